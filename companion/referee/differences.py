"""Finds differences between table and game. Readings are made first and only then compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.referee.expectations import Place, TableNeeds
from companion.referee.memory import Noticed, Referee, is_settled, reading_of, table_value
from companion.referee.proposals import Difference, Quantity, Subject, TableValue, at
from vision.readings.reading import Seen

_COUNTS: tuple[Quantity, ...] = ("stones", "width", "grain")


def all_differences(referee: Referee, needs: TableNeeds) -> tuple[Difference, ...]:
    """Return every ``seen`` reading that differs from the game, except those that a person has settled.

    What players are about to change by hand is not compared: it shows neither the old value nor the new one.
    """
    return tuple(
        Difference(subject, on_table, in_game)
        for subject, on_table, in_game in compared(referee, needs)
        if differs(subject, on_table, in_game, needs) and not is_settled(referee, subject)
    )


def to_put_back(referee: Referee, needs: TableNeeds) -> tuple[Difference, ...]:
    """Return differences where a person said that the game is right, so the pieces must be put back."""
    return tuple(
        Difference(subject, on_table, in_game)
        for subject, on_table, in_game in compared(referee, needs)
        if differs(subject, on_table, in_game, needs) and is_settled(referee, subject)
    )


def compared(referee: Referee, needs: TableNeeds) -> Iterator[tuple[Subject, TableValue, TableValue]]:
    """Yield every certain reading with the game's value."""
    seen_mats = _seen_mats(referee)
    some = bool(seen_mats or referee.words)
    for place, held in sorted(needs.cities.items()) if some else ():
        if place[0] not in seen_mats and not referee.words:
            continue
        for quantity, in_game in zip(_COUNTS, (held.stones, held.width, held.grain), strict=True):
            on_table = _count(referee, place, quantity)
            if on_table is not None:
                yield at(place, quantity), on_table, in_game
    for place, tile in sorted(needs.tiles.items()) if seen_mats else ():
        if place[0] not in seen_mats:
            continue
        values: list[tuple[Subject, TableValue]] = [
            (at(place, "side"), tile.side),
            (at(place, "shields"), tile.shields),
        ]
        if place in needs.cities:
            values.append((at(place, "noble"), tile.noble))
        for subject, in_game_value in values:
            seen = table_value(referee, subject)
            if seen is not None:
                yield subject, seen, in_game_value
    for row, price in sorted(needs.prices.items()):
        subject = Subject(None, None, "price", row)
        shown = table_value(referee, subject)
        if shown is not None:
            yield subject, shown, price


def _seen_mats(referee: Referee) -> frozenset[int]:
    """Return the mats that ``table_value`` may know about; others need no comparison."""
    if referee.in_sight is None:
        return frozenset(referee.mats)
    return frozenset(referee.mats) & {*referee.in_sight, *referee.glimpsed}


def _count(referee: Referee, place: Place, quantity: Quantity) -> int | None:
    if (place, quantity) in referee.words:
        return referee.words[place, quantity].value
    if quantity == "width" and table_value(referee, at(place, "stones")) == 0:
        return None  # without a wall there is no width: that no stone stands is compared already
    seen = table_value(referee, at(place, quantity))
    return seen if isinstance(seen, int) else None


def differs(subject: Subject, on_table: TableValue, in_game: TableValue, needs: TableNeeds) -> bool:
    """Whether the values really differ, apart from changes that the game waits for."""
    if on_table == in_game:
        return False
    if subject.mat is None or subject.cell is None:
        return True
    place = (subject.mat, subject.cell)
    if needs.wall is not None and needs.wall.place == place and subject.about in ("stones", "width"):
        return False
    seat = needs.seat_at(subject.mat)
    match on_table, in_game, subject.about:
        case int(), int(), "grain":
            more = seat.harvest.get(subject.cell, 0) + seat.grain_in_hand
            return not in_game < on_table <= in_game + more
        case int(), int(), "stones":
            return not in_game < on_table <= in_game + seat.first_stones
        case int(), int(), "width":
            return seat.first_stones == 0
        case tuple(), tuple(), "shields":
            return added_shield(on_table, in_game, seat.shields) is None
        case _:
            return True


def added_shield(
    on_table: tuple[TableValue, ...], in_game: tuple[TableValue, ...], hand: tuple[int, ...]
) -> int | None:
    """Return the value of the one shield that a tile has more than in the game; None if the seat may not lay such a
    shield.
    """
    more = list(on_table)
    for value in in_game:
        if value not in more:
            return None
        more.remove(value)
    first = more[0] if more else 0
    may = isinstance(first, int) and 1 <= first <= len(hand) and hand[first - 1] >= more.count(first)
    return first if may and isinstance(first, int) else None


def with_differences(referee: Referee, needs: TableNeeds) -> Referee:
    """Update which differences last, and since when."""
    shown: dict[Subject, TableValue] = {}
    noticed: dict[Subject, Noticed] = {}
    for subject, on_table, in_game in compared(referee, needs):
        shown[subject] = on_table
        if not differs(subject, on_table, in_game, needs):
            continue
        before = referee.noticed.get(subject)
        if before is not None and (before.on_table, before.in_game) == (on_table, in_game):
            noticed[subject] = before
            continue
        looked_ns = referee.looked_ns.get(subject.mat, 0)
        table_moved = subject in referee.shown and referee.shown[subject] != on_table
        intact_ns = before.intact_ns if before is not None else referee.compared_ns.get(subject.mat, looked_ns)
        noticed[subject] = Noticed(on_table, in_game, looked_ns, intact_ns, table_moved)
    # What is not visible now is assumed unchanged: a hand over a wall changes nothing that is known.
    kept = {s: n for s, n in referee.noticed.items() if s not in shown and _still_held(s, n, needs)}
    return replace(
        referee,
        shown={**referee.shown, **shown},
        noticed={**kept, **noticed},
        compared_ns={**referee.compared_ns, **referee.looked_ns},
    )


def _still_held(subject: Subject, noticed: Noticed, needs: TableNeeds) -> bool:
    if subject.mat is None or subject.cell is None:
        return needs.prices.get(subject.row) == noticed.in_game
    place = (subject.mat, subject.cell)
    return place in needs.tiles or place in needs.cities


def width_known(referee: Referee, place: Place) -> int | None:
    """Return the wall's width as a person said it or the camera surely saw it; None if unknown."""
    reading = reading_of(referee, place, "width")
    return reading.value if isinstance(reading, Seen) else None
