"""``python -m hardware.parts``: make the pictures of docs/parts.md again."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hardware.parts.exporting import export_parts
from hardware.parts.parameters_file import shipped_parameters
from hardware.parts.rendering.docs_pictures import assembly_pictures, part_pictures, write_pictures


def main() -> None:
    """Write the pictures to their place in this checkout."""
    folder = Path(__file__).parents[2] / "docs" / "pictures"
    parameters = shipped_parameters()
    with tempfile.TemporaryDirectory() as files:
        parts = export_parts(parameters, Path(files))
        write_pictures(part_pictures(parts) | assembly_pictures(parts, parameters), folder)


if __name__ == "__main__":
    main()
