"""An evening with two cameras: both are recorded with their calibrations, and looked at together again by the same function."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from companion.frames.sensing_result import BesidePicture, Sensed
from companion.games.raja.game import ENGINE
from companion.recording.changes.anonymising import anonymise_recording
from companion.recording.messages import BesideTaken, FrameTaken, Message
from companion.recording.reading import open_recording
from companion.recording.writing.redaction import Discretion
from companion.replay.driver import Driver
from companion.replay.re_recording import keeping_every_frame, recording_evening
from companion.replay.resense import resense
from companion.session.raja_session import raja_session
from companion.session.recorder import Subject
from companion.table.log import EventLog
from companion.table.table import Table
from tests.companion.session.perfect_eyes import observation_of_truth
from tests.companion.session.recorded_story import CAMERA, SETTINGS, TRUTHS, picture, story

SIDE = replace(CAMERA, matrix=((900.0, 0.0, 640.0), (0.0, 900.0, 480.0), (0.0, 0.0, 1.0)))
TIMES_NS = [1_000_000_000 * second for second in range(1, 5)]


class EyesForTwo:
    """Sees the table only where it is given both cameras' pictures of one time."""

    def __init__(self) -> None:
        self.given: list[tuple[int, tuple[BesidePicture, ...]]] = []

    def step(self, t_ns: int, jpeg: bytes, beside: Sequence[BesidePicture] = ()) -> Sensed | None:
        self.given.append((t_ns, tuple(beside)))
        return Sensed(observation_of_truth(TRUTHS[0]), True) if beside else None

    def close(self) -> None:
        """Nothing is held."""


def taken(number: int, t_ns: int) -> Iterator[Message]:
    """What the two cameras gave."""
    yield BesideTaken(t_ns - 5, t_ns, "side", picture(100 + number))
    yield FrameTaken(t_ns, t_ns, picture(number))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four looks by two cameras."""
    path, told = tmp_path_factory.mktemp("two") / "two.mcap", story()
    session = raja_session(Table.opened(EventLog("sqlite://"), "t", ENGINE, told.options, t_ns=0), told.mats)
    driver = Driver(session, EyesForTwo(), SETTINGS, holds_happenings=True)
    subject = Subject("Two", "", told.options, told.mats, CAMERA, "a test", Discretion(), beside={"side": SIDE})
    with (
        path.open("wb") as stream,
        recording_evening(session, subject, keeping_every_frame(SETTINGS), stream, readings=True),
    ):
        for number, t_ns in enumerate(TIMES_NS):
            for message in taken(number, t_ns):
                driver.feed(message, driver.sense(message))
    return path


def test_every_cameras_pictures_and_calibration_are_kept(evening: Path) -> None:
    with open_recording(evening) as recording:
        assert (recording.head.camera, recording.head.beside) == (CAMERA, {"side": SIDE})
        beside = [m for m in recording.messages(BesideTaken) if isinstance(m, BesideTaken)]
        assert [(m.t_ns, m.name, m.jpeg) for m in beside] == [
            (t_ns - 5, "side", picture(100 + number)) for number, t_ns in enumerate(TIMES_NS)
        ]


def test_they_are_looked_at_together_again_and_read_the_same(evening: Path) -> None:
    made: list[EyesForTwo] = []

    def eyes() -> EyesForTwo:
        made.append(EyesForTwo())
        return made[-1]

    with open_recording(evening) as recording:
        report = resense(recording, SETTINGS, sensing=eyes)
    assert report.differences == []
    assert report.compared["looks"] == len(TIMES_NS)
    assert [[one.t_ns for one in beside] for _, beside in made[0].given] == [[t_ns - 5] for t_ns in TIMES_NS]


def test_without_people_no_picture_of_any_camera_shows_more_than_mats(evening: Path, tmp_path: Path) -> None:
    without = tmp_path / "without.mcap"
    report = anonymise_recording(evening, without, SETTINGS.vision_settings())
    assert report.pictures == 0  # these pictures show no mat at all
    with open_recording(without) as recording:
        assert list(recording.messages(BesideTaken, FrameTaken)) == []
        assert recording.head.beside == {"side": SIDE}
