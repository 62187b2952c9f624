"""Measures how well vision reads photos: truth, scores against it, worsened photos, and failures to look at."""
