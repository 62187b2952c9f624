"""Sends a table's games to a club's hub: as a spectator sees them, at least once, in order."""
