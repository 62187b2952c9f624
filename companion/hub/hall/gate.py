"""A seal gate: takes seals from thousands of phones, answers once they are committed, and sends every page what is new.

It keeps nothing that cannot be read again, so any phone may use any gate, and a gate may fail at any time. Frequent
requests are answered on one event loop; a Flask application serves pages, pictures and lists.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any, Final, TypeAlias

from companion.clocks import Clocks
from companion.errors import CompanionError, TooBusy, UnknownResource
from companion.games.almost.options import NAME
from companion.games.errors import GameError
from companion.games.records import record_from_json
from companion.games.seals import check_salt, seal_of
from companion.hub.hall.batch_transaction import Asking, Entering, Sealing, Wish
from companion.hub.hall.batches import Asked as AskedOfBatch
from companion.hub.hall.batches import Outcome
from companion.hub.hall.figures import HallFigures
from companion.hub.hall.gate_broadcast import Audience, Telling
from companion.hub.hall.gate_request import Asked, Receive, Scope, Send
from companion.hub.hall.hall_polling import HallNow
from companion.hub.settings import HallSettings
from companion.open_room import refusals
from companion.open_room.options import clean_name
from companion.open_room.rate_limit import Rates
from companion.open_room.schema import Guest
from companion.web.api.room_bodies import MAX_ROOM_BODY_BYTES, EnterRoom, SealRoomNumber
from companion.web.connections.eviction import counted_as
from companion.web.connections.streaming import HELLO, KEEP_ALIVE_S, STILL_HERE
from companion.web.request_guard import IsOwnName, check_change, check_name

Pages: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
_OFTEN: Final = re.compile(r"/api/halls/([A-Z2-9]{5})(?:/(enter|seal|events|screen/events))?")


class SealGate:
    """The ASGI application of a seal gate.

    Args:
        pages: answers all rarer requests.
        ask: adds a wish to the next batch, whose outcome is passed to ``answered``.
    """

    def __init__(
        self,
        pages: Pages,
        ask: Callable[[AskedOfBatch], None],
        telling: Telling,
        figures: HallFigures,
        is_own_name: IsOwnName,
        clocks: Clocks,
        settings: HallSettings,
    ) -> None:
        self._pages = pages
        self._ask = ask
        self._telling = telling
        self._figures = figures
        self._is_own_name = is_own_name
        self._clocks = clocks
        self._settings = settings
        self._phones = Rates(settings.phone)
        self._addresses = Rates(settings.address)
        self._newcomers = Rates(settings.newcomer)
        self._open = 0
        self._closing = False

    @property
    def open_pages(self) -> int:
        """The number of open streams."""
        return self._open

    def close(self) -> None:
        """Accept no more streams."""
        self._closing = True

    def answered(self, outcomes: list[tuple[object, Outcome]]) -> None:
        """Pass outcomes to those who wait; called in the gate's loop."""
        for asker, outcome in outcomes:
            if isinstance(asker, asyncio.Future) and not asker.done():
                asker.set_result(outcome)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request (ASGI)."""
        found = _OFTEN.fullmatch(scope["path"])
        if found is None:
            await self._pages(scope, receive, send)
            return
        asked = Asked(scope, receive, send)
        try:
            await self._attend(asked, found[1], found[2])
        except (CompanionError, GameError) as error:
            await asked.refuse(error)

    async def _attend(self, asked: Asked, code: str, what: str | None) -> None:
        host = asked.header(b"host") or ""
        check_name(host, self._is_own_name)
        self._addresses.take(counted_as(asked.address), self._clocks.steady_s())
        wanted = "POST" if what in ("enter", "seal") else "GET"
        if asked.method != wanted:
            await asked.answer(b'{"code":"http.method_not_allowed"}', 405, [(b"allow", wanted.encode())])
            return
        if wanted == "POST":
            kind = (asked.header(b"content-type") or "").partition(";")[0].strip().lower()
            check_change(host, asked.header(b"origin"), asked.header(b"sec-fetch-site"), kind)
        hall = self._telling.hall(code)
        if not self._telling.has_looked:
            raise _slow()
        if hall is None:
            raise UnknownResource("hub.no_such_hall", "There is no such hall in this club: choose one from the list.")
        match what:
            case "enter":
                await self._enter(asked, hall)
            case "seal":
                await self._seal(asked, hall)
            case "events":
                await self._events(asked, hall)
            case "screen/events":
                await self._follow(asked, self._telling.told(hall).screens, HELLO)
            case _:
                own = await self._own(asked, hall)
                newest = self._telling.hall(code) or hall
                await asked.answer(self._telling.body_of(newest, lambda: {"you": own}))

    async def _enter(self, asked: Asked, hall: HallNow) -> None:
        tickets = self._telling.told(hall).tickets
        token, more = asked.cookie(tickets.person_cookie), []
        person = tickets.person(token)
        if person is None:
            self._newcomers.take(counted_as(asked.address), self._clocks.steady_s())
            token = tickets.new_person()
            more, person = [asked.set_cookie(tickets.person_cookie, token)], tickets.person(token)
        assert person is not None
        self._phones.take(person.digest, self._clocks.steady_s())
        wish = await self._body(asked, EnterRoom)
        guest = await self._done(Entering(hall.id, person.digest, clean_name(wish.name)))
        if guest is None:
            raise refusals.not_in()
        more.append(asked.set_cookie(tickets.seat_cookie, tickets.for_seat(guest.seat)))
        await asked.answer(_you(guest), more=more)

    async def _seal(self, asked: Asked, hall: HallNow) -> None:
        began_s = self._clocks.steady_s()
        tickets = self._telling.told(hall).tickets
        seat = tickets.seat(asked.cookie(tickets.seat_cookie))
        if seat is None:
            raise refusals.not_in()
        self._phones.take(f"{hall.id}.{seat}", began_s)
        wish = await self._body(asked, SealRoomNumber)
        refusals.check_number(wish.number)
        check_salt(wish.salt)
        if not 1 <= wish.round <= hall.room["rounds"]:
            raise refusals.round_over()
        seal = seal_of(NAME, wish.round, seat, str(wish.number), wish.salt)
        guest = await self._done(Sealing(hall.id, seat, wish.round, wish.number, wish.salt, seal))
        await asked.answer(_you(guest))
        self._figures.answered(self._clocks.steady_s() - began_s)

    async def _events(self, asked: Asked, hall: HallNow) -> None:
        own = await self._own(asked, hall)
        told = json.dumps({"number": hall.id, "you": own}, separators=(",", ":")).encode()
        # This phone's private part is sent once, before the public states: afterwards the phone knows its own actions.
        await self._follow(asked, self._telling.told(hall).phones, HELLO + b"event: you\ndata: %b\n\n" % told)

    async def _own(self, asked: Asked, hall: HallNow) -> dict[str, Any] | None:
        tickets = self._telling.told(hall).tickets
        seat = tickets.seat(asked.cookie(tickets.seat_cookie))
        guest = None if seat is None else await self._done(Asking(hall.id, seat))
        return None if guest is None else asdict(guest)

    async def _follow(self, asked: Asked, audience: Audience, hello: bytes) -> None:
        if self._closing or self._open >= self._settings.most_streams:
            raise TooBusy("pages.too_many", "Too many pages are open here: close some, or take a seat first.")
        self._open += 1
        await asked.begin_stream()
        sending = asyncio.ensure_future(_tell(asked, audience, hello))
        try:
            await asked.gone()
        finally:
            self._open -= 1
            sending.cancel()

    async def _body(self, asked: Asked, kind: type[Any]) -> Any:
        return record_from_json("request", kind, await asked.body(MAX_ROOM_BODY_BYTES))

    async def _done(self, wish: Wish) -> Guest | None:
        """Wait until a wish is committed, and return its outcome.

        Raises:
            IllegalCommand: it is refused. LogUnavailable, TooBusy: it may or may not have been done; send it again.
        """
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._ask(AskedOfBatch(wish, answer))
        try:
            outcome = await asyncio.wait_for(answer, self._settings.patience_s)
        except TimeoutError as error:
            raise _slow() from error
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


async def _tell(asked: Asked, audience: Audience, hello: bytes) -> None:
    """Send the newest state, then each newer one; a slow reader gets the newest once the previous one is taken."""
    seen = audience.sequence
    await asked.stream(hello + audience.event)
    while True:
        if await audience.newer(seen, KEEP_ALIVE_S):
            seen = audience.sequence
            await asked.stream(audience.event)
        else:
            await asked.stream(STILL_HERE)


def _slow() -> TooBusy:
    return TooBusy("room.slow_disk", "The disk does not keep up: wait a little, then look again.")


def _you(guest: Guest | None) -> bytes:
    return json.dumps(
        {"you": None if guest is None else asdict(guest)}, ensure_ascii=False, separators=(",", ":")
    ).encode()
