"""A seal gate without a server: requests are put to it as its server puts them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any, Final

from companion.hub.hall.batches import Asked, Outcome
from companion.hub.hall.gate import SealGate
from companion.hub.hall.gate_broadcast import Telling
from companion.hub.settings import HallSettings
from companion.open_room.options import Options
from tests.companion.hub.hall.hall_rig import HALL_SETTINGS, HallRig

OWN: Final = "192.168.1.7:8030"
_CHANGES: Final = {"content-type": "application/json"}


@dataclass
class Told:
    """An answer as it came."""

    status: int = 0
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""

    @property
    def json(self) -> Any:
        """The body."""
        return json.loads(self.body)


class GateRig:
    """A hall with one gate."""

    def __init__(self, options: Options, settings: HallSettings = HALL_SETTINGS) -> None:
        self.rig = HallRig(options, settings=settings)
        self.telling = Telling(self.rig.clocks, settings, 0)
        self.gate = SealGate(
            self._pages,
            self._ask,
            self.telling,
            self.rig.figures,
            {"192.168.1.7"}.__contains__,
            self.rig.clocks,
            settings,
        )
        self.code = self.rig.halls.one(self.rig.hall).code
        self.other_pages: list[str] = []

    def look(self) -> None:
        """The gate looks at its halls."""
        self.telling.tell(self.rig.looking.look())

    async def asked(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: dict[str, str] | None = None,
        address: str = "192.168.1.9",
    ) -> Told:
        """What is answered."""
        told = Told()
        await self.gate(self._scope(method, path, headers, address), _received(body), _into(told))
        return told

    async def stream(
        self, path: str, headers: dict[str, str] | None = None
    ) -> tuple[Told, Callable[[], Awaitable[None]]]:
        """A stream as far as it has come, and what ends it."""
        told, gone = Told(), asyncio.Event()

        async def receive() -> MutableMapping[str, Any]:
            await gone.wait()
            return {"type": "http.disconnect"}

        serving = asyncio.ensure_future(
            self.gate(self._scope("GET", path, headers, "192.168.1.9"), receive, _into(told))
        )

        async def leave() -> None:
            gone.set()
            await serving

        return told, leave

    def phone(self) -> PhoneRig:
        """A browser with cookies of its own, which has opened the page."""
        known = self.telling.hall(self.code)
        assert known is not None
        tickets = self.telling.told(known).tickets
        return PhoneRig(self, {tickets.person_cookie: tickets.new_person()})

    async def _pages(self, scope: MutableMapping[str, Any], receive: object, send: object) -> None:
        self.other_pages.append(scope["path"])

    def _ask(self, asked: Asked) -> None:
        """A batch of its own."""
        (outcome,) = self.rig.take(asked.wish)
        outcomes: list[tuple[object, Outcome]] = [(asked.asker, outcome)]
        self.gate.answered(outcomes)

    def _scope(self, method: str, path: str, headers: dict[str, str] | None, address: str) -> MutableMapping[str, Any]:
        given = {"host": OWN, **(_CHANGES if method == "POST" else {}), **(headers or {})}
        named = [(name.encode(), value.encode()) for name, value in given.items()]
        return {"type": "http", "method": method, "path": path, "headers": named, "client": (address, 50000)}


@dataclass
class PhoneRig:
    """One phone."""

    gate: GateRig
    cookies: dict[str, str]

    async def post(self, what: str, **body: Any) -> Told:
        """Something it asks for."""
        told = await self.gate.asked(
            "POST", f"/api/halls/{self.gate.code}/{what}", json.dumps(body).encode(), self.headers
        )
        for name, value in told.headers:
            if name == "set-cookie":
                self.cookies |= {key: found.value for key, found in SimpleCookie(value).items()}
        return told

    async def seen(self) -> Any:
        """What it is told now."""
        return (await self.gate.asked("GET", f"/api/halls/{self.gate.code}", headers=self.headers)).json

    @property
    def headers(self) -> dict[str, str]:
        """As its browser sends them."""
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}


def _received(body: bytes) -> Callable[[], Awaitable[MutableMapping[str, Any]]]:
    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _into(told: Told) -> Callable[[MutableMapping[str, Any]], Awaitable[None]]:
    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            told.status = message["status"]
            told.headers = [(name.decode(), value.decode()) for name, value in message["headers"]]
        else:
            told.body += message["body"]

    return send
