"""What changes between two readings, and what of an earlier reading still holds."""
