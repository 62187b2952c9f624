"""What is on a phone's screen can be read and tapped there: upright, on its side, and in letters twice as large."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from companion.games.raja.legal import moves
from companion.games.raja.state import State, waiting_for
from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.page_geometry import (
    PHONE_ON_ITS_SIDE,
    SMALL_PHONE,
    misplaced,
    misplaced_in_large_letters,
    out_of_sight,
)
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import key, tap
from tests.companion.web.conftest import PHONE, TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("page-geometry")]

LAPTOP = ViewportSize(width=1440, height=900)
EVERY_SIZE = (SMALL_PHONE, PHONE, PHONE_ON_ITS_SIDE, LAPTOP, TELEVISION)

BID = (
    '[data-stepper="bid"] output',
    '[data-key="bid1"]',
    '[data-key="bid-1"]',
    '[data-key="pass"]',
    '[data-key="bid.send"]',
)
ANY_TILE = "#now button.tile"

Step = tuple[str, Callable[[Page], None]]


def nothing(page: Page) -> None:
    """The step as it comes."""


def choose_a_tile(page: Page) -> None:
    """What comes after the tile."""
    page.locator(ANY_TILE).first.tap()


def tapped(name: str) -> Callable[[Page], None]:
    """What comes after that button."""
    return lambda page: tap(page, name)


SOME_STEPS: tuple[Step, ...] = (
    ("BuildFirstWall", choose_a_tile),
    ("PassBid", nothing),
    ("OfferBarter", tapped("barter")),
)
ALL_STEPS: tuple[Step, ...] = (
    ("LayLands", nothing),
    ("PlaceNobles", nothing),
    ("BuildFirstWall", choose_a_tile),
    ("Harvest", nothing),
    ("PassBid", nothing),
    ("OfferBarter", nothing),
    ("OfferBarter", tapped("buy.shields")),
    ("OfferBarter", tapped("barter")),
    ("PlaceGrain", nothing),
    ("DeclareBuild", choose_a_tile),
    ("FinishBuild", nothing),
    ("DeclareSiege", choose_a_tile),
    ("AssignShields", nothing),
    ("RollSiegeDice", nothing),
    ("TakeNoble", nothing),
)


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """Three seats, of which the first is a browser's; nobody sits in it yet."""
    made = EveningByTouch(chromium, Rig())
    for seat, name in ((1, "Bo"), (2, "Chandra")):
        assert made.rig.phone().post(f"/api/seats/{seat}/claim", name=name).status_code == 200
    yield made
    made.close()
    assert [told for told in made.complaints if "/claim" not in told] == []


def may(state: State, name: str) -> bool:
    """Whether the first seat may do that."""
    return 0 in waiting_for(state) and any(type(move).__name__ == f"May{name}" for move in moves(state, 0))


def reached(evening: EveningByTouch, page: Page, move: str) -> None:
    """The game goes on to where the first seat may do that; its page shows it."""
    assert may(evening.rig.play(1500, lambda state: may(state, move)), move), f"nobody came to {move}"
    evening.everybody_is_told()
    page.locator("#now[data-mine]").wait_for()


def test_a_refused_name_is_told_beside_the_button_and_everything_on_a_step_can_be_reached(
    evening: EveningByTouch,
) -> None:
    page = evening.open("/join", locale="de", viewport=SMALL_PHONE).page
    tap(page, "seat0")
    tap(page, "join")
    page.locator("#join .refusal:not(:empty)").wait_for()
    assert out_of_sight(page, SMALL_PHONE, "#join .refusal", '[data-key="join"]') == []
    found = {"join": misplaced(page, SMALL_PHONE)}
    page.fill("#name", "Asha")
    tap(page, "join")
    page.wait_for_url("**/seat", wait_until="commit")
    page.wait_for_selector("html[data-sequence]")
    assert evening.rig.screen().post("/api/game/start").status_code == 200

    for move, go_on in SOME_STEPS:
        page.set_viewport_size(SMALL_PHONE)
        reached(evening, page, move)
        go_on(page)
        if move == "BuildFirstWall":
            assert out_of_sight(page, SMALL_PHONE, '[data-choice="walls.width"]', '[data-key="walls.send"]') == []
            page.evaluate("scrollTo(0, 0)")
            assert out_of_sight(page, PHONE_ON_ITS_SIDE, ".tap-grid", '[data-key="walls.send"]') == []
        if move == "PassBid":
            assert out_of_sight(page, SMALL_PHONE, *BID) == []
            assert out_of_sight(page, PHONE_ON_ITS_SIDE, *BID) == []
        found[move] = misplaced(page, SMALL_PHONE, PHONE_ON_ITS_SIDE) + misplaced_in_large_letters(page)
    assert {step: what for step, what in found.items() if what} == {}


def test_the_host_reaches_every_option_and_puts_right_on_the_screen_wherever_the_page_is(
    evening: EveningByTouch,
) -> None:
    page = evening.open("/host", guest=False, locale="de", viewport=SMALL_PHONE).page
    key(page, "start").wait_for()
    found = misplaced(page, SMALL_PHONE, PHONE_ON_ITS_SIDE) + misplaced_in_large_letters(page)
    tap(page, "start")
    key(page, "pause").wait_for()
    tap(page, "clock60")
    key(page, "clock1").wait_for()
    page.locator("[data-opens=mend]").scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 0
    page.locator("[data-opens=mend]").tap()
    tap(page, "hand1")
    assert out_of_sight(page, SMALL_PHONE, "#mend-close") == []
    found += misplaced(page, SMALL_PHONE, PHONE_ON_ITS_SIDE) + misplaced_in_large_letters(page)
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en", "de"])
def test_everything_on_every_step_and_sheet_can_be_reached_at_every_size(evening: EveningByTouch, locale: str) -> None:
    page = evening.sit_down(0, "Asha", locale=locale).page
    found = {"lobby": misplaced(page, *EVERY_SIZE) + misplaced_in_large_letters(page)}
    assert evening.rig.screen().post("/api/game/start", undo="all", hints=True).status_code == 200
    for move, go_on in ALL_STEPS:
        reached(evening, page, move)
        go_on(page)
        found[f"{move} {go_on.__name__}"] = misplaced(page, *EVERY_SIZE) + misplaced_in_large_letters(page)
        back = key(page, "trade.back").or_(key(page, "barter.back"))
        if back.count():
            back.tap()
    for sheet in ("lands", "market", "more"):
        page.locator(f"#tab-{sheet}").tap()
        found[sheet] = misplaced(page, *EVERY_SIZE) + misplaced_in_large_letters(page)
    assert {step: what for step, what in found.items() if what} == {}
