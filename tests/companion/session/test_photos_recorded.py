"""A game that only phones see: Lands laid from two photos of a mat, recorded cut to the mats, and the same when played again."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from companion.games.raja.events import LandsLaid, NoblesPlaced
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.pieces import MARKERS
from companion.photo_look.photo_results import PhotoSent, ToShow
from companion.photo_look.reading import PhotoReader
from companion.recording.messages import PhotoCalibrated, PhotosGiven, PhotoTaken
from companion.recording.reading import open_recording
from companion.referee.proposals import YES
from companion.replay.re_recording import recording_evening
from companion.replay.resense import resense
from companion.session.inputs import PhotosShown, QuestionAnswered, TableHeeded
from companion.session.raja_session import raja_session
from companion.session.recorder import Subject
from companion.settings.loading import load_settings
from companion.table.log import EventLog
from companion.table.table import Table
from tests.companion.recording.doctor import ailments
from tests.vision.views import load_view

SETTINGS = load_settings()
MATS = (0, 2)
BEGAN = "2026-11-21T18:00:00+00:00"
PHOTOS = ("dev_000_1.jpg", "dev_000_2.jpg")

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Evening:
    """What was recorded, and what happened then."""

    path: Path
    asked: list[str]
    events: Sequence[object]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Asha shows her mat by two photos, and says yes to what they show."""
    options = Options((PlayerOptions("Asha", MARKERS[0]), PlayerOptions("Bo", MARKERS[1])))
    log = EventLog("sqlite://")
    session = raja_session(Table.opened(log, "t", ENGINE, options, t_ns=0), MATS)
    found = PhotoReader(SETTINGS).show(ToShow([PhotoSent(load_view(name).data) for name in PHOTOS]))
    assert found.shown is not None, found.message
    path = tmp_path_factory.mktemp("kept") / "phones.mcap"
    subject = Subject("Phones", BEGAN, options, MATS, None, "a test")
    asked: list[str] = []
    with path.open("wb") as stream, recording_evening(session, subject, SETTINGS, stream, readings=True):
        session.ingest(TableHeeded(1, SETTINGS.referee))
        session.ingest(PhotosShown(2, 1, session.table.version, 0, found.shown))
        while (question := session.part.question) is not None and question.choice(YES) is not None and len(asked) < 5:
            asked.append(question.key)
            session.ingest(QuestionAnswered(3 + len(asked), question.key, YES, 0))
    events = [logged.event for logged in session.table.events]
    log.close()
    return Evening(path, asked, events)


def test_lands_are_laid_and_nobles_placed_from_photos_alone(evening: Evening) -> None:
    assert evening.asked == ["0.lands", "0.nobles"]
    truth = load_view(PHOTOS[0]).truth["mats"][0]
    (lands,) = [event for event in evening.events if isinstance(event, LandsLaid)]
    assert sorted(lands.tiles) == sorted(((tile["row"], tile["col"]), tile["side"]) for tile in truth["tiles"])
    (nobles,) = [event for event in evening.events if isinstance(event, NoblesPlaced)]
    assert sorted(nobles.cells) == sorted((city["row"], city["col"]) for city in truth["cities"] if city["noble"])


def test_photos_are_kept_cut_to_the_mats_without_what_they_say_of_place_and_time(evening: Evening) -> None:
    with open_recording(evening.path) as recording:
        taken = [m for m in recording.messages(PhotoTaken) if isinstance(m, PhotoTaken)]
        lenses = [m for m in recording.messages(PhotoCalibrated) if isinstance(m, PhotoCalibrated)]
        (given,) = [m for m in recording.messages(PhotosGiven) if isinstance(m, PhotosGiven)]
    assert [photo.name for photo in taken] == ["phone 1", "phone 2"]
    assert [lens.calibration["frame_id"] for lens in lenses] == ["phone 1", "phone 2"]
    assert [mat["seat"] for mat in given.observation["mats"]] == [0]
    for photo, look in zip(taken, given.looks, strict=True):
        picture = Image.open(io.BytesIO(photo.jpeg))
        assert not picture.getexif()
        assert (np.asarray(picture).max(axis=2) < 16).mean() > 0.02
        assert 0.0 < look["focal_share"] < 0.1
    assert ailments(evening.path) == []


def test_played_again_the_photos_are_read_again_and_the_same_follows(evening: Evening) -> None:
    with open_recording(evening.path) as recording:
        report = resense(recording, SETTINGS)
    assert report.differences == []
    assert report.compared["events"] == len(evening.events) - 1  # the start is older than the recording
