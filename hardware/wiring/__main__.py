"""``python -m hardware.wiring``: make the tables of docs/build.md and docs/pictures/wiring.svg again."""

from __future__ import annotations

from pathlib import Path

from hardware.wiring.documents import with_tables
from hardware.wiring.drawing import wiring_svg
from hardware.wiring.netlist import read_rig, rig_text


def main() -> None:
    """Write both to their place in this checkout."""
    docs = Path(__file__).parents[2] / "docs"
    rig = read_rig(rig_text())
    guide = docs / "build.md"
    guide.write_text(with_tables(guide.read_text(encoding="utf-8"), rig), encoding="utf-8")
    (docs / "pictures" / "wiring.svg").write_text(wiring_svg(rig), encoding="utf-8")


if __name__ == "__main__":
    main()
