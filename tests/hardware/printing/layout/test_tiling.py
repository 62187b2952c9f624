"""Sheets on paper: nothing is lost at a cut, no marker is cut, every part fits, and the pages say what to do."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.errors import HardwareError
from hardware.printing.layout.page_marks import page_marks
from hardware.printing.layout.tiling import cuts, pages_for
from hardware.printing.mats import card_mat, market_mat, seat_mat
from hardware.printing.shapes import Sheet, Text
from tests.hardware.printing.rendered import JOB, PAPERS, SAY, SETTINGS
from vision.message import Message

SHEETS = (seat_mat(2, JOB), market_mat(JOB), card_mat(JOB))


@pytest.mark.parametrize(
    ("sheet", "paper", "pages"),
    [
        (SHEETS[0], "a3", 1),
        (SHEETS[0], "a4", 4),
        (SHEETS[0], "tabloid", 2),
        (SHEETS[0], "letter", 4),
        (SHEETS[1], "a4", 1),
        (SHEETS[1], "letter", 2),
        (SHEETS[2], "a3", 1),
        (SHEETS[2], "a4", 4),
    ],
)
def test_a_sheet_takes_as_few_pages_as_it_can(sheet: Sheet, paper: str, pages: int) -> None:
    assert len(pages_for(sheet, paper, SETTINGS.printing)) == pages


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title)
def test_parts_make_up_the_sheet_fit_the_paper_and_cut_no_marker(sheet: Sheet, paper: str) -> None:
    pages = pages_for(sheet, paper, SETTINGS.printing)
    area = sum((p.part[2] - p.part[0]) * (p.part[3] - p.part[1]) for p in pages)
    assert area == pytest.approx(sheet.width_mm * sheet.height_mm)
    margin = SETTINGS.printing.margin_mm if len(pages) > 1 else 0.0
    for page in pages:
        left, bottom = page.on_page((page.printed[0], page.printed[1]))
        right, top = page.on_page((page.printed[2], page.printed[3]))
        assert left >= margin - 1e-6
        assert bottom >= margin - 1e-6
        assert right <= page.width_mm - margin + 1e-6
        assert top <= page.height_mm - margin + 1e-6
        for zone in sheet.keep_whole:
            for edge, low, high in (
                (page.part[0], 0, 2),
                (page.part[2], 0, 2),
                (page.part[1], 1, 3),
                (page.part[3], 1, 3),
            ):
                inner = 0.0 < edge < (sheet.width_mm if low == 0 else sheet.height_mm)
                assert not (inner and zone[low] < edge < zone[high])


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title)
def test_every_cut_has_a_flap_underneath(sheet: Sheet, paper: str) -> None:
    pages = {(p.row, p.col): p for p in pages_for(sheet, paper, SETTINGS.printing)}
    for (row, col), page in pages.items():
        assert page.cut_right == ((row, col + 1) in pages)
        assert page.cut_bottom == ((row + 1, col) in pages)
        if page.cut_right:
            neighbour = pages[row, col + 1]
            assert neighbour.flap_left
            assert neighbour.printed[0] == pytest.approx(page.part[2] - SETTINGS.printing.flap_mm)
        if page.cut_bottom:
            below = pages[row + 1, col]
            assert below.flap_top
            assert below.printed[3] == pytest.approx(page.part[1] + SETTINGS.printing.flap_mm)


@pytest.mark.parametrize("paper", ["a4", "letter", "tabloid"])
def test_pages_to_glue_say_which_they_are_and_carry_a_ruler(paper: str) -> None:
    for page in pages_for(SHEETS[0], paper, SETTINGS.printing):
        texts = [shape.text for shape in page_marks(page, SETTINGS.printing, SAY) if isinstance(shape, Text)]
        assert any(f"page {page.number} of {page.of}" in text for text in texts)
        assert "100 mm" in texts


def test_a_sheet_as_large_as_its_paper_carries_nothing_beside_itself() -> None:
    (page,) = pages_for(SHEETS[0], "a3", SETTINGS.printing)
    assert page_marks(page, SETTINGS.printing, SAY) == ()


def test_markers_at_the_papers_very_edge_are_told_of() -> None:
    (cards,) = pages_for(SHEETS[2], "a3", SETTINGS.printing)
    (seat,) = pages_for(SHEETS[0], "a3", SETTINGS.printing)
    assert cards.near_edge()
    assert not seat.near_edge()
    assert not any(page.near_edge() for page in pages_for(SHEETS[2], "a4", SETTINGS.printing))


def test_an_unknown_paper_is_refused_with_those_there_are() -> None:
    with pytest.raises(HardwareError, match="a3, a4, letter, tabloid") as refused:
        pages_for(SHEETS[0], "a5", SETTINGS.printing)
    assert refused.value.code == "print.no_such_paper"


def test_a_sheet_that_cannot_be_cut_between_its_markers_is_refused() -> None:
    whole = Sheet("poster", 500.0, 500.0, (), keep_whole=((0.0, 0.0, 500.0, 500.0),), cuts_x_mm=(250.0,))
    with pytest.raises(HardwareError) as refused:
        pages_for(whole, "a4", SETTINGS.printing)
    assert refused.value.code == "print.cuts_marker"


@given(
    length=st.floats(50, 900),
    room=st.floats(60, 400),
    flap=st.floats(0, 20),
    preferred=st.lists(st.floats(1, 899), max_size=9),
    blocked=st.lists(st.tuples(st.floats(0, 900), st.floats(0, 60)), max_size=4),
)
def test_cuts_fit_avoid_what_is_blocked_and_are_as_few_as_any(
    length: float, room: float, flap: float, preferred: list[float], blocked: list[tuple[float, float]]
) -> None:
    spans = [(a, a + size) for a, size in blocked]
    found = cuts(length, room, flap, preferred, spans)
    allowed = [p for p in set(preferred) if 0 < p < length and not any(a < p < b for a, b in spans)]

    def fits(edges: tuple[float, ...]) -> bool:
        return all(b - a + flap * (i > 0) <= room + 1e-6 for i, (a, b) in enumerate(itertools.pairwise(edges)))

    fewest = next(
        (n for n in range(6) if any(fits((0.0, *sorted(c), length)) for c in itertools.combinations(allowed, n))),
        None,
    )
    if fewest is None:
        assert found is None
        return
    assert found is not None
    assert len(found) - 2 == fewest
    assert fits(found)
    assert set(found[1:-1]) <= set(allowed)


def test_a_sheet_is_called_by_what_people_call_it_in_any_language() -> None:
    mat = Sheet("card mat", 300.0, 420.0, (), called="card_mat")
    assert mat.name == Message("print.sheet_card_mat")
    assert Sheet("poster", 500.0, 500.0, ()).name == "poster"
