"""Almost by twenty thousand simulated phones at seal gates that are killed, over PostgreSQL and Valkey."""
