"""Lessons for the network that sees parts of walls."""
