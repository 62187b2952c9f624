"""A live table without a server: its clock and chance are the test's, its phones are clients of the application."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from companion.clocks import Clocks
from companion.games.raja.state import State, waiting_for
from companion.live.live_table import LiveTable
from companion.live.state import Addresses
from companion.live.timekeeper import Timekeeper
from companion.lobby.identity import Viewer
from companion.lobby.settings import PinSettings
from companion.open_room.settings import RateSettings
from companion.players.self_play import Chance, next_command
from companion.players.sensible_player import SensiblePlayer
from companion.players.settings import VirtualPlayerSettings
from companion.small_games.player_in_thread import ThreadPlayers
from companion.table.database import Database
from companion.web.app import create_live_app
from companion.web.connections.open_pages import OpenPages
from companion.web.request_identity import COOKIE
from companion.web.settings import OpenPageSettings

ADDRESS = "192.168.1.7:8000"
NEWCOMER = RateSettings(200.0, 0.1)
PIN = PinSettings(5, 30, 300.0, 128, 120.0)
JsonObject = dict[str, Any]
LANDS = [
    [[0, 0], "red"],
    [[0, 1], "red"],
    [[1, 0], "red"],
    [[1, 1], "blue"],
    [[1, 2], "blue"],
    [[1, 3], "red"],
    [[1, 4], "red"],
]
"""Legal Lands."""


@dataclass
class Time:
    """A clock that goes when it is told to; ``put_ns``: by how much the one on the wall was put forward."""

    now_ns: int = 1_795_000_000_000_000_000
    put_ns: int = 0

    def pass_s(self, seconds: float) -> None:
        """Time passes."""
        self.now_ns += round(seconds * 1e9)


@dataclass
class Rig:
    """A table, its application, and time."""

    url: str = "sqlite://"
    seed: int = 1
    thinking_s: float = 0.0
    most_turns: int = 200
    page_settings: OpenPageSettings = field(default_factory=lambda: OpenPageSettings(6, 400, 256, 96, NEWCOMER))
    time: Time = field(default_factory=Time)

    def __post_init__(self) -> None:
        self.database = Database(self.url)
        self._serve()

    def _serve(self) -> None:
        self.open_pages = OpenPages(self.page_settings)
        clocks = self.clocks = Clocks(
            lambda: self.time.now_ns + self.time.put_ns, lambda: self.time.now_ns / 1e9, Random(self.seed)
        )
        self.live = LiveTable(self.database, Addresses(f"http://{ADDRESS}", "http://raja.local:8000"), clocks, PIN)
        thinking_s = (self.thinking_s, self.thinking_s)
        self.small = self.live.small
        thinker = ThreadPlayers(Random(self.seed).randrange)
        self.virtual_players = VirtualPlayerSettings(thinking_s, 12, self.most_turns)
        self.keeper = Timekeeper(self.live, clocks, self.virtual_players, thinker)
        self._app: Flask | None = None

    @property
    def app(self) -> Flask:
        """The application, made when somebody asks it: many tests only play."""
        if self._app is None:
            own_names = ("192.168.1.7", "127.0.0.1", "localhost")
            self._app = create_live_app(self.live, lambda name: name in own_names, self.open_pages)
        return self._app

    @app.setter
    def app(self, app: Flask) -> None:
        self._app = app

    def restart(self) -> None:
        """The server begins anew over the same database; phones keep their cookies."""
        self.database.close()
        if self.url != "sqlite://":
            self.database = Database(self.url)
        self._serve()

    def play(self, most_commands: int, until: Callable[[State], bool] = lambda state: False) -> State:
        """The game goes on by sensible moves of whoever it waits for, past the phones; the state it came to."""
        random = Random(self.seed)
        players = [SensiblePlayer(random) for _ in self.live.lobby.seats]
        chance = Chance(random, 0)
        table = self.live.playing().table
        for _ in range(most_commands):
            seats = waiting_for(table.state)
            if not seats or until(table.state):
                break
            command = next_command(table.state, seats[0], players[seats[0]], chance)
            self.live.submit(command, Viewer(seats[0], False, False))
        return table.state

    def phone(self, address: str = "192.168.1.20") -> Phone:
        """Somebody's phone."""
        return Phone(self, self.app.test_client(), address, ADDRESS)

    def screen(self) -> Phone:
        """The table's own screen."""
        return Phone(self, self.app.test_client(), "127.0.0.1", "127.0.0.1:8000")

    def seated(self, *names: str) -> list[Phone]:
        """A phone for each name, sitting in the first seats; all agree to be recorded."""
        phones = []
        for seat, name in enumerate(names):
            phone = self.phone()
            assert phone.post(f"/api/seats/{seat}/claim", name=name, recorded=True).status_code == 200
            phones.append(phone)
        return phones

    def handed(self, phone: Phone, seat: int, name: str) -> None:
        """That phone asks for a seat, and the host agrees."""
        answer = phone.post(f"/api/seats/{seat}/request", name=name)
        assert answer.json is not None
        assert self.screen().post(f"/api/requests/{answer.json['request']}", agree=True).status_code == 200

    def started(self, *names: str, **options: Any) -> list[Phone]:
        """The same, and the game has begun."""
        phones = self.seated(*names)
        assert self.screen().post("/api/game/start", **options).status_code == 200
        return phones


@dataclass
class Phone:
    """A browser with its own cookies."""

    rig: Rig
    client: FlaskClient
    address: str
    host: str

    def post(self, path: str, /, *, headers: dict[str, str] | None = None, **body: Any) -> TestResponse:
        """An action."""
        return self.client.post(
            path, json=body, base_url=f"http://{self.host}", headers=headers, environ_base={"REMOTE_ADDR": self.address}
        )

    def get(self, path: str, /, **more: Any) -> TestResponse:
        """A look."""
        return self.client.get(path, base_url=f"http://{self.host}", environ_base={"REMOTE_ADDR": self.address}, **more)

    def state(self) -> JsonObject:
        """What this phone is told now."""
        state = self.get("/api/state").json
        assert isinstance(state, dict)
        return state

    def command(self, name: str, /, **fields: Any) -> TestResponse:
        """A command of this phone's seat."""
        return self.post("/api/commands", command={"command": name, "seat": self.state()["you"]["seat"], **fields})

    def cookie(self) -> str | None:
        """What the table knows this phone by; None before it took a seat."""
        kept = self.client.get_cookie(COOKIE, domain=self.host.split(":")[0])
        return None if kept is None else kept.value

    def move_to(self, rig: Rig) -> None:
        """Look at a table that was served anew, with the same cookies."""
        cookie = self.cookie()
        self.client = rig.app.test_client()
        if cookie is not None:
            self.client.set_cookie(COOKIE, cookie, domain=self.host.split(":")[0])


def refusal(response: TestResponse) -> tuple[int, str]:
    """A refusal's status and code; its sentence must be one."""
    assert response.json is not None
    assert response.json["message"].endswith((".", "?"))
    return response.status_code, response.json["code"]
