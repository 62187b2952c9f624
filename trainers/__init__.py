"""Scripts that work out how virtual players play, once and for all."""
