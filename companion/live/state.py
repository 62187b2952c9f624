"""The state a live table sends: a part for everybody, made once, and one for each kind of viewer (docs/api.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

from companion.games.raja.game import ENGINE
from companion.games.raja.legal import ahead_to_json, legal_to_json
from companion.games.raja.pieces import HOST
from companion.games.raja.state import Ended, State
from companion.games.raja.views import views
from companion.games.records import to_json
from companion.live.recording_status import Recorded
from companion.lobby.identity import HostEntry, Viewer
from companion.lobby.lobby import Lobby, TableOptions, seat_of
from companion.lobby.seat_emblems import PLACE_COLOURS, PLACE_SYMBOLS
from companion.session.moment import DeviceShown
from companion.session.raja_session import RajaSession
from companion.session.views.looking_back import begun_ns
from companion.session.views.next_undo import next_undo
from companion.session.views.page_state import device_state, table_state
from companion.session.words.deeds import summed_up
from companion.texts.message import Message, message_to_json

NOT_STARTED: Mapping[str, Any] = {
    "version": 0,
    "seats": [],
    "board": [],
    "market": None,
    "dice": {"wells": [], "rolls": [], "siege": None},
    "shaken": {"bump": None, "tilt": None},
    "loose": {"state": "hidden", "why": {"code": "reason.no_game", "values": {}}},
    "questions": [],
    "frame": None,
    "log": [],
    "score": [],
    "result": None,
}
"""The state of a table at which no game has begun."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """The table's addresses for phones: by number, and by name.

    Args:
        secure: the HTTPS address; None without one.
        fingerprint: SHA-256 of the HTTPS certificate, as browsers show it.
    """

    by_number: str
    by_name: str | None
    secure: str | None = None
    fingerprint: str | None = None


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is shown besides game and lobby.

    Args:
        t_ns: time since the game was created.
        connected: seats whose phones have a page open.
        devices: states of camera and board.
        notes: notices for everybody, such as that nothing can be saved.
        call_ends_ms: when the call clock runs out, by the wall clock.
        other_over: another game than Raja is open, and is over.
        recorded: whether the game is being recorded.
    """

    addresses: Addresses
    t_ns: int
    connected: frozenset[int]
    devices: Mapping[str, DeviceShown]
    notes: Sequence[Message]
    call_ends_ms: int | None
    other_over: bool = False
    recorded: Recorded = "off"


def shared_state(lobby: Lobby, session: RajaSession | None, around: Surroundings) -> dict[str, Any]:
    """Return the part for everybody; it contains nothing from anybody's hand."""
    begins_ns = 0 if session is None else begun_ns(session)
    moment = None if session is None else table_state(replace(session.part.moment(), begins_ns=begins_ns))
    played_s = 0.0 if session is None else round(max(0, around.t_ns - begins_ns) / 1e9, 3)
    ended = around.other_over if moment is None else moment["result"] is not None
    return {
        **(NOT_STARTED if moment is None else moment),
        "evening": {
            "title": lobby.title,
            "mode": "live",
            "t_s": played_s,
            "end_s": played_s,
            "playing": not lobby.paused,
            "speed": 1.0,
            "finished": ended,
            "notes": [message_to_json(note) for note in around.notes],
        },
        "devices": {name: device_state(device) for name, device in around.devices.items()},
        "lobby": _lobby(lobby, ended, around),
        "clock": {"seconds": lobby.clock_s, "ends_at_ms": around.call_ends_ms},
        "recorded": around.recorded,
    }


@dataclass(frozen=True, slots=True)
class HostsTold:
    """The hosts, for hosts to see.

    Args:
        pin: the PIN that makes another screen host; shown only on the local screen.
    """

    pin: str
    all: tuple[HostEntry, ...]


def hosts_told(hosts: HostsTold, lobby: Lobby) -> Callable[[Viewer], dict[str, Any]]:
    """Return a function that gives viewers their own role, and hosts the list of hosts."""
    rows = [
        {"number": host.number, "seat": seat_of(lobby, host.digest), "since_ms": host.since_ms} for host in hosts.all
    ]

    def own(viewer: Viewer) -> dict[str, Any]:
        listed = [{**row, "own": row["number"] == viewer.host_number} for row in rows] if viewer.host else None
        return {"you": _you(viewer, hosts.pin), "hosts": listed}

    return own


