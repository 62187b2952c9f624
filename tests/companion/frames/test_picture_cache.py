"""A page gets a frame as wide as it shows it, and the same one is drawn once for all."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from companion.errors import UnknownResource
from companion.frames.picture_cache import KEPT, PictureCache
from companion.frames.pictures import decode_jpeg, encode_jpeg

FULL_PX = 1640, 1232


class CountedFrames:
    """Frames up to number 99 that count how often each was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, bool]] = []
        self._jpeg = encode_jpeg(np.full((FULL_PX[1], FULL_PX[0], 3), 90, np.uint8))

    def picture(self, number: int, *, overlay: bool) -> bytes:
        if number > 99:
            raise UnknownResource("frame.unknown", "That picture is not kept any more: look at a newer one.")
        self.asked.append((number, overlay))
        return self._jpeg


def size_px(jpeg: bytes) -> tuple[int, int]:
    height, width = decode_jpeg(jpeg).shape[:2]
    return width, height


@pytest.mark.parametrize(
    ("room_px", "size"),
    [
        (1, (480, 361)),
        (480, (480, 361)),
        (481, (800, 601)),
        (1080, (1200, 901)),
        (1201, FULL_PX),
        (9000, FULL_PX),
        (None, FULL_PX),
        (-5, (480, 361)),
    ],
)
def test_a_frame_is_as_wide_as_the_next_of_three_widths(room_px: int | None, size: tuple[int, int]) -> None:
    assert size_px(PictureCache(CountedFrames()).picture(1, overlay=True, room_px=room_px)) == size


def test_ten_pages_that_ask_at_once_have_it_drawn_once() -> None:
    frames = CountedFrames()
    drawn = PictureCache(frames)
    at_once = threading.Barrier(10)

    def ask(_: int) -> bytes:
        at_once.wait()
        return drawn.picture(7, overlay=True, room_px=360)

    with ThreadPoolExecutor(10) as pages:
        assert len(set(pages.map(ask, range(10)))) == 1
    assert frames.asked == [(7, True)]


def test_overlay_and_width_are_pictures_of_their_own() -> None:
    frames = CountedFrames()
    drawn = PictureCache(frames)
    for overlay in (True, False):
        for room_px in (360, 700):
            drawn.picture(7, overlay=overlay, room_px=room_px)
    assert frames.asked == [(7, True), (7, True), (7, False), (7, False)]


def test_only_the_newest_are_kept() -> None:
    frames = CountedFrames()
    drawn = PictureCache(frames)
    for number in [*range(KEPT + 1), 0]:
        drawn.picture(number, overlay=True, room_px=360)
    assert frames.asked == [(number, True) for number in [*range(KEPT + 1), 0]]


def test_a_picture_that_is_not_kept_any_more_is_refused_at_every_width() -> None:
    for room_px in (None, 360):
        with pytest.raises(UnknownResource):
            PictureCache(CountedFrames()).picture(100, overlay=True, room_px=room_px)
