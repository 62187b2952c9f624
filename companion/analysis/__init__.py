"""Analysis of a finished game of Raja: points, luck and choices, best bargain, walls, awards, turning points."""
