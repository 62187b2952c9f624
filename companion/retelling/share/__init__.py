"""A game to share: its card, picture, film and sound."""
