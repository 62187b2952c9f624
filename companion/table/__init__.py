"""The table: one writer, one log, and a feed that tells everybody what happened."""
