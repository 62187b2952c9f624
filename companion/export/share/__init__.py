"""Makes what people share of a finished game: its card, picture, short film and sound."""
