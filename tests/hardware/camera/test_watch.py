"""Frozen, stalled, wrong in size, lost and found again."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.settings.loading import load_settings
from hardware.camera.jpeg import encoded
from hardware.camera.source import Frame, SourceState, SourceStatus
from hardware.camera.watch import WatchedCamera
from hardware.errors import HardwareError
from tests.hardware.camera.pictures import HeldClock, noisy_picture
from tests.said import SOMETHING, said
from vision.picture_size import jpeg_size

SETTINGS = load_settings().camera


@dataclass
class ScriptedSource:
    """A source that gives the frames it is handed."""

    clock: HeldClock
    waiting: list[bytes] = field(default_factory=list)
    state: SourceState = "closed"
    opened: int = 0
    absent: bool = False

    def open(self) -> None:
        if self.absent:
            raise HardwareError("camera.no_webcam", index=0, there="–")
        self.opened += 1
        self.state = "working"

    def next_frame(self, timeout_s: float) -> Frame | None:
        if not self.waiting or self.state != "working":
            self.clock.pass_s(timeout_s)
            return None
        return Frame(self.waiting.pop(0), self.clock(), 0)

    def status(self) -> SourceStatus:
        return SourceStatus(self.state, SOMETHING, False)

    def close(self) -> None:
        self.state = "closed"


def picture(seed: int, width: int = 64, height: int = 48) -> bytes:
    return encoded(noisy_picture(seed, width, height), 90)


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


def test_a_picture_that_stays_the_same_to_the_byte_is_frozen_and_one_new_picture_ends_that(clock: HeldClock) -> None:
    source = ScriptedSource(clock)
    camera = WatchedCamera(source, SETTINGS, clock)
    camera.open()
    same = picture(1)
    for _ in range(12):
        source.waiting.append(same)
        camera.next_frame(0)
        clock.pass_s(0.5)
    assert camera.status().state == "frozen"
    source.waiting.append(picture(2))
    camera.next_frame(0)
    assert camera.status().state == "working"


def test_still_pictures_do_not_freeze(clock: HeldClock) -> None:
    source = ScriptedSource(clock)
    camera = WatchedCamera(source, SETTINGS, clock, still_pictures=True)
    camera.open()
    for _ in range(20):
        source.waiting.append(picture(1))
        camera.next_frame(0)
        clock.pass_s(1)
    assert camera.status().state == "working"


@pytest.mark.parametrize(
    ("size", "wanted", "state"),
    [((64, 48), (1640, 1232), "working"), ((64, 36), (1640, 1232), "wrong_size"), ((64, 36), None, "working")],
)
def test_a_picture_of_another_shape_than_calibrated_is_told(
    clock: HeldClock, size: tuple[int, int], wanted: tuple[int, int] | None, state: SourceState
) -> None:
    source = ScriptedSource(clock, [picture(1, *size)])
    camera = WatchedCamera(source, SETTINGS, clock, wanted)
    camera.open()
    camera.next_frame(0)
    status = camera.status()
    assert status.state == state
    assert state == "working" or "calibrat" in said(status.message)


def test_a_camera_that_stalls_is_opened_again_until_frames_come(clock: HeldClock) -> None:
    source = ScriptedSource(clock, [picture(1)])
    camera = WatchedCamera(source, SETTINGS, clock)
    camera.open()
    camera.next_frame(0)
    while camera.status().state == "working":
        camera.next_frame(0.5)
    assert camera.status().state == "stalled"
    before = source.opened
    for _ in range(10):
        camera.next_frame(0.5)
    assert source.opened > before
    source.waiting.append(picture(2))
    assert camera.next_frame(0.5) is not None
    assert camera.status().state == "working"


def test_a_camera_that_is_absent_keeps_its_remedy_and_is_found_when_it_comes(clock: HeldClock) -> None:
    source = ScriptedSource(clock, absent=True)
    camera = WatchedCamera(source, SETTINGS, clock)
    with pytest.raises(HardwareError):
        camera.open()
    assert camera.status() == SourceStatus(
        "unplugged", HardwareError("camera.no_webcam", index=0, there="–").message, False
    )
    source.absent = False
    source.waiting.append(picture(1))
    frame = None
    for _ in range(20):
        frame = frame or camera.next_frame(0.5)
        clock.pass_s(0.5)
    assert frame is not None


def test_a_closed_camera_is_not_opened_by_itself(clock: HeldClock) -> None:
    source = ScriptedSource(clock, absent=True)
    camera = WatchedCamera(source, SETTINGS, clock)
    with pytest.raises(HardwareError):
        camera.open()
    camera.close()
    source.absent = False
    clock.pass_s(100)
    assert camera.next_frame(0) is None
    assert source.opened == 0


@given(width=st.integers(8, 200), height=st.integers(8, 200))
def test_a_jpegs_size_is_read_from_its_header(width: int, height: int) -> None:
    assert jpeg_size(picture(0, width, height)) == (width, height)


@given(data=st.binary(max_size=60))
def test_what_is_no_jpeg_has_no_size(data: bytes) -> None:
    size = jpeg_size(b"\xff\xd8" + data)
    assert size is None or len(size) == 2
    assert jpeg_size(data) is None or data.startswith(b"\xff\xd8")
