"""Readings with their confidence, the observation of one picture, and overlays."""
