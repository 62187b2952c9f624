"""Frames of the table: decoding them, reading them here or in a process of its own, keeping the newest."""
