"""How virtual players bid in Almost: mixed strategies that were computed in advance."""
