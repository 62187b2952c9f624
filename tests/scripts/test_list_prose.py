"""What is said to people comes from the catalogue: no sentence of theirs stands in the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.list_prose import FOR_DEVELOPERS, KINDS, prose

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def test_no_sentence_that_people_read_stands_in_the_code() -> None:
    found = [f"{one.place}: {one.text}" for one in prose(ROOT) if one.kind not in FOR_DEVELOPERS]
    assert found == [], "put what people read into companion/texts/<language>"


def test_every_kind_for_developers_is_one_of_the_kinds() -> None:
    assert set(KINDS) - FOR_DEVELOPERS == {"told", "printed", "people"}
