"""A hub in this process, and tables with logs of their own whose games are played to their end at once."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from companion.clocks import Clocks
from companion.errors import CompanionError
from companion.games.actor import BY_HOST
from companion.games.catalogue import engine_of
from companion.games.raja.options import Options as RajaOptions
from companion.games.raja.options import PlayerOptions
from companion.games.raja.pieces import MARKERS
from companion.hub.app import create_hub_app
from companion.hub.club import Club
from companion.hub.hall.gate_messages import OwnHallNews
from companion.hub.hall.hall_feed import WatchedHalls
from companion.hub.hall.halls import Halls
from companion.hub.settings import AccountSettings, HubSettings
from companion.hub.storage.database import HubDatabase
from companion.hub.watching.news import OwnNews
from companion.lobby.lobby import GameKind, Lobby, LobbySeat
from companion.lobby.store import LobbyStore
from companion.open_room.settings import RateSettings
from companion.outbox.cursors import Cursors
from companion.outbox.hub_connection import BATCHES, JOIN, Answer, HubAway, HubRefused, written
from companion.outbox.hub_messages import Batch
from companion.outbox.membership import (
    JOINING,
    KEY_HEADER,
    SIGNATURE_HEADER,
    Membership,
    new_private_key,
    public_key_of,
    signed,
)
from companion.outbox.sending import Outbox
from companion.outbox.settings import OutboxSettings
from companion.outbox.spectator_game import SeenGame
from companion.players.self_play import Chance, next_command
from companion.players.sensible_player import SensiblePlayer
from companion.table.database import Database
from companion.table.log import EventLog
from companion.table.table import AnyTable, Table
from companion.web.settings import OpenPageSettings
from tests.companion.games.small_games import REHEARSED
from tests.companion.hub.as_described import hold_answers
from tests.companion.live_rig import NEWCOMER, Time

SETTINGS: Final = HubSettings(
    8020,
    5,
    15.0,
    5,
    2048,
    0.5,
    1.0,
    120.0,
    OpenPageSettings(6, 400, 256, 96, NEWCOMER),
    RateSettings(200.0, 10.0),
    AccountSettings(24.0, 90.0, 15, 1, 1, 1, 2, 10.0),
)
SENDING: Final = OutboxSettings(0.01, 50, 5.0, 0.01, 0.1)
HUB: Final = "http://127.0.0.1:8020"
IS_OWN_NAME: Final = {"127.0.0.1", "localhost", "192.168.1.5"}.__contains__
_REHEARSED: Final = {game.engine.name: game for game in REHEARSED}


def options_of(kind: GameKind, seed: int) -> Any:
    """A small game's options, as that seed chooses them."""
    return _REHEARSED[engine_of(kind).name].options_for(seed)


class ClubRig:
    """A hub over a database, and clients of its application."""

    def __init__(self, url: str = "sqlite://", pool: int = 5) -> None:
        self.time = Time()
        self.database = HubDatabase(url, pool)
        self.database.upgrade()
        clocks = Clocks(lambda: self.time.now_ns, lambda: self.time.now_ns / 1e9, Random(1))
        self.club = Club(self.database, clocks, SETTINGS, OwnNews())
        self.hub, self.host_key = self.club.joining.begin()
        self.halls = Halls(self.database, clocks, OwnHallNews())
        self.watched = WatchedHalls(self.halls, clocks)
        self.app, self.parts = create_hub_app(self.club, self.watched, IS_OWN_NAME, HUB)
        hold_answers(self.app)

    def client(self) -> FlaskClient:
        """Somebody at the hub's own machine."""
        return self.app.test_client()

    def table(self, name: str = "Table 1") -> ClubTableRig:
        """A table that has joined."""
        return ClubTableRig(self, name, self.joined(name))

    def joined(self, name: str) -> Membership:
        """A place for a table, by a new code."""
        key = new_private_key()
        answer = self.ask_to_join(self.club.joining.new_code(), name, key)
        assert answer.status_code == 200, answer.json
        return Membership(HUB, str(answer.json and answer.json["hub"]), name, key)

    def ask_to_join(self, code: str, name: str, key: str, address: str = "127.0.0.1") -> TestResponse:
        """What the hub says to a table with that key, at that address, that gives that code."""
        proof = signed(key, JOINING + code.encode())
        body = {"code": code, "name": name, "public_key": public_key_of(key), "signature": proof}
        return self.client().post(JOIN, json=body, environ_base={"REMOTE_ADDR": address})


