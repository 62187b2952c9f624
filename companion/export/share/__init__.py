"""A finished game to share: its card, picture, short film and sound."""
