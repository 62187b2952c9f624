"""A coach for the first game: at each new thing once, with the very rule one tap away; off for good where somebody wants that."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from companion.games.raja.state import (
    Auction,
    Building,
    Commerce,
    Production,
    SetUp,
    Siege,
    State,
    waiting_for,
)
from tests.companion.live_rig import Rig
from tests.companion.web.browser.accessibility import STICKS_OUT, axe_report
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.page_geometry import SMALL_PHONE
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


def is_in(phase: type, state: State) -> bool:
    """The game is in that phase."""
    return isinstance(state.step, phase)


def test_the_rule_of_the_phase_is_one_tap_away_at_every_step(evening: EveningByTouch) -> None:
    for seat, name in enumerate(("Asha", "Bo")):
        evening.sit_down_by_touch(seat, name)
    assert evening.rig.screen().post("/api/game/start").status_code == 200
    page = evening.seated(0).page
    page.set_viewport_size(SMALL_PHONE)
    rule = page.locator("#when a")
    for phase in (SetUp, Production, Auction, Commerce, Building, Siege):
        evening.rig.play(800, partial(is_in, phase))
        evening.everybody_is_told()
        name = "set-up" if phase is SetUp else phase.__name__.lower()
        expect(rule).to_have_attribute("href", f"/help#help-{name}")
        box = rule.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        expect(rule).to_be_in_viewport(ratio=1)
    rule.tap()
    page.wait_for_selector("#help-siege")
    expect(page.locator("#help-siege")).to_be_in_viewport()
    figure = page.locator("#help-siege .help-figure")
    expect(figure.locator(".tip-line")).to_have_count(5)
    for lines in page.locator(".tip-line").all():
        expect(lines).to_be_visible()
    assert page.evaluate(STICKS_OUT) == 0
    assert axe_report(page) == ""
