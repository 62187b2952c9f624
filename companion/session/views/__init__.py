"""What pages show of a game."""
