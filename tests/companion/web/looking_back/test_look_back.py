"""Looking back in a browser: any moment of the game, its course as two charts, by touch and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from companion.games.raja.phases.turn.rules import points_of
from tests.companion.live_rig import Rig
from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report
from tests.companion.web.browser.pictures import take_pictures
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.conftest import PHONE, TELEVISION, OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("look-back")]


@pytest.fixture
def served() -> Iterator[ServedRig]:
    rig = Rig()
    rig.started("Asha", "Bo", "Cem")
    rig.play(250)
    served = ServedRig(rig)
    yield served
    served.close()


@pytest.fixture
def page(served: ServedRig, open_page: OpenPage) -> Page:
    page = open_page(TELEVISION, address=served.screen, query="/look-back")
    page.wait_for_selector("html[data-moment]")
    return page


def _moment(page: Page) -> int:
    return int(page.evaluate("document.documentElement.dataset.moment"))


def _moment_after(page: Page, before: int) -> int:
    # The policy allows no string to be evaluated while waiting, so a selector waits.
    page.wait_for_selector(f'html:not([data-moment="{before}"])', state="attached")
    return _moment(page)


def _go(page: Page, button: str) -> int:
    before = _moment(page)
    page.get_by_role("button", name=button, exact=True).click()
    return _moment_after(page, before)


def test_it_opens_at_the_newest_moment_and_steps_through_all_others(served: ServedRig, page: Page) -> None:
    newest = _moment(page)
    earlier = _go(page, "One moment back")
    assert earlier < newest
    assert _go(page, "One moment on") == newest
    start_of_turn = _go(page, "To the turn before")
    table = served.rig.live.playing().table
    assert table.state_at(start_of_turn).phase == "production"
    page.locator("#chosen").press("Home")
    assert _moment_after(page, start_of_turn) < 20
    expect(page.locator("#said")).not_to_be_empty()


def test_what_is_shown_is_what_the_game_held_then(served: ServedRig, page: Page) -> None:
    table = served.rig.live.playing().table
    for _ in range(2):
        version = _go(page, "To the turn before")
        shown = [int(text) for text in page.locator("#points .chart-value").all_inner_texts()]
        assert shown == list(points_of(table.state_at(version)))
        totals = [int(text) for text in page.locator("#standing .points").all_inner_texts()]
        assert sorted(totals) == sorted(shown)


def test_tapping_a_chart_goes_to_that_moment(page: Page) -> None:
    newest = _moment(page)
    page.locator("#prices .chart-body").click(position={"x": 40, "y": 40})
    assert _moment_after(page, newest) < newest / 3


@pytest.mark.parametrize(
    "viewport",
    [pytest.param(PHONE, id="phone"), pytest.param(TELEVISION, id="television", marks=pytest.mark.long)],
)
def test_nothing_keeps_anybody_out(served: ServedRig, open_page: OpenPage, viewport: ViewportSize) -> None:
    page = open_page(viewport, address=served.screen, query="/look-back")
    page.wait_for_selector("html[data-moment]")
    assert axe_report(page) == ""
    assert page.evaluate(TOO_SMALL, FINGER_PX) == []
    assert page.evaluate(STICKS_OUT) == 0
    take_pictures(page, "look-back", "phone-dark" if viewport is PHONE else "television")


def test_a_game_that_has_not_begun_says_so(open_page: OpenPage) -> None:
    served = ServedRig(Rig())
    try:
        page = open_page(TELEVISION, address=served.screen, query="/look-back")
        expect(page.locator("#nothing")).to_contain_text("Nothing has happened yet")
        expect(page.locator(".leaf:visible")).to_have_count(1)
    finally:
        served.close()
