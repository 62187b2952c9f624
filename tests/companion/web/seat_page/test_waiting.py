"""A phone that waits says what is decided, by whom, what that means for its own seat, and how everybody stands; and sounds at its turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from companion.games.raja.state import Building, Siege, State, waiting_for
from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.page_geometry import SMALL_PHONE
from tests.companion.web.browser.shared_browser import SharedBrowser

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("seat-page")]

HEARS = """() => {
  window.heard = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}"""


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """Three players in a game that has begun."""
    made = EveningByTouch(chromium, Rig(seed=3))
    made.take_seats("Asha", "Bo", "Cem")
    assert made.rig.screen().post("/api/game/start").status_code == 200
    yield made
    made.close()
    assert [told for told in made.complaints if "/crop/" not in told] == []


def waits_for_another(state: State) -> int | None:
    """A seat whose walls others besiege while the game waits for somebody else."""
    step = state.step
    if not isinstance(step, Siege) or not step.declared or not step.battles or step.defender in waiting_for(state):
        return None
    return step.defender


def test_it_says_what_is_decided_and_how_everybody_stands(evening: EveningByTouch) -> None:
    evening.rig.play(800, lambda state: isinstance(state.step, Building) and state.step.cell is None)
    evening.everybody_is_told()
    seat = next(seat for seat in range(3) if seat not in waiting_for(evening.state))
    page: Page = evening.seated(seat).page
    page.set_viewport_size(SMALL_PHONE)
    now = page.locator("#now")
    expect(now).to_contain_text("Will they build, and where?")
    row = page.locator(".points-row")
    expect(row).to_have_accessible_name("Score")
    expect(row).to_be_in_viewport(ratio=1)
    points = [line["points"] for line in evening.rig.screen().state()["score"]]
    expect(row.locator("b")).to_have_text([str(one) for one in points])
    expect(row.locator(".unseen")).to_have_text(["Asha", "Bo", "Cem"])
    top = row.locator("b").first.bounding_box()
    last = row.locator("b").last.bounding_box()
    assert top is not None
    assert last is not None
    assert top["y"] == last["y"], "they stand in one row"


def test_whose_walls_others_besiege_is_told_so(evening: EveningByTouch) -> None:
    evening.rig.play(4000, lambda state: waits_for_another(state) is not None)
    seat = waits_for_another(evening.state)
    assert seat is not None
    evening.everybody_is_told()
    expect(evening.seated(seat).page.locator(".at-stake")).to_contain_text("Your walls are besieged")
    other = next(one for one in range(3) if one != seat and one not in waiting_for(evening.state))
    expect(evening.seated(other).page.locator("#now")).to_contain_text("Waiting for")
    expect(evening.seated(other).page.locator(".at-stake")).to_have_count(0)


def test_a_phone_chimes_at_its_turn_once_that_is_switched_on_there(evening: EveningByTouch) -> None:
    evening.rig.play(800, lambda state: isinstance(state.step, Building) and len(waiting_for(state)) == 1)
    evening.everybody_is_told()
    seat = next(seat for seat in range(3) if seat not in waiting_for(evening.state))
    page = evening.seated(seat).page
    page.evaluate(HEARS)
    page.locator("#tab-more").tap()
    button = page.locator("#sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.evaluate("window.heard = 0")  # to switch it on is heard, too
    evening.rig.play(800, lambda state: seat in waiting_for(state))
    evening.everybody_is_told()
    page.wait_for_function("window.heard === 2")
