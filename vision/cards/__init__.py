"""Playing cards on the card mat."""
