"""People around a live table: phones, spectators and the table's screen in a browser, and what they all must agree on."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, ViewportSize

from companion.games.actor import by_seat, said_by
from companion.games.raja.commands import Command, ProposeTrade
from companion.games.raja.game import ENGINE
from companion.games.raja.state import State, waiting_for
from companion.live.state import HostsTold, hosts_told, own_state
from companion.live.unfillable_trade import answers_for_all
from companion.lobby.identity import Viewer
from companion.players.self_play import Chance, next_command
from companion.players.sensible_player import SensiblePlayer
from companion.table.feed import made_once
from companion.web.request_identity import COOKIE
from tests.companion.live_rig import Phone, Rig
from tests.companion.web.browser.complaints import listen
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import join, tap, touch, wait_told
from tests.companion.web.conftest import PHONE, WATCH_POLICY

Change = Callable[[dict[str, Any]], None]

WHAT_IS_SHOWN = """() => ({
  phase: document.body.classList.contains("seat-page")
    ? document.querySelector("#when b")?.textContent
    : document.querySelector("#stage-title")?.textContent,
  stones: [...document.querySelectorAll("#seats > [data-seat]")]
    .sort((one, other) => one.dataset.seat - other.dataset.seat)
    .map((lands) => [...lands.querySelectorAll(".tile-count")].map((count) => count.dataset.stones).join(" ")),
  prices: [...document.querySelectorAll("#market .disk-up")].map((disk) => disk.textContent),
})"""


@dataclass
class Looker:
    """A browser of somebody's, with its own cookies."""

    page: Page
    seat: int | None = None

    @property
    def context(self) -> BrowserContext:
        """Its cookies and storage."""
        return self.page.context


class ScreensAround(ABC):
    """The browsers around a table. Every page's complaints are kept.

    Args:
        locale: the language of every browser that is not opened in another.
    """

    def __init__(self, chromium: SharedBrowser, locale: str = "en") -> None:
        self._chromium = chromium
        self._locale = locale
        self.lookers: list[Looker] = []
        self.complaints: list[str] = []

    @property
    @abstractmethod
    def state(self) -> State:
        """The game as the table holds it."""

    @abstractmethod
    def newest(self) -> int:
        """The number of the newest state that pages were told."""

    @abstractmethod
    def address(self, *, guest: bool) -> str:
        """Where the next browser is to look, as a guest or as the table's own screen."""

    def may_answer(self, status: int, url: str) -> bool:
        """Whether a refused request is part of the evening: none is, where people alone say what happens."""
        return False

    def open(
        self,
        path: str,
        *,
        guest: bool = True,
        viewport: ViewportSize = PHONE,
        dark: bool = False,
        locale: str | None = None,
        claims: tuple[int, str] | None = None,
        cookie: str | None = None,
    ) -> Looker:
        """Another browser at one of the pages.

        With ``claims`` it takes that seat, by that name, before it looks; with ``cookie`` it is known as whoever got that.
        """
        page = self._chromium.open(
            viewport=viewport,
            has_touch=True,
            color_scheme="dark" if dark else "light",
            locale=self._locale if locale is None else locale,
        )
        page.add_init_script(WATCH_POLICY)
        listen(page, self.complaints, self.may_answer)
        address = self.address(guest=guest)
        if claims is not None:
            seat, name = claims
            # Any page gives a phone the cookie by which it is known.
            page.request.get(f"{address}/help")
            answer = page.request.post(f"{address}/api/seats/{seat}/claim", data={"name": name})
            assert answer.ok, answer.text()
        if cookie is not None:
            page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
        page.goto(address + path)
        page.wait_for_selector("html[data-sequence]")
        looker = Looker(page)
        self.lookers.append(looker)
        return looker

    def leave(self, looker: Looker) -> None:
        """A browser is closed: a dead battery."""
        self.lookers.remove(looker)
        self._hear_policy(looker)
        self._chromium.close(looker.page)

    def sit_down(self, seat: int, name: str, **how: Any) -> Looker:
        """Somebody comes to the table's page for a seat, having taken it."""
        looker = self.open("/seat", claims=(seat, name), **how)
        looker.seat = seat
        return looker

    def sit_down_by_touch(self, seat: int, name: str, *, marker: str | None = None, **how: Any) -> Looker:
        """Somebody takes a seat on the page for it."""
        looker = self.open("/join", **how)
        page = looker.page
        tap(page, f"seat{seat}")
        page.fill("#name", name)
        if marker is not None:
            tap(page, f"marker.{marker}")
        join(page)
        page.wait_for_url("**/seat", wait_until="commit")
        page.wait_for_selector("html[data-sequence]")
        looker.seat = seat
        return looker

    def everybody_is_told(self) -> None:
        """Wait until every page shows the newest state."""
        sequence = self.newest()
        for looker in self.lookers:
            wait_told(looker.page, sequence)

    def what_is_shown(self) -> list[dict[str, Any]]:
        """Phase, walls and prices as each page with a board shows them."""
        self.everybody_is_told()
        boards = [looker for looker in self.lookers if looker.page.locator("#market").count()]
        return [looker.page.evaluate(WHAT_IS_SHOWN) for looker in boards]

    def seated(self, seat: int) -> Looker:
        """Whoever holds that seat."""
        return next(looker for looker in self.lookers if looker.seat == seat)

    def play(self, command: Command) -> None:
        """Carry a command out by touch; the game must come to what the rules make of it."""
        expected = come_of(self.state, said_by_its_seat(command))
        looker = self.seated(command.seat)
        sequence = self.newest()
        wait_told(looker.page, sequence)
        touch(looker.page, command)
        wait_told(looker.page, sequence + 1)
        assert self.state == expected, f"{command} by touch came to something else"

    def close(self) -> None:
        """Close every browser."""
        for looker in list(self.lookers):
            self.leave(looker)

    def _hear_policy(self, looker: Looker) -> None:
        self.complaints += [f"blocked: {directive}" for directive in looker.page.evaluate("window.blockedByPolicy")]


