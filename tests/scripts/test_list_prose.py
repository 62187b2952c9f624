"""What is said to people comes from the catalogue: sentences that stand in the code grow no more."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from scripts.list_prose import FOR_DEVELOPERS, KINDS, MOST, prose

ROOT = Path(__file__).parents[2]


def test_no_kind_of_sentence_that_people_read_grows() -> None:
    found = Counter(one.kind for one in prose(ROOT))
    grown = {kind: found[kind] for kind, most in MOST.items() if found[kind] > most}
    assert grown == {}, (
        "put what people read into companion/texts/<language>: python scripts/list_prose.py KIND lists it"
    )


def test_every_kind_is_for_developers_or_bounded() -> None:
    assert set(KINDS) == FOR_DEVELOPERS | set(MOST)
    assert FOR_DEVELOPERS & set(MOST) == set()
