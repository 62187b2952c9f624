"""Records of people over all games at this table: games, wins, rivalries, bests; and how a person is erased."""
