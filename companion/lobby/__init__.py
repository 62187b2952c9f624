"""Who sits where, and who may do what: pure and frozen; stored beside the log."""
