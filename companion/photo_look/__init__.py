"""Photos that people take of a table with their phones: read once, and forgotten."""
