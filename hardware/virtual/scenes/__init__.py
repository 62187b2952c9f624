"""What lies on the virtual table, and what hands do to it: values and pure functions."""
