"""Tournaments of a club: who sits with whom, and who is ahead."""
