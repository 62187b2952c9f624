"""Small games played over HTTP at a live table: whoever the game waits for does something legal at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from companion.games.codec import command_to_json, event_to_json
from companion.games.engine import HOST
from companion.games.evening_vote import game as vote
from companion.games.shuffling import new_salt
from companion.lobby.identity import Viewer
from companion.players.small_game_self_play import SMALL_GAMES
from companion.small_games.kinds import SEALING_EVENTS, SHUFFLES, is_sealing
from companion.table.table import AnyTable
from tests.companion.live_rig import Phone, Rig

MOST_COMMANDS: Final = 4000
NAMES: Final = ("Asha", "Bo", "Cy", "Dev", "Eva", "Fay", "Gil")


def opened(rig: Rig, *names: str, **wish: Any) -> list[Phone]:
    """Phones of those people, and the small game has begun."""
    screen = rig.screen()
    if len(names) > 5:
        assert screen.post("/api/small/places", places=len(names)).status_code == 200
    phones = rig.seated(*names)
    answer = screen.post("/api/small/open", **wish)
    assert answer.status_code == 200, answer.json
    return phones


def told(phone: Phone) -> Any:
    """What that phone is told of the small game."""
    return phone.get("/api/small/state").json


def command(phone: Phone, name: str, /, *, id: str | None = None, **fields: Any) -> Any:
    """A command of the phone's own seat."""
    more: dict[str, Any] = {} if id is None else {"id": id}
    return phone.post("/api/small/commands", command={"command": name, "seat": told(phone)["you"], **fields}, **more)


def next_body(table: AnyTable, random: Random) -> tuple[int, dict[str, Any]]:
    """A seat the game waits for, and something it may do, as its phone sends it."""
    engine = table.engine
    seat = random.choice(engine.waiting_for(table.state))
    moves = [move for move in engine.legal(table.state, seat).moves if type(move).__name__[3:] not in _SHUFFLE_NAMES]
    move = random.choice(moves)
    if isinstance(move, vote.MaySealBallot):
        ranked = random.sample(range(len(move.games)), move.places)
        command: Any = vote.SealBallot(seat, tuple(ranked), new_salt(random.randrange))
    else:
        command = SMALL_GAMES[engine.name].command_for(move, seat, random.randrange)
    body = command_to_json(command)
    return seat, {name: value for name, value in body.items() if name != "salt" or not is_sealing(body)}


def played(rig: Rig, phones: list[Phone], random: Random, *, most: int = MOST_COMMANDS) -> Iterator[dict[str, Any]]:
    """Play on over HTTP, a command a step, to the end or for so many steps; each command as it was sent."""
    for number in range(most):
        table = rig.small.playing()
        if not table.engine.waiting_for(table.state):
            return
        seat, body = next_body(table, random)
        sender = rig.screen() if seat == HOST else phones[seat]
        answer = sender.post("/api/small/commands", command=body, id=f"{table.version}-{number}")
        assert answer.status_code == 200, (body, answer.json)
        yield body


def unopened_salts(table: AnyTable) -> dict[str, int]:
    """Salts of what was sealed and never revealed, lying sealed or taken back, with their owners."""
    events = [event_to_json(logged.event) for logged in table.events]
    opened = {salt for event in events for salt in event.get("salts", ())}
    sealed = [event for event in events if event["event"] in SEALING_EVENTS]
    return {event["salt"]: event["seat"] for event in sealed if event["salt"] not in opened}


def leaks(rig: Rig) -> list[str]:
    """Secrets that the newest states hold for somebody who may not know them."""
    newest, salts = rig.small.feed.newest(), unopened_salts(rig.small.playing())
    seats = range(len(rig.live.lobby.seats))
    viewers = [Viewer(seat, host, False) for seat in (None, *seats) for host in (False, True)]
    found = []
    for viewer in viewers:
        told = newest.bytes_for(viewer).decode() + rig.live.feed.newest().bytes_for(viewer).decode()
        found += [f"{viewer} reads {salt}" for salt, owner in salts.items() if owner != viewer.seat and salt in told]
    return found


_SHUFFLE_NAMES = frozenset(kind.__name__ for kind in SHUFFLES)
