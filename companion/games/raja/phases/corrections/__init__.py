"""Accidents and corrections, at any time."""
