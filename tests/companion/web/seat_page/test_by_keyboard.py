"""Two turns of three people by the keyboard alone, at what a screen reader says: no touch, no mouse, no look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.companion.live_rig import Rig
from tests.companion.web.browser import touching
from tests.companion.web.browser.evening_by_touch import EveningByTouch, SensiblePeople
from tests.companion.web.browser.page_geometry import SMALL_PHONE
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import key

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.xdist_group("by-keyboard")]

TURNS = 2
MOST_TABS = 300
"""More than any page has stops."""

FOCUSED = "document.activeElement?.dataset.key ?? ''"
# What has the focus may lie under nothing but a toast, which goes by itself: who looks along sees where they are.
FOCUS_COVERED = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !(there?.closest(".toast")) && !(there && (document.activeElement.contains(there) || there.contains(document.activeElement)));
}"""
LIVE_REGIONS = (
    '[...document.querySelectorAll("[aria-live], [role=status], [role=alert]")].map((n) => n.textContent.trim())'
)


class Keys:
    """Somebody's fingers on Tab and Enter; keeps what a screen reader says of each control on the way it is used."""

    def __init__(self) -> None:
        self.used: list[tuple[str, str, str]] = []
        self.covered: set[str] = set()

    def press(self, page: Page, name: str) -> None:
        """Go to a control by Tab, and press it."""
        wanted = key(page, name)
        wanted.wait_for()
        page.wait_for_selector(f'[data-key="{name}"]:not([aria-disabled="true"])')
        for _ in range(MOST_TABS):
            if page.evaluate(FOCUSED) == name:
                break
            page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED) == name, f"Tab never comes to {name}"
        if page.evaluate(FOCUS_COVERED):
            self.covered.add(name)
        role, words = spoken(page)
        self.used.append((name, role, words))
        page.keyboard.press("Enter")

    def choose_number(self, page: Page, name: str, value: int) -> None:
        """One of the numbers, or digit by digit on the pad."""
        if key(page, f"{name}={value}").count() == 0:
            pad = page.locator(f'[data-choice="{name}"] + .pad')
            pad_name = (pad.get_attribute("data-key") or "").removesuffix(":pad")
            if pad.get_attribute("open") is None:
                self.press(page, f"{pad_name}:summary")
            for digit in str(value):
                self.press(page, f"{pad_name}:{digit}")
            self.press(page, f"{pad_name}:send")
        if key(page, f"{name}={value}").get_attribute("aria-pressed") != "true":
            self.press(page, f"{name}={value}")


def spoken(page: Page) -> tuple[str, str]:
    """Role and name of what has the focus, as the browser hands them to a screen reader."""
    device = page.context.new_cdp_session(page)
    focused = device.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
    tree: dict[str, Any] = device.send("Accessibility.getPartialAXTree", {"objectId": focused, "fetchRelatives": False})
    device.detach()
    node = tree["nodes"][0]
    return str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", ""))


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    made = EveningByTouch(chromium, Rig())
    yield made
    made.close()
    assert made.complaints == []


def test_two_turns_are_played_by_keys_and_by_ear(evening: EveningByTouch, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = Keys()
    for seat, name in enumerate(("Asha", "Bo", "Cem")):
        evening.sit_down(seat, name, viewport=SMALL_PHONE)
    evening.rig.screen().post("/api/game/start")
    monkeypatch.setattr(touching, "tap", keys.press)
    monkeypatch.setattr(touching, "choose_number", keys.choose_number)
    silent: list[str] = []
    for command in SensiblePeople(3, seed=4, collapses_once_in=8).commands(lambda: evening.state):
        if evening.state.turn.number > TURNS:
            break
        evening.play(command)
        evening.everybody_is_told()
        others = [looker for looker in evening.lookers if looker.seat != command.seat]
        if not all(any(looker.page.evaluate(LIVE_REGIONS)) for looker in others):
            silent.append(type(command).__name__)
    assert evening.state.turn.number > TURNS
    assert silent == [], "whoever only hears was not told"
    assert [name for name, _, words in keys.used if not words] == []
    assert {role for _, role, _ in keys.used} <= {"button", "switch", "tab", "link", "DisclosureTriangle"}
    assert sorted(keys.covered) == []
    assert len(keys.used) > 100
