"""Building."""
