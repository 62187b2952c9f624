"""The club's recordings: taken in pieces from its tables, kept as long as there is room, looked through once."""