class EveningByTouch(ScreensAround):
    """A table served within the test, without any device."""

    def __init__(self, chromium: SharedBrowser, rig: Rig, locale: str = "en") -> None:
        super().__init__(chromium, locale)
        self.rig = rig
        self.served = ServedRig(rig)
        self._away: dict[int, Phone] = {}

    @property
    def state(self) -> State:
        """The game as the table holds it."""
        return self.rig.live.playing().table.state

    def newest(self) -> int:
        """The number of the newest state that pages were told."""
        return self.rig.live.feed.newest().sequence

    def take_seats(self, *names: str) -> None:
        """People take the first seats; the page of one is opened when a test first asks for it, as each costs a second."""
        self._away = dict(enumerate(self.rig.seated(*names)))

    def seated(self, seat: int) -> Looker:
        """Whoever holds that seat, looking at its page."""
        phone = self._away.pop(seat, None)
        if phone is not None:
            self.open("/seat", cookie=phone.cookie()).seat = seat
        return super().seated(seat)

    def play_unseen(self, command: Command) -> None:
        """Carry a command out past the pages."""
        self.rig.live.submit(command, Viewer(command.seat, False, False))

    def tell(self, change: Change) -> None:
        """Tell everybody the newest state with something more of the camera's in it."""
        feed = self.rig.live.feed
        shared = json.loads(feed.newest().bytes_for(Viewer(None, False, False)))
        own = own_state(self.rig.live.playing(), hosts_told(HostsTold("000000", ()), self.rig.live.lobby), None)
        for key_of_own in own(Viewer(None, False, False)):
            del shared[key_of_own]
        del shared["sequence"]  # the feed gives it another one
        change(shared)
        feed.publish(shared, made_once(own))
        self.everybody_is_told()

    def address(self, *, guest: bool) -> str:
        """Everybody looks at the same port."""
        return self.served.phones if guest else self.served.screen

    def close(self) -> None:
        """Close every browser, and the table."""
        super().close()
        self.served.close()


def said_by_its_seat(command: Command) -> Command:
    """The command as the table takes it: who says so is who sends it."""
    return said_by(command, by_seat(command.seat))


def come_of(state: State, command: Command) -> State:
    """What a command comes to at a live table, where the companion answers for all who could not fill a trade."""
    state, _ = ENGINE.advance(state, command)
    for answer in answers_for_all(state) if isinstance(command, ProposeTrade) else ():
        state, _ = ENGINE.advance(state, answer)
    return state


class SensiblePeople:
    """What the people around the table decide, and what falls: sensible players, drawn from a seed."""

    def __init__(self, seats: int, seed: int, collapses_once_in: int) -> None:
        random = Random(seed)
        self._players = [SensiblePlayer(random) for _ in range(seats)]
        self._chance = Chance(random, collapses_once_in)

    def commands(self, state: Callable[[], State]) -> Iterator[Command]:
        """One command after another, until the game is over."""
        while seats := waiting_for(state()):
            yield next_command(state(), seats[0], self._players[seats[0]], self._chance)
