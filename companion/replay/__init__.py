"""Replay of recordings: on a page, all at once, and at three depths."""
