"""Records of people over all games at this table: games, wins, rivalries, bests; and the erasure of a person."""
