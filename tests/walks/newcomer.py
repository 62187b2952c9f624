"""Somebody who never read a line: looks at the page, does what stands out most, and answers what is asked."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator, Page

from tests.walks.film import Film

PATIENCE_S = 300.0
"""So long somebody waits for others before the walk counts as stuck."""
LONGEST_S = 1500.0
"""A turn takes no longer, on a machine that is busy with other things either."""
LOOKS_EVERY_MS = 400
RESTS_MS = 250
"""A finger that rests before it lets go does not swipe."""

MAIN = '.now .now-actions .action-main:not([aria-disabled="true"])'
ANSWER = "#now [data-question] .answer, .questions [data-question] .answer"
# Where the main action waits for a number: a bid, or how wide a wall is, and every wall here is one wide.
NOT_SAID_YET = '.now [data-choice]:not([data-choice$=".standing"]):not(:has([aria-pressed="true"])) button'
# All that is left to do, such as refusing a ransom that nobody could pay.
GRAVE = '.now .now-actions .action-grave:not([aria-disabled="true"])'
SUGGESTION = '[data-key$=".suggest"]:not([aria-disabled="true"])'
# "Tap a city first": any that may be tapped.
TILE = '.now:has(.now-actions .action[aria-disabled="true"]) .tap-grid button.tile:not([aria-disabled="true"])'
STONES_WANTED = "#wood[data-work]"
STONE = '[data-key="piece=stone"]'
# The cities of the own mat with the stones that stand there as the page says it, the fewest first.
CITIES = """() => [...document.querySelectorAll("polygon[data-cell]")]
  .map((cell) => ({ cell: cell.dataset.cell, wall: document.querySelector(`rect[data-wall="${cell.dataset.cell}"]`),
                    words: document.querySelector(`[data-key="mat=${cell.dataset.cell}"]`)?.getAttribute("aria-label") ?? "" }))
  .filter(({ words }) => /\\d/.test(words.slice(4)))
  .map(({ cell, wall, words }) => ({ cell, stones: wall ? Number(words.slice(4).match(/\\d+/)[0]) : 0 }))"""

# As somebody scrolls who wants to see both: the tray just above the tabs, the picture above it.
BOTH_IN_SIGHT = """(piece) => {
  const below = document.querySelector("[role=tablist]")?.getBoundingClientRect().top ?? innerHeight;
  const { bottom } = document.querySelector(piece).getBoundingClientRect();
  scrollBy({ top: bottom - below + 8, behavior: "instant" });
}"""


@dataclass
class Newcomer:
    """One person at one page.

    Args:
        name: for the captions.
        press: how a thing is done: by a finger, or by keys.
        likes: which of several numbers this person takes, so that not all bid alike.
    """

    name: str
    page: Page
    film: Film
    press: Callable[[Locator], None]
    likes: int = 0
    _stacked: dict[str, int] = field(default_factory=dict)

    def follow(self, is_over: Callable[[], bool]) -> None:
        """Do what stands out, step by step, until it is over; raises ``AssertionError`` as ``follow_together`` does."""
        follow_together([self], is_over, lambda done: None)

    def do_what_stands_out(self) -> str:
        """The next thing, and its words; "" where there is nothing to do but wait."""
        try:
            if self.page.locator(STONES_WANTED).is_visible() and (done := self._stack_a_stone()):
                return done
            for selector in (ANSWER, MAIN, NOT_SAID_YET, SUGGESTION, TILE, GRAVE):
                found = self.page.locator(selector)
                shown = (
                    found.nth(min(self.likes, found.count() - 1))
                    if selector == NOT_SAID_YET and self.likes
                    else found.first
                )
                if not shown.is_visible():
                    continue
                words = " ".join(shown.inner_text().split())
                self.press(shown)
                return words
        except BrowserError as gone:
            # The page went on a moment before it was touched.
            if not any(word in gone.message for word in ("detached", "not attached", "Timeout")):
                raise
        return ""

    def _stack_a_stone(self) -> str:
        """One of the stones the page asks for, from the tray onto the lowest wall; "" where it asks for none.

        Whoever stacks knows how many they have put up, also where the camera counts fewer.
        """
        cities = self.page.evaluate(CITIES)
        asked = " ".join(self.page.locator("#wood-title").inner_text().split())
        number = re.search(r"\d+", asked)
        if number is None or not cities:
            return ""
        named = [city for city in cities if re.search(rf"\b{city['cell']}\b", asked)]
        lowest = min(named or cities, key=lambda city: int(city["stones"]))
        cell = lowest["cell"]
        work = f"{self.scene()} {cell if named else ''}"
        left = self._stacked.setdefault(work, int(number[0]))
        if left == 0:
            return ""
        onto = f'rect[data-wall="{cell}"]' if lowest["stones"] else f'polygon[data-cell="{cell}"]'
        self.page.evaluate(BOTH_IN_SIGHT, STONE)
        taken, put = self.page.locator(STONE).bounding_box(), self.page.locator(onto).bounding_box()
        if taken is None or put is None:
            return ""
        screen = self.page.viewport_size
        assert screen is not None
        if put["y"] < 0 or taken["y"] + taken["height"] > screen["height"]:
            raise AssertionError(f"{cell} and the tray of pieces are not on the screen together")
        mouse = self.page.mouse
        mouse.move(taken["x"] + taken["width"] / 2, taken["y"] + taken["height"] / 2)
        mouse.down()
        mouse.move(put["x"] + put["width"] / 2, put["y"] + (put["height"] / 2 if not lowest["stones"] else 0), steps=4)
        self.page.wait_for_timeout(RESTS_MS)
        mouse.up()
        self._stacked[work] = left - 1
        return f"a stone onto {cell} ({asked})"

    def scene(self) -> str:
        """What the page shows, by its name."""
        return str(self.page.evaluate("document.querySelector('#now')?.dataset.scene ?? location.pathname"))


def follow_together(people: Sequence[Newcomer], is_over: Callable[[], bool], look_up: Callable[[str], None]) -> None:
    """Everybody does what stands out on their page, in turn, until it is over.

    Args:
        look_up: is told what somebody did, for whoever looks on.

    Raises:
        AssertionError: nothing stood out for so long that somebody would ask for help.
    """
    began_s = waited_since_s = time.monotonic()
    shown: dict[str, str] = {}
    while not is_over():
        for person in people:
            if done := person.do_what_stands_out():
                waited_since_s = time.monotonic()
                person.film.take(person.page, f"{person.name}: {done}")
                look_up(f"{person.name}: {done}")
            elif (scene := person.scene()) != shown.get(person.name):
                shown[person.name] = scene
                person.film.take(person.page, f"{person.name} waits: {scene}")
        scenes = ", ".join(f"{person.name} at {person.scene()}" for person in people)
        assert time.monotonic() - began_s < LONGEST_S, f"it comes to no end: {scenes}"
        assert time.monotonic() - waited_since_s < PATIENCE_S, f"nothing stands out: {scenes}"
        people[0].page.wait_for_timeout(LOOKS_EVERY_MS)
