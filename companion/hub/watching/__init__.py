"""Serves spectators, from any number of processes."""
