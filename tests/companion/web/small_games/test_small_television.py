"""The small games on a television, full HD and half of it: all that it shows of a game stands there without scrolling."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from tests.companion.live_rig import Rig, Time
from tests.companion.small_games.playing import NAMES, opened, played
from tests.companion.web.browser.judge import would_scroll
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import PATIENCE_MS, SharedBrowser
from tests.companion.web.browser.touching import wait_told
from tests.companion.web.conftest import TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("small-television")]

LOOK_EVERY = 60
"""Commands; as the game goes on there is more to be shown of each of its phases."""


@pytest.mark.parametrize(
    ("kind", "people", "options"),
    [
        pytest.param("bid_war", 2, {}, marks=pytest.mark.long),
        pytest.param("bid_war", 3, {"cards": "typed"}, marks=pytest.mark.long),
        pytest.param("bid_war", 4, {}, marks=pytest.mark.long),
        pytest.param("suit_bidding", 4, {"bidding": "open"}, marks=pytest.mark.long),
        ("suit_bidding", 7, {}),
        pytest.param("almost", 7, {"discussion_s": 0}, marks=pytest.mark.long),
        ("belemmer", 2, {}),
    ],
)
def test_nothing_of_a_small_game_has_to_be_scrolled_to(
    chromium: SharedBrowser, kind: str, people: int, options: dict[str, Any]
) -> None:
    rig = Rig(seed=5, time=Time(time.time_ns()))
    served = ServedRig(rig)
    phones = opened(rig, *NAMES[:people], kind=kind, options=options)
    page = chromium.open(viewport=TELEVISION)
    page.set_default_timeout(PATIENCE_MS)
    page.goto(f"{served.screen}/small-table")
    page.wait_for_selector("html[data-version]")
    seen: set[tuple[str, int]] = set()
    found: list[str] = []
    for number, _ in enumerate(played(rig, phones, Random(3))):
        phase = type(rig.small.playing().state.step).__name__
        if (phase, number // LOOK_EVERY) not in seen:
            seen.add((phase, number // LOOK_EVERY))
            wait_told(page, rig.small.feed.newest().sequence)
            found += would_scroll(page, f"{phase} after {number} commands")
    wait_told(page, rig.small.feed.newest().sequence)
    page.locator("#stage .result").wait_for()
    found += would_scroll(page, "the end")
    chromium.close(page)
    served.close()
    assert len(seen) > 1
    assert found == []


# Counts the tones that begin: a gavel's are three, a fanfare's eight.
COUNT_TONES = """
window.tones = 0;
const part = () => new Proxy(() => part(), { get: (_, name) => (name === "start" ? () => { window.tones += 1; } : part()), set: () => true });
window.AudioContext = class {
  state = "running"; currentTime = 0; sampleRate = 8000; destination = {};
  createGain = part; createOscillator = part; createBufferSource = part; createBiquadFilter = part;
  createBuffer = () => ({ getChannelData: () => [] });
};
"""
GAVEL, FANFARE = 3, 8


def test_a_reveal_is_heard_and_so_is_the_end(chromium: SharedBrowser) -> None:
    rig = Rig(seed=5, time=Time(time.time_ns()))
    served = ServedRig(rig)
    phones = opened(rig, *NAMES[:3], kind="almost", options={"discussion_s": 0})
    page = chromium.open(viewport=TELEVISION)
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(COUNT_TONES)
    page.goto(f"{served.screen}/small-table")
    page.wait_for_selector("html[data-version]")
    page.locator("#sound").click()
    page.evaluate("window.tones = 0")
    for _ in played(rig, phones, Random(3)):
        wait_told(page, rig.small.feed.newest().sequence)
    page.locator("#stage .result").wait_for()
    tones = page.evaluate("window.tones")
    chromium.close(page)
    served.close()
    assert tones > FANFARE
    assert (tones - FANFARE) % GAVEL == 0
