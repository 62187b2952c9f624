"""The texts of the log."""
