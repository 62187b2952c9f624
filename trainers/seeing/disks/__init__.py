"""Trains the network that counts grain disks."""
