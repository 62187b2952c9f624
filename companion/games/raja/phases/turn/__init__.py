"""What begins and ends a turn."""
