"""Compares two readings at rest: what changed, and whether a wall grew, had stones removed, or fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.observation import MARKETS, CityObservation, MatObservation, Side, TableObservation, WallSeen
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen, Unsure
from vision.tracking.changes import (
    Change,
    GrainChanged,
    HowWallChanged,
    LooseChanged,
    MarketChanged,
    MatAppeared,
    MatWentAway,
    NobleChanged,
    PieceAppeared,
    PieceWentAway,
    TileChanged,
    WallChanged,
)

_NO_WALL = WallSeen(Seen(0), Seen(0))
_NO_NOBLE: PresenceReading = Seen(False)
_NO_GRAIN: CountReading = Seen(0)


def changes_between(before: TableObservation, now: TableObservation, t_ns: int) -> tuple[Change, ...]:
    """All readings that changed; a changed confidence alone does not count."""
    return tuple(_changes(before, now, t_ns))


def same_claim(a: CountReading | PresenceReading, b: CountReading | PresenceReading) -> bool:
    """Whether two readings claim the same, whatever their confidence and wording."""
    if isinstance(a, Seen) and isinstance(b, Seen):
        return a.value == b.value
    if isinstance(a, Unsure) and isinstance(b, Unsure):
        return (a.best, a.low, a.high) == (b.best, b.low, b.high)
    return isinstance(a, Hidden) and isinstance(b, Hidden)


def how_wall_changed(
    stones_before: CountReading, stones_after: CountReading, loose_before: CountReading, loose_after: CountReading
) -> HowWallChanged:
    """How a wall changed: stones placed, removed, or fallen, if stones lie about that did not before.

    All values that unsure readings allow are considered; if more than one explanation remains, it is ``unclear``.
    """
    change = _span(stones_before, stones_after)
    lying = _span(loose_before, loose_after)
    if lying is not None and lying[0] > 0:
        return "fell"
    if change is None or lying is None or lying[1] > 0:
        return "unclear"
    if change[0] >= 0 and change[1] > 0:
        return "placed"
    return "removed" if change[1] <= 0 and change[0] < 0 else "unclear"


def _span(before: CountReading, after: CountReading) -> tuple[int, int] | None:
    """The least and greatest difference that two readings allow; None if either is hidden."""
    a, b = _range(before), _range(after)
    return None if a is None or b is None else (b[0] - a[1], b[1] - a[0])


def _range(reading: CountReading) -> tuple[int, int] | None:
    if isinstance(reading, Seen):
        return reading.value, reading.value
    return (reading.low, reading.high) if isinstance(reading, Unsure) else None


def _changes(before: TableObservation, now: TableObservation, t_ns: int) -> Iterator[Change]:
    old, new = {m.seat: m for m in before.mats}, {m.seat: m for m in now.mats}
    why = {h.seat: h.why for h in now.hidden_mats}
    for seat in sorted(old.keys() - new.keys()):
        yield MatWentAway(t_ns, seat, why.get(seat, Message("reason.not_in_picture")))
    if before.market is not None and now.market is None:
        yield MatWentAway(t_ns, "market", why.get("market", Message("reason.not_in_picture")))
    if before.market is None and now.market is not None:
        yield MatAppeared(t_ns, "market")
    for seat in sorted(new):
        if seat not in old:
            yield MatAppeared(t_ns, seat)
        else:
            yield from _mat_changes(old[seat], new[seat], t_ns)
    if before.market is not None and now.market is not None:
        for name in MARKETS:
            a: CountReading = getattr(before.market, name)
            b: CountReading = getattr(now.market, name)
            if not same_claim(a, b):
                yield MarketChanged(t_ns, name, a, b)


def _mat_changes(before: MatObservation, now: MatObservation, t_ns: int) -> Iterator[Change]:
    seat = now.seat
    old_sides: dict[Cell, Side] = {(t.row, t.col): t.side for t in before.tiles}
    sides: dict[Cell, Side] = {(t.row, t.col): t.side for t in now.tiles}
    for cell in sorted(old_sides.keys() | sides.keys()):
        if old_sides.get(cell) != sides.get(cell):
            yield TileChanged(t_ns, seat, cell, old_sides.get(cell), sides.get(cell))
    old, new = {(c.row, c.col): c for c in before.cities}, {(c.row, c.col): c for c in now.cities}
    for cell in sorted(old.keys() | new.keys()):
        yield from _city_changes(old.get(cell), new.get(cell), cell, before, now, t_ns)
    if not same_claim(before.loose, now.loose):
        yield LooseChanged(t_ns, seat, before.loose, now.loose)
    had, has = _pieces(before), _pieces(now)
    for kind, place in (has - had).elements():
        yield PieceAppeared(t_ns, seat, place, kind)
    for kind, place in (had - has).elements():
        yield PieceWentAway(t_ns, seat, place, kind)


def _city_changes(
    old: CityObservation | None,
    new: CityObservation | None,
    cell: Cell,
    before: MatObservation,
    now: MatObservation,
    t_ns: int,
) -> Iterator[Change]:
    a = _NO_WALL if old is None else old.wall
    b = _NO_WALL if new is None else new.wall
    if not (same_claim(a.stones, b.stones) and same_claim(a.width, b.width)):
        how = how_wall_changed(a.stones, b.stones, before.loose, now.loose)
        yield WallChanged(t_ns, now.seat, cell, a.stones, b.stones, a.width, b.width, how, now.loose)
    grain_before, grain_after = (_NO_GRAIN if city is None else city.grain for city in (old, new))
    if not same_claim(grain_before, grain_after):
        yield GrainChanged(t_ns, now.seat, cell, grain_before, grain_after)
    noble_before, noble_after = (_NO_NOBLE if city is None else city.noble for city in (old, new))
    if not same_claim(noble_before, noble_after):
        yield NobleChanged(t_ns, now.seat, cell, noble_before, noble_after)


def _pieces(mat: MatObservation) -> Counter[tuple[str, Cell | None]]:
    """Shields and pieces by kind and tile; those only suspected are left out."""

    def place(row: int | None, col: int | None) -> Cell | None:
        return None if row is None or col is None else (row, col)

    shields = [("shield", place(s.row, s.col)) for s in mat.shields]
    pieces = [(p.kind, place(p.row, p.col)) for p in mat.pieces if isinstance(p.present, Seen) and p.present.value]
    return Counter([*shields, *pieces])
