"""Belemmer: obstruct the other colour's stacks, for 2 players (rulings ``B1``–``B4``)."""
