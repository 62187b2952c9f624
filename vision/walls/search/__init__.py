"""Which walls, columns and nobles explain the evidence best, weighed quickly and roughly."""