@dataclass
class AppLine:
    """A line to the application itself; ``bodies``: all that went over it; ``cut``: answers that get lost."""

    client: FlaskClient
    member: Membership
    bodies: list[bytes] = field(default_factory=list)
    cut: int = 0

    def send(self, batch: Batch) -> Answer:
        """As ``HttpHubConnection`` does."""
        body = written(batch)
        self.bodies.append(body)
        headers = {KEY_HEADER: self.member.public_key, SIGNATURE_HEADER: self.member.signature(body)}
        answer = self.client.post(BATCHES, data=body, content_type="application/json", headers=headers)
        told: Any = answer.json
        if self.cut:
            self.cut -= 1
            raise HubAway("outbox.hub_away", "The answer got lost.")
        if answer.status_code == 200:
            return Answer(told["version"])
        if answer.status_code == 409:
            return Answer(told["values"]["version"])
        kind: type[CompanionError] = HubAway if answer.status_code >= 500 else HubRefused
        raise kind(told["code"], told["message"])


class LoggedTable:
    """A table with its log, where games are played at once."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.log = EventLog(database)
        self.store = LobbyStore(database)

    def opened(self, kind: GameKind, key: str, seed: int, names: tuple[str, ...] = ()) -> AnyTable:
        """A game of that kind begins, by options that the seed chooses."""
        options: Any
        if kind == "raja":
            players = tuple([PlayerOptions(name, MARKERS[n]) for n, name in enumerate(names or ("Asha", "Bo", "Cy"))])
            options = RajaOptions(players)
        else:
            options = options_of(kind, seed)
        told = [player if isinstance(player, str) else player.name for player in options.players]
        seats = tuple([LobbySeat(n, name) for n, name in enumerate(told)])
        lobby = Lobby(key, f"Game {key}", "2026-11-20T19:00:00+00:00", seats, started=True, kind=kind)
        self.store.save(lobby)
        return Table.opened(self.log, key, engine_of(kind), options)

    def play(self, table: AnyTable, seed: int, most: int = 20_000) -> None:
        """The game goes on to its end, or for so many commands."""
        random = Random(seed)
        players = [SensiblePlayer(random) for _ in table.state.options.players]
        chance = Chance(random, 6)
        for number in range(most):
            seats = table.engine.waiting_for(table.state)
            if not seats:
                return
            if table.engine.name == "raja":
                command = next_command(table.state, seats[0], players[seats[0]], chance)
            else:
                command = _REHEARSED[table.engine.name].random_command(table.state, random.randrange)
            table.submit(command, source=BY_HOST, t_ns=number)

    def spectator_log(self, key: str) -> list[str]:
        """What a spectator sees of that game's log, an event a text."""
        lobby = self.store.lobby(key)
        assert lobby is not None
        seen = SeenGame(lobby).take(self.log.events(key))
        return [json.dumps(event.event, sort_keys=True) for event in seen]


class ClubTableRig(LoggedTable):
    """The same with an outbox, which sends when it is told to."""

    def __init__(self, rig: ClubRig, name: str, member: Membership, url: str = "sqlite://") -> None:
        super().__init__(Database(url))
        self.line = AppLine(rig.client(), member)
        self.member = member
        self.name = name
        self.begin_outbox()

    def begin_outbox(self, cursors: Cursors | None = None, settings: OutboxSettings = SENDING) -> None:
        """The outbox begins anew, as after a kill; without ``cursors`` it knows nothing of before."""
        self.outbox = Outbox(self.database, self.line, cursors or Cursors(None, self.member.hub), settings)
