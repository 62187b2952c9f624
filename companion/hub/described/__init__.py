"""The description of the hub's interface for programs."""
