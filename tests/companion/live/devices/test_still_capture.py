"""A camera with stills: small frames are watched, and each time the table comes to rest one still is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from companion.frames.frame_buffer import FrameBuffer
from companion.frames.sensing import SensingHere
from companion.frames.sensing_result import Sensed
from companion.live.devices.extra_cameras import ExtraCamera, ExtraCameras
from companion.live.devices.still_capture import StillCapture
from companion.settings.loading import Settings
from hardware.camera.jpeg import encoded
from hardware.camera.source import Frame
from hardware.virtual import actions as a
from hardware.virtual.table import TableKit, VirtualTable
from tests.companion.live.devices.test_device_states import HandedSource, until
from tests.hardware.virtual.kit import shipped
from vision.geometry.camera_model import CameraModel
from vision.picture_size import jpeg_size
from vision.readings.reading import Seen

pytestmark = pytest.mark.slow
SCALE = 2.0


def small_frames() -> Settings:
    """The shipped settings with frames half as wide as usual, and stills at the usual size."""
    own = shipped()
    lens = own.virtual_table.lens
    lens = replace(
        lens,
        width_px=round(lens.width_px / SCALE),
        height_px=round(lens.height_px / SCALE),
        focal_px=lens.focal_px / SCALE,
        centre_px=(lens.centre_px[0] / SCALE, lens.centre_px[1] / SCALE),
    )
    return replace(own, virtual_table=replace(own.virtual_table, lens=lens, still_scale=SCALE))


class Evening:
    """A virtual table, its camera with stills, and what looks at it; a frame every quarter of a second."""

    def __init__(self) -> None:
        settings = small_frames()
        self.now_ns = 0
        kit = TableKit(settings.virtual_table, settings.piece_look(), Random(2), lambda: self.now_ns)
        self.table = VirtualTable(kit, (0,), None)
        self.source = StillCapture(self.table.camera, settings.vision_settings().stages.tracker)
        self.source.open()
        self.sensing = SensingHere(self.table.camera_model, settings)
        self.frames = FrameBuffer(self.table.camera_model, settings)
        self.widths: list[int] = []
        for row, col in ((1, 3), (0, 1)):
            self.table.do(a.LayTile(0, row, col, "red"))
        self.table.do(a.SetNoble(0, 1, 3, True))

    def see(self, count: int) -> Sequence[Sensed | None]:
        """So many frames."""
        seen: list[Sensed | None] = []
        for _ in range(count):
            self.now_ns += 250_000_000
            frame = self.source.next_frame(0)
            assert frame is not None
            seen.append(self.sensing.step(self.now_ns, frame.jpeg))
            self.frames.keep(len(self.widths), frame.jpeg, seen[-1])
            self.widths.append((jpeg_size(frame.jpeg) or (0, 0))[0])
        return seen


def test_each_rest_of_the_table_is_read_from_one_still_and_told_for_the_frames() -> None:
    evening = Evening()
    small, large = evening.table.camera_model.width, round(evening.table.camera_model.width * SCALE)
    evening.see(6)
    assert evening.widths == [small, small, large, small, small, small]
    evening.table.do(a.BuildWall(0, 1, 3, 5, 3))
    last = evening.see(8)[-1]
    assert evening.widths.count(large) == 2
    assert last is not None
    assert last.still
    assert last.observation.width == small
    (city,) = last.observation.mats[0].cities
    assert isinstance(city.wall.stones, Seen)
    assert city.wall.stones.value == 5
    newest = len(evening.widths) - 1
    assert jpeg_size(evening.frames.picture(newest, overlay=True)) == jpeg_size(
        evening.frames.picture(newest, overlay=False)
    )
    assert jpeg_size(evening.frames.looks(newest)[0].jpeg) != jpeg_size(evening.frames.picture(newest, overlay=False))
    assert evening.frames.crop(0, 1, 3, newest)


def test_another_still_is_taken_for_whoever_has_not_seen_the_last() -> None:
    evening = Evening()
    evening.see(5)
    evening.source.still_again()
    evening.see(5)
    assert evening.widths.count(max(evening.widths)) == 2


def test_a_camera_without_stills_is_read_from_its_frames() -> None:
    source = StillCapture(HandedSource(), shipped().vision_settings().stages.tracker)
    assert source.next_frame(0) is None
    source.still_again()


def test_a_still_of_a_camera_beside_the_first_is_given_though_frames_follow_it() -> None:
    model = CameraModel(64, 48, ((60.0, 0.0, 32.0), (0.0, 60.0, 24.0), (0.0, 0.0, 1.0)), (0.0,) * 5)
    source, given = HandedSource(), set[tuple[int, int] | None]()
    source.frames += [Frame(jpeg_of(width), number, number) for number, width in enumerate((64, 256, 64, 64))]
    cameras = ExtraCameras([ExtraCamera("side", source, model)])
    cameras.begin()

    def came() -> bool:
        given.update(jpeg_size(picture.jpeg) for picture in cameras.pictures())
        return (256, 192) in given and not source.frames

    until(came)
    cameras.end()
    assert (256, 192) in given
    assert not source.frames


def jpeg_of(width: int) -> bytes:
    """A plain picture so wide."""
    return encoded(np.full((width * 3 // 4, width, 3), 120, np.uint8), 80)
