"""Webcams, videos and streams that are not there, are taken, or go away."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from companion.settings.loading import load_settings
from hardware.camera.capture import CaptureSource, video_file, video_stream, webcam
from hardware.camera.source import FrameSource
from hardware.errors import HardwareError
from tests.hardware.camera.pictures import FakeWebcam
from tests.said import said
from vision.message import Message

SETTINGS = load_settings().camera


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (webcam(97, SETTINGS, time.monotonic_ns), "camera.no_webcam"),
        (video_file(Path("no such file.mp4"), SETTINGS, time.monotonic_ns), "camera.no_video"),
        (video_stream("http://127.0.0.1:9/none.mjpg", SETTINGS, time.monotonic_ns), "camera.no_stream"),
    ],
)
def test_what_is_not_there_is_told_with_the_remedy(source: FrameSource, code: str) -> None:
    with pytest.raises(HardwareError) as refused:
        source.open()
    assert refused.value.code == code
    assert source.status().state == "closed"


def test_a_file_that_is_no_video_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "film.mp4"
    path.write_bytes(b"no video at all")
    with pytest.raises(HardwareError) as refused:
        video_file(path, SETTINGS, time.monotonic_ns).open()
    assert refused.value.code == "camera.unreadable_video"


def test_an_unplugged_webcam_is_let_go_and_says_so() -> None:
    device = FakeWebcam()
    source = CaptureSource(Message("camera.webcam", {"index": 0}), lambda: device, SETTINGS, time.monotonic_ns)
    source.open()
    assert source.next_frame(10) is not None
    device.unplugged.set()
    assert device.released.wait(10)
    while source.next_frame(0.1) is not None:
        pass
    assert source.status().state == "unplugged"
    assert "plug it in" in said(source.status().message)
    source.close()


def test_a_reader_who_is_slow_gets_the_newest_picture() -> None:
    device = FakeWebcam()
    source = CaptureSource(Message("camera.webcam", {"index": 0}), lambda: device, SETTINGS, time.monotonic_ns)
    source.open()
    first = source.next_frame(10)
    while device.reads < 20:
        time.sleep(0.005)
    later = source.next_frame(10)
    assert first is not None
    assert later is not None
    assert later.number > first.number + 5
    source.close()
