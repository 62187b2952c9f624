"""Loads a recorded game: reads its events if the file has them, otherwise replays what people and devices sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from companion.frames.sensing import sensing_here
from companion.frames.sensing_result import Sensed, Sensing
from companion.games.codec import command_from_json, event_from_json
from companion.games.errors import GameError
from companion.games.raja.game import ENGINE
from companion.recording.game_header import BEGIN, RecordedRaja, recorded_raja
from companion.recording.messages import (
    FIRST_CAMERA,
    CommandDecided,
    DeviceChanged,
    EventHappened,
    FrameTaken,
    HappeningHeard,
    Observed,
    ReplyGiven,
    SentencePassed,
)
from companion.recording.reading import DamagedRecording, Recording, open_recording
from companion.replay.redecide import decided_steps
from companion.replay.replay_setup import opened
from companion.review.recorded_game import Asked, DeviceTold, Look, RecordedGame, RollHeard, Step, history_of
from companion.settings.loading import Settings
from companion.table.log import EventLog
from hardware.dice.happenings import RollSettled
from hardware.dice.replayed_board import OverheardBoard
from vision.geometry.camera_model import CameraModel
from vision.readings.observation import TableObservation, observation_to_json

Progress: TypeAlias = Callable[[float], None]
"""Called with the share done, 0 … 1."""
SensingFactory: TypeAlias = Callable[[CameraModel], Sensing]
"""Makes a reader for the frames of a camera."""
ONE_BOARD = "board"
"""The board's name for rolls that do not name their board."""


@dataclass(slots=True)
class SeenFrames:
    """Readings made while loading, by the frame's number among the kept ones."""

    by_frame: dict[int, TableObservation] = field(default_factory=dict)


def load_game(
    path: Path,
    settings: Settings,
    *,
    progress: Progress = lambda share: None,
    looks: bool = False,
    sensing: SensingFactory | None = None,
    seen: SeenFrames | None = None,
) -> RecordedGame:
    """Load the game in a recording.

    Args:
        progress: called with the share done, where frames have to be analysed.
        looks: whether to include what each frame showed.
        sensing: makes a reader of frames, for files without the game; if None, frames are read in this process.
        seen: receives the readings of those frames.

    Raises:
        DamagedRecording: the file is no recording, is damaged, or does not say which game it is of.
    """
    with open_recording(path) as recording:
        game = recorded_raja(recording.about)
        if any(isinstance(message, CommandDecided) for message in recording.messages(CommandDecided)):
            return _read(recording, game, settings, looks=looks)
        return _played(recording, game, settings, progress, sensing, seen or SeenFrames(), looks=looks)


# --- files that contain the game -----------------------------------------------------------------


def _read(recording: Recording, game: RecordedRaja, settings: Settings, *, looks: bool) -> RecordedGame:
    asked = [
        asked_of(message.t_ns, message.question)
        for message in recording.messages(ReplyGiven)
        if isinstance(message, ReplyGiven)
    ]
    rolls = list(_rolls(recording)) or _rolls_in_sentences(recording, settings)
    return _kept(recording, game, _steps(recording), rolls, asked, _looks(recording) if looks else (), from_file=True)


def _kept(
    recording: Recording,
    game: RecordedRaja,
    steps: Iterable[Step],
    rolls: Iterable[RollHeard],
    asked: Iterable[Asked],
    looks: Iterable[Look],
    *,
    from_file: bool,
) -> RecordedGame:
    known = tuple(steps)
    return RecordedGame(
        title=recording.about.get("title", recording.path.stem),
        options=game.options,
        mats=game.mats,
        start_ns=recording.start_ns,
        end_ns=recording.end_ns,
        began=recording.about.get("began"),
        steps=known,
        history=history_of(known),
        rolls=tuple(rolls),
        asked=tuple(asked),
        looks=tuple(looks),
        devices=_devices(recording),
        from_file=from_file,
    )


def _steps(recording: Recording) -> Iterator[Step]:
    version = 0
    try:
        for step in decided_steps(recording):
            events = list(step.events)
            if [event.version for event in events] != list(range(version + 1, version + len(events) + 1)):
                raise ValueError("an event is missing")
            version += len(events)
            yield _step(step.decision, events)
    except (ValueError, KeyError, IndexError, GameError) as error:
        raise DamagedRecording(
            "recording.gap",
            f"Part of the game is missing in {recording.path}: play its inputs again with "
            f"`raja replay {recording.path} --record WHOLE.mcap`, and use the result.",
            file=str(recording.path),
        ) from error