def own_state(
    session: RajaSession | None,
    people: Callable[[Viewer], dict[str, Any]],
    hints: Callable[[State, int | None], object] | None,
) -> Callable[[Viewer], dict[str, Any]]:
    """Return a function that gives the part for one kind of viewer; the table may change before it is called.

    Args:
        people: the function from ``hosts_told``.
        hints: returns the odds that a seat or a spectator may see; None if the table plays without odds.
    """
    if session is None:
        return lambda viewer: {
            **people(viewer),
            "game": None,
            "legal": None,
            "host_legal": None,
            "undo": {"may": False, "count": 0, "redo": False, "next": None, "again": None},
            "odds": None,
        }
    state, table = session.table.state, session.table
    count, redo = table.undoable(), table.redoable()
    back, again = next_undo(session), message_to_json(summed_up(session.part.deeds.to_do_again()))
    taken_for = next((seat for seat in range(len(state.players)) if session.part.may_take_back(seat)), None)
    game = views(state)
    host_legal = cache(lambda: _host_legal(state))
    undoers = frozenset(seat for seat in (HOST, *range(len(state.players))) if table.may_undo(seat))

    def own(viewer: Viewer) -> dict[str, Any]:
        """Return the part for this kind of viewer alone."""
        may_undo = viewer.host or viewer.seat in undoers
        may_take_back = viewer.seat is not None and viewer.seat == taken_for
        return {
            **people(viewer),
            "game": game(viewer.seat),
            "legal": None if viewer.seat is None else _legal(state, viewer.seat),
            "host_legal": host_legal() if viewer.host else None,
            "undo": {
                "may": may_take_back or (may_undo and count > 0),
                "count": count,
                "redo": may_undo and redo,
                "next": None if back is None or not (may_take_back or may_undo) else back.told_to(viewer.seat),
                "again": again if may_undo and redo else None,
            },
            "odds": None if hints is None else hints(state, viewer.seat),
        }

    return own


@lru_cache(maxsize=64)
def _you(viewer: Viewer, pin: str) -> dict[str, Any]:
    """Return a viewer's role; cached, so that unchanged parts need not be compared."""
    return {
        "role": "spectator" if viewer.seat is None else "seat",
        "seat": viewer.seat,
        "host": viewer.host,
        "local": viewer.local,
        "pin": pin if viewer.local else None,
    }


def _legal(state: State, seat: int) -> dict[str, Any]:
    """Return what a seat may do, and what it may plan."""
    return {**legal_to_json(state, ENGINE.legal(state, seat)), "ahead": ahead_to_json(state, seat)}


def _host_legal(state: State) -> dict[str, Any]:
    """Return what the host may correct. The bounds of a hand are left out: they would reveal it, and the host may be a
    player.
    """
    may = legal_to_json(state, ENGINE.legal(state, HOST))
    may["mends"] = [
        {"may": "CorrectHand", "owner": mend["owner"]} if mend["may"] == "CorrectHand" else mend
        for mend in may["mends"]
    ]
    return may


def _lobby(lobby: Lobby, ended: bool, around: Surroundings) -> dict[str, Any]:
    stage = "open" if not lobby.started else "ended" if ended else "playing"
    return {
        "table": lobby.id,
        "kind": lobby.kind,
        "title": lobby.title,
        "created": lobby.created,
        "stage": stage,
        "paused": lobby.paused,
        "paused_by": lobby.paused_by,
        "address": around.addresses.by_number,
        "name_address": around.addresses.by_name,
        "secure_address": around.addresses.secure,
        "fingerprint": around.addresses.fingerprint,
        "seats": [
            {
                "seat": number,
                "symbol": PLACE_SYMBOLS[seat.mat],
                "colour": PLACE_COLOURS[seat.mat],
                "name": seat.name,
                "marker": seat.marker,
                "taken": seat.taken,
                "held": seat.holder is not None,
                "connected": number in around.connected,
                "virtual": seat.virtual,
                "returnable": seat.returnable,
            }
            for number, seat in enumerate(lobby.seats)
        ],
        "requests": [{"id": ask.id, "seat": ask.seat, "name": ask.name} for ask in lobby.requests],
        "rulebook": lobby.options.rulebook,
        "options": _options(lobby.options),
    }


@lru_cache(maxsize=8)
def _options(options: TableOptions) -> dict[str, Any]:
    told: dict[str, Any] = to_json(options)
    return told


def is_over(state: State) -> bool:
    """Whether the game is over."""
    return isinstance(state.step, Ended)
