"""Recordings again: played on a page, played through at once, and the three depths of replay."""
