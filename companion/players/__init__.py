"""Virtual players: they see their own view and what they may do, like anybody at the table."""
