"""Events on pages: how long each took to each page is worked out as it is said."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.soak.club.arrivals import Arrived, Happened, told
from tests.soak.club.commands import Command, commands_in, kept_beside
from tests.soak.club.open_pages import LANGUAGES, mixed
from tests.soak.club.side_by_side import difference

MS = 1_000_000


def test_an_event_is_there_with_the_first_stand_that_has_it_or_a_later_one() -> None:
    happened = [Happened(1, 0, (1, 5)), Happened(1, 10 * MS, (1, 6)), Happened(1, 20 * MS, (2, 1))]
    page = [
        Arrived(5 * MS, 1, (1, 4)),
        Arrived(50 * MS, 1, (1, 6)),
        Arrived(60 * MS, 1, (1, 6)),
        Arrived(90 * MS, 1, (2, 3)),
    ]
    found = told(happened, [page], [frozenset({1})])
    assert (list(found.took_ms), found.never) == ([40.0, 50.0, 70.0], 0)


def test_what_a_page_does_not_show_does_not_count_and_what_never_came_does() -> None:
    happened = [Happened(1, 0, (1, 5)), Happened(2, 0, (2, 5)), Happened(2, 0, (2, 9))]
    found = told(happened, [[Arrived(7 * MS, 2, (2, 5))]], [frozenset({2})])
    assert (list(found.took_ms), found.never) == ([7.0], 1)


def test_a_difference_that_is_there_is_found_and_one_that_is_not_is_not() -> None:
    random = Random(1)
    alone, same = ([random.lognormvariate(1, 0.5) for _ in range(600)] for _ in range(2))
    slower = [value + 1 for value in same]
    for of in (0.5, 0.95):
        found, least, most = difference(alone, same, of, random)
        assert least <= 0 <= most
        assert least <= found <= most
    found, least, most = difference(alone, slower, 0.5, random)
    assert 0.5 < least < found < most < 1.5


def test_what_a_command_notes_is_read_back_and_a_line_that_was_cut_is_not(tmp_path: Path) -> None:
    noted = [Command(5, 4_000_000, 1_500_000, "t1-0", 7), Command(9, 1, 1, "t1-0", 8)]
    kept_beside(tmp_path).write_text("".join(one.line() for one in noted) + "12 3 2 t1-")
    assert commands_in(tmp_path) == noted
    assert (noted[0].took_ms, noted[0].own_ms) == (4.0, 1.5)


def test_pages_are_of_all_kinds_and_languages_at_all_gates() -> None:
    pages = mixed(["a", "b"], [1, 2, 3], 600)
    assert sum(page.table is None for page in pages) == 360
    assert {(page.gate, page.language) for page in pages} == {(gate, tag) for gate in "ab" for tag in LANGUAGES}
    assert {page.table for page in pages} == {None, 1, 2, 3}
    assert {page.by_address for page in pages} == {True, False}
