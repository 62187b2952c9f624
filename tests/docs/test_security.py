"""docs/security.md names a test for each point; each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_test_that_shows_a_point_is_there() -> None:
    rows = (ROOT / "docs/security.md").read_text(encoding="utf-8").splitlines()
    points = [line for line in rows if re.match(r"\| \d", line)]
    assert len(points) > 25
    told = [re.findall(r"`(test_\w+)`", line) for line in points]
    assert [points[n] for n, names in enumerate(told) if not names] == []
    written = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert {name for names in told for name in names} - written == set()
