"""What is computed from finished games: results, a season's standings, ratings and records."""
