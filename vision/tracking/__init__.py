"""Changes between two readings, and which earlier readings are still valid."""
