"""Frames of the table: decoding them, reading them here or in a separate process, keeping the newest."""
