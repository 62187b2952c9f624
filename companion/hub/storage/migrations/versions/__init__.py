"""The migrations, one per module; their names sort in order."""
