"""Review of a recorded game: its moments, its pictures, and what-ifs beside the real course."""
