"""The driver on the real picamera2 and libcamera's virtual camera, in a Debian folder of its own."""

from __future__ import annotations

import dataclasses
import fcntl
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from companion.settings.loading import load_settings
from tests.hardware.camera.pinned_wheels import ROOT, pinned_wheels

ROOM = ROOT / "build" / "camera-room"

# A Debian folder with its packages is made first. What the driver does is tried on `picamera_standin` in `make test`, and
# test_picamera_signatures holds the stand-in against the real package.
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("camera-room")]


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What ``in_the_room.py`` saw there."""
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        pytest.skip("needs root and debootstrap to make a Debian folder with libcamera's virtual camera")
    ROOM.parent.mkdir(exist_ok=True)
    # Held by whoever makes or uses the folder: workers and checkouts' other runs wait for each other.
    with open(ROOM.with_suffix(".lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _looked_round()


def _looked_round() -> dict[str, Any]:
    wheels = pinned_wheels("picamera2", "simplejpeg", "videodev2", "opencv-python-headless")
    made = subprocess.run(
        ["sh", str(ROOT / "scripts/make_camera_room.sh"), str(ROOM), str(wheels)], capture_output=True, timeout=1500
    )
    if made.returncode != 0:
        pytest.skip(f"needs Debian's archive to make a folder with libcamera's virtual camera: see {ROOM}.log")
    inside = ROOM / "raja"
    shutil.rmtree(inside, ignore_errors=True)
    for room in ("hardware", "vision"):
        shutil.copytree(ROOT / room, inside / room, ignore=shutil.ignore_patterns("__pycache__", "*.onnx"))
    shutil.copy(Path(__file__).with_name("in_the_room.py"), inside)
    settings = json.dumps(dataclasses.asdict(load_settings().picamera))
    done = subprocess.run(
        ["chroot", str(ROOM), "python3", "/raja/in_the_room.py", settings], capture_output=True, text=True, timeout=300
    )
    lines = [line.removeprefix("TOLD ") for line in done.stdout.splitlines() if line.startswith("TOLD ")]
    assert len(lines) == 1, done.stderr[-4000:]
    seen: dict[str, Any] = json.loads(lines[0])
    return seen


def test_the_real_package_gives_pictures_of_the_size_asked_for(told: dict[str, Any]) -> None:
    assert told["shape"] == [600, 800, 3]
    assert told["differs"]


def test_a_camera_without_exposure_controls_is_not_sent_any(told: dict[str, Any]) -> None:
    assert told["lock"] == {}


def test_a_second_opening_of_the_real_camera_is_told_as_busy(told: dict[str, Any]) -> None:
    assert told["second"] == "camera.picamera_busy"
    assert told["no_such_camera"] == "camera.no_picamera"


def test_after_a_stall_no_job_is_left_and_the_real_camera_stops_and_opens_again(told: dict[str, Any]) -> None:
    assert told["stall"] == "camera.stalled"
    assert told["jobs_left"] == 0
    assert not told["hangs"]
    assert told["again"] == [600, 800, 3]
    assert told["reopened"] == 5
