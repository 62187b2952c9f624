"""Analysis of a finished game of Raja: how it was won, luck and choices, best bargain, walls, awards, turning points."""
