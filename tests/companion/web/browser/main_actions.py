"""The one main action of each screen in the hand: found at once, large enough for a thumb, in sight on a small phone."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.companion.web.browser.page_geometry import MAIN_ACTION_PX

TABLE = Path(__file__).parents[4] / "docs" / "main-actions.md"
PREFACE = """# The main action of every screen

On a phone of 360 × 640 pixels, without scrolling: the large button's text, its size and its vertical position.
The tests of the screens fail if one is smaller than {least} pixels, covered or below the edge, or if there are two at once.
With `RAJA_PICTURES=1` they write this page.
"""

# The large buttons that are shown, in the dialog on top where there is one. While somebody is asked something, it is the
# first of the answers: what else there is to do comes after it.
SHOWN = """() => {
  scrollTo(0, 0);
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const answer = [...top.querySelectorAll("#questions .answer, #questions .pad[open] .pad-send")].find(shown);
  return (answer ? [answer] : [...top.querySelectorAll(".action-main, .action-grave, .door-main")].filter(shown))
    .map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      const words = [...node.querySelectorAll(":scope > :not(small, .choice-words, [aria-hidden=true]), b")].map((part) => part.textContent).join(" ");
      return { words: (words || node.firstChild?.textContent || node.textContent).trim(), x, y, width, height,
               free: Boolean(there && node.contains(there)) };
    });
}"""


@dataclass(frozen=True, slots=True)
class MainAction:
    """A screen's large button, where it stands before anybody scrolls."""

    screen: str
    words: str
    width_px: float
    height_px: float
    top_px: float
    in_sight: bool


def main_actions(page: Page, screen: str) -> list[MainAction]:
    """Every large button of the page as it is, at its size."""
    size = page.viewport_size
    assert size is not None
    return [
        MainAction(
            screen,
            found["words"],
            found["width"],
            found["height"],
            found["y"],
            bool(found["free"]) and found["y"] >= 0 and found["y"] + found["height"] <= size["height"],
        )
        for found in page.evaluate(SHOWN)
    ]


def faults(actions: Sequence[MainAction]) -> list[str]:
    """What keeps a thumb from the one main action: none of them in sight, two at once, or one too small."""
    in_sight = [action for action in actions if action.in_sight]
    if not in_sight:
        return [f"{action.words!r} is not in sight at {action.top_px:.0f} px" for action in actions]
    found = [f"two at once: {', '.join(action.words for action in in_sight)}"] if len(in_sight) > 1 else []
    return found + [
        f"{action.words!r} is {action.width_px:.0f} x {action.height_px:.0f} px"
        for action in in_sight
        if min(action.width_px, action.height_px) < MAIN_ACTION_PX
    ]


def write_table(title: str, screens: Sequence[str], actions: Sequence[MainAction]) -> None:
    """Put these screens into ``docs/main-actions.md`` under that title, if pictures are wanted."""
    if os.environ.get("RAJA_PICTURES") != "1":
        return
    of = {action.screen: action for action in actions if action.in_sight}
    rows = [_row(screen, of.get(screen)) for screen in screens]
    section = "\n".join(
        (
            f"## {title}",
            "| screen | main action | width × height, px | from the top, px |",
            "| --- | --- | --- | --- |",
            *rows,
            "",
        )
    )
    written = TABLE.read_text(encoding="utf-8").split("\n## ")[1:] if TABLE.exists() else []
    sections = {"## " + part.split("\n")[0]: "## " + part for part in written} | {f"## {title}": section}
    text = PREFACE.format(least=MAIN_ACTION_PX) + "\n" + "\n".join(part.strip() + "\n" for part in sections.values())
    TABLE.write_text(text, encoding="utf-8")


def _row(screen: str, action: MainAction | None) -> str:
    if action is None:
        return f"| {screen} | – | | |"
    return f"| {screen} | {action.words} | {action.width_px:.0f} × {action.height_px:.0f} | {action.top_px:.0f} to {action.top_px + action.height_px:.0f} |"
