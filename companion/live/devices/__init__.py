"""Camera and dice board of a live table, real or virtual: watched, read at a suitable pace, and reported."""
