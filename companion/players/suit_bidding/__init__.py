"""How virtual players bid suits: a matrix game at every bid, and what the rest of the hand is worth."""
