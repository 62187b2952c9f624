"""Pictures of the page for the docs, taken by the tests that show the evening anyway, when RAJA_PICTURES=1 asks."""

from __future__ import annotations

import os
from pathlib import Path

import cv2
import numpy as np
from playwright.sync_api import Page, ViewportSize

from tests.companion.web.conftest import PHONE, TABLET, TELEVISION

PICTURES = Path(__file__).parents[4] / "docs" / "pictures"
PICTURE_WIDTH_PX = 1280
REST_MS = 1200  # letters, pictures and motions come to rest

# What a picture's name ends in: the screen, and whether the room is dark.
LOOKS: dict[str, tuple[ViewportSize, bool]] = {
    "television": (TELEVISION, False),
    "television-dark": (TELEVISION, True),
    "tablet": (TABLET, False),
    "phone-dark": (PHONE, True),
}


def take_pictures(page: Page, moment: str, *looks: str, as_it_happens: bool = False) -> None:
    """Save ``docs/pictures/MOMENT-LOOK.png`` for each look, if pictures are wanted; the evening is held meanwhile.

    Args:
        as_it_happens: while it takes the screen over; else the table behind it is shown.
    """
    if os.environ.get("RAJA_PICTURES") != "1":
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    pause = page.get_by_role("button", name="Pause")
    held = pause.is_visible()
    if held:
        pause.dispatch_event("click")  # a moment may lie over it, and a tap would end that
    while not as_it_happens and page.locator("#moment").is_visible():
        page.keyboard.press("Escape")
    for look in looks:
        size, dark = LOOKS[look]
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if dark else "light")
        page.wait_for_timeout(REST_MS)
        _save_small(page.screenshot(), PICTURES / f"{moment}-{look}.png")
    page.set_viewport_size(TELEVISION)
    if held:
        page.get_by_role("button", name="Play").dispatch_event("click")


def take_picture(page: Page, name: str) -> None:
    """Save ``docs/pictures/NAME.png`` of a page as it is, if pictures are wanted."""
    if os.environ.get("RAJA_PICTURES") != "1":
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.wait_for_timeout(REST_MS)
    _save_small(page.screenshot(), PICTURES / f"{name}.png")


def _save_small(png: bytes, path: Path) -> None:
    """Save a screenshot at most 1280 pixels wide and with 64 steps a colour, which keeps it below 300 KB."""
    image = cv2.imdecode(np.frombuffer(png, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    height, width = image.shape[:2]
    if width > PICTURE_WIDTH_PX:
        size = (PICTURE_WIDTH_PX, round(height * PICTURE_WIDTH_PX / width))
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    steps = np.minimum((image.astype(np.uint16) + 2) // 4 * 4, 255).astype(np.uint8)
    cv2.imwrite(str(path), steps, [cv2.IMWRITE_PNG_COMPRESSION, 9])