def _step(decision: CommandDecided, events: list[EventHappened]) -> Step:
    begins = decision.command.get("command") == BEGIN
    return Step(
        events[-1].t_ns,
        decision.source,
        None if begins else command_from_json(ENGINE, decision.command),
        tuple(event_from_json(ENGINE, happened.event) for happened in events),
        decision.version,
    )


def _rolls(recording: Recording) -> Iterator[RollHeard]:
    for message in recording.messages(HappeningHeard):
        if isinstance(message, HappeningHeard) and message.kind == "RollSettled":
            body = message.happening
            try:
                number, well, face = int(body["number"]), int(body["well"]), int(body["top"])
            except (KeyError, ValueError, TypeError) as error:
                raise DamagedRecording(
                    "recording.damaged_message",
                    f"A roll at {message.t_ns / 1e9:.3f} s cannot be read: run `raja recording repair` on the file.",
                    at=f"{message.t_ns / 1e9:.3f}",
                ) from error
            yield RollHeard(message.t_ns, str(body.get("board", ONE_BOARD)), number, well, face)


def _rolls_in_sentences(recording: Recording, settings: Settings) -> Iterator[RollHeard]:
    """Decode the rolls from the board's sentences, for recordings without its reports."""
    board = OverheardBoard(settings.link)
    for message in recording.messages(SentencePassed):
        if isinstance(message, SentencePassed) and message.direction == "from_board":
            for roll in board.hear(message.raw, message.t_ns):
                if isinstance(roll, RollSettled):
                    yield RollHeard(roll.t_ns, roll.board, roll.number, roll.well, roll.top)


def _looks(recording: Recording) -> Iterator[Look]:
    for message in recording.messages(Observed):
        if isinstance(message, Observed):
            yield Look(message.t_ns, bool(message.observation.get("still", True)), message.observation)


def _devices(recording: Recording) -> tuple[DeviceTold, ...]:
    return tuple(
        DeviceTold(message.t_ns, message.device, message.state, message.sentence)
        for message in recording.messages(DeviceChanged)
        if isinstance(message, DeviceChanged)
    )


def asked_of(t_ns: int, key: str) -> Asked:
    """Parse the name of a question (``0.1.3.stones``: mat, row, column, quantity; ``0.lands``; ``market.grain``)."""
    parts = key.split(".")
    numbers = [int(part) for part in parts if part.isdigit()]
    mat = numbers[0] if numbers else None
    cell = (numbers[1], numbers[2]) if len(numbers) >= 3 else None
    return Asked(t_ns, mat, cell, parts[-1])


# --- files that contain only inputs --------------------------------------------------------------


def _played(
    recording: Recording,
    game: RecordedRaja,
    settings: Settings,
    progress: Progress,
    sensing: SensingFactory | None,
    seen: SeenFrames,
    *,
    looks: bool,
) -> RecordedGame:
    """Play the inputs through the path of a live game."""
    with closing(EventLog("sqlite://")) as log:
        camera = recording.head.camera
        eyes = sensing_here(camera, recording.head.beside, settings) if sensing is None else sensing(camera)
        driver = opened(recording.head, settings, log, "retold", eyes)
        asked: list[Asked] = []
        still_open: set[str] = set()
        looked: list[Look] = []
        newest: Sensed | None = None
        span = max(1, recording.end_ns - recording.start_ns)
        with closing(driver):
            for message in recording.messages():
                sensed = driver.sense(message)
                if isinstance(message, FrameTaken) and sensed is not None:
                    seen.by_frame[driver.session.part.frames_taken] = sensed.shown_by(FIRST_CAMERA)
                    if looks and (newest is None or sensed.observation is not newest.observation):
                        body = observation_to_json(sensed.observation, details=True)
                        looked.append(Look(message.t_ns, sensed.still, body))
                    newest = sensed
                driver.feed(message, sensed)
                keys = {question.key for question in driver.session.part.questions}
                asked += [asked_of(message.t_ns, key) for key in sorted(keys - still_open)]
                still_open = keys
                progress((message.t_ns - recording.start_ns) / span)
        rolls = _rolls_in_sentences(recording, settings)
        return _kept(recording, game, _logged_steps(log), rolls, asked, looked, from_file=False)


def _logged_steps(log: EventLog) -> Iterator[Step]:
    version = 0
    for step in log.steps("retold"):
        version += len(step.events)
        begins = step.command.get("command") == BEGIN
        command = None if begins else command_from_json(ENGINE, step.command)
        yield Step(
            step.t_ns, step.source, command, tuple(event_from_json(ENGINE, event) for event in step.events), version
        )
