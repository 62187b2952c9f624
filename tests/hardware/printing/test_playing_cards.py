"""The printed deck: whole, on the standard grid, readable from both ends, and the same as on the pages."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from hardware.printing import card_art
from hardware.printing.layout.tiling import pages_for
from hardware.printing.playing_cards import CARD_MM, Card, card_face, card_sheets, deck
from hardware.printing.shapes import Outline, RoundedBox, Text
from scripts.write_card_art import MODULE, module_text
from tests.hardware.printing.rendered import JOB, PAPERS, SETTINGS, rendered

DPI = 60


def test_the_deck_is_52_cards_and_two_jokers() -> None:
    cards = deck()
    assert len(set(cards)) == 54
    assert Counter(card.suit for card in cards) == {**dict.fromkeys(card_art.SUITS, 13), "": 2}


@pytest.mark.parametrize("rank", range(1, 11))
def test_pips_are_as_many_as_the_rank_and_the_same_from_both_ends(rank: int) -> None:
    pips = card_art.PIPS[rank]
    assert len(set(pips)) == rank
    turned = {(card_art.WIDTH - x, card_art.HEIGHT - y) for x, y in pips}
    # A seven's odd pip stands above the middle, as on all French cards.
    assert turned ^ set(pips) == ({(30.0, 28.5), (30.0, 55.5)} if rank == 7 else set())


@pytest.mark.parametrize("card", deck(), ids=lambda card: f"{card.suit}{card.rank}")
def test_a_card_is_named_in_two_corners_and_nothing_crosses_its_edge(card: Card) -> None:
    shapes = card_face(card, (0.0, 0.0), JOB)
    turns = Counter(shape.turned_deg for shape in shapes if isinstance(shape, Text))
    assert turns[0.0] == turns[180.0] > 0
    for shape in shapes:
        if isinstance(shape, Outline):
            points = [point for start, steps in shape.curves for point in (start, *(p for step in steps for p in step))]
            assert all(abs(x) < CARD_MM[0] / 2 - 2.0 and abs(y) < CARD_MM[1] / 2 - 2.0 for x, y in points)


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_meet_faces_when_printed_on_both_sides(paper: str) -> None:
    sheets = card_sheets(paper, JOB)
    for face, back in zip(sheets[::2], sheets[1::2], strict=True):
        cuts = [
            sorted(round(at, 6) for shape in sheet.shapes if isinstance(shape, RoundedBox) and shape.fill is None
                   and shape.corner_mm == 3.0 for at in (shape.bounds[0], sheet.width_mm - shape.bounds[2]))
            for sheet in (face, back)
        ]  # fmt: skip
        assert cuts[0] == cuts[1] != []


def test_a_court_figure_looks_the_same_from_both_ends(tmp_path: Path) -> None:
    sheets = card_sheets("a4", JOB)
    pictures = rendered(pages_for(sheets[2], "a4", SETTINGS.printing), tmp_path, DPI, gray=True)
    px = DPI / 25.4
    # The second card of the second page of faces: the jack of clubs.
    left, top = (210 - 3 * CARD_MM[0]) / 2 + CARD_MM[0], (297 - 3 * CARD_MM[1]) / 2
    rows = slice(round((top + 10) * px), round((top + CARD_MM[1] - 10) * px))
    cols = slice(round((left + 15) * px), round((left + CARD_MM[0] - 15) * px))
    figure = pictures[0][rows, cols].astype(float)
    assert figure.std() > 20
    assert float(np.abs(figure - figure[::-1, ::-1]).mean()) < 0.25 * figure.std()


def test_the_pages_draw_the_cards_that_are_printed() -> None:
    assert MODULE.read_text(encoding="utf-8") == module_text(), "run python scripts/write_card_art.py"
