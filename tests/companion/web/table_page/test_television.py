"""The table's screen across the room: all Lands, what goes on, prices and the course of the evening, without scrolling."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from companion.games.raja.legal import moves
from companion.games.raja.moves import MayFinishBuild, MayHarvest, MayPassBid
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.state import Auction, Building, State, waiting_for
from tests.companion.live_rig import Rig
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.page_geometry import TOO_SMALL, hidden_on_television
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.scripted_table import told_once
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import wait_told
from tests.companion.web.conftest import TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("television")]
SMALL_TELEVISION = ViewportSize(width=1280, height=720)
SCREENS = (ViewportSize(width=1440, height=900), SMALL_TELEVISION, TELEVISION)
NAMES = ("Asha", "Bo", "Chandra", "Devi", "Esh")

# Parts of the screen that stick out of the leaf they stand on, or lie below the edge.
CUT_OFF = """() => {
  const edge = document.querySelector("#playback").getBoundingClientRect().top;
  return [...document.querySelectorAll(".seat .grid, .seat .cities, .stage-body > *, .chart-ends li, .market-row")]
    .filter((node) => node.checkVisibility())
    .map((node) => [node, node.getBoundingClientRect(), node.closest(".leaf").getBoundingClientRect()])
    .filter(([, box, leaf]) => box.bottom > Math.min(edge, leaf.bottom) + 1 || box.right > leaf.right + 1 || box.top < leaf.top - 1)
    .map(([node, box, leaf]) => `${node.className} at ${box.right.toFixed()},${box.bottom.toFixed()} of ${leaf.right.toFixed()},${leaf.bottom.toFixed()}`);
}"""


@pytest.fixture(params=[*(pytest.param(count, marks=pytest.mark.long) for count in (2, 3, 4)), 5])
def evening(request: pytest.FixtureRequest, chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """A game that so many play."""
    rig = Rig(seed=2 if request.param == 2 else 1)
    rig.started(*NAMES[: request.param])
    made = EveningByTouch(chromium, rig)
    yield made
    made.close()
    assert made.complaints == []


def reached(evening: EveningByTouch, page: Page, *phases: type) -> State:
    """Go on to the next such phase; the page shows it."""
    state = evening.rig.play(600, lambda state: isinstance(state.step, phases))
    wait_told(page, evening.rig.live.feed.newest().sequence)
    return state


def without_moments(page: Page) -> Page:
    """The page, once the moments that take its screen were sent away."""
    moment = page.locator("#moment")
    while moment.is_visible():
        page.keyboard.press("Escape")
    return page


def cut_off(page: Page) -> dict[str, object]:
    """What sticks out or lies below the edge, on a large television and on a small one."""
    found: dict[str, object] = {}
    for size in (SMALL_TELEVISION, TELEVISION):
        page.set_viewport_size(size)
        parts, height = page.evaluate(CUT_OFF), page.evaluate("document.documentElement.scrollHeight")
        if parts or height != size["height"]:
            found[f"{size['width']} wide, {height} high"] = parts
    return found


def test_everything_fits_the_screen_for_any_number_of_seats(evening: EveningByTouch) -> None:
    rig = evening.rig
    page = evening.open("/table", guest=False, viewport=TELEVISION).page
    found: dict[str, dict[str, object]] = {}
    expect(page.locator(".set-up-course li > :last-child")).to_have_text(["lays the Lands"] * len(rig.live.lobby.seats))
    rig.play(6)
    wait_told(page, rig.live.feed.newest().sequence)
    found["set-up"] = cut_off(page)
    if small := page.evaluate(TOO_SMALL, [24, 40]):
        found["set-up, from 4 m"] = {"too small": small}
    if len(rig.live.lobby.seats) == 5:
        take_picture(page, "set-up-of-5")
    rig.play(60 * len(rig.live.lobby.seats))
    for phase in (Building, Auction):
        reached(evening, page, phase)
        found[phase.__name__] = cut_off(page)
        if small := page.evaluate(TOO_SMALL, [24, 40]):
            found[f"{phase.__name__}, from 4 m"] = {"too small": small}
        if phase is Building and len(rig.live.lobby.seats) == 5:
            rig.play(600, lambda state: offered(state, MayFinishBuild))
            wait_told(page, rig.live.feed.newest().sequence)
            expect(page.locator("#stage .stone-coming").first).to_be_visible()
            found["a wall rises"] = cut_off(page)
            take_picture(without_moments(page), "build-television")
    page.keyboard.press("d")
    expect(page.locator("#log")).to_be_visible()
    found["with details"] = cut_off(page)
    page.keyboard.press("d")
    expect(page.locator("#log")).to_be_hidden()
    take_picture(page, f"table-of-{len(rig.live.lobby.seats)}")
    rig.play(4000)
    wait_told(page, rig.live.feed.newest().sequence)
    expect(page.locator("#stage .result")).to_be_visible()
    found["end"] = cut_off(page)
    if len(rig.live.lobby.seats) == 5:
        take_picture(without_moments(page), "winner-television")
    assert {name: cut for name, cut in found.items() if cut} == {}
    assert axe_report(page) == ""


QUESTIONS = [
    {
        "id": f"{seat}.0.1.stones",
        "seat": seat,
        "message": told_once(
            "Wie viele Steine stehen hier noch, nachdem die Mauer gefallen ist? Die Kamera ist nicht sicher: "
            "eine Hand verdeckt das linke Ende."
        ),
        "crop": None,
        "answers": [7, 8, 9]
        if seat
        else [
            {"value": 4, "message": told_once("Wie der Tisch es zeigt: 4 Steine")},
            {"value": 5, "message": told_once("Wie das Spiel es weiß: 5 Steine")},
            {"value": -2, "message": told_once("Weder noch: ich sage es")},
        ],
    }
    for seat in (0, 1)
]


def test_long_words_harvests_builds_and_questions_are_shown_whole(chromium: SharedBrowser) -> None:
    rig = Rig()
    rig.started(*NAMES[:3])
    evening = EveningByTouch(chromium, rig)
    page = evening.open("/table", guest=False, viewport=TELEVISION, locale="de").page
    found: dict[str, list[str]] = {}
    page.keyboard.press("d")
    for name, may in (("harvest", MayHarvest), ("bid", MayPassBid), ("build", MayFinishBuild)):
        rig.play(600, lambda state, may=may: offered(state, may))  # type: ignore[misc]
        evening.everybody_is_told()
        found[name] = hidden_on_television(page, *SCREENS)
    evening.tell(lambda shared: shared.update(questions=QUESTIONS))
    page.locator(".question").nth(1).wait_for()
    found["questions"] = hidden_on_television(page, *SCREENS)
    page.keyboard.press("d")
    found["questions from afar"] = hidden_on_television(page, *SCREENS)
    evening.close()
    assert {name: what for name, what in found.items() if what} == {}
    assert evening.complaints == []


def offered(state: State, may: type) -> bool:
    """Whether somebody the game waits for may do that."""
    return any(isinstance(move, may) for seat in waiting_for(state) for move in moves(state, seat))


def test_charts_show_what_was_before_the_page_was_opened_and_grow_as_the_evening_does(evening: EveningByTouch) -> None:
    rig = evening.rig
    rig.play(60)
    page = evening.open("/table", guest=False, viewport=TELEVISION).page
    state = reached(evening, page, Building)
    page.keyboard.press("d")
    page.locator("#course").wait_for()
    values = page.locator("#points .chart-value")
    expect(values).to_have_text([str(points) for points in points_of(state)])
    expect(page.locator("#prices .chart-value")).to_have_text([str(price) for price in state.market.prices])
    turns = page.locator("#prices .chart-turn").count()
    assert turns >= state.turn.number, "the turns before the page was opened are marked, too"
    later = rig.play(600, lambda now: now.turn.number > state.turn.number + 1)
    assert later.turn.number > state.turn.number
    expect(page.locator("#prices .chart-turn")).to_have_count(turns + later.turn.number - state.turn.number)
    expect(values).to_have_text([str(points) for points in points_of(later)])
