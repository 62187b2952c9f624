"""Events on pages: how long each took to each page is worked out as it is said."""

from __future__ import annotations

from tests.soak.club.arrivals import Arrived, Happened, told
from tests.soak.club.open_pages import LANGUAGES, mixed

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


def test_pages_are_of_all_kinds_and_languages_at_all_gates() -> None:
    pages = mixed(["a", "b"], [1, 2, 3], 600)
    assert sum(page.table is None for page in pages) == 360
    assert {(page.gate, page.language) for page in pages} == {(gate, tag) for gate in "ab" for tag in LANGUAGES}
    assert {page.table for page in pages} == {None, 1, 2, 3}
    assert {page.by_address for page in pages} == {True, False}
