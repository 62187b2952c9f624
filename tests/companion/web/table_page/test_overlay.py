"""What streamers lay over their picture: it is clear but for outlined letters, and tells what the table's screen tells."""

from __future__ import annotations

import copy
from typing import Final

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Page, expect

from tests.companion.live_rig import Rig
from tests.companion.web.browser.accessibility import axe_report
from tests.companion.web.browser.scripted_moments import (
    BIDDING,
    BUILDING,
    COMMERCE,
    DECIDED,
    END,
    FALLEN,
    PEACE,
    SIEGE,
    Json,
)
from tests.companion.web.browser.scripted_table import ServedShow
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import SharedBrowser
from tests.companion.web.browser.touching import wait_told
from tests.companion.web.conftest import TELEVISION, OpenPage

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FIVE: Final = (("Chandra", "◆", "orange"), ("Maximiliane-Luise", "■", "black"), ("Esh", "★", "white"))
OUT_OF_SIGHT: Final = """() => [...document.querySelectorAll(".overlay-person, .overlay-phase, .overlay-moment p")]
  .filter((node) => node.checkVisibility())
  .map((node) => [node.textContent, node.getBoundingClientRect()])
  .filter(([, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
  .map(([words]) => words)"""


def of_five(state: Json) -> Json:
    """The same with five at the table."""
    more = copy.deepcopy(state)
    for number, (name, symbol, colour) in enumerate(FIVE, start=2):
        more["seats"].append({"seat": number, "name": name, "symbol": symbol, "colour": colour, "marker": None})
        more["score"].append({**more["score"][1], "seat": number, "points": 10 + number})
    return more


def drawn(page: Page) -> NDArray[np.uint8]:
    """The page as a browser source has it, with its clear parts: BGRA."""
    png = np.frombuffer(page.screenshot(omit_background=True), np.uint8)
    picture = cv2.imdecode(png, cv2.IMREAD_UNCHANGED)
    assert picture is not None
    return picture.astype(np.uint8)


def show(table: ServedShow, page: Page, state: Json) -> None:
    sequence = table.show.feed.publish(state).sequence
    page.wait_for_selector(f'html[data-sequence="{sequence}"]')


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.long)])
def test_it_is_clear_and_its_letters_have_a_dark_edge(table: ServedShow, open_page: OpenPage, dark: bool) -> None:
    table.show.feed.publish(of_five(BUILDING))
    picture = drawn(open_page(query="overlay?side=left", dark=dark))
    alpha = picture[..., 3]
    assert (alpha[:, TELEVISION["width"] // 2 :] == 0).all()
    shown = picture[alpha > 250][:, :3].max(axis=1)
    assert (shown > 230).sum() > 2000
    assert (shown < 30).sum() > 2000


@pytest.mark.parametrize(
    ("side", "players"),
    [
        ("left", 5),
        pytest.param("left", 2, marks=pytest.mark.long),
        *[pytest.param(side, n, marks=pytest.mark.long) for side in ("right", "top", "bottom") for n in (2, 5)],
    ],
)
def test_at_each_edge_and_size_everybody_is_in_sight(
    table: ServedShow, open_page: OpenPage, side: str, players: int
) -> None:
    told = of_five if players == 5 else copy.deepcopy
    table.show.feed.publish(told(PEACE))
    for size in ("small", "normal", "large"):
        page = open_page(query=f"overlay?side={side}&size={size}")
        expect(page.locator(".overlay-person")).to_have_count(players)
        show(table, page, told(SIEGE))
        expect(page.locator("#moment")).to_be_visible()
        assert page.evaluate(OUT_OF_SIGHT) == [], size
        show(table, page, told(PEACE))


def test_great_moments_come_by_themselves_one_after_another_and_go(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(BIDDING)
    page = open_page(query="overlay?lang=de")
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate("document.getAnimations().length") == 0
    page.clock.install()
    moment = page.locator("#moment")
    for kind, state in (
        ("auction", COMMERCE),
        ("collapse", FALLEN),
        ("siege", SIEGE),
        ("battle", DECIDED),
        ("victory", END),
    ):
        if kind in ("collapse", "siege"):
            show(table, page, BUILDING if kind == "collapse" else PEACE)
        show(table, page, state)
        expect(moment).to_have_attribute("data-kind", kind)
        expect(moment).to_be_visible()
        assert page.evaluate("document.getAnimations().length") == 0
        assert axe_report(page) == "" or kind != "victory"
        page.clock.run_for(16_000)
        expect(moment).to_be_hidden()
    expect(page.locator("[data-won] .overlay-name")).to_have_text("Asha")
    expect(page.locator("#phase")).to_have_text("Das Ende")


def test_moments_can_be_left_out(table: ServedShow, open_page: OpenPage) -> None:
    table.show.feed.publish(PEACE)
    page = open_page(query="overlay?moments=off")
    show(table, page, SIEGE)
    expect(page.locator("#moment")).to_be_hidden()


def test_whoever_has_a_hand_is_shown_what_a_guest_is_shown(chromium: SharedBrowser) -> None:
    rig = Rig()
    served = ServedRig(rig)
    host, guest = (chromium.open(viewport=TELEVISION) for _ in range(2))
    host.goto(f"{served.screen}/overlay")
    guest.goto(f"{served.phones}/overlay")
    for page in (host, guest):
        page.wait_for_selector("html[data-sequence]")
        expect(page.locator("#standing")).to_be_hidden()
    rig.started("Asha", "Bo", "Cy")
    rig.play(40)
    for page in (host, guest):
        wait_told(page, rig.live.feed.newest().sequence)
        expect(page.locator(".overlay-person")).to_have_count(3)
    shown = [[one.locator(part).inner_text() for part in ("#phase", "#people")] for one in (host, guest)]
    assert shown[0] == shown[1]
    for page in (host, guest):
        chromium.close(page)
    served.close()
