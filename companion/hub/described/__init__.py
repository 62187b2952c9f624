"""The hub's interface for programs, described."""
