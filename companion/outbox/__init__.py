"""What a table tells a club's hub of its games: as a spectator sees them, at least once, in order."""
