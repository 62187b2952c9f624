"""Checks of the exported parts: the mesh itself, the way through the tower, dice thrown into it."""
