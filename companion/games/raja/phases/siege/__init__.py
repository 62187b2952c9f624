"""Siege."""
