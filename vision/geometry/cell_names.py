"""Names of a mat's cells as printed: column letter and row number from the top, ``B1``."""

from __future__ import annotations

from vision.geometry.table import Cell


def cell_name(cell: Cell) -> str:
    """The name of a cell, such as ``B1`` for row 0, column 1."""
    row, column = cell
    return f"{chr(ord('A') + column)}{row + 1}"


def place_to_json(row: int, col: int) -> dict[str, object]:
    """A cell in JSON: its name, and row and column from 0."""
    return {"cell": cell_name((row, col)), "row": row, "col": col}
