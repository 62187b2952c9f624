"""A virtual table: the pieces on it, a camera that sees them, and a board that reads its dice."""
