"""Every screen a player of Raja holds, in the state it is for, one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Page

from companion.games.raja.legal import moves
from companion.games.raja.state import State, waiting_for
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.touching import key, set_stepper, tap, wait_told
from tests.companion.web.conftest import TABLET


class Looking(Protocol):
    """Whoever looks at each screen once, under its name."""

    def look(self, page: Page, name: str) -> None:
        """Look at the screen as it is; afterwards it is a phone's again."""


def offered(state: State, name: str) -> bool:
    """Whether somebody the game waits for may do that."""
    return any(type(move).__name__ == f"May{name}" for seat in waiting_for(state) for move in moves(state, seat))


class Scenes:
    """Leads a game from scene to scene: sensible players do what lies between."""

    def __init__(self, evening: EveningByTouch, judge: Looking) -> None:
        self.evening = evening
        self.judge = judge

    def until(self, reached: Callable[[State], bool]) -> Page:
        """Go on until then; the page of whom the game waits for."""
        state = self.evening.rig.play(600, reached)
        assert reached(state), "the game never came that far"
        self.evening.everybody_is_told()
        return self.evening.seated(waiting_for(state)[0]).page

    def scene(self, name: str, move: str) -> Page:
        """The page on which that move is offered, judged under its scene's name."""
        page = self.until(lambda state: offered(state, move))
        page = self._page_with(name)
        self.judge.look(page, name)
        return page

    def _page_with(self, name: str) -> Page:
        pages = [looker.page for looker in self.evening.lookers if looker.seat is not None]
        return next(page for page in pages if page.locator(f'#now[data-scene="{name}"]').count())


def every_screen(evening: EveningByTouch, judge: Looking) -> None:
    """A game of three from the door to its end, each screen looked at."""
    scenes = Scenes(evening, judge)
    host = before_the_game(scenes)
    set_up(scenes)
    commerce(scenes)
    building(scenes)
    siege(scenes)
    everything_else(scenes, host)


def first_screens(evening: EveningByTouch, judge: Looking) -> None:
    """The same game from the door to its first auction."""
    scenes = Scenes(evening, judge)
    before_the_game(scenes)
    set_up(scenes)


def before_the_game(scenes: Scenes) -> Page:
    """Door, seats, and the host's page, which begins the game; the host's page."""
    evening, judge = scenes.evening, scenes.judge
    door = evening.open("/")
    judge.look(door.page, "door")
    evening.leave(door)
    for seat, (name, marker) in enumerate((("Asha", "dome"), ("Bo", "dragon"), ("Cem", "chair"))):
        looker = evening.sit_down_by_touch(seat, name, marker=marker)
    judge.look(looker.page, "lobby")
    newcomer = evening.open("/join")
    tap(newcomer.page, "seat3")
    newcomer.page.fill("#name", "Devi")
    judge.look(newcomer.page, "join")
    evening.leave(newcomer)

    host = evening.open("/host", guest=False)
    tap(host.page, "hints")
    tap(host.page, "companion_dice")
    tap(host.page, "undo")
    judge.look(host.page, "host-before")
    tap(host.page, "start")
    key(host.page, "pause").wait_for()
    judge.look(host.page, "host")
    return host.page


def set_up(scenes: Scenes) -> None:
    """Lands, nobles, walls, shields, harvest, bids."""
    page = scenes.scene("lay", "LayLands")
    for cell in ("0,1", "0,2", "1,1", "1,2", "1,3"):
        tap(page, f"lay:{cell}")
    tap(page, "lay:1,1")
    scenes.judge.look(page, "lay-half")
    page = scenes.scene("nobles", "PlaceNobles")
    page = scenes.scene("walls", "BuildFirstWall")
    page.locator("#now button.tile").first.tap()
    scenes.judge.look(page, "walls-stones")
    tap(page, "show.shields")
    page.locator("#now button.tile").first.tap()
    scenes.judge.look(page, "walls-shields")
    scenes.scene("harvest", "Harvest")
    waits = next(
        p.page for p in scenes.evening.lookers if p.seat is not None and p.seat not in waiting_for(scenes.evening.state)
    )
    scenes.judge.look(waits, "waiting")
    page = scenes.scene("bid", "PassBid")
    in_the_left_hand(scenes, page)


