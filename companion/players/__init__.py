"""Virtual players: like anybody at the table, they know only their own view and what they may do."""
