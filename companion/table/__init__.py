"""The table: one writer, one log, and a feed for all viewers."""
