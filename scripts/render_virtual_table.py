"""Render what the virtual camera of a checkout sees of a table for three: ``python scripts/render_virtual_table.py ROOT
OUT.jpg``.

``scripts/compare_pictures.py`` runs it over an old commit and over this one.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

LANDS = (
    ((0, 1), "red", {"stones": 9, "width": 3, "noble": True}),
    ((0, 2), "blue", {}),
    ((1, 1), "red", {}),
    ((1, 2), "red", {}),
    ((1, 3), "blue", {"stones": 6, "width": 2, "noble": True, "grain": 4}),
    ((2, 2), "blue", {"stones": 7, "width": 2, "noble": True}),
    ((2, 3), "red", {}),
)
LAYING = ("hardware.virtual.scenes.laying", "hardware.virtual.laying")
"""The module that lays the table, in today's place and in its former one."""


def main(root: Path, picture: Path) -> None:
    """Lay three mats with the same Lands, and render the first."""
    sys.path.insert(0, str(root))
    kit: Any = importlib.import_module("tests.hardware.virtual.kit")
    virtual: Any = importlib.import_module("hardware.virtual.table")
    laying = _first_there(*LAYING)
    table = virtual.VirtualTable(kit.table_kit(1), range(3), None)
    tiles = tuple(laying.TileWanted(cell, side, **lies) for cell, side, lies in LANDS)
    table.lay_out(laying.TableWanted(tuple((mat, tiles) for mat in range(3)), (3, 8, 14)))
    picture.write_bytes(table.picture())


def _first_there(*names: str) -> Any:
    for name in names:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            continue
    raise SystemExit(f"This checkout has no {' nor '.join(names)}.")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
