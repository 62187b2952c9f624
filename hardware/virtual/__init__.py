"""A table in the computer: what lies on it, a camera that sees it, and a board that reads its dice."""
