"""Review of a recorded game: loaded as values, with its moments, its pictures, and what-ifs beside the real course."""
