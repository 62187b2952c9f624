"""The recorded evening on the page in a browser, through the real path: camera frames, firmware's sentences, words."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from bench.free_port import free_port
from tests.companion.web.browser.pictures import take_pictures
from tests.companion.web.browser.shared_browser import SharedBrowser

ROOT = Path(__file__).parents[4]
pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.xdist_group("recorded-evening")]
PATIENCE_S = 400


class PlayedEvening:
    """`raja play` in a process of its own."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [
                *(
                    sys.executable,
                    "-m",
                    "companion.cli.main",
                    "play",
                    "--recording-only",
                    "--recording",
                    "example",
                ),
                *("--port", str(port), "--speed", "8"),
            ],
            cwd=ROOT,
        )

    def state(self) -> dict[str, Any]:
        """What the page is told now."""
        with urllib.request.urlopen(f"{self.url}/api/state", timeout=10) as response:
            state: dict[str, Any] = json.load(response)
        return state

    def until(self, reached: Any) -> dict[str, Any]:
        """The first state for which ``reached`` is true."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            try:
                state = self.state()
            except OSError:
                time.sleep(0.2)
                continue
            if state.get("evening") and reached(state):
                return state
            time.sleep(0.05)
        raise AssertionError("the evening did not come that far in time")


@pytest.fixture
def page(chromium: SharedBrowser) -> Iterator[Page]:
    """A page the size of a television."""
    opened = chromium.open(viewport={"width": 1920, "height": 1080})
    yield opened
    chromium.close(opened)


@pytest.fixture(scope="module")
def evening() -> Iterator[PlayedEvening]:
    """The recorded evening, playing."""
    playing = PlayedEvening(free_port())
    yield playing
    playing.process.terminate()
    playing.process.wait(timeout=120)


def city(state: dict[str, Any], row: int, col: int) -> dict[str, Any]:
    """One of the first seat's cities."""
    found: dict[str, Any] = next(
        tile["city"] for tile in state["board"] if (tile["seat"], tile["row"], tile["col"]) == (0, row, col)
    )
    return found


@pytest.mark.long
def test_the_evening_is_seen_on_the_page_from_first_stone_to_last_score(evening: PlayedEvening, page: Page) -> None:
    evening.until(lambda state: True)
    page.goto(evening.url)
    page.wait_for_selector("html[data-sequence]")
    page.keyboard.press("d")  # camera, readings and chronicle, too

    counts = set()

    def wall_is_up(state: dict[str, Any]) -> bool:
        reading = (city(state, 1, 3)["reading"] or {}).get("stones", {})
        counts.add(reading.get("value", reading.get("best")))
        return bool(city(state, 1, 3)["stones"] == 8)

    evening.until(wall_is_up)
    assert len({count for count in counts if isinstance(count, int)}) >= 3, "the count goes up stone by stone"

    evening.until(lambda state: any("collapse" in line["tags"] for line in state["log"]))
    page.get_by_text("fell: 4 stand, 4 fell").first.wait_for()
    take_pictures(page, "collapse", "television-dark", as_it_happens=True)

    evening.until(lambda state: any("sum" in line["tags"] for line in state["log"]))
    page.get_by_text("18 − 7 − 8 = 3").first.wait_for()
    take_pictures(page, "siege", "television", "tablet", "phone-dark")

    end = evening.until(lambda state: state["evening"]["finished"])
    assert [entry["points"] for entry in end["score"]] == [3, 3]
    page.get_by_text("the recording has ended").first.wait_for()
    take_pictures(page, "score", "television")
    assert page.locator("img[src*='/frame/']").first.is_visible()
    assert page.locator("img[src*='/crop/']").first.is_visible()


def test_the_table_is_seen_on_the_page_as_overlay_and_crops(evening: PlayedEvening, page: Page) -> None:
    state = evening.until(lambda s: s["frame"] is not None and city(s, 1, 3)["crop"] is not None)
    page.goto(evening.url)
    page.wait_for_selector("html[data-sequence]")
    page.keyboard.press("d")
    for kind in ("frame", "crop"):
        page.locator(f"img[src*='/{kind}/']").first.wait_for()
    for path in (state["frame"]["picture"], state["frame"]["overlay"], city(state, 1, 3)["crop"]):
        with urllib.request.urlopen(evening.url + path, timeout=20) as response:
            assert response.headers["Content-Type"] == "image/jpeg"
            assert response.read(2) == b"\xff\xd8"
