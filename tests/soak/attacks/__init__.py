"""Attacks on companions of one's own, on this machine alone, each with what is promised: ``make soak-attack``."""
