"""What follows from games that are over: results, a season's standings, ratings and records."""
