"""Results of finished games, and what is computed from them: a season's standings, ratings and records."""
