"""What every source of frames promises, tried on each kind of source."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import get_args

import cv2
import numpy as np
import pytest

from companion.remote_camera.address import CameraAddress
from companion.remote_camera.network_camera import NetworkCamera
from companion.settings.loading import load_settings
from hardware.camera.capture import CaptureSource, video_file
from hardware.camera.folder import PictureFolder
from hardware.camera.settings import CameraSettings
from hardware.camera.source import Frame, FrameSource, SourceState
from hardware.camera.watch import WatchedCamera
from hardware.virtual.table import VirtualTable
from tests.companion.remote_camera.served_rig import served_over_network
from tests.hardware.camera.pictures import FakeWebcam, picture_folder, short_video
from tests.hardware.virtual.kit import table_kit
from tests.said import said
from vision.message import Message

pytestmark = pytest.mark.slow

SETTINGS: CameraSettings = load_settings().camera
PATIENCE_S = 120.0


def folder_source(tmp_path: Path) -> FrameSource:
    return PictureFolder(picture_folder(tmp_path / "pictures", 9), quick(SETTINGS), time.monotonic_ns)


def repeating_folder(tmp_path: Path) -> FrameSource:
    return PictureFolder(picture_folder(tmp_path / "pictures", 2), quick(SETTINGS), time.monotonic_ns, repeat=True)


def video_source(tmp_path: Path) -> FrameSource:
    return video_file(short_video(tmp_path / "video.avi", 40), SETTINGS, time.monotonic_ns)


def webcam_source(tmp_path: Path) -> FrameSource:
    return CaptureSource(Message("camera.webcam", {"index": 0}), FakeWebcam, SETTINGS, time.monotonic_ns)


def watched_source(tmp_path: Path) -> FrameSource:
    return WatchedCamera(webcam_source(tmp_path), SETTINGS, time.monotonic_ns)


def virtual_source(tmp_path: Path) -> FrameSource:
    kit = table_kit()
    shipped = kit.settings.lens
    # What is promised here does not depend on a picture's size; a small one is drawn in a tenth of the time.
    lens = replace(
        shipped,
        frames_per_s=200.0,
        width_px=shipped.width_px // 4,
        height_px=shipped.height_px // 4,
        focal_px=shipped.focal_px / 4,
        centre_px=(shipped.centre_px[0] / 4, shipped.centre_px[1] / 4),
    )
    return VirtualTable(replace(kit, settings=replace(kit.settings, lens=lens)), [0], None).camera


def network_source(tmp_path: Path, stack: ExitStack) -> FrameSource:
    port = stack.enter_context(served_over_network(webcam_source(tmp_path)))
    return NetworkCamera(CameraAddress("127.0.0.1", port, ""), time.monotonic_ns)


def quick(settings: CameraSettings) -> CameraSettings:
    """The settings with pictures of a folder 5 ms apart."""
    return replace(settings, period_s=0.005)


SOURCES: tuple[Callable[[Path], FrameSource] | Callable[[Path, ExitStack], FrameSource], ...] = (
    folder_source,
    repeating_folder,
    video_source,
    webcam_source,
    watched_source,
    virtual_source,
    network_source,
)


@pytest.fixture(params=SOURCES, ids=lambda make: make.__name__)
def source(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[FrameSource]:
    """One source of each kind, closed."""
    with ExitStack() as stack:
        make = request.param
        made: FrameSource = make(tmp_path, stack) if make is network_source else make(tmp_path)
        with closing(made):
            yield made


def next_of(source: FrameSource) -> Frame:
    """The next frame, waited for."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        frame = source.next_frame(0.2)
        if frame is not None:
            return frame
    raise AssertionError(f"no frame came: {source.status().message}")


def test_frames_are_pictures_numbered_upwards_with_times_that_never_go_back(source: FrameSource) -> None:
    source.open()
    frames = [next_of(source) for _ in range(5)]
    for frame in frames:
        assert cv2.imdecode(np.frombuffer(frame.jpeg, np.uint8), cv2.IMREAD_COLOR) is not None
    assert all(a.number < b.number for a, b in itertools.pairwise(frames))
    assert all(a.t_ns <= b.t_ns for a, b in itertools.pairwise(frames))


def test_a_status_is_one_of_the_known_states_with_a_whole_sentence(source: FrameSource) -> None:
    for act in (lambda: None, source.open, lambda: next_of(source), source.close):
        act()
        status = source.status()
        assert status.state in get_args(SourceState)
        assert said(status.message).endswith(".")
    assert source.status().state == "closed"


def test_before_open_and_after_close_there_is_no_frame_and_no_error(source: FrameSource) -> None:
    assert source.next_frame(0.01) is None
    source.open()
    next_of(source)
    source.close()
    source.close()
    assert source.next_frame(0.01) is None


def test_opened_again_it_goes_on_with_higher_numbers(source: FrameSource) -> None:
    source.open()
    before = next_of(source)
    source.close()
    source.open()
    assert next_of(source).number > before.number


def test_opening_an_open_source_does_no_harm(source: FrameSource) -> None:
    source.open()
    source.open()
    assert next_of(source).jpeg.startswith(b"\xff\xd8")


@pytest.mark.parametrize("make", [folder_source, video_source])
def test_what_comes_to_an_end_says_so(make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
    source = make(tmp_path)
    with closing(source):
        source.open()
        deadline = time.monotonic() + PATIENCE_S
        while source.status().state != "ended" and time.monotonic() < deadline:
            source.next_frame(0.1)
        assert source.status().state == "ended"
        assert source.next_frame(0.01) is None
