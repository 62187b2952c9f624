"""The page that reads a photo without a game, in a browser: whatever is in doubt is named and counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import cv2
import numpy as np
import pytest
from playwright.sync_api import FilePayload, Page, ViewportSize, expect

from companion.photo_look.photo_results import PhotoSent
from tests.companion.live_rig import Rig
from tests.companion.web.browser.early_photo import choose_while_opening
from tests.companion.web.browser.served_rig import ServedRig
from tests.companion.web.browser.shared_browser import PATIENCE_MS, SharedBrowser
from vision.geometry.mat_pose import MatPose
from vision.message import Message
from vision.readings.observation import (
    HiddenMat,
    MarketObservation,
    MatObservation,
    TableObservation,
    TileSeen,
    observation_to_json,
)
from vision.readings.reading import Seen, Unsure

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SMALL_PHONE = ViewportSize(width=360, height=640)
PNG = cv2.imencode(".png", np.full((120, 160, 3), 190, np.uint8))[1].tobytes()
PHOTO = FilePayload(name="a.png", mimeType="image/png", buffer=PNG)
COVERED = Message("reason.clear_cell")
FEW_MARKERS = Message("reason.few_markers", {"shown": 1, "needed": 2})


class Shows:
    """Reads every photo as one observation."""

    def __init__(self, seen: TableObservation) -> None:
        self._seen = seen

    def read(self, photos: Sequence[PhotoSent]) -> dict[str, Any]:
        """Return it, without a picture."""
        return observation_to_json(self._seen) | {"pictures": [], "contradictions": []}


@pytest.fixture
def look_at(chromium: SharedBrowser) -> Iterator[Callable[..., Page]]:
    """Take a photo that shows this; return the page that tells it."""
    closing: list[Callable[[], None]] = []

    def taken(seen: TableObservation, *, while_opening: bool = False) -> Page:
        served = ServedRig(Rig(), photos=Shows(seen))
        page = chromium.open(viewport=SMALL_PHONE)
        closing.extend((served.close, lambda: chromium.close(page)))
        page.set_default_timeout(PATIENCE_MS)
        address = f"{served.screen}/look?lang=en"
        if while_opening:
            choose_while_opening(page, address, "look.js", "#look-photo", PHOTO)
        else:
            page.goto(address)
            page.wait_for_selector("html[data-ready]", state="attached")
            page.locator("#look-photo").set_input_files(PHOTO)
        return page

    yield taken
    for close in reversed(closing):
        close()


def mat(seat: int, *unsure: tuple[int, int]) -> MatObservation:
    """A mat with one tile and no city; a tile may lie on these cells."""
    pose = MatPose(((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)), (0.0, 0.0, 500.0))
    doubtful = tuple((row, col, COVERED) for row, col in unsure)
    return MatObservation(seat, 0.1, pose, (TileSeen(0, 0, "red"),), (), (), Seen(0), unsure_tiles=doubtful)


def test_a_photo_chosen_while_the_page_opens_is_answered(look_at: Callable[..., Page]) -> None:
    page = look_at(TableObservation(640, 480, (mat(4, (0, 4)),), None), while_opening=True)
    expect(page.locator("#look-said")).to_have_text("One thing is in doubt: take another photo from another side.")


def test_a_tile_in_doubt_is_named_and_counted(look_at: Callable[[TableObservation], Page]) -> None:
    page = look_at(TableObservation(640, 480, (mat(4, (0, 4)), mat(1)), None))
    expect(page.locator("#look-said")).to_have_text("One thing is in doubt: take another photo from another side.")
    doubts = page.locator(".leaf", has_text="Seat 5").locator(".look-doubt")
    expect(doubts).to_have_text(["Tile E1 is in doubt: something covers it: clear the view of this cell"])


def test_the_markets_prices_are_told_and_those_in_doubt_counted(look_at: Callable[[TableObservation], Page]) -> None:
    market = MarketObservation(Seen(3), Unsure(4, 3, 5, Message("reason.disk_covered", {"disk": 4})), Seen(6))
    page = look_at(TableObservation(640, 480, (), market))
    expect(page.locator("#look-said")).to_have_text("One thing is in doubt: take another photo from another side.")
    prices = page.locator("#look-found .leaf p")
    expect(prices).to_have_text(["Grain: price 3", "Shields: price 4? (3–5)", "Elephants: price 6"])


def test_a_mat_that_shows_too_little_is_told_with_what_to_do(look_at: Callable[[TableObservation], Page]) -> None:
    hidden = (HiddenMat(2, FEW_MARKERS), HiddenMat("market", FEW_MARKERS))
    page = look_at(TableObservation(640, 480, (mat(0),), None, hidden))
    expect(page.locator("#look-said")).to_have_text("Everything that shows is counted.")
    why = "only one of its markers shows and it takes 2: uncover the mat"
    expect(page.locator(".look-doubt")).to_have_text([f"Mat of seat 3: {why}", f"Market mat: {why}"])
