"""The camera and the dice board of a live table, real or stood in for: watched, read at a fit pace, and told of."""
