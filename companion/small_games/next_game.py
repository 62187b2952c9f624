"""Sets up the next game of an evening: who plays, where they sit, who sits out. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from companion.errors import Conflict, MalformedRequest
from companion.games.codec import options_to_json
from companion.games.raja.pieces import Marker
from companion.lobby.lobby import MOST_SEATS, VIRTUAL_NAMES, Lobby, LobbySeat, VirtualKind
from companion.small_games.kinds import TABLES_OWN, SmallKind
from companion.table.table import AnyTable


@dataclass(frozen=True, slots=True)
class OpenSmallGame:
    """The next game of this evening: which, with which of its options, and who plays.

    Args:
        kind: ``bid_war``, ``suit_bidding``, ``almost``, ``belemmer``, ``evening_vote``.
        options: the game's own, those that are left out have their default; players follow from the seats.
        seats: who plays, by their present seats in the order in which they are to sit; null: everybody.
        virtual: virtual players beside them.
        undo: who may undo beside the host.
        title: null: that of the game before.
    """

    kind: str
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[int, ...] | None = None
    virtual: tuple[VirtualKind, ...] = ()
    undo: Literal["host", "all"] = "host"
    title: str | None = None


def seated_for(
    kind: SmallKind, before: Lobby, blank: Lobby, wish: OpenSmallGame, spare_markers: Sequence[Marker]
) -> Lobby:
    """The lobby of the next game, already started.

    Args:
        before: the lobby of the open game; its people, and those who sit out, are at the table.
        blank: the new game's lobby, still without people.
        spare_markers: all markers, shuffled.

    Raises:
        MalformedRequest: ``small.seats``, ``small.players``.
        Conflict: ``small.no_virtual_votes``.
    """
    there = [*before.seats, *before.aside]
    taken = [number for number, seat in enumerate(there) if seat.taken]
    if wish.seats is None:
        chosen = [number for number in taken if not (kind.is_vote and there[number].virtual)]
    else:
        chosen = list(wish.seats)
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(taken):
        raise MalformedRequest("small.seats", "Nobody sits in one of those seats: name each taken seat once.")
    if kind.is_vote and (wish.virtual or any(there[number].virtual for number in chosen)):
        raise Conflict("small.no_virtual_votes", "Virtual players have no vote: leave their seats out.")
    playing = _with_virtual([there[number] for number in chosen], wish.virtual)
    if not kind.least <= len(playing) <= kind.most:
        raise MalformedRequest(
            "small.players",
            f"That game is for {kind.least} to {kind.most} players, not {len(playing)}: name who plays.",
        )
    aside = [there[number] for number in taken if number not in chosen]
    seats = _with_places([*playing, *aside])
    return replace(
        blank,
        seats=_with_markers(seats[: len(playing)], spare_markers),
        aside=tuple(seats[len(playing) :]),
        kind=kind.kind,
        started=True,
    )


def again(lobby: Lobby, table: AnyTable) -> OpenSmallGame:
    """The request that opens the same small game once more: same options, players, seats and undo rights."""
    given = options_to_json(table.engine, table.state.options)
    chosen = {name: value for name, value in given.items() if name not in TABLES_OWN}
    undo: Literal["host", "all"] = "all" if table.state.options.undo_seats else "host"
    return OpenSmallGame(lobby.kind, chosen, tuple(range(len(lobby.seats))), undo=undo)


def _with_virtual(seats: list[LobbySeat], virtual: Sequence[VirtualKind]) -> list[LobbySeat]:
    names = {(seat.name or "").casefold() for seat in seats}
    found = list(seats)
    for player in virtual:
        name = next((name for name in VIRTUAL_NAMES if name.casefold() not in names), f"Virtual {len(found)}")
        names.add(name.casefold())
        found.append(LobbySeat(-1, name, virtual=player))
    return found


def _with_places(seats: Sequence[LobbySeat]) -> list[LobbySeat]:
    """Let everybody keep their own place; people who are new, or whose place is taken, get a free one."""
    free = [mat for mat in range(MOST_SEATS) if mat not in {seat.mat for seat in seats}]
    found: list[LobbySeat] = []
    for seat in seats:
        new = seat.mat < 0 or any(other.mat == seat.mat for other in found)
        # Those who sit out may have to share a place; players come first, and each gets a place of their own.
        found.append(replace(seat, mat=free.pop(0) if free else MOST_SEATS - 1) if new else seat)
    return found


def _with_markers(seats: Sequence[LobbySeat], spare: Sequence[Marker]) -> tuple[LobbySeat, ...]:
    """Give a marker to everybody without one, as long as there are any."""
    known = {seat.marker for seat in seats}
    rest = [marker for marker in spare if marker not in known]
    return tuple([seat if seat.marker or not rest else replace(seat, marker=rest.pop()) for seat in seats])


def undo_seats_of(lobby: Lobby, wish: OpenSmallGame) -> tuple[int, ...]:
    """The seats that may undo."""
    return tuple(range(len(lobby.seats))) if wish.undo == "all" else ()
