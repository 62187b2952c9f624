"""The way in on the table's screen: code, address and PIN, before the game and all evening."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.companion.live_rig import Rig
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.page_geometry import TOO_SMALL, hidden_on_television
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.conftest import TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """A table with nobody at it."""
    made = EveningByTouch(chromium, Rig())
    yield made
    made.close()
    assert made.complaints == []


def test_the_way_in_is_shown_before_the_game_and_one_tap_away_during_it(evening: EveningByTouch) -> None:
    screen = evening.open("/table", guest=False, viewport=TELEVISION).page
    guest = evening.open("/table", viewport=TELEVISION).page
    evening.sit_down_by_touch(0, "Asha", marker="dome")
    evening.everybody_is_told()
    stage = screen.locator("#stage")
    expect(stage.locator(".invitation-address")).to_have_text("192.168.1.7:8000")
    expect(stage.locator(".invitation-seats")).to_contain_text("Asha")
    # A city of which a wall stands for everybody who sits; the others are outlines.
    expect(stage.locator(".invitation-seats li:not([data-empty]) .tower .stone").first).to_be_visible()
    expect(stage.locator(".invitation-seats [data-empty] .tower")).to_have_count(4)
    expect(stage.locator(".poster-name")).to_contain_text("Walls of wood")
    expect(stage.locator(".invitation-pin")).to_have_text(evening.rig.screen().state()["you"]["pin"])
    expect(guest.locator("#stage .invitation-address")).to_be_visible()
    expect(guest.locator(".invitation-pin")).to_have_count(0)
    assert screen.evaluate("document.querySelector('#stage .join-code').naturalWidth") > 0
    filled = screen.evaluate("document.querySelector('#stage').clientWidth / innerWidth")
    assert filled > 0.9, "a third of the screen stood empty beside it"
    assert screen.evaluate(TOO_SMALL, [24, 40]) == []
    assert hidden_on_television(screen, ViewportSize(width=1280, height=720), TELEVISION) == []
    assert axe_report(screen) == ""
    take_picture(screen, "invitation-television")

    evening.sit_down(1, "Bo")
    assert evening.rig.screen().post("/api/game/start").status_code == 200
    evening.everybody_is_told()
    expect(stage.locator(".invitation-way")).to_have_count(0)
    screen.locator("#invite").click()
    expect(screen.locator("#invitation .invitation-address")).to_have_text("192.168.1.7:8000")
    assert axe_report(screen) == ""
    screen.keyboard.press("Escape")
    expect(screen.locator("#invitation")).to_be_hidden()
