"""Every page in every language: nothing sticks out or is clipped, and all words are the catalogue's."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from companion.texts.files import PSEUDO, languages, own_names
from tests.companion.small_games.playing import NAMES
from tests.companion.texts.pseudo_words import plain_letters
from tests.companion.web.browser.every_page import EveryPage
from tests.companion.web.browser.page_geometry import SMALL_PHONE, clipped_or_sideways
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.conftest import PHONE, TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.xdist_group("every-page")]

SIZES: Final = (SMALL_PHONE, PHONE, ViewportSize(width=1280, height=720), TELEVISION)
ROOMS: Final[dict[str, Callable[[EveryPage], None]]] = {
    "before a game": EveryPage.before_a_game,
    "seats of Raja": EveryPage.seats,
    "questions of Raja": EveryPage.questions,
    "after a game": EveryPage.after_a_game,
    "photos": EveryPage.photo_look,
    "bid war": lambda pages: pages.small_game("bid_war", 3),
    "suit bidding": lambda pages: pages.small_game("suit_bidding", 4),
    "almost": lambda pages: pages.small_game("almost", 4),
    "belemmer": lambda pages: pages.small_game("belemmer", 2),
    "vote": lambda pages: pages.small_game("evening_vote", 3, "bid_war", "almost"),
    "open room": EveryPage.room,
    "recorded evening": EveryPage.recorded,
    "camera": EveryPage.camera,
    "virtual table": EveryPage.virtual_table,
    "club": EveryPage.club,
    "a club's hall": EveryPage.hall,
}
WORDS: Final = """() => {
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const left_out = "script, style, noscript, #language, [lang]:not(html), code, kbd, bdi";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [document.title];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.data.trim() && !node.parentElement.closest(left_out) && shown(node.parentElement)) said.push(node.data);
  }
  for (const node of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    if (node.closest(left_out)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) if (node.hasAttribute(name)) said.push(node.getAttribute(name));
  }
  return said;
}"""
DATA: Final = re.compile(
    r"https?://\S+|/halls/\w+|/room\b|\S+\.(mcap|sqlite|json|local)\b|\b[0-9a-f]{8,}\b|`[^`]*`|\b(127|192)[.\d:]+\S*|\b[A-Z]\b|#\w+|\b\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b"
)
"""Addresses, files, commands to be typed, dates as the browser writes them, and single letters: columns, ranks, suits."""
PROPER: Final = (
    "Cem",
    "Devi",
    "As scripted.",
    "Game third",
    "Autumn cup",
    "Raja",
    "Fenster",
    "Webcam",
    "Banbury Merton Street",
    *own_names().values(),
)


def plain_words(page: Page) -> list[str]:
    """What of a page no catalogue says."""
    said: list[str] = page.evaluate(WORDS)
    found = {f"{word} in {one.strip()}" for one in said for word in plain_letters(DATA.sub("", one), (*NAMES, *PROPER))}
    return sorted(found)


@pytest.mark.parametrize("room", ROOMS)
def test_every_word_comes_from_the_catalogue_and_has_its_place(
    chromium: SharedBrowser, tmp_path: Path, room: str
) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str, page: Page) -> None:
        found[name] = [*plain_words(page), *clipped_or_sideways(page, *SIZES)]

    ROOMS[room](EveryPage(chromium, tmp_path, PSEUDO, look))
    assert found
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("room", ROOMS)
def test_no_page_sticks_out_or_clips_its_words(
    chromium: SharedBrowser, tmp_path: Path, room: str, language: str
) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str, page: Page) -> None:
        found[name] = clipped_or_sideways(page, *SIZES)

    ROOMS[room](EveryPage(chromium, tmp_path, language, look))
    assert found
    assert {name: what for name, what in found.items() if what} == {}
