"""People around a real server, with or without a virtual table: each command by touch, what lies on the table by hand."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Error as BrowserError

from companion.games.actor import BY_TYPING
from companion.games.raja import commands as c
from companion.games.raja.pieces import MARKET_NAMES
from companion.games.raja.state import State, tile_at
from companion.referee.raja import needs_of_state
from tests.companion.web.browser.evening_by_touch import Looker, ScreensAround, come_of, said_by_its_seat
from tests.companion.web.browser.real_server import RealServer
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.tapped_doors import TappedDoors
from tests.companion.web.browser.touching import choose_number, join, key, tap, touch, wait_told
from tests.companion.web.browser.wood_and_dice import WoodAndDice, likely_answer, place_shown
from tests.companion.web.conftest import TELEVISION

SCREEN, GUESTS = "127.0.0.1", "127.0.0.2"
AGREE_S = 180.0
LOOKED_S = 25.0
"""So long people wait for camera and board before they say it themselves."""
POLL_S = 0.1
PART_OF_PLAY = (404, 409, 422)
"""What camera and board may bring about between a look and a tap: the move, or the question, is over."""

NOT_FOUND = 404
TOO_SLOW = 408
"""A request did not come in whole within the server's patience, as on a machine that is too busy: pages ask again."""


class EveningAtServer(ScreensAround):
    """Browsers around ``raja play``, each through a door of its own where every byte is read.

    Args:
        folder: for the server's database.
        virtual: whether the server offers the virtual table; then hands move its wood and dice.
        canaries: by seat, the money that is looked for in what others are sent.
    """

    def __init__(self, chromium: SharedBrowser, folder: Path, *, virtual: bool, canaries: tuple[int, ...]) -> None:
        super().__init__(chromium)
        self.server = RealServer(folder, *(("--virtual",) if virtual else ()))
        self.doors = TappedDoors(self.server.port, canaries)
        self.hands = WoodAndDice(self.server) if virtual else None
        self.by_camera = 0
        self.by_touch = 0
        self.answered = 0
        self.put_right = 0
        self.dice_by_board = 0
        self.compared = 0
        self.late = 0

    # --- what the screens are held against -----------------------------------------------------------

    @property
    def state(self) -> State:
        """The game as the log has it."""
        return self.server.state

    @property
    def version(self) -> int:
        """Events in the log."""
        return self.server.table().version

    def newest(self) -> int:
        """The number of the newest state that pages were told."""
        sequence = self.server.told()["sequence"]
        assert isinstance(sequence, int)
        return sequence

    def address(self, *, guest: bool) -> str:
        """A door for the next browser."""
        return self.doors.open(GUESTS if guest else SCREEN).address

    def may_answer(self, status: int, url: str) -> bool:
        """A move or a question may be over a moment before it is tapped where a camera counts, too; a picture gone by."""
        if status == TOO_SLOW or (status == NOT_FOUND and ("/crop/" in url or "/frame/" in url)):
            self.late += 1
            return self.hands is not None
        return self.hands is not None and status in PART_OF_PLAY and ("/api/commands" in url or "/api/answers" in url)

    def reader_of(self, looker: Looker) -> Any:
        """Whoever reads what that browser is sent."""
        return next(door.reader for door in self.doors.doors if looker.page.url.startswith(door.address + "/"))

    def everybody_agrees(self) -> None:
        """Every screen comes to show the phase, walls and prices of one and the same version of the game."""
        deadline = time.monotonic() + AGREE_S
        while True:
            version, state = self.version, self.state
            shown = self.what_is_shown()
            if self.version == version and all(one == _told(state, shown[0]["phase"]) for one in shown):
                self.compared += len(shown)
                return
            assert time.monotonic() < deadline, f"version {version}: {shown} are not all {_told(state, '…')}"

    # --- playing -------------------------------------------------------------------------------------

    def carry_out(self, command: c.Command) -> None:
        """Let a command happen as people do it, until the log has moved on."""
        state, version = self.state, self.version
        self.answer_questions()
        if self.version != version:
            return
        if self.hands is not None and self.hands.carry_out(state, command):
            self._await_table(command, version)
        else:
            self._tap(command, version)
        if self.hands is not None and place_shown(self.state) is None:
            self.hands.lay_out()

    def _tap(self, command: c.Command, version: int) -> None:
        looker = self.seated(command.seat)
        before = self.state
        while self.version == version:
            wait_told(looker.page, self.newest())
            answered = self.answered
            try:
                touch(looker.page, command)
                break
            except (AssertionError, BrowserError):
                self.answer_questions()  # one that came up meanwhile stands before what was to be tapped
                if self.version == version and self.answered == answered:
                    raise
        self._wait_past(version)
        if self.hands is None:
            self._await(come_of(before, said_by_its_seat(command)), command)
        self.by_touch += 1

    def _await(self, expected: State, command: c.Command) -> None:
        """What the companion answers for all to a trade is logged behind the trade."""
        deadline = time.monotonic() + AGREE_S
        while self.state != expected:
            assert time.monotonic() < deadline, f"{command} came to something else"
            time.sleep(POLL_S)

    def _wait_past(self, version: int) -> None:
        deadline = time.monotonic() + AGREE_S
        while self.version == version:
            assert time.monotonic() < deadline, f"the game stands still at {version}"
            time.sleep(POLL_S)

    def _await_table(self, command: c.Command, version: int) -> None:
        """Camera and board tell; what they ask is answered, what they miss is said."""
        assert self.hands is not None
        place, dice = place_shown(self.state), isinstance(command, c.RollSiegeDice)
        deadline = time.monotonic() + LOOKED_S
        while not self._is_told(command, version):
            self.answer_questions()
            if time.monotonic() > deadline:
                self._say_what_was_missed(command, place)
                return
            time.sleep(POLL_S)
        self.by_camera += not dice
        self.dice_by_board += len(command.dice) if isinstance(command, c.RollSiegeDice) else 0
        if place is not None:
            self._put_right(place)

    def _is_told(self, command: c.Command, version: int) -> bool:
        if isinstance(command, c.RollSiegeDice):
            return _dice_of(self.state, command.seat) == 0
        return self.version != version

    def _say_what_was_missed(self, command: c.Command, place: tuple[int, tuple[int, int]] | None) -> None:
        assert self.hands is not None
        if isinstance(command, c.RollSiegeDice):
            command = c.RollSiegeDice(command.seat, command.dice[-_dice_of(self.state, command.seat) :], BY_TYPING)
        elif place is not None and isinstance(command, c.FinishBuild | c.FinishRemoval):
            stones, width, _ = self.hands.standing(*place)
            command = type(command)(command.seat, stones, width)
        self._tap(command, self.version)

    def answer_questions(self) -> None:
        """Whoever is asked looks at the table and answers by touch."""
        if self.hands is None:
            return
        for question in self.server.told().get("questions", ()):
            seat = question["seat"]
            pages = (
                [self.seated(seat)] if seat >= 0 else [one for one in self.lookers if one.page.url.endswith("/table")]
            )
            name = question["id"].split(".")
            truth = (0, 0, 0)
            if len(name) > 2:
                truth = self.hands.standing(int(name[0]), (int(name[1]), int(name[2])))
            self._answer(pages[0], question, likely_answer(question, truth))

    def _answer(self, looker: Looker, question: dict[str, Any], answer: str) -> None:
        node = looker.page.locator(f'[data-question="{question["id"]}"]').first
        with contextlib.suppress(BrowserError):  # it may have been settled by the next look
            button = node.locator(".answer", has_text=answer).first
            if button.count() and (answer not in "0123456789" or button.inner_text() == answer):
                button.tap(timeout=3000)
            elif answer.isdecimal():
                pad = node.locator(".pad")
                if pad.get_attribute("open", timeout=3000) is None:
                    pad.locator("summary").tap(timeout=3000)
                for digit in answer:
                    pad.get_by_role("button", name=digit, exact=True).tap(timeout=3000)
                pad.locator(".pad-send").tap(timeout=3000)
            self.answered += 1

    def _put_right(self, place: tuple[int, tuple[int, int]]) -> None:
        """What the camera counted wrong although it was sure, its owner corrects."""
        assert self.hands is not None
        seat, cell = place
        stones, width, _ = self.hands.standing(seat, cell)
        tile = tile_at(self.state.players[seat], cell)
        if tile is not None and (tile.stones, tile.width) != (stones, width):
            self.put_right += 1
            self.correct_wall(seat, cell, stones, width)

    def correct_wall(self, seat: int, cell: tuple[int, int], stones: int, width: int) -> None:
        """A player puts a wall of the own right by touch."""
        page, version = self.seated(seat).page, self.version
        page.locator("#tab-lands").tap()
        page.locator("#sheet-lands [data-opens=mend]").tap()
        tap(page, f"mend:{cell[0]},{cell[1]}")
        tap(page, "kind.wall")
        choose_number(page, "mend.standing", stones)
        if stones:
            choose_number(page, "mend.width", width)
        tap(page, "reason.misread")
        tap(page, "mend.send")
        self._wait_past(version)
        page.locator("#tab-now").tap()

    # --- people and accidents ------------------------------------------------------------------------

    def begin(self, names: tuple[str, ...], markers: tuple[str, ...]) -> None:
        """People sit down, the table's screen and a spectator look on, the host starts."""
        self.open("/table", guest=False, viewport=TELEVISION)
        self.open("/table", viewport=TELEVISION)
        for seat, name in enumerate(names):
            looker = self.sit_down_by_touch(seat, name, marker=markers[seat])
            self.reader_of(looker).seat = seat
        host = self.open("/host", guest=False)
        tap(host.page, "start")
        key(host.page, "pause").wait_for()
        if self.hands is not None:
            self.hands.lay_out()

    def host(self) -> Looker:
        """The host's screen."""
        return next(looker for looker in self.lookers if looker.page.url.endswith("/host"))

    def reload(self, seat: int) -> None:
        """A phone is asleep for a while, and comes back to its seat by itself."""
        page = self.seated(seat).page
        page.goto(page.url.removesuffix("/seat") + "/join")
        page.wait_for_url("**/seat", wait_until="commit")
        page.wait_for_selector("html[data-sequence]")

    def move_to_another_browser(self, seat: int, name: str) -> None:
        """A phone's battery is dead; its player asks for the seat with another one, and the host agrees."""
        self.leave(self.seated(seat))
        newcomer = self.open("/join")
        reader = self.reader_of(newcomer)
        tap(newcomer.page, f"seat{seat}")
        newcomer.page.fill("#name", name)
        join(newcomer.page)
        reader.seat = seat
        self.host().page.locator(".request").get_by_role("button", name="Hand it over").tap()
        newcomer.page.wait_for_url("**/seat", wait_until="commit")
        newcomer.page.wait_for_selector("html[data-sequence]")
        newcomer.seat = seat

    def kill_and_restart(self) -> float:
        """The server is killed and begun again; every page comes back by itself. The seconds until it answered."""
        before, version = self.state, self.version
        self.server.kill()
        seconds = self.server.start()
        assert (self.state, self.version) == (before, version)
        self.everybody_agrees()
        return seconds

    def close(self) -> None:
        """Close every browser, the doors and the server."""
        super().close()
        self.doors.close()
        self.server.close()


def _told(state: State, phase: str) -> dict[str, Any]:
    """What a page with a board shows of that state; which words name the phase all of them must agree on."""
    assert phase
    stones = [
        " ".join(str(tile.stones) for tile in sorted(player.lands, key=lambda tile: tile.cell) if tile.city)
        for player in state.players
    ]
    prices = [str(price) for price in state.market.prices]
    return {"phase": phase, "stones": stones, "prices": prices if len(prices) == len(MARKET_NAMES) else []}


def _dice_of(state: State, seat: int) -> int:
    """Dice that seat is to roll now."""
    need = needs_of_state(state, range(len(state.players)), 0).dice
    return need.wanted if need is not None and need.seat == seat else 0
