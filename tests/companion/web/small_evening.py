"""People around a table in a small game: phones, a spectator and the table's screen, and what they all must agree on."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page

from companion.games.engine import HOST
from companion.games.json_form import named_to_json
from companion.players.small_games import SMALL_GAMES, SmallGame
from companion.small_table.table import SmallTable
from tests.companion.live_rig import Rig
from tests.companion.web.conftest import TELEVISION
from tests.companion.web.evening_by_touch import EveningByTouch, Looker
from tests.companion.web.small_touching import touch_small
from tests.companion.web.touching import tap, wait_told

NAMES: Final = ("Asha", "Bo", "Cem", "Devi", "Emil", "Fatima", "Gustav")
USUAL_PLACES: Final = 5
SEALS_AND_SALTS: Final = re.compile(r'"[0-9a-f]{32,}"')
"""Drawn by the table for each seal anew; nothing else in an event is so long."""

WHAT_IS_SHOWN = """() => {
  const stage = document.querySelector("#stage").cloneNode(true);
  for (const node of stage.querySelectorAll("[data-talk-clock]")) node.remove();
  return stage.textContent.replace(/\\s+/g, " ");
}"""


@dataclass
class Ear:
    """Every message that a page is sent by the table, in order."""

    messages: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        """From now on; what came before is not heard."""
        session = page.context.new_cdp_session(page)
        session.on("Network.eventSourceMessageReceived", lambda told: self.messages.append(told["data"]))
        session.send("Network.enable")


class SmallEvening(EveningByTouch):
    """A table at which a small game is played by touch, to be looked at on every screen."""

    def __init__(self, chromium: Browser, rig: Rig, *, seed: int = 1) -> None:
        super().__init__(chromium, rig)
        self.ears: dict[int, Ear] = {}
        self.choose = Random(seed).randrange
        self.host: Looker | None = None

    def newest(self) -> int:
        """The number of the newest state that pages were told."""
        small = self.rig.small.feed.newest().sequence
        return small if self.lookers[-1].page.url.split("/")[-1].startswith("small") else super().newest()

    @property
    def table(self) -> SmallTable:
        """The small game as the table holds it."""
        return self.rig.small.playing()

    @property
    def game(self) -> SmallGame:
        """Its engine, and what makes random commands."""
        return SMALL_GAMES[self.table.kind.engine.name]

    def gather(self, count: int, *, by_page: bool = False, **how: Any) -> None:
        """So many people sit down, on the page for it or at once; the host makes room for more than five."""
        host = self.host = self.open("/host", guest=False)
        if count > USUAL_PLACES:
            tap(host.page, "places")
            host.page.locator('[data-key="places"][aria-checked="true"]').wait_for()
        for seat, name in enumerate(NAMES[:count]):
            if by_page:
                self.sit_down(seat, name, **how)
            else:
                self._sit_down_at_once(seat, name, **how)
        self.lookers.remove(host)

    def _sit_down_at_once(self, seat: int, name: str, **how: Any) -> None:
        looker = self.open("/help", **how)
        answer = looker.page.request.post(f"{self.address(guest=True)}/api/seats/{seat}/claim", data={"name": name})
        assert answer.ok, answer.text()
        looker.seat = seat

    def begin(self, kind: str, *chosen: str) -> None:
        """The host chooses the next game and its options by their keys; phones at a seat go over by themselves."""
        assert self.host is not None
        page = self.host.page
        before = self.rig.small.feed.newest().sequence
        tap(page, f"game={kind}")
        for name in chosen:
            tap(page, name)
        for looker in self.lookers:
            self.ears[id(looker)] = Ear()
            self.ears[id(looker)].listen(looker.page)
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

    def play_small(self, command: Any) -> None:
        """Carry a command out by touch; what follows must be what the rules make of it."""
        table = self.table
        expected = table.kind.engine.decide(table.state, command)
        version, sequence = table.version, self.rig.small.feed.newest().sequence
        looker = self.seated(command.seat)
        wait_told(looker.page, sequence)
        touch_small(looker.page, command)
        wait_told(looker.page, sequence + 1)
        happened = [logged.event for logged in table.events[version : version + len(expected)]]
        assert _without_chance(happened) == _without_chance(expected), f"{command} by touch came to something else"

    def play_on(self, most_commands: int) -> int:
        """Go on until the game is over, or so many commands were carried out; how many."""
        for done in range(most_commands):
            if not self.game.engine.waiting_for(self.table.state):
                return done
            self.play_small(self.next_command())
        return most_commands

    def shown(self) -> set[str]:
        """What every screen shows of the open part of the game; one text, if all agree."""
        self.everybody_is_told()
        return {looker.page.evaluate(WHAT_IS_SHOWN) for looker in self.lookers}

    def heard(self, looker: Looker) -> list[dict[str, Any]]:
        """The states of the small game that a page was told, oldest first."""
        states = [json.loads(message) for message in self.ears[id(looker)].messages]
        return [state for state in states if "view" in state and state["view"] is not None]


def _without_chance(events: Any) -> list[str]:
    """Events as JSON, without what is drawn by the table."""
    return [SEALS_AND_SALTS.sub('"…"', json.dumps(_said(event))) for event in events]


def _said(event: Any) -> dict[str, Any]:
    """The event without who said so: the page says it for its seat."""
    return {name: value for name, value in named_to_json("event", event).items() if name != "said_by"}
