"""Bid War: a deck-trimming bidding war for 2 to 4 players (rulings ``W1``–``W6``)."""
