"""Judges screens as people with fingers, narrow phones and dark rooms would, and as axe-core does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report, come_to_rest
from tests.companion.web.browser.main_actions import MainAction, faults, main_actions, write_table
from tests.companion.web.browser.page_geometry import SMALL_PHONE, out_of_sight
from tests.companion.web.browser.pictures import take_picture
from tests.companion.web.conftest import PHONE, TELEVISION

IN_EITHER_LIGHT = pytest.mark.parametrize(
    "scheme", ["light", pytest.param("dark", marks=pytest.mark.long)], ids=lambda scheme: scheme
)
"""All that is judged is judged in the light scheme; in the dark one contrast alone, the only thing that differs there."""

WITHOUT_SCROLLING = {"lay": ("#now .tally", "#now .lay-grid")}
"""What a screen is for, on a small phone: the tiles to tap, and how many are still to come."""

SMALL_TELEVISION = ViewportSize(width=1280, height=720)

WOULD_SCROLL = """() => [document.documentElement, ...document.querySelectorAll("#stage, .evening-leaf, .small-table > .side")]
  .filter((node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
  .map((node) => `${node.id || node.className || node.tagName}: ${node.scrollWidth} x ${node.scrollHeight} in ${node.clientWidth} x ${node.clientHeight}`)"""


def would_scroll(page: Page, moment: str) -> list[str]:
    """What of the small games' table screen is larger than its place on a television, full HD or half of it."""
    page.keyboard.press("Escape")
    found = []
    for size in (SMALL_TELEVISION, TELEVISION):
        page.set_viewport_size(size)
        found += [f"{moment}, {size['height']} lines: {node}" for node in page.evaluate(WOULD_SCROLL)]
    return found


class Judge:
    """Judges each screen once, and takes its picture; in the dark ``scheme`` by its contrast alone."""

    def __init__(self, scheme: str = "light") -> None:
        self.scheme = scheme
        self.judged: dict[str, list[MainAction]] = {}
        self.found: list[str] = []

    def look(self, page: Page, name: str) -> None:
        """Judge the screen as it is; findings are kept, so that one run tells all of them."""
        if name in self.judged:
            return
        self.judged[name] = []
        page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
        come_to_rest(page)
        self._note(name, self.scheme, self.seen_by_axe(page))
        if self.scheme == "dark":
            return
        take_picture(page, f"phone-{name.replace('.', '-')}")
        self._note(name, "small", "; ".join(page.evaluate(TOO_SMALL, FINGER_PX)))
        page.set_viewport_size(SMALL_PHONE)
        sticking = page.evaluate(STICKS_OUT)
        self._note(name, "narrow", f"{sticking} px stick out" if sticking > 0 else "")
        self.judged[name] = main_actions(page, name)
        self._note(name, "main action", "; ".join(faults(self.judged[name])))
        self._note(
            name, "to be scrolled for", ", ".join(out_of_sight(page, SMALL_PHONE, *WITHOUT_SCROLLING.get(name, ())))
        )
        page.set_viewport_size(PHONE)

    def seen_by_axe(self, page: Page) -> str:
        """What axe finds of all its rules in light, of contrast in the dark."""
        if self.scheme == "light":
            return axe_report(page)
        page.emulate_media(color_scheme="dark")
        found = axe_report(page, runOnly=["color-contrast"])
        page.emulate_media(color_scheme="light")
        return found

    def tell(self, title: str) -> None:
        """Put the main actions of the judged screens into the docs, if pictures are wanted."""
        if self.scheme == "dark":
            return
        write_table(title, list(self.judged), [action for actions in self.judged.values() for action in actions])

    def _note(self, name: str, look: str, report: str) -> None:
        if report:
            self.found.append(f"{name}, {look}: {report}")
