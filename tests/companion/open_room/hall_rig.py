"""An open room behind its application: its clock is the test's, its phones are clients."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from companion.clocks import Clocks
from companion.lobby.session_tokens import Tokens
from companion.open_room.room_writer import Hall
from companion.open_room.settings import OpenRoomSettings, RateSettings
from companion.open_room.store import RoomStore
from companion.table.database import Database
from companion.web.open_room_app import RoomAddresses, create_room_app
from companion.web.routes.open_room import doorkeeper

ADDRESS = "192.168.1.7:8010"
GENEROUS = RateSettings(1e6, 1e6)
TOKENS = Tokens("5e" * 32)


@dataclass
class HallPhone:
    """A browser with cookies of its own."""

    client: FlaskClient
    address: str
    host: str

    def post(self, path: str, /, **body: Any) -> TestResponse:
        """An action."""
        return self.client.post(
            f"/api/room/{path}", json=body, base_url=f"http://{self.host}", environ_base={"REMOTE_ADDR": self.address}
        )

    def get(self, path: str, /) -> TestResponse:
        """A look."""
        return self.client.get(path, base_url=f"http://{self.host}", environ_base={"REMOTE_ADDR": self.address})

    def seen(self) -> dict[str, Any]:
        """What this phone is told now."""
        found = self.get("/api/room").json
        assert isinstance(found, dict)
        return found

    @property
    def digest(self) -> str:
        """What the room keeps of this phone's token."""
        cookie = self.client.get_cookie("raja_player", domain=self.host.split(":")[0])
        assert cookie is not None
        session = TOKENS.read(cookie.value)
        assert session is not None
        return session.digest


class HallRig:
    """The room's application over a database in that folder."""

    def __init__(
        self,
        folder: Path,
        *,
        phone: RateSettings = GENEROUS,
        address: RateSettings = GENEROUS,
        newcomer: RateSettings = GENEROUS,
        streams: int = 100,
        kept: int = 1,
        room_address: str = f"http://{ADDRESS}",
    ) -> None:
        self.now_ns = 1_795_000_000_000_000_000
        self.hosts: set[str] = set()
        self.database = Database(f"sqlite:///{folder / 'room.sqlite'}")
        settings = OpenRoomSettings(8010, 8, 100, 100, 50, 0.0, 0.0, 20, streams, kept, 6, phone, address, newcomer)
        clocks = Clocks(lambda: self.now_ns, lambda: self.now_ns / 1e9, Random(1))
        self.hall = Hall(RoomStore(self.database), clocks, settings)
        self.door = doorkeeper(settings, lambda session: session.digest in self.hosts)
        own = ("192.168.1.7", "127.0.0.1", "127.0.0.2")
        self.app = create_room_app(self.hall, self.door, own.__contains__, RoomAddresses(room_address, 8000), TOKENS)

    def phone(self, address: str = "192.168.1.20") -> HallPhone:
        """Somebody's phone."""
        return HallPhone(self.app.test_client(), address, ADDRESS)

    def screen(self) -> HallPhone:
        """The table's own screen."""
        return HallPhone(self.app.test_client(), "127.0.0.1", "127.0.0.1:8010")

    def entered(self, *names: str) -> list[HallPhone]:
        """A phone for each name, in the room."""
        phones = [self.phone() for _ in names]
        for phone, name in zip(phones, names, strict=True):
            assert phone.post("enter", name=name).status_code == 200
        return phones

    def close(self) -> None:
        """End it."""
        self.hall.close()
        self.database.close()
