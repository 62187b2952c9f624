"""Selects the best hypothesis of each tile, and its rivals."""
