"""Recorded evenings told again: looked at, taken out of their file, and learned from."""
