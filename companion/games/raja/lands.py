"""Which sets of tiles are legal Lands (``S1``)."""

from __future__ import annotations

from companion.games.raja.pieces import COLS, ROWS, TILES_PER_SEAT, Cell, neighbours


def are_lands(cells: tuple[Cell, ...]) -> bool:
    """Whether these are Lands: seven connected tiles on the grid, among them a 2 × 2 square (``S1``)."""
    tiles = set(cells)
    if len(cells) != TILES_PER_SEAT or len(tiles) != TILES_PER_SEAT or not all(on_grid(cell) for cell in tiles):
        return False
    if not any({(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)} <= tiles for row, col in tiles):
        return False
    reached = {cells[0]}
    edge = [cells[0]]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in tiles and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return reached == tiles


def on_grid(cell: Cell) -> bool:
    """Whether the cell is one of the seat mat's 3 × 5."""
    return 0 <= cell[0] < ROWS and 0 <= cell[1] < COLS
