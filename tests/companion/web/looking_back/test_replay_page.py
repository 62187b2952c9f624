"""A recorded evening looked into in a browser: steps, scrubbing, marks, speeds, keys, what-if, and nobody kept out."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from companion.review.replay_page import Replay
from companion.web.app import create_replay_app
from companion.web.network.addresses import is_loopback
from tests.companion.review.recorded import RECORDING, recorded_evening, settings
from tests.companion.web.browser.accessibility import FINGER_PX, STICKS_OUT, TOO_SMALL, axe_report
from tests.companion.web.browser.pictures import take_pictures
from tests.companion.web.browser.shared_browser import PATIENCE_MS
from tests.companion.web.conftest import PHONE, TABLET, TELEVISION, OpenPage
from tests.companion.web.network.usual_port import served_at_usual_port

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("replay-page")]
COLLAPSE_VERSION = 27


@dataclass(frozen=True, slots=True)
class ServedReplay:
    """Where the replay page is."""

    address: str


@pytest.fixture(scope="module")
def served() -> Iterator[ServedReplay]:
    """The recorded evening's replay page; for pictures with what the camera really saw drawn in them."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    pictures = os.environ.get("RAJA_PICTURES") == "1"
    with Replay(RECORDING, settings(), None if pictures else recorded_evening()) as replay:
        while not replay.told()["ready"]:
            time.sleep(0.5)
        server = served_at_usual_port("127.0.0.1", create_replay_app(replay, is_loopback))
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield ServedReplay(f"http://127.0.0.1:{server.server_port}/")
        server.shutdown()
        server.server_close()
        thread.join()


def opened(open_page: OpenPage, served: ServedReplay, viewport: ViewportSize = TELEVISION, locale: str = "en") -> Page:
    return open_page(viewport, address=served.address, locale=locale)


def moment(page: Page, version: int) -> None:
    """Wait until the table of that version is drawn."""
    page.wait_for_selector(f"html[data-version='{version}']", state="attached")


def says(page: Page, words: str) -> None:
    expect(page.locator("#said")).to_contain_text(words, timeout=PATIENCE_MS)


def stand(page: Page, root: str, cell: str, count: str) -> None:
    """Wait until so many stones of seat 0 stand there; the table is asked for after the moment was chosen."""
    shown = page.locator(f"{root} [data-seat='0'] .tile[data-cell='{cell}'] .tile-count")
    expect(shown).to_have_text(count, timeout=PATIENCE_MS)


def test_one_steps_from_moment_to_moment_by_button_and_by_key(open_page: OpenPage, served: ServedReplay) -> None:
    page = opened(open_page, served)
    moment(page, 2)
    says(page, "Turn 1, rainy season; Asha starts")
    page.locator("#step-after").click()
    says(page, "Asha harvests 3 grain at D2")
    page.keyboard.press("ArrowRight")
    says(page, "Bo harvests 3 grain at C1")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".line-button[aria-current]")).to_contain_text(
        "Asha harvests 3 grain at D2", timeout=PATIENCE_MS
    )
    expect(page.locator("#clock")).to_have_text("0:06", timeout=PATIENCE_MS)
    page.locator(".line-button", has_text="Bo passes").click()
    for said in ("Asha wins first move for $5", "Commerce: Asha first", "Asha bought 1 grain"):
        page.keyboard.press("ArrowRight")
        says(page, said)


def test_a_mark_leads_to_the_collapse_with_its_picture_its_line_and_the_wall_as_it_then_stood(
    open_page: OpenPage, served: ServedReplay
) -> None:
    page = opened(open_page, served)
    page.locator(".mark-kind[data-kind='collapse']").click()
    moment(page, COLLAPSE_VERSION)
    says(page, "Asha's wall at B1 fell: 4 stand, 4 fell")
    page.wait_for_selector("html[data-frame='35'], html[data-frame='41']", state="attached")  # by truth, or by camera
    stand(page, "#seats", "0,1", "4")
    page.keyboard.press("b")
    says(page, "Building: Asha first")
    expect(page.locator("#frame")).to_have_js_property("naturalWidth", 1280, timeout=PATIENCE_MS)
    take_pictures(page, "replay", "television", "tablet", "phone-dark")


def test_scrubbing_shows_the_picture_and_the_table_of_that_time(open_page: OpenPage, served: ServedReplay) -> None:
    page = opened(open_page, served)
    slider = page.locator("#time")
    slider.fill("53")
    says(page, "Asha's wall at D2 stands: 8 stones")
    page.wait_for_selector("html[data-frame='24']", state="attached")
    stand(page, "#seats", "1,3", "8")
    slider.fill("40")
    says(page, "puts 1 grain")
    stand(page, "#seats", "1,3", "4")
    assert slider.get_attribute("aria-valuetext") == "0:40"


