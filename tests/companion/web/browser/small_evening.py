"""People around a table in a small game: phones, a spectator and the table's screen, and what they all must agree on."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import jsonpatch
from playwright.sync_api import Page

from companion.games.codec import command_to_json, event_to_json
from companion.games.engine import HOST
from companion.lobby.identity import Viewer
from companion.players.small_game_self_play import SMALL_GAMES, SmallGame
from companion.table.table import AnyTable
from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch, Looker
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.small_touching import touch_small
from tests.companion.web.browser.touching import PATIENCE_S, POLL_MS, tap, wait_told
from tests.companion.web.conftest import TELEVISION

NAMES: Final = (
    *("Asha", "Bo", "Cem", "Devi", "Emil", "Fatima"),
    *("Gustav", "Hana", "Ines", "Jonas", "Kyra", "Leonhard"),
)
USUAL_PLACES: Final = 5
PLACES: Final = (7, 9, 12)
SEALS_AND_SALTS: Final = re.compile(r'"[0-9a-f]{32,}"')
"""Drawn by the table for each seal anew; nothing else in an event is so long."""

WHAT_IS_SHOWN = """() => {
  const stage = document.querySelector("#stage").cloneNode(true);
  for (const node of stage.querySelectorAll("[data-talk-clock]")) node.remove();
  return stage.textContent.replace(/\\s+/g, " ");
}"""


@dataclass
class Ear:
    """Every message that a page is sent by the table, in order, and the states that they add up to."""

    messages: list[str] = field(default_factory=list)
    states: dict[str, Any] = field(default_factory=dict)
    """For each line of events that the page opened, oldest first: the state that the page has by it."""

    def listen(self, page: Page) -> None:
        """From now on; what came before is not heard."""
        session = page.context.new_cdp_session(page)
        session.on("Network.eventSourceMessageReceived", self._hear)
        session.send("Network.enable")

    def _hear(self, told: dict[str, Any]) -> None:
        self.messages.append(told["data"])
        line = told["requestId"]
        if told["eventName"] == "state":
            self.states[line] = json.loads(told["data"])
        elif told["eventName"] == "changes" and line in self.states:
            self.states[line] = jsonpatch.apply_patch(self.states[line], json.loads(told["data"]))


class SmallEvening(EveningByTouch):
    """A table at which a small game is played by touch, to be looked at on every screen."""

    def __init__(self, chromium: SharedBrowser, rig: Rig, *, seed: int = 1) -> None:
        super().__init__(chromium, rig)
        self.ears: dict[int, Ear] = {}
        self.choose = Random(seed).randrange
        self.host: Looker | None = None
        self.commands = 0
        self.compared = 0
        self.sealed_in_secret = 0

    def newest(self) -> int:
        """The number of the newest state that pages were told."""
        small = self.rig.small.feed.newest().sequence
        return small if self.lookers[-1].page.url.split("/")[-1].startswith("small") else super().newest()

    @property
    def table(self) -> AnyTable:
        """The small game as the table holds it."""
        return self.rig.small.playing()

    @property
    def game(self) -> SmallGame:
        """Its engine, and what makes random commands."""
        return SMALL_GAMES[self.table.engine.name]

    def gather(self, count: int, *, by_page: bool = False, pages: int | None = None, **how: Any) -> None:
        """So many people sit down, on the page for it or at once; the host makes room for more than five.

        With ``pages`` only so many of them hold a page; the others' phones are clients that nobody looks at.
        """
        host = self.host = self.open("/host", guest=False)
        if count > USUAL_PLACES:
            places = next(places for places in PLACES if places >= count)
            tap(host.page, f"places={places}")
            host.page.locator(f'[data-key="places={places}"][aria-pressed="true"]').wait_for()
        for seat, name in enumerate(NAMES[:count]):
            if pages is not None and seat >= pages:
                assert self.rig.phone().post(f"/api/seats/{seat}/claim", name=name).status_code == 200
            elif by_page:
                self.sit_down_by_touch(seat, name, **how)
            else:
                self._sit_down_at_once(seat, name, **how)
        self.lookers.remove(host)

    def _sit_down_at_once(self, seat: int, name: str, **how: Any) -> None:
        looker = self.open("/help", **how)
        answer = looker.page.request.post(f"{self.address(guest=True)}/api/seats/{seat}/claim", data={"name": name})
        assert answer.ok, answer.text()
        looker.seat = seat

    def close(self) -> None:
        """Close every browser, the host's too: a page left open follows whatever is served there next."""
        if self.host is not None:
            self.lookers.append(self.host)
            self.host = None
        super().close()

    def begin(self, kind: str, *chosen: str) -> None:
        """The host chooses the next game and its options by their keys; phones at a seat go over by themselves."""
        assert self.host is not None
        page = self.host.page
        before = self.rig.small.feed.newest().sequence
        tap(page, f"game={kind}")
        for name in chosen:
            tap(page, name)
        for looker in self.lookers:
            if id(looker) not in self.ears:
                self.ears[id(looker)] = Ear()
                self.ears[id(looker)].listen(looker.page)
            self.ears[id(looker)].messages.clear()
        if self.table_is_played:
            tap(page, "begin")
            page.locator('.action-grave[data-key="begin"]').wait_for()
        tap(page, "begin")
        page.locator(f"#small-game:not([hidden]) .game-of-{kind}").wait_for()
        for looker in self.lookers:
            if looker.page.url.endswith("/help"):
                looker.page.goto(f"{self.address(guest=True)}/small")
            looker.page.wait_for_url(re.compile(r"/small(-table)?$"), wait_until="commit")
            looker.page.wait_for_selector("html[data-version]")
            wait_told(looker.page, before + 1)
        self.everybody_is_told()

    @property
    def table_is_played(self) -> bool:
        """A game goes on that the next one would leave: the host is asked twice."""
        lobby = self.rig.live.lobby
        return lobby.started and bool(self.game.engine.waiting_for(self.table.state))

    def add_screens(self) -> None:
        """The table's own screen, and somebody who only watches."""
        for guest in (False, True):
            looker = self.open("/small-table", guest=guest, viewport=TELEVISION)
            self.ears[id(looker)] = Ear()
            self.ears[id(looker)].listen(looker.page)
            looker.page.reload()
            looker.page.wait_for_selector("html[data-version]")

    def next_command(self) -> Any:
        """Something that somebody for whom the game waits may do, drawn at random; nobody takes a bid back."""
        state, engine = self.table.state, self.game.engine
        waiting = engine.waiting_for(state)
        seat = waiting[0] if waiting[0] != HOST else self.choose(len(state.options.players))
        moves = [move for move in engine.legal(state, seat).moves if "Withdraw" not in type(move).__name__]
        return self.game.command_for(moves[self.choose(len(moves))], seat, self.choose)

    def play_unseen(self, command: Any) -> None:
        """Carry a command out past the pages."""
        given = {name: value for name, value in command_to_json(command).items() if name != "salt"}
        is_host = command.seat == HOST
        self.rig.small.submit(given, Viewer(None if is_host else command.seat, is_host, False))

    def play_small(self, command: Any) -> None:
        """Carry a command out by touch; what follows must be what the rules make of it."""
        table = self.table
        expected = table.engine.decide(table.state, command)
        version, sequence = table.version, self.rig.small.feed.newest().sequence
        looker = self.seated(command.seat)
        wait_told(looker.page, sequence)
        touch_small(looker.page, command)
        wait_told(looker.page, sequence + 1)
        happened = [logged.event for logged in table.events[version : version + len(expected)]]
        assert _without_chance(happened) == _without_chance(expected), f"{command} by touch came to something else"
        self.commands += 1

    def play_on(self, most_commands: int) -> int:
        """Go on until the game is over, or so many commands were carried out; how many."""
        for done in range(most_commands):
            if not self.game.engine.waiting_for(self.table.state):
                return done
            self.play_small(self.next_command())
        return most_commands

    def play_on_unseen(self) -> None:
        """The game goes on to its end past the pages, which are told."""
        while self.game.engine.waiting_for(self.table.state):
            self.play_unseen(self.next_command())
        self.everybody_is_told()

    def shown(self) -> set[str]:
        """What every screen shows of the open part of the game; one text, if all agree."""
        self.everybody_is_told()
        self.compared += len(self.lookers)
        return {looker.page.evaluate(WHAT_IS_SHOWN) for looker in self.lookers}

    def last_heard(self, looker: Looker) -> dict[str, Any]:
        """The newest state of the small game, as it came to that page."""
        wait_told(looker.page, newest := self.newest())
        deadline = time.monotonic() + PATIENCE_S
        while True:
            # What a browser received is told apart from what its page made of it, and may come later.
            heard = reversed(list(self.ears[id(looker)].states.values()))
            state: dict[str, Any] | None = next((state for state in heard if state.get("view") is not None), None)
            if state is not None and state["sequence"] >= newest:
                return state
            assert time.monotonic() < deadline, f"{looker.page.url} did not receive state {newest}"
            looker.page.wait_for_timeout(POLL_MS)

    def seal_of(self, looker: Looker, seat: int) -> dict[str, Any] | None:
        """What a page was told of the bid that seat has sealed, beside its seal: all of it, or nothing; None without one."""
        view = self.last_heard(looker)["view"]
        lies = view["ballots"][seat] if "ballots" in view else view["players"][seat].get("bid")
        return None if lies is None else {name: value for name, value in lies.items() if name != "seal" and value}

    def check_secrets(self) -> None:
        """Of all that lies sealed nobody but the owner was told bid or salt, and no other screen has it in its elements."""
        self.everybody_is_told()
        shown = {id(looker): looker.page.content() for looker in self.lookers}
        for owner in self.lookers:
            own = None if owner.seat is None else self.seal_of(owner, owner.seat)
            if owner.seat is None or not own:
                continue
            assert own["salt"]
            self.sealed_in_secret += 1
            for other in self.lookers:
                if other is owner:
                    continue
                told = self.seal_of(other, owner.seat)
                assert told == {}, f"{other.page.url} was told {told}"
                assert all(own["salt"] not in message for message in self.ears[id(other)].messages)
                assert own["salt"] not in shown[id(other)]


def _without_chance(events: Any) -> list[str]:
    """Events as JSON, without what is drawn by the table."""
    return [SEALS_AND_SALTS.sub('"…"', json.dumps(_said(event))) for event in events]


def _said(event: Any) -> dict[str, Any]:
    """The event without who said so: the page says it for its seat."""
    return {name: value for name, value in event_to_json(event).items() if name != "said_by"}
