"""What the rules leave open the host chooses by touch, and every phone learns what was agreed on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from companion.games.raja.options import Rulebook
from companion.games.suit_bidding.options import BackedSuit
from tests.companion.live_rig import Rig
from tests.companion.small_games.playing import command
from tests.companion.web.browser.page_geometry import SMALL_PHONE
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.small_evening import NAMES, SmallEvening
from tests.companion.web.browser.touching import key, tap
from tests.companion.web.conftest import TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("evening-by-touch")]

ALL_SHOWN = """() => [...document.querySelectorAll(".seal-board > li, .almost-progress > li, .bids-open > li")]
  .filter((node) => node.getBoundingClientRect().bottom > node.closest(".small-stage").getBoundingClientRect().bottom)
  .map((node) => node.textContent)"""
"""What of a small game's stage lies below its edge."""


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[SmallEvening]:
    """A table without devices; afterwards no page may have complained."""
    found = SmallEvening(chromium, Rig())
    yield found
    found.close()
    assert found.complaints == []


def test_rulings_are_mixed_by_touch_and_every_phones_help_says_so(evening: SmallEvening) -> None:
    host = evening.open("/host", guest=False).page
    phone = evening.open("/help").page
    evening.rig.seated("Asha", "Bo")
    tap(host, "as-printed")
    tap(host, "rulings.summary")
    tap(host, "attacker_minus_defender")
    expect(key(host, "as-printed")).to_have_attribute("aria-pressed", "false")
    expect(key(host, "final_pass")).to_have_attribute("aria-checked", "false")
    tap(host, "start")
    expect(host.locator("#host-game .hint").first).to_contain_text("Mixed · A2 as printed · G2 as printed")
    assert evening.state.options.rulebook == Rulebook(False, False, True)
    expect(phone.locator('[data-ruling="final_pass"]')).to_contain_text("may come back in")
    expect(phone.locator('[data-ruling="attacker_minus_defender"]')).to_contain_text("attacker's total − def")


def test_suits_are_given_to_players_and_to_the_spare_place_by_touch(evening: SmallEvening) -> None:
    evening.rig.seated("Asha", "Bo")
    host = evening.open("/host", guest=False).page
    for name in ("game=suit_bidding", "cards=typed", "values=queen-equal", "suits.summary"):
        tap(host, name)
    tap(host, "suit:1:blue-clubs")  # Asha's: they swap
    tap(host, "suit:spare:blue-spades")
    expect(key(host, "suit:0:blue-diamonds")).to_have_attribute("aria-pressed", "true")
    expect(key(host, "suit:0:red-clubs")).to_have_count(0)  # one deck is enough
    tap(host, "begin")
    host.locator("#small-game:not([hidden]) .game-of-suit_bidding").wait_for()
    options = evening.table.state.options
    assert options.suits == (BackedSuit("diamonds"), BackedSuit("clubs"), BackedSuit("spades"))
    assert (options.values, options.cards) == ("queen-equal", "typed")


BROKEN = """(labels) => [...document.querySelectorAll(labels)].filter((label) => {
  const words = document.createRange();
  words.selectNodeContents(label);
  return words.getClientRects().length > 1 && !label.textContent.includes(" ");
}).map((label) => label.textContent)"""
ROWS = """(row) => Object.values(Object.groupBy(document.querySelectorAll(row), (key) => key.offsetTop)).map((keys) => keys.length)"""


def test_no_word_is_broken_and_no_time_stands_alone_on_a_small_phone(evening: SmallEvening) -> None:
    evening.rig.started("Asha", "Bo")
    host = evening.open("/host?lang=de", guest=False, viewport=SMALL_PHONE).page
    expect(host.locator('[data-key="game=suit_bidding"]')).to_contain_text("Farbenbieten")
    assert host.evaluate(BROKEN, "#next-game .choice b") == []
    assert host.evaluate(ROWS, '[data-choice="clock"] > .number') == [1, 4]


def test_nobody_loses_a_seat_by_one_tap_and_it_can_be_given_back(evening: SmallEvening) -> None:
    asha, _ = evening.rig.started("Asha", "Bo")
    host = evening.open("/host", guest=False).page
    tap(host, "free0")
    expect(host.locator(".free-question")).to_contain_text("Take Asha's seat away?")
    expect(host.locator(".free-question")).to_contain_text("whoever takes it plays on")
    assert asha.state()["you"]["seat"] == 0
    tap(host, "free-no0")
    expect(host.locator(".free-question")).to_have_count(0)
    tap(host, "free0")
    tap(host, "free-yes0")
    tap(host, "back0")
    expect(key(host, "free0")).to_be_visible()
    assert asha.state()["you"]["seat"] == 0


def test_twelve_sit_down_to_almost_and_the_television_shows_them_all(evening: SmallEvening) -> None:
    host = evening.open("/host", guest=False).page
    tap(host, "places=12")
    key(host, "places=12").and_(host.locator('[aria-pressed="true"]')).wait_for()
    phones = evening.rig.seated(*NAMES)
    tap(host, "game=almost")
    tap(host, "talk0")
    tap(host, "begin")
    host.locator("#small-game:not([hidden]) .game-of-almost").wait_for()
    screen = evening.open("/small-table", guest=False, viewport=TELEVISION).page
    for number in (1, 2):
        assert [command(phone, "SealBid", bid=number).status_code for phone in phones] == [200] * 12
    expect(screen.locator(".bids-open > li")).to_have_count(12)
    screen.keyboard.press("Escape")
    expect(screen.locator("#reveal")).to_be_hidden()
    assert screen.evaluate(ALL_SHOWN) == []
