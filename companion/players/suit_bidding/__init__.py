"""How virtual players bid in suit bidding: a matrix game for each bid, using the worth of the rest of the hand."""
