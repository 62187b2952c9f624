"""Seeing can be read from top to bottom: the way docs/seeing.md describes is the one the code takes, and modules are short."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_FILES, MOST_LINES = 12, 400


def frames_way() -> list[tuple[str, list[str]]]:
    """The files a frame goes through, in order, with the functions that are named of each."""
    text = (ROOT / "docs" / "seeing.md").read_text(encoding="utf-8")
    table = text.split("## A frame's way")[1].split("\n## ")[0]
    rows = [line.split(" | ") for line in table.splitlines() if line.startswith("| `")]
    return [(row[0].strip("| `"), re.findall(r"`(\w+)`", row[1])) for row in rows]


def test_a_frames_way_is_at_most_twelve_files_none_twice_with_the_functions_it_names() -> None:
    way = frames_way()
    files = [file for file, _ in way]
    assert 5 < len(files) <= MOST_FILES
    assert len(set(files)) == len(files)
    missing = []
    for file, names in way:
        assert names, file
        code = (ROOT / "vision" / f"{file}.py").read_text(encoding="utf-8")
        missing += [f"{file}: {name}" for name in names if not re.search(rf"\b{name}\b", code)]
    assert missing == []


def test_no_module_of_seeing_is_longer_than_people_read_at_once() -> None:
    long = {
        str(module.relative_to(ROOT)): lines
        for module in (ROOT / "vision").rglob("*.py")
        if (lines := len(module.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}
