"""The Raspberry Pi camera as a source of frames: lost and found again, its lock kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from companion.live.devices.real_camera import source_of as camera_named
from companion.settings.loading import load_settings
from hardware.camera.capture import CaptureSource
from hardware.camera.picamera_source import PicameraSource
from hardware.camera.source import Frame
from hardware.camera.watch import WatchedCamera
from hardware.errors import HardwareError
from tests.hardware.camera.picamera_standin import StandInPackage
from tests.hardware.camera.pictures import HeldClock
from tests.said import said
from vision.picture_size import jpeg_size

LOADED = load_settings()
CAMERA = replace(LOADED.camera, width_px=64, height_px=48)
SETTINGS = replace(LOADED.picamera, stop_s=0.2, start_s=5.0)


@pytest.fixture
def package() -> Iterator[StandInPackage]:
    made = StandInPackage(HeldClock())
    yield made
    made.let_go.set()


def source_of(package: StandInPackage) -> PicameraSource:
    return PicameraSource(0, CAMERA, SETTINGS, package.clock, lambda: package)


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def frame_of(source: PicameraSource) -> Frame:
    frame = source.next_frame(30)
    assert frame is not None
    return frame


def test_frames_come_and_go_on_rising_over_a_stall_with_the_same_lock(package: StandInPackage) -> None:
    source = source_of(package)
    source.open()
    first = frame_of(source)
    package.how.stalled = True
    until(lambda: source.status().state == "unplugged")
    assert "no picture" in said(source.status().message)
    source.close()
    package.how.stalled = False
    package.how.target_exposure_us = 90_000
    source.open()
    assert frame_of(source).number > first.number
    assert package.newest is not None
    assert package.newest.config["controls"]["ExposureTime"] == 20_000
    source.close()
    assert not package.busy


def test_looking_again_forgets_the_lock(package: StandInPackage) -> None:
    source = source_of(package)
    source.open()
    frame_of(source)
    source.close()
    source.look_again()
    package.how.target_exposure_us = 90_000
    source.open()
    frame_of(source)
    assert package.newest is not None
    assert package.newest.controls["ExposureTime"] == 90_000
    source.close()


def test_a_camera_that_hangs_in_letting_go_is_told_until_it_does(package: StandInPackage) -> None:
    source = source_of(package)
    source.open()
    frame_of(source)
    package.how.stopping_hangs = True
    source.close()
    with pytest.raises(HardwareError) as caught:
        source.open()
    assert caught.value.code == "camera.hung"
    package.how.stopping_hangs = False
    package.let_go.set()
    assert package.closed.wait(20)
    until(lambda: not package.busy)
    source.open()
    frame_of(source)
    source.close()


def test_without_the_package_the_apt_line_is_told() -> None:
    source = PicameraSource(0, CAMERA, SETTINGS, time.monotonic_ns)
    with pytest.raises(HardwareError) as caught:
        source.open()
    assert caught.value.code == "camera.no_picamera2"
    assert "sudo apt install python3-picamera2" in said(caught.value.message)


@pytest.mark.parametrize(
    ("named", "kind"),
    [("pi", PicameraSource), ("pi:1", PicameraSource), ("0", CaptureSource), ("pictures.avi", CaptureSource)],
)
def test_people_name_the_camera_shortly(named: str, kind: type) -> None:
    assert type(camera_named(named, LOADED, time.monotonic_ns)) is kind


def test_a_still_is_taken_between_two_frames_and_a_watched_camera_hands_it_on(package: StandInPackage) -> None:
    settings = replace(SETTINGS, still_px=(256, 192))
    source = PicameraSource(0, CAMERA, settings, package.clock, lambda: package)
    watched = WatchedCamera(source, CAMERA, package.clock, (64, 48))
    assert watched.still(0.1) is None
    watched.open()
    before = watched.next_frame(30)
    still = watched.still(30)
    assert before is not None
    assert still is not None
    assert (jpeg_size(before.jpeg), jpeg_size(still.jpeg)) == ((64, 48), (256, 192))
    after = watched.next_frame(30)
    assert after is not None
    assert before.number < still.number < after.number
    watched.close()


def test_a_camera_that_stalls_gives_no_still_and_keeps_nobody_waiting_for_ever(package: StandInPackage) -> None:
    settings = replace(SETTINGS, still_px=(256, 192))
    source = PicameraSource(0, CAMERA, settings, package.clock, lambda: package)
    source.open()
    frame_of(source)
    package.how.stalled = True
    assert source.still(30) is None
    assert source.status().state == "unplugged"
    source.close()
