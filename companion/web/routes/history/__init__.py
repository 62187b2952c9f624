"""Routes of games that are over: saved games, recordings, their review, and people's records."""
