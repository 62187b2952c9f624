"""A coach for the first game: at each new thing once, with the very rule one tap away; off for good where somebody wants that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from companion.games.raja.state import Auction, State, waiting_for
from tests.companion.live_rig import Rig
from tests.companion.web.browser.accessibility import STICKS_OUT, axe_report
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.shared_browser import SharedBrowser

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("tips")]


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    made = EveningByTouch(chromium, Rig())
    yield made
    made.close()
    assert made.complaints == []


def test_each_new_thing_has_a_tip_once_and_the_rule_beside_it(evening: EveningByTouch) -> None:
    for seat, name in enumerate(("Asha", "Bo")):
        evening.sit_down_by_touch(seat, name)
    assert evening.rig.screen().post("/api/game/start").status_code == 200

    def asha_bids(state: State) -> bool:
        return isinstance(state.step, Auction) and waiting_for(state) == (0,)

    evening.rig.play(300, asha_bids)
    evening.everybody_is_told()
    page = evening.seated(0).page
    tip = page.locator("#now .tip")
    expect(tip).to_have_attribute("data-tip", "bid")
    expect(tip.locator("a")).to_have_attribute("href", "/help#help-auction")
    assert axe_report(page) == ""
    assert page.evaluate(STICKS_OUT) == 0
    tip.get_by_role("button").click()
    expect(tip).to_have_count(0)
    page.reload()
    page.wait_for_selector('#now[data-scene="bid"]')
    expect(tip).to_have_count(0)
    # Switched off and on again, all is new.
    page.evaluate("document.querySelector('#tips').click()")
    page.evaluate("document.querySelector('#tips').click()")
    expect(tip).to_have_count(1)
    page.evaluate("document.querySelector('#tips').click()")
    expect(tip).to_have_count(0)
    page.reload()
    page.wait_for_selector('#now[data-scene="bid"]')
    expect(tip).to_have_count(0)
    expect(page.locator("#tips")).to_have_attribute("aria-pressed", "false")
