"""The steps, the first form that ever was written first."""
