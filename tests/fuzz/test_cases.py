"""What fuzzing begins with and what it found: each target stands it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS, seeds_of

CASES = Path(__file__).parent / "cases"


@pytest.mark.parametrize("name", TARGETS)
def test_no_case_that_fuzzing_found_or_begins_with_makes_a_target_fall(name: str, tmp_path: Path) -> None:
    target = TARGETS[name](tmp_path)
    found = [path.read_bytes() for path in sorted((CASES / name).glob("*"))]
    for data in [b"", *seeds_of(name), *found]:
        target(data)
