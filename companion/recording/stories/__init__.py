"""Recordings made from a story: photos and a list of what happened."""
