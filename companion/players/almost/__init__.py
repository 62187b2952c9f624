"""How virtual players bid in Almost: mixed strategies, kept as they were computed."""
