"""Who sits with whom: everybody once, at tables of the wanted size, and with nobody again while that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.hub.tournament.pairing import LEAST, MOST, Round, meetings, paired, repeats, table_sizes

PEOPLE = st.integers(2, 9)


@pytest.mark.parametrize(
    ("people", "wanted", "sizes"),
    [
        (2, 4, (2,)),
        (5, 4, (5,)),
        (6, 4, (3, 3)),
        (7, 4, (4, 3)),
        (13, 4, (5, 4, 4)),
        (8, 3, (3, 3, 2)),
        (11, 5, (4, 4, 3)),
        (6, 2, (2, 2, 2)),
        (7, 2, (3, 2, 2)),
        (100, 5, (5,) * 20),
    ],
)
def test_tables_are_as_near_to_the_wanted_size_as_can_be(people: int, wanted: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(people, wanted) == sizes


@given(people=st.integers(LEAST, 200), wanted=st.integers(LEAST, MOST))
def test_everybody_has_a_chair_and_no_table_is_much_larger_than_another(people: int, wanted: int) -> None:
    sizes = table_sizes(people, wanted)
    assert sum(sizes) == people
    assert LEAST <= min(sizes) <= max(sizes) <= min(MOST, min(sizes) + 1)


def test_the_first_round_seats_people_in_the_order_of_the_standings() -> None:
    assert paired([3, 1, 4, 5, 9, 2], {}, 3) == ((3, 1, 4), (5, 9, 2))


def test_of_an_odd_number_the_last_who_had_none_has_the_bye() -> None:
    assert paired([1, 2, 3, 4, 5], {}, 2) == ((1, 2), (3, 4), (5,))
    assert paired([1, 2, 3, 4, 5], {}, 2, had_bye={5, 4}) == ((1, 2), (4, 5), (3,))
    assert paired([1, 2, 3], {}, 2, had_bye={1, 2, 3})[-1] == (3,)


def rounds_of(people: int, wanted: int, rounds: int) -> Iterator[tuple[Round, int]]:
    """Each round's tables, and how often people met again at them."""
    met: Counter[frozenset[int]] = Counter()
    byes: set[int] = set()
    for _ in range(rounds):
        tables = paired(range(people), met, wanted, byes)
        yield tables, repeats(tables, met)
        met.update(meetings(tables))
        byes |= {table[0] for table in tables if len(table) == 1}


@settings(max_examples=30)
@given(people=st.integers(2, 40), wanted=st.integers(LEAST, MOST), rounds=st.integers(1, 6))
def test_in_every_round_everybody_sits_once(people: int, wanted: int, rounds: int) -> None:
    for tables, _ in rounds_of(people, wanted, rounds):
        assert sorted(one for table in tables for one in table) == list(range(people))
        chairs = sorted(len(table) for table in tables if len(table) > 1)
        assert chairs == sorted(table_sizes(sum(chairs), wanted))


@pytest.mark.parametrize(
    ("people", "wanted", "again"),
    [
        (100, 4, [0, 0, 0, 0, 0, 0]),
        (40, 4, [0, 0, 0, 0, 0, 0]),
        (16, 4, [0, 0, 0, 0, 0, 24]),  # everybody has met everybody after five
        (20, 5, [0, 4]),  # of five people two come from one of four tables
        (9, 3, [0, 0, 0, 0, 9]),
    ],
)
def test_nobody_meets_again_while_that_can_be(people: int, wanted: int, again: list[int]) -> None:
    assert [met_again for _, met_again in rounds_of(people, wanted, len(again))] == again


@settings(max_examples=20)
@given(people=st.integers(8, 16), wanted=st.integers(3, MOST), met=st.data())
def test_no_two_could_change_places_so_that_fewer_meet_again(people: int, wanted: int, met: st.DataObject) -> None:
    pairs = [frozenset(pair) for pair in combinations(range(people), 2)]
    counts = met.draw(st.lists(st.integers(0, 2), min_size=len(pairs), max_size=len(pairs)))
    before = dict(zip(pairs, counts, strict=True))
    tables = paired(range(people), before, wanted)
    for one, other in combinations(range(people), 2):
        names = {one: other, other: one}
        changed = tuple(tuple(names.get(sits, sits) for sits in table) for table in tables)
        assert repeats(changed, before) >= repeats(tables, before)


def test_who_must_meet_others_meets_those_who_stand_near() -> None:
    met: Counter[frozenset[int]] = Counter(meetings(paired(range(12), {}, 3)))
    places = paired(range(12), met, 3)
    assert max(max(table) - min(table) for table in places) < 9


@given(people=PEOPLE, wanted=st.integers(3, MOST), met=st.data())
def test_nobody_meets_again_more_often_than_must_be(people: int, wanted: int, met: st.DataObject) -> None:
    """Against all ways to seat so few."""
    pairs = [frozenset(pair) for pair in combinations(range(people), 2)]
    before = {pair: met.draw(st.integers(0, 2)) for pair in pairs}
    best = min(repeats(tables, before) for tables in every_seating(range(people), table_sizes(people, wanted)))
    assert repeats(paired(range(people), before, wanted), before) == best


def test_a_league_of_eight_at_two_meets_everybody_once_in_seven_rounds() -> None:
    met: Counter[frozenset[int]] = Counter()
    for _ in range(7):
        met.update(meetings(paired(range(8), met, 2)))
    assert set(met.values()) == {1}
    assert len(met) == 28


def every_seating(left: Sequence[int], sizes: tuple[int, ...]) -> Iterator[Round]:
    """All ways to fill tables of those sizes."""
    if not sizes:
        yield ()
        return
    for table in combinations(left, sizes[0]):
        rest = [one for one in left if one not in table]
        for others in every_seating(rest, sizes[1:]):
            yield (table, *others)
