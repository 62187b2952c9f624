"""Checks of the exported parts: the mesh itself, the way through the tower, and dice thrown into it."""
