"""Readings with their doubt, all that one picture says, and drawings of it."""