def in_the_left_hand(scenes: Scenes, page: Page) -> None:
    """The main action goes over to the left thumb, and stays there when the page is loaded anew."""
    left_edges = "() => ['main', 'other'].map((kind) => document.querySelector(`#now .action-${kind}`).getBoundingClientRect().x)"
    main, other = page.evaluate(left_edges)
    assert main > other
    page.locator("#tab-more").tap()
    page.locator("#left-hand").tap()
    page.reload()
    page.wait_for_selector("html[data-sequence]")
    page.locator("#now .action-main").wait_for()
    scenes.judge.look(page, "bid-left-hand")
    main, other = page.evaluate(left_edges)
    assert main < other
    page.locator("#tab-more").tap()
    page.locator("#left-hand").tap()
    page.locator("#tab-now").tap()


def commerce(scenes: Scenes) -> None:
    """Markets, a trade, a barter with a counter."""
    page = scenes.scene("commerce", "OfferBarter")
    tap(page, "buy.shields")
    tap(page, "trade.shield21")
    scenes.judge.look(page, "trade")
    tap(page, "trade.back")
    tap(page, "barter")
    set_stepper(page, "give.money", 7)
    set_stepper(page, "take.grain", 1)
    scenes.judge.look(page, "barter")
    tap(page, "barter.send")
    page.locator('#now[data-scene="offer"]').wait_for()
    scenes.judge.look(page, "offer-made")
    scenes.evening.everybody_is_told()
    asked = scenes.evening.seated(waiting_for(scenes.evening.state)[0]).page
    scenes.judge.look(asked, "offer")
    tap(asked, "counter")
    set_stepper(asked, "take.money", 9)
    scenes.judge.look(asked, "counter")
    tap(asked, "barter.send")
    page.locator(".offer").wait_for()
    scenes.judge.look(page, "offer-countered")
    tap(page, "withdraw")
    page.locator('#now[data-scene="commerce"]').wait_for()
    scenes.scene("fill", "FillTrade")
    scenes.scene("grain", "PlaceGrain")


def building(scenes: Scenes) -> None:
    """A build, a shield laid, a wall reported."""
    page = scenes.scene("build", "DeclareBuild")
    # The large button says what is to be done first; it does not offer to end the phase.
    assert key(page, "build.first").get_attribute("aria-disabled") == "true"
    page.locator("#now button.tile").first.tap()
    scenes.judge.look(page, "build-stones")
    page = scenes.scene("build.report", "FinishBuild")
    key(page, "build.width=3").tap()
    page.locator('[data-choice="build.standing"] button').first.tap()
    scenes.judge.look(page, "build-collapsed")


def siege(scenes: Scenes) -> None:
    """From the marker to the ransom."""
    page = scenes.scene("declare", "DeclareSiege")
    page.locator("#now button.tile").first.tap()
    page.locator('[data-stepper^="target."] .step').last.tap()
    scenes.judge.look(page, "declare-odds")
    scenes.scene("assign", "AssignShields")
    page = scenes.scene("dice", "RollSiegeDice")
    tap(page, "face4")
    scenes.judge.look(page, "dice-typed")
    scenes.scene("removal", "FinishRemoval")
    page = scenes.scene("spoils", "TakeNoble")
    tap(page, "spoils.ransom")
    scenes.judge.look(page, "spoils-ransom")
    scenes.scene("pay", "RefuseRansom")


def everything_else(scenes: Scenes, host: Page) -> None:
    """Tabs, putting right, the host's corrections, help, a tablet, and the end."""
    evening, judge = scenes.evening, scenes.judge
    page = evening.seated(0).page
    for tab in ("lands", "market", "more"):
        page.locator(f"#tab-{tab}").tap()
        judge.look(page, tab)
    page.locator("#tab-lands").tap()
    page.locator("#sheet-lands [data-opens=mend]").tap()
    page.locator("#mend button.tile").first.tap()
    key(page, "kind.side").tap()
    judge.look(page, "mend")
    page.locator("#mend-close").tap()
    tap(page, "blinder")
    page.locator("#tab-now").tap()
    judge.look(page, "blinder")
    host.locator("[data-opens=mend]").tap()
    tap(host, "hand1")
    judge.look(host, "host-mend")
    host.locator("#mend-close").tap()
    guest = evening.open("/host")
    judge.look(guest.page, "host-login")
    helped = evening.open("/help")
    judge.look(helped.page, "help")
    evening.rig.play(2000)
    sequence = evening.rig.live.feed.newest().sequence
    wait_told(page, sequence)
    judge.look(page, "end")
    page.set_viewport_size(TABLET)
    take_picture(page, "tablet-end")
