"""The state of a small game as pages receive it: one part for all, and one for each kind of viewer (docs/api.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from companion.games.catalogue import AnyEngine
from companion.games.codec import event_to_json, move_to_json
from companion.games.engine import HOST
from companion.games.records import exact
from companion.lobby.identity import Viewer
from companion.lobby.lobby import Lobby, LobbySeat
from companion.lobby.seat_emblems import PLACE_COLOURS, PLACE_SYMBOLS
from companion.lobby.table_people import TablePeople
from companion.session.camera_proposals import CameraProposal, proposals_told
from companion.small_games.announcements import line_of
from companion.small_games.kinds import SHUFFLES
from companion.small_games.results import GameResult, totals
from companion.table.table import AnyTable, TableEvent
from companion.texts.message import Message, message_to_json

LINES_TOLD: Final = 60
_SHUFFLE_MOVES: Final = frozenset(f"May{kind.__name__}" for kind in SHUFFLES)


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line of the log, which follows the events up to ``version``."""

    version: int
    message: Message


@dataclass(frozen=True, slots=True)
class Around:
    """What is shown besides the game.

    Args:
        results: the evening's games that are over, oldest first.
        discussion_ends_ns: by the wall clock; None without a discussion.
        proposals: cards that the camera believes it sees.
    """

    people: TablePeople
    results: Sequence[GameResult]
    discussion_ends_ns: int | None
    proposals: Sequence[CameraProposal]


def lines_of(engine: AnyEngine, names: Sequence[str], events: Sequence[TableEvent[Any]]) -> list[ShownLine]:
    """The lines for these events that everybody may read."""
    found = []
    for logged in events:
        event = engine.seen_event(logged.event, None)
        message = None if event is None else line_of(event, names)
        if message is not None:
            found.append(ShownLine(logged.version, message))
    return found


def shared_state(table: AnyTable | None, lines: Sequence[ShownLine], around: Around) -> dict[str, Any]:
    """The part of the state for everybody."""
    people = around.people
    lobby = people.lobby
    over = table is not None and table.engine.over(table.state)
    return {
        "kind": lobby.kind,
        "table": lobby.id,
        "version": 0 if table is None else table.version,
        "title": lobby.title,
        "stage": "open" if not lobby.started else "ended" if over else "playing",
        "paused": lobby.paused,
        "recorded": people.recorded,
        "paused_by": lobby.paused_by,
        "seats": [_seat(number, seat, people) for number, seat in enumerate(lobby.seats)],
        "aside": [_seat(number, seat, people) for number, seat in enumerate(lobby.aside, start=len(lobby.seats))],
        "waiting": [] if table is None else list(table.engine.waiting_for(table.state)),
        "log": [{"version": shown.version, "message": message_to_json(shown.message)} for shown in lines[-LINES_TOLD:]],
        "clock": {"ends_ns": around.discussion_ends_ns},
        "evening": _evening(around.results),
        "proposals": proposals_told(around.proposals),
        "notes": [message_to_json(note) for note in people.notes],
    }


def own_state(table: AnyTable | None, lobby: Lobby, undone: Message | None) -> Callable[[Viewer], Mapping[str, Any]]:
    """Return a function that makes the part for one kind of viewer; later changes of the table do not affect it.

    Args:
        undone: what an undo would take back; None if there is nothing.
    """
    if table is None:
        return lambda viewer: {**_nobody(viewer), "undo": _undo(False, None, False), "last": None}
    engine, state, version = table.engine, table.state, table.version
    newest = table.batches[-1][1]
    redo = table.redoable()
    undoers = frozenset(seat for seat in (HOST, *range(len(lobby.seats))) if table.may_undo(seat))

    def own(viewer: Viewer) -> Mapping[str, Any]:
        may = viewer.host or viewer.seat in undoers
        return {
            "you": viewer.seat,
            "host": viewer.host,
            "view": engine.view(state, viewer.seat),
            "moves": [] if viewer.seat is None else moves_of(engine, state, viewer.seat),
            "host_moves": moves_of(engine, state, HOST) if viewer.host else None,
            "undo": _undo(may and undone is not None, undone if may else None, may and redo),
            "last": {"version": version, "events": _seen(engine, newest, viewer.seat)},
        }

    return own


def undo_line(table: AnyTable | None, lines: Sequence[ShownLine]) -> Message | None:
    """The line about what an undo would take back; None if there is nothing to undo or to say about it."""
    version = None if table is None else table.last_by_people()
    if table is None or version is None:
        return None
    first = max((other for other, _ in table.batches if other < version), default=0)
    return next((shown.message for shown in lines if first < shown.version <= version), None)


def moves_of(engine: AnyEngine, state: Any, seat: int) -> list[dict[str, Any]]:
    """What that seat may do now, without what the companion does automatically."""
    moves = [move_to_json(move) for move in engine.legal(state, seat).moves]
    return [move for move in moves if move["move"] not in _SHUFFLE_MOVES]


def _nobody(viewer: Viewer) -> dict[str, Any]:
    return {"you": viewer.seat, "host": viewer.host, "view": None, "moves": [], "host_moves": None}


def _undo(may: bool, what: Message | None, redo: bool) -> dict[str, Any]:
    return {
        "may": may,
        "what": message_to_json(what),
        "redo": redo,
    }


def _seen(engine: AnyEngine, events: Sequence[TableEvent[Any]], seat: int | None) -> list[dict[str, Any]]:
    seen = [engine.seen_event(logged.event, seat) for logged in events]
    return [event_to_json(event) for event in seen if event is not None]


def _seat(number: int, seat: LobbySeat, people: TablePeople) -> dict[str, Any]:
    return {
        "seat": number,
        "name": seat.name,
        "marker": seat.marker,
        "symbol": PLACE_SYMBOLS[seat.mat],
        "colour": PLACE_COLOURS[seat.mat],
        "held": seat.holder is not None,
        "present": number in people.present,
        "virtual": seat.virtual,
    }


def _evening(results: Sequence[GameResult]) -> dict[str, Any]:
    return {
        "games": [
            {
                "id": result.id,
                "kind": result.kind,
                "title": result.title,
                "played": result.played,
                "winners": [result.names[seat] for seat in result.winners],
                "scores": [
                    {"name": name, "points": exact(result.points[seat]) if result.points else None}
                    for seat, name in enumerate(result.names)
                ],
            }
            for result in results
        ],
        "totals": [{"name": total.name, "won": total.won, "points": total.points} for total in totals(results)],
        "vote": votable(results) is not None,
    }


def votable(results: Sequence[GameResult]) -> tuple[str, ...] | None:
    """The games that can be voted on: each game of the evening once, in playing order; None if fewer than two."""
    games = tuple(dict.fromkeys(result.played for result in results))
    return games if len(games) > 1 else None
