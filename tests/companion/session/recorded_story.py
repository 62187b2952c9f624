"""The evening of the shipped recording, seen by perfect eyes and recorded as a live one is: whole, and quickly made."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from companion.games.codec import command_to_json
from companion.games.raja.game import ENGINE
from companion.recording.messages import AnswerGiven, CommandGiven, FrameTaken, Message, SentencePassed
from companion.recording.stories.story import Story, story_from_json
from companion.recording.stories.story_simulation import simulate_story
from companion.recording.writing.redaction import Discretion
from companion.replay.driver import Driver
from companion.replay.re_recording import keeping_every_frame, recording_evening
from companion.session.inputs import BoardTold
from companion.session.raja_session import raja_session
from companion.session.recorder import Subject
from companion.settings.loading import Settings, load_settings
from companion.table.log import EventLog
from companion.table.table import Table
from hardware.dice.happenings import RollSettled
from hardware.dice.sentences import sentence_bytes
from tests.companion.session.perfect_eyes import PerfectEyes
from vision.geometry.camera_model import CameraModel

RECORDINGS = Path(__file__).parents[2] / "recordings"
EVENTS: dict[str, Any] = json.loads((RECORDINGS / "evening.events.json").read_text(encoding="utf-8"))
TRUTHS: list[dict[str, Any]] = [
    frame["truth"] for frame in json.loads((RECORDINGS / "evening.truth.json").read_text(encoding="utf-8"))["frames"]
]
TIMES_NS = [
    round(frame["t"] * 1e9)
    for frame in json.loads((RECORDINGS / "evening.truth.json").read_text(encoding="utf-8"))["frames"]
]
CAMERA = CameraModel(1280, 960, ((1000.0, 0.0, 640.0), (0.0, 1000.0, 480.0), (0.0, 0.0, 1.0)), (0.0,) * 5)
SETTINGS = load_settings()


def picture(number: int) -> bytes:
    """A small picture, another for each number."""
    image = np.full((24, 32, 3), number % 256, dtype=np.uint8)
    return cv2.imencode(".jpg", image)[1].tobytes()


def story() -> Story:
    """What was played."""
    return story_from_json(EVENTS, TRUTHS[0])


def came_in(picture: Callable[[int], bytes] = picture) -> list[Message | RollSettled]:
    """Frames, rolls, commands and words, in order."""
    told = story()
    ranked: list[tuple[int, int, Message | RollSettled]] = [
        (t_ns, i, FrameTaken(t_ns, t_ns, picture(i))) for i, t_ns in enumerate(TIMES_NS)
    ]
    number = 0
    for step in told.steps:
        for face in step.throw.dice if step.throw is not None else ():
            number += 1
            ranked.append((step.t_ns, 1000 + number, RollSettled(step.t_ns, "b0ard", number, number % 2, face, 80)))
    for i, (t_ns, word, command) in enumerate(simulate_story(told).given):
        kind = AnswerGiven if word else CommandGiven
        ranked.append((t_ns, 2000 + i, kind(t_ns, t_ns, command_to_json(command))))
    ranked.sort(key=lambda entry: entry[:2])
    return [thing for _, _, thing in ranked]


def record(
    path: Path,
    truths: Sequence[dict[str, Any]] = TRUTHS,
    *,
    readings: bool = True,
    settings: Settings | None = None,
    picture: Callable[[int], bytes] = picture,
    left_out: tuple[str | None, ...] = (),
) -> Path:
    """Play it and record it into ``path``; with every picture, if no settings say otherwise."""
    told, log = story(), EventLog("sqlite://")
    session = raja_session(Table.opened(log, "t", ENGINE, told.options, t_ns=0), told.mats)
    driver = Driver(session, PerfectEyes(truths), SETTINGS, holds_happenings=True)
    subject = Subject(
        "Asha and Bo", "2026-11-21T18:00:00+00:00", told.options, told.mats, CAMERA, "a test", Discretion(left_out)
    )
    settings = settings or keeping_every_frame(SETTINGS)
    with (
        path.open("wb") as stream,
        recording_evening(session, subject, settings, stream, readings=readings) as recorder,
    ):
        for thing in came_in(picture):
            if isinstance(thing, RollSettled):
                fields = (str(thing.number), str(thing.well), str(thing.top), str(thing.margin_percent))
                recorder.told(SentencePassed(thing.t_ns, thing.t_ns, "from_board", sentence_bytes("ROL", fields)))
                session.ingest(BoardTold(thing.t_ns, thing))
            else:
                driver.feed(thing, driver.sense(thing))
    log.close()
    return path
