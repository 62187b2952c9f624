"""Every page in the longest language, and in Japanese, from a small phone to a television: nothing sticks out, nothing is clipped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from companion.games.raja.state import Auction, Building, Commerce
from companion.texts.entries import entries_in
from companion.texts.files import languages, source_of
from tests.companion.live_rig import Rig
from tests.companion.web.browser.evening_by_touch import EveningByTouch
from tests.companion.web.browser.page_geometry import SMALL_PHONE, clipped_or_sideways
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.conftest import PHONE, TELEVISION

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.xdist_group("layouts")]

SIZES = (SMALL_PHONE, PHONE, ViewportSize(width=1280, height=720), TELEVISION)
STILL_PAGES = ("/", "/help", "/people", "/join")
"""Pages that need no game."""
OVERLAID = """([words, others]) => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(words));
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return [...document.querySelectorAll(others)]
    .filter((node) => node.checkVisibility())
    .filter((node) => {
      const box = node.getBoundingClientRect();
      return box.left < right && left < box.right && box.top < bottom - 2 && top < box.bottom - 2;
    })
    .map((node) => node.id || node.className);
}"""
"""Which of the others a text's letters touch."""


def longest_language() -> str:
    """The language with the most letters."""
    return max(languages(), key=lambda language: sum(len(entry.text) for entry in entries_in(source_of(language))[0]))


@pytest.fixture(params=["the longest", "ja"])
def language(request: pytest.FixtureRequest) -> str:
    """The two that are hardest to lay out."""
    return longest_language() if request.param == "the longest" else str(request.param)


@pytest.fixture
def evening(chromium: SharedBrowser) -> Iterator[EveningByTouch]:
    """A table at which nobody sits yet."""
    made = EveningByTouch(chromium, Rig(seed=1))
    yield made
    made.close()


def test_the_longest_language_is_found() -> None:
    assert longest_language() not in ("en", "ja")


def test_no_page_sticks_out_or_clips_its_words(chromium: SharedBrowser, evening: EveningByTouch, language: str) -> None:
    found: dict[str, list[str]] = {}

    def look(name: str, page: Page) -> None:
        found[name] = clipped_or_sideways(page, *SIZES)

    for path in STILL_PAGES:
        page = chromium.open(viewport=PHONE, locale=language)
        page.goto(f"{evening.address(guest=False)}{path}?lang={language}")
        page.locator("main *:visible").first.wait_for()
        look(path, page)
        chromium.close(page)
    seat, *_ = [
        evening.sit_down(seat, name, locale=language).page for seat, name in enumerate(("Asha", "Bo", "Chandra"))
    ]
    look("/host before", host := evening.open(f"/host?lang={language}", guest=False, locale=language).page)
    assert evening.rig.screen().post("/api/game/start").status_code == 200
    screen = evening.open(f"/table?lang={language}", guest=False, locale=language).page
    for phase in (Auction, Building, Commerce):
        evening.rig.play(600, lambda state, phase=phase: isinstance(state.step, phase))  # type: ignore[misc]
        evening.everybody_is_told()
        for name, page in (("/host", host), ("/table", screen), ("/seat", seat)):
            look(f"{name} in {phase.__name__}", page)
    assert {name: what for name, what in found.items() if what} == {}


def test_on_a_small_phone_the_evening_s_name_lies_under_no_button(
    chromium: SharedBrowser, evening: EveningByTouch, language: str
) -> None:
    page = chromium.open(viewport=SMALL_PHONE, locale=language)
    page.goto(f"{evening.address(guest=False)}/table?lang={language}")
    page.locator("#evening-title:not(:empty)").wait_for()
    assert page.evaluate(OVERLAID, ["#evening-title", ".tools > *"]) == []
    chromium.close(page)
