"""Who sits where, and who may do what: pure and immutable; stored beside the log."""
