"""The aiming camera looks on and on, tells what is wrong with the camera, and survives what cannot be looked at."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.aiming.aim_watcher import AimingCamera, AimShown, look_at
from companion.aiming.report import aim_json, aim_lines
from companion.settings.loading import load_settings
from companion.texts.catalogue import texts_in
from companion.texts.message import as_told_once
from hardware.camera.folder import PictureFolder
from hardware.camera.source import Frame, SourceStatus
from hardware.errors import HardwareError
from tests.said import SOMETHING, said
from vision.picture_size import jpeg_size

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
PHOTO = (Path(__file__).parents[2] / "photos" / "dev_005.jpg").read_bytes()


class ChangingCamera:
    """Gives whatever lies in ``jpeg``; absent while that is None."""

    def __init__(self, jpeg: bytes | None) -> None:
        self.jpeg = jpeg
        self.opened = 0
        self.is_open = False

    def open(self) -> None:
        if self.jpeg is None:
            raise HardwareError("camera.no_webcam", index=0, there="–")
        self.opened += 1
        self.is_open = True

    def next_frame(self, timeout_s: float) -> Frame | None:
        time.sleep(0.01)
        if self.jpeg is None:
            self.is_open = False
        return None if self.jpeg is None else Frame(self.jpeg, 0, 0)

    def status(self) -> SourceStatus:
        if self.is_open:
            return SourceStatus("working", SOMETHING, False)
        return SourceStatus("unplugged", as_told_once("There is no webcam: plug it in."), False)

    def close(self) -> None:
        self.is_open = False


def until(camera: AimingCamera, wanted: Callable[[AimShown], bool]) -> AimShown:
    deadline = time.monotonic() + 300
    shown = camera.newest()
    while not wanted(shown):
        assert time.monotonic() < deadline, shown
        shown = camera.after(shown.number, 1.0)
    return shown


def aiming(source: ChangingCamera, forget: Callable[[], None] = lambda: None) -> AimingCamera:
    return AimingCamera(source, None, SETTINGS, forget)


def test_what_is_seen_is_judged_and_drawn() -> None:
    with aiming(ChangingCamera(PHOTO)) as camera:
        shown = until(camera, lambda shown: shown.aim is not None)
    assert shown.aim is not None
    assert shown.aim.worst() == "good"
    assert jpeg_size(shown.picture) == jpeg_size(PHOTO)
    assert shown.picture != PHOTO


def test_a_camera_that_goes_and_comes_back_is_told_both_times() -> None:
    source = ChangingCamera(PHOTO)
    with aiming(source) as camera:
        until(camera, lambda shown: shown.aim is not None)
        source.jpeg = None
        gone = until(camera, lambda shown: shown.camera.state == "unplugged")
        assert gone.aim is None
        assert "plug it in" in said(gone.camera.message)
        source.jpeg = PHOTO
        until(camera, lambda shown: shown.aim is not None)


def test_a_picture_that_cannot_be_looked_at_is_told_and_the_next_one_is_looked_at() -> None:
    source = ChangingCamera(b"no picture")
    with aiming(source) as camera:
        trouble = until(camera, lambda shown: shown.trouble is not None).trouble
        assert trouble is not None
        assert trouble.code == "refusal.image.not_decodable"
        source.jpeg = PHOTO
        assert until(camera, lambda shown: shown.aim is not None).trouble is None


def test_looking_anew_opens_the_camera_again_and_forgets_its_lock() -> None:
    source, forgotten = ChangingCamera(PHOTO), []
    with aiming(source, lambda: forgotten.append(True)) as camera:
        until(camera, lambda shown: shown.aim is not None)
        camera.look_anew()
        until(camera, lambda _: source.opened == 2)
    assert forgotten == [True]
    assert not source.is_open


def test_pictures_of_a_folder_may_be_aimed_with(tmp_path: Path) -> None:
    (tmp_path / "one.jpg").write_bytes(PHOTO)
    folder = PictureFolder(tmp_path, replace(SETTINGS.camera, period_s=0.01), time.monotonic_ns, repeat=True)
    with AimingCamera(folder, None, SETTINGS, lambda: None) as camera:
        assert until(camera, lambda shown: shown.aim is not None).camera.state == "working"


def test_lines_and_json_say_the_same() -> None:
    done, dark = cv2.imencode(
        ".jpg", (np.asarray(cv2.imdecode(np.frombuffer(PHOTO, np.uint8), 1)) * 0.3).astype(np.uint8)
    )
    assert done
    aim, picture = look_at(bytes(dark), None, SETTINGS)
    told = aim_json(AimShown(3, SourceStatus("working", SOMETHING, False), aim, picture, None), texts_in("en"))
    assert told["worst"] == aim.worst()
    items = told["items"]
    assert isinstance(items, list)
    for line, item in zip(aim_lines(aim, texts_in("en")), items, strict=True):
        assert line.startswith(item["sign"])
        assert item["found"] in line
        assert item["advice"] in line


@pytest.mark.parametrize("shown", [AimShown(0, SourceStatus("closed", SOMETHING, False), None, b"", None)])
def test_before_the_first_look_there_is_nothing_to_judge(shown: AimShown) -> None:
    told = aim_json(shown, texts_in("en"))
    assert told["items"] == []
    assert told["worst"] is None
    assert told["has_picture"] is False
