"""Learned networks and how they are run."""
