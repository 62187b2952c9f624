"""Names of places on a mat's grid: column letter, and row number from the top (``B1``), as on mats and pages."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]
"""Row from the top and column from the left, both from 0."""

_NAME: Final = re.compile(r"([A-Z])([1-9][0-9]*)")
_FIRST_COLUMN: Final = ord("A")


def cell_name(cell: Cell) -> str:
    """The name of a cell, such as ``B1`` for row 0, column 1."""
    row, column = cell
    return f"{chr(_FIRST_COLUMN + column)}{row + 1}"


def cell_named(name: str) -> Cell:
    """The cell with that name.

    Raises:
        ValueError: no cell has this name.
    """
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(f"{name!r} is no cell: name one as B1")
    return int(found[2]) - 1, ord(found[1]) - _FIRST_COLUMN
