"""Suit bidding, the game whose rules say "name needed", for 2 to 7 players (rulings ``N1``–``N4``)."""
