"""Lessons for the network that counts grain disks."""
