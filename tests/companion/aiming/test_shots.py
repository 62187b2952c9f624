"""Shots for a calibration: the camera's pictures untouched, in time, beside those that are there already."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from companion.aiming.shots import take_shots
from companion.errors import CompanionError
from companion.texts.message import Message, as_told_once
from hardware.camera.source import Frame, SourceStatus


class SteppingCamera:
    """A camera whose clock moves on by a second with each frame; ``frames`` is how many it has."""

    def __init__(self, frames: int) -> None:
        self.second, self._left = 0, frames
        self.opened, self.closed = 0, 0

    def open(self) -> None:
        self.opened += 1

    def close(self) -> None:
        self.closed += 1

    def now_s(self) -> float:
        return float(self.second)

    def next_frame(self, timeout_s: float) -> Frame | None:
        self.second += 1
        if self._left == 0:
            return None
        self._left -= 1
        return Frame(f"picture {self.second}".encode(), self.second, self.second)

    def status(self) -> SourceStatus:
        return SourceStatus(
            "working" if self._left else "stalled", as_told_once("It gives none: seat its ribbon."), False
        )


def taken(camera: SteppingCamera, folder: Path, count: int, every_s: float) -> list[str]:
    told: list[Message] = []
    files = take_shots(camera, folder, count, every_s, camera.now_s, told.append)
    assert sum(line.code == "camera.next_shot" for line in told) == count
    return [file.name + ": " + file.read_text() for file in files]


def test_each_shot_is_the_newest_picture_when_its_time_has_come(tmp_path: Path) -> None:
    camera = SteppingCamera(100)
    assert taken(camera, tmp_path / "new" / "shots", 3, 4.0) == [
        "shot-01.jpg: picture 4",
        "shot-02.jpg: picture 8",
        "shot-03.jpg: picture 12",
    ]
    assert (camera.opened, camera.closed) == (1, 1)


def test_shots_that_are_there_stay(tmp_path: Path) -> None:
    taken(SteppingCamera(100), tmp_path, 2, 1.0)
    assert [name.split(":")[0] for name in taken(SteppingCamera(100), tmp_path, 2, 1.0)] == [
        "shot-03.jpg",
        "shot-04.jpg",
    ]
    assert len(list(tmp_path.iterdir())) == 4


def test_a_camera_that_stops_is_told_in_its_own_sentence_and_let_go(tmp_path: Path) -> None:
    camera = SteppingCamera(5)
    with pytest.raises(CompanionError, match="seat its ribbon") as refused:
        take_shots(camera, tmp_path, 3, 4.0, camera.now_s, lambda line: None)
    assert refused.value.code == "camera.no_look"
    assert camera.closed == 1
    assert len(list(tmp_path.iterdir())) == 2


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    numbers = itertools.count()
    with pytest.raises(CompanionError, match="--shots") as refused:
        take_shots(SteppingCamera(9), tmp_path / "file", 1, 1.0, lambda: float(next(numbers)), lambda line: None)
    assert refused.value.code == "camera.cannot_write"
