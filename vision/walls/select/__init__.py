"""The hypothesis of each tile that fits best, and its rivals."""
