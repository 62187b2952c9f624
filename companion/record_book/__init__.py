"""What people did over all evenings at this table: games, wins, rivalries, records; and how somebody is forgotten."""