def test_it_plays_at_the_chosen_speed_and_stops_at_the_end(open_page: OpenPage, served: ServedReplay) -> None:
    page = opened(open_page, served)
    speeds = page.locator("#speed option").all_inner_texts()
    assert (speeds[0], speeds[-1], len(speeds)) == ("0.25×", "32×", 8)
    for _ in range(9):
        page.keyboard.press("+")
    expect(page.locator("#speed")).to_have_value("32", timeout=PATIENCE_MS)
    page.locator("#time").fill("80")
    page.keyboard.press("k")
    says(page, "Turn 2, dry season; Bo starts")
    expect(page.locator("#play")).to_have_text("Play", timeout=PATIENCE_MS)
    expect(page.locator("#clock")).to_have_text("1:32", timeout=PATIENCE_MS)


def test_what_if_shows_the_other_game_beside_the_real_one_and_goes_back(
    open_page: OpenPage, served: ServedReplay
) -> None:
    page = opened(open_page, served)
    choice = page.locator("#what-if-number")
    roll = choice.locator("option", has_text="Bo rolls 3 – die 1: 3")
    choice.select_option(value=roll.get_attribute("value"))
    page.locator("#what-if-value").fill("5")
    page.get_by_role("button", name="See what follows").click()
    expect(page.locator("#what-if-told")).to_contain_text(
        "Battle for D2: 20 against 7 and a wall of 8 stones; 5 stones come off", timeout=PATIENCE_MS
    )
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("End")
    page.wait_for_selector("html[data-other*='/api/what-if/']", state="attached")
    expect(page.locator("#seats-other [data-seat='0'] .tile[data-cell='1,3'][data-otherwise]")).to_be_visible(
        timeout=PATIENCE_MS
    )
    stand(page, "#seats", "1,3", "5")
    stand(page, "#seats-other", "1,3", "3")
    take_pictures(page, "replay-what-if", "television", "phone-dark")
    page.get_by_role("button", name="Back to what was").click()
    expect(page.locator("#other")).to_be_hidden(timeout=PATIENCE_MS)


def test_what_the_rules_do_not_allow_with_that_number_is_left_out_and_told(
    open_page: OpenPage, served: ServedReplay
) -> None:
    page = opened(open_page, served)
    choice = page.locator("#what-if-number")
    bid = choice.locator("option", has_text="Asha bids $5 – bid: 5")
    choice.select_option(value=bid.get_attribute("value"))
    page.locator("#what-if-value").fill("200")
    page.get_by_role("button", name="See what follows").click()
    expect(page.locator("#what-if-told")).to_contain_text("No longer allowed, so left out", timeout=PATIENCE_MS)


@pytest.mark.parametrize(
    ("viewport", "locale"),
    [
        (TABLET, "de"),
        pytest.param(TELEVISION, "en", marks=pytest.mark.long),
        pytest.param(PHONE, "en", marks=pytest.mark.long),
    ],
)
def test_nothing_keeps_anybody_out(
    open_page: OpenPage, served: ServedReplay, viewport: ViewportSize, locale: str
) -> None:
    page = opened(open_page, served, viewport, locale)
    assert axe_report(page) == ""
    assert page.evaluate(TOO_SMALL, FINGER_PX) == []
    assert page.evaluate(STICKS_OUT) == 0
    page.locator(".keys summary").click()
    page.locator("#what-if button[type=submit]").click()
    page.wait_for_selector("html[data-what-if]", state="attached")
    page.wait_for_selector("#other:not([hidden])")
    assert axe_report(page) == ""
    assert page.evaluate(STICKS_OUT) == 0


def test_while_it_is_looked_through_the_page_says_how_far_that_is(open_page: OpenPage) -> None:
    replay = Replay(RECORDING, settings(), recorded_evening())
    told = iter([{"ready": False, "share": 0.25}, {"ready": False, "share": 0.5}])
    known = replay.told
    replay.told = lambda: next(told, None) or known()  # type: ignore[method-assign]
    server = served_at_usual_port("127.0.0.1", create_replay_app(replay, is_loopback))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        page = open_page(PHONE, address=f"http://127.0.0.1:{server.server_port}/")
        assert page.locator("#gathering-words").text_content() == "Reading the recording: 50 %"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
        replay.__exit__(None, None, None)
