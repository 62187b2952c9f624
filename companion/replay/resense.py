"""Replay at full depth: reads frames and sentences again, and lets the game develop from there.

The new readings, reports and events are compared with the recorded ones. Only readings of the still table are compared:
nothing follows from those of a moving one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Any, Final

from companion.frames.sensing import still_sensing
from companion.frames.sensing_result import Sensed, Sensing
from companion.games.codec import event_to_json
from companion.games.errors import GameError
from companion.games.raja.game import ENGINE
from companion.recording.game_header import RecordedGame, recorded_raja
from companion.recording.messages import (
    AnswerGiven,
    BesideTaken,
    CommandGiven,
    DeviceChanged,
    EventHappened,
    FrameLooked,
    FrameTaken,
    HappeningHeard,
    JsonObject,
    Message,
    Observed,
    PhotosGiven,
    PhotoTaken,
    RecordingNoted,
    ReplyGiven,
    SentencePassed,
)
from companion.recording.observation_claims import claims_of
from companion.recording.reading import DamagedRecording, Recording
from companion.recording.schemas import CHANNEL_OF_KIND
from companion.recording.segments import HEEDS_TABLE, STARTED, STOPPED
from companion.replay.driver import Driver
from companion.replay.fold import final_of
from companion.replay.redecide import DecidedStep, decided_steps
from companion.replay.report import Difference, ReplayReport
from companion.session.inputs import BoardTold
from companion.session.raja_session import raja_session
from companion.session.recorded_inputs import input_of
from companion.session.recorded_readings import observed
from companion.settings.loading import Settings
from companion.table.log import EventLog, LoggedStep
from companion.table.table import Table
from hardware.dice.happenings import RollSettled

SOURCE: Final = "replay"
_INPUTS: Final = (
    BesideTaken,
    FrameTaken,
    FrameLooked,
    Observed,
    SentencePassed,
    HappeningHeard,
    DeviceChanged,
    CommandGiven,
    AnswerGiven,
    ReplyGiven,
    RecordingNoted,
    PhotoTaken,
    PhotosGiven,
)


def resense(
    recording: Recording,
    settings: Settings,
    *,
    sensing: Callable[[], Sensing] | None = None,
    progress: Callable[[int], None] = lambda t_ns: None,
) -> ReplayReport:
    """Feed all recorded inputs again, and compare the results with the recording.

    Args:
        sensing: makes a reader of frames for each stretch; if None, one that reads the still table.
        progress: called with the time of each message.

    Raises:
        DamagedRecording: those of ``Recording``; ``recording.no_options``.
    """
    camera, others, seeing = recording.head.camera, recording.head.beside, settings.vision_settings()
    made = sensing if sensing is not None else lambda: still_sensing(camera, others, seeing)
    again = _Again(recording, settings, made)
    for message in recording.messages(*_INPUTS):
        progress(message.t_ns)
        again.take(message)
    return again.report()


class _Again:
    """Replays a recording, stretch by stretch."""

    def __init__(self, recording: Recording, settings: Settings, sensing: Callable[[], Sensing]) -> None:
        self._recording = recording
        self._settings = settings
        self._make_sensing = sensing
        self._game = recorded_raja(recording.about)
        self._steps = decided_steps(recording)
        topics = {channel.topic for channel in recording.channels}
        self._looks = CHANNEL_OF_KIND[FrameLooked].topic in topics
        self._happenings = CHANNEL_OF_KIND[HappeningHeard].topic in topics
        self._compared: Counter[str] = Counter(looks=0, readings=0, rolls=0, events=0)
        self._left_out: Counter[str] = Counter()
        self._differences: list[Difference] = []
        self._final: dict[str, Any] = {"version": 0}
        self._stretch: _Stretch | None = None
        if not any(isinstance(n, RecordingNoted) and n.kind == STARTED for n in recording.messages(RecordingNoted)):
            self._begin(0, recording.start_ns)

    def take(self, message: Message) -> None:
        """Feed one message; messages between stretches are ignored."""
        if isinstance(message, RecordingNoted):
            self._noted(message)
        elif self._stretch is not None:
            try:
                self._stretch.take(message)
            except GameError as error:
                raise DamagedRecording(
                    "recording.damaged_message", error.message, at=f"{message.t_ns / 1e9:.3f}"
                ) from error

    def report(self) -> ReplayReport:
        """Return the report."""
        self._end(self._steps[-1].decision.version if self._steps else None)
        differences = sorted(self._differences, key=lambda difference: difference.t_ns)
        frames = self._recording.frames
        return ReplayReport("re-sense", self._compared, self._left_out, differences, self._final, frames)

    def _noted(self, note: RecordingNoted) -> None:
        if note.kind == STARTED:
            self._end(note.version)
            self._begin(note.version, note.t_ns)
        elif note.kind == STOPPED:
            self._end(note.version)
        elif note.kind == HEEDS_TABLE and self._stretch is not None:
            self._stretch.feed(note)

    def _begin(self, version: int, t_ns: int) -> None:
        log = EventLog("sqlite://")
        past = [_logged(step) for step in self._steps if step.decision.version <= version]
        if past:
            log.create_table(SOURCE, ENGINE.name, t_ns)
            log.append_game(SOURCE, past, logged_ns=t_ns)
        table = Table.opened(log, SOURCE, ENGINE, self._game.options, t_ns=t_ns)
        session = raja_session(table, self._game.mats)
        driver = Driver(session, self._make_sensing(), self._settings, holds_happenings=self._happenings)
        told = _Told(self._compared, self._left_out, self._differences)
        self._stretch = _Stretch(driver, told, version, log, by_looks=self._looks)

    def _end(self, until_version: int | None) -> None:
        """End the stretch and compare its events with the recorded ones, if ``until_version`` says how far those go."""
        stretch, self._stretch = self._stretch, None
        if stretch is None:
            return
        table = stretch.table
        if until_version is not None:
            since = stretch.from_version
            recorded = [e for step in self._steps for e in step.events if since < e.version <= until_version]
            now = [event_to_json(e.event) for e in table.events[since:]]
            self._compared["events"] += len(recorded)
            self._differences += event_differences(recorded, now, since)
        self._final = final_of(RecordedGame(ENGINE, self._game.options), [table.state], table.version)
        stretch.close()


@dataclass(slots=True)
class _Told:
    """Counters and differences of the whole comparison."""

    compared: Counter[str]
    left_out: Counter[str]
    differences: list[Difference]


class _Stretch:
    """Replays a stretch that was recorded without interruption."""

    def __init__(
        self,
        driver: Driver,
        told: _Told,
        from_version: int,
        log: EventLog,
        *,
        by_looks: bool,
    ) -> None:
        self.feed = driver.feed
        self.table = driver.session.table
        self.from_version = from_version
        self._driver = driver
        self._told = told
        self._log = log
        self._by_looks = by_looks
        self._picture: FrameTaken | None = None
        self._newest: Sensed | None = None
        self._look: tuple[FrameLooked, Sensed | None] | None = None
        self._recorded: dict[str, Any] | None = None
        self._gap = False
        """Whether pictures were left out for lack of space since the last compared frame."""

    def take(self, message: Message) -> None:
        """Feed one message."""
        driver = self._driver
        match message:
            case FrameTaken() if self._by_looks:
                self._picture = message
            case FrameTaken():
                self.feed(message, driver.sense(message))
            case BesideTaken():
                driver.sense(message)
            case FrameLooked():
                self._looked(message)
            case Observed(_, _, observation):
                self._recorded = observation
            case HappeningHeard():
                self.feed(self._heard(message))
            case ReplyGiven(t_ns, _, question):
                if any(outbox.unknown for outbox in self.feed(message)):
                    self._differ(Difference(t_ns, f"question {question}", "open", "not open", self.table.version))
            case _:
                self.feed(message)

    def close(self) -> None:
        """Compare the last frame, and close everything."""
        self._compare_look()
        self._driver.close()
        self._log.close()

    def _looked(self, look: FrameLooked) -> None:
        self._compare_look()
        picture, self._picture = self._picture, None
        sensed: Sensed | None = None
        if not look.left_out and picture is not None:
            sensed = self._driver.sense(replace(picture, t_ns=look.t_ns))
            self._newest = sensed or self._newest
        elif look.left_out == "idle" and look.still:
            sensed = self._newest
        elif look.left_out in ("space", "private"):
            self._gap = True
        self.feed(FrameTaken(look.t_ns, look.t_ns, b""), sensed)
        self._look = (look, sensed)

    def _compare_look(self) -> None:
        """Compare the newest frame's readings with the recorded ones, which follow the frame in the file."""
        if self._look is None:
            return
        (look, sensed), self._look = self._look, None
        left_out = self._told.left_out
        if look.left_out in ("space", "private"):
            left_out["looks whose pictures were left out for space"] += 1
        elif look.still and sensed is None and self._newest is None:
            left_out["looks before the table lay still for the first time"] += 1
        elif look.still != (sensed is not None):
            what = {True: "still", False: "moving"}
            self._differ(Difference(look.t_ns, "table", what[look.still], what[sensed is not None]))
        elif sensed is None:
            left_out["looks at a moving table"] += 1
        elif look.left_out == "":
            self._told.compared["looks"] += 1
            self._compare_claims(look, sensed)
            self._gap = False

    def _compare_claims(self, look: FrameLooked, sensed: Sensed) -> None:
        if self._recorded is None:
            self._told.left_out["looks without recorded readings"] += 1
            return
        try:
            recorded = claims_of(self._recorded)
        except (KeyError, TypeError, ValueError) as error:
            raise DamagedRecording(
                "recording.damaged_message",
                f"What was seen at {look.t_ns / 1e9:.3f} s is of another form ({error!r}).",
                at=f"{look.t_ns / 1e9:.3f}",
            ) from error
        now = claims_of(observed(sensed.observation, look))
        self._told.compared["readings"] += len(recorded)
        for name in sorted(recorded.keys() | now.keys()):
            if recorded.get(name) != now.get(name):
                self._differ(Difference(look.t_ns, name, recorded.get(name), now.get(name)))

    def _heard(self, message: HappeningHeard) -> HappeningHeard:
        """Return a report by the board: a roll as the sentences say it now, everything else as recorded."""
        told = input_of(message, self._driver.patience)
        roll = told.happening if isinstance(told, BoardTold) else None
        if not isinstance(roll, RollSettled):
            return message
        self._told.compared["rolls"] += 1
        said = self._driver.rolls.get(roll.number)
        now = None if said is None else (said.well, said.top, said.margin_percent)
        if now != (roll.well, roll.top, roll.margin_percent):
            face = None if said is None else said.top
            self._differ(Difference(message.t_ns, f"roll {roll.number}", roll.top, face))
        changed = {} if said is None else {"well": said.well, "top": said.top}
        return replace(message, happening={**message.happening, **changed})

    def _differ(self, difference: Difference) -> None:
        note = "pictures had been left out for space before" if self._gap else ""
        self._told.differences.append(replace(difference, note=note))


def event_differences(
    recorded: Sequence[EventHappened], now: Sequence[JsonObject], from_version: int
) -> list[Difference]:
    """Return events that differ, are new, or are missing; an inserted event does not shift the others."""
    was = [json.dumps(happened.event, sort_keys=True) for happened in recorded]
    is_now = [json.dumps(event, sort_keys=True) for event in now]
    found: list[Difference] = []
    for tag, a, b, c, d in SequenceMatcher(None, was, is_now, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        for offset in range(max(b - a, d - c)):
            old = recorded[a + offset] if a + offset < b else None
            new = now[c + offset] if c + offset < d else None
            near = old or recorded[min(a, len(recorded) - 1)] if recorded else None
            version = from_version + a + offset + 1
            t_ns = 0 if near is None else near.t_ns
            found.append(Difference(t_ns, f"event {version}", None if old is None else old.event, new, version))
    return found


def _logged(step: DecidedStep) -> LoggedStep:
    decision = step.decision
    events = tuple(happened.event for happened in step.events)
    return LoggedStep(decision.command, decision.source, decision.t_ns, events)
