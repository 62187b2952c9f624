"""Trains the network that sees parts of walls."""
