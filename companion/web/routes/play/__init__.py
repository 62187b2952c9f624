"""Routes of a game that goes on: seats, commands, devices, and what a host does."""
