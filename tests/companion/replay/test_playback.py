"""A recording played on the page: steered, answered, and told what goes wrong instead of stopping dead."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cv2
import jsonschema_rs
import numpy as np
import pytest

from companion.errors import MalformedRequest, UnknownResource
from companion.games.codec import command_to_json
from companion.games.raja.commands import Harvest
from companion.games.records import to_json
from companion.recording.messages import CommandGiven, FrameTaken
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.replay.playback import Playback
from companion.settings.loading import load_settings
from companion.web.api.schemas import schema_of
from tests.companion.table.test_table import OPTIONS
from tests.said import said

pytestmark = pytest.mark.slow

CAMERA = {"width": 64, "height": 48, "matrix": [[60.0, 0, 32], [0, 60.0, 24], [0, 0, 1]], "dist": [0, 0, 0, 0, 0]}
S = 1_000_000_000


def grey_jpeg() -> bytes:
    """A picture of nothing."""
    done, data = cv2.imencode(".jpg", np.full((48, 64, 3), 127, dtype=np.uint8))
    assert done
    return data.tobytes()


@pytest.fixture
def recording(tmp_path: Path) -> Path:
    """Two frames, one of them broken, a harvest, and a command nobody knows."""
    path = tmp_path / "evening.mcap"
    about = {"title": "A short one", "options": json.dumps(to_json(OPTIONS)), "mats": "[0, 1]"}
    with path.open("wb") as stream, RecordingWriter(stream, CAMERA, about) as writer:
        writer.write(FrameTaken(0, 0, grey_jpeg()))
        writer.write(CommandGiven(1, 1, {"command": "Dance", "seat": 0}))
        writer.write(FrameTaken(2, 2, b"no jpeg"))
        writer.write(CommandGiven(3, 3, command_to_json(Harvest(0, (0, 0)))))
        writer.write(CommandGiven(3600 * S, 3600 * S, command_to_json(Harvest(0, (0, 0)))))
    return path


@pytest.fixture
def playing(recording: Path) -> Iterator[Playback]:
    """That recording, playing; its last message is an hour away."""
    with Playback(recording, load_settings(), database_url="sqlite://", speed=1.0) as playback:
        yield playback


def until(playback: Playback, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first published state for which ``reached`` is true."""
    deadline, sequence = time.monotonic() + 300, -1
    while time.monotonic() < deadline:
        fed = playback.feed.wait_newer(sequence, 1.0)
        if fed is None:
            continue
        sequence = fed.sequence
        state: dict[str, Any] = json.loads(fed.text)
        if "evening" in state and reached(state):
            return state
    raise AssertionError("the playing did not come that far in time")


def harvested(state: dict[str, Any]) -> bool:
    """The one city has its grain."""
    return bool(state["board"][0]["city"]["grain"] == 4)


def test_what_goes_wrong_is_told_and_the_evening_goes_on(playing: Playback) -> None:
    state = until(playing, harvested)
    assert any("Dance" in said(note) for note in state["evening"]["notes"])
    notes = {said(note): said(note, "de") for note in state["evening"]["notes"]}
    assert notes["The rolls come from an unknown board."] == "Die Würfe kommen von einem unbekannten Brett."
    assert state["frame"]["n"] == 0, "the broken frame is skipped"
    assert not state["evening"]["finished"]
    jsonschema_rs.validate(schema_of("RecordedState"), state)


def test_pictures_are_kept_by_number_and_others_are_unknown(playing: Playback) -> None:
    until(playing, harvested)
    assert playing.picture(0, overlay=False) == grey_jpeg()
    assert playing.picture(0, overlay=True)[:2] == b"\xff\xd8"
    with pytest.raises(UnknownResource):
        playing.picture(99, overlay=False)
    for seat, row in ((0, 0), (7, 0)):
        with pytest.raises(UnknownResource):
            playing.crop(seat, row, 0, 0)


def test_pausing_speed_and_restart_steer_it(playing: Playback) -> None:
    until(playing, harvested)
    playing.steer(playing=False, speed=4.0, restart=False)
    state = until(playing, lambda s: not s["evening"]["playing"])
    assert state["evening"]["speed"] == 4.0
    playing.steer(playing=None, speed=None, restart=True)
    until(playing, lambda s: s["board"][0]["city"]["grain"] == 0)
    until(playing, harvested)
    with pytest.raises(MalformedRequest):
        playing.steer(playing=None, speed=1000.0, restart=False)


def test_an_answer_to_a_question_that_is_not_open_is_refused(playing: Playback) -> None:
    until(playing, harvested)
    with pytest.raises(UnknownResource):
        playing.answer("0.1.3.stones", 8, 0)
