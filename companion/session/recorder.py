"""Records a game: inputs, decisions, resulting states and times."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from importlib.metadata import version as version_of
from typing import IO, Any, Final, Protocol

from companion.games.catalogue import AnyEngine
from companion.games.codec import options_to_json
from companion.games.records import to_json
from companion.lobby.lobby import GameKind
from companion.recording.messages import (
    CommandDecided,
    EventHappened,
    Message,
    PhotoTaken,
    RecordingNoted,
    SentencePassed,
    StateReached,
)
from companion.recording.segments import STARTED, STOPPED
from companion.recording.state_digest import digest_of
from companion.recording.writing.mcap_writer import RecordingWriter, json_bytes
from companion.recording.writing.redaction import Discretion
from companion.session.inputs import PhotosShown
from companion.session.outbox import Decided, Outbox
from companion.session.recorded_inputs import given_messages, heeding, messages_of
from companion.session.recorded_readings import MESSAGE_BYTES, MessageSink, RecordedReadings
from companion.session.session import Part, Session
from companion.settings.loading import Settings
from companion.table.log import LoggedStep
from companion.table.table import AnyTable
from companion.texts.message import Message as Said
from companion.texts.message import message_to_text
from hardware.dice.happenings import TimedSentence
from vision.geometry.camera_model import CameraModel, camera_model_to_json

_STATE_AT: Final = frozenset({"TurnBegan", "PhaseBegan", "GameEnded"})


@dataclass(frozen=True, slots=True)
class Subject:
    """What a recording is of.

    Attributes:
        title: the evening's title.
        began: when the game was made, ISO 8601: the recording's times count from there.
        options: the game's options.
        mats: for each game seat, its mat's seat number.
        camera: the first camera; None if the table has none.
        beside: the other cameras by name.
        sentences_from: what sends the dice's sentences, such as a real or virtual board.
        small: a small game's engine and its name in the lobby; None for Raja.
    """

    title: str
    began: str
    options: Any
    mats: Sequence[int] = ()
    camera: CameraModel | None = None
    sentences_from: str = "nobody"
    discretion: Discretion = field(default_factory=Discretion)
    small: tuple[AnyEngine, GameKind] | None = None
    beside: Mapping[str, CameraModel] = field(default_factory=dict)

    def about(self) -> dict[str, str]:
        """Return the recording's metadata."""
        options = self.discretion.options(self.options)
        return {
            "title": self.discretion.words(self.title),
            "began": self.began,
            **({} if self.small is None else {"game": self.small[1]}),
            "options": json.dumps(
                to_json(options) if self.small is None else options_to_json(self.small[0], options), sort_keys=True
            ),
            "mats": json.dumps(list(self.mats)),
            **({} if not self.beside else {"cameras": json.dumps(_by_name(self.beside), sort_keys=True)}),
            "camera": "none" if self.camera is None else "calibrated",
            "sentences_from": self.sentences_from,
            "software": f"raja-table {version_of('raja-table')}",
        }


def _by_name(cameras: Mapping[str, CameraModel]) -> dict[str, dict[str, Any]]:
    return {name: dict(camera_model_to_json(camera)) for name, camera in cameras.items()}


def begin_recording(stream: IO[bytes], subject: Subject, settings: Settings, began_ns: int) -> RecordingWriter:
    """Open a writer with the head of a recording: subject, calibration, palette, settings and software versions."""
    asked = settings.camera
    camera = subject.camera if subject.camera is not None else _any_camera(asked.width_px, asked.height_px)
    attachments = {
        "palette.json": json_bytes(asdict(settings.palette)),
        "settings.json": json_bytes(asdict(settings)),
        "software.json": json_bytes(software()),
    }
    return RecordingWriter(stream, camera_model_to_json(camera), subject.about(), attachments, began_ns=began_ns)


def software() -> dict[str, str]:
    """Return the versions of the software that reads and decides."""
    return {
        "raja-table": version_of("raja-table"),
        "python": platform.python_version(),
        "opencv": version_of("opencv-python-headless"),
        "numpy": version_of("numpy"),
    }


def _any_camera(width: int, height: int) -> CameraModel:
    """Return a placeholder where there is no camera, and so no picture to measure."""
    focal = float(max(width, height))
    matrix = ((focal, 0.0, width / 2), (0.0, focal, height / 2), (0.0, 0.0, 1.0))
    return CameraModel(width, height, matrix, (0.0, 0.0, 0.0, 0.0, 0.0))


class Sealed(Protocol):
    """Holds back messages that nobody may read before the reveal, such as sealed bids."""

    @property
    def reveals(self) -> frozenset[str]:
        """Names of the events that reveal what is held back."""

    @property
    def holds(self) -> bool:
        """Whether something is being held back."""

    def passing(self, messages: Sequence[Message], table: AnyTable, before: int) -> Sequence[Message]:
        """Take a command with its events; returns what may be written now, including messages that waited for it.

        ``before`` is the number of events before the command.
        """

    def keep(self, messages: Sequence[Message]) -> Sequence[Message]:
        """Take any other messages; returns what may be written now."""

    def drop(self) -> None:
        """Discard what is held back."""


class Recorder:
    """Passes a game's messages to a writer, as a ``SessionObserver``. Sentences may come from another thread.

    Args:
        session: the session to record; its past steps are written first.
        clock_ns: the game's clock.
        looks: keeps frames and their readings; None to keep none.
        sealed: holds back what is sealed; None if nothing is.
    """

    def __init__(
        self,
        session: Session[AnyTable, Part],
        writer: MessageSink,
        clock_ns: Callable[[], int],
        discretion: Discretion | None = None,
        *,
        looks: RecordedReadings | None = None,
        sealed: Sealed | None = None,
    ) -> None:
        self._session = session
        self._table = session.table
        self._discretion = discretion or Discretion()
        self._writer = writer
        self._clock_ns = clock_ns
        self._looks = looks
        self._sealed = sealed
        self._written = 0
        self._tell_past()
        self._note(STARTED, Said("noted.started", {"version": self._written}))
        if session.part.heeds_table:
            self.told(heeding(clock_ns(), self._written))
        session.set_observer(self)

    @property
    def hears(self) -> bool:
        """Whether the game listens to a dice board."""
        return self._session.part.hears

    def posted(self, outbox: Outbox) -> None:
        """Record the result of an input."""
        if outbox.look is not None and self._looks is not None:
            self._looks.looked(outbox.look, self._note)
        if isinstance(outbox.given, PhotosShown) and self._looks is not None:
            outbox = replace(outbox, given=self._looks.photos_kept(outbox.given))
        for message in given_messages(outbox) if self.hears else ():
            self.told(message)
        for entry in outbox.followed:
            before = entry.version - len(entry.events) if isinstance(entry, Decided) else self._table.version
            self._take(list(messages_of(entry)), before)

    def told(self, message: Message) -> None:
        """Record a message that is neither a frame nor a decision."""
        self._put([replace(message, logged_ns=self._clock_ns())])

    def sentence(self, passed: TimedSentence, t_ns: int) -> None:
        """Record a raw sentence of the board; ``t_ns`` is the game's time."""
        self._put([SentencePassed(t_ns, self._clock_ns(), passed.direction, passed.raw)])

    def finish(self) -> None:
        """Stop recording and discard whatever was not revealed; the writer's owner closes the writer."""
        self._session.set_observer(None)
        if self._sealed is not None:
            self._sealed.drop()
        if self._written:
            self._tell_state(self._clock_ns())
        self._note(STOPPED, Said("noted.stopped", {"version": self._written}))

    def _tell_past(self) -> None:
        """Write the game so far, logged at the present time."""
        version, now_ns = self._table.version, self._clock_ns()
        if self._sealed is None:
            # Read on the writing thread: a long evening that resumes after a power cut must not wait for its own past.
            def logged() -> Iterator[Message]:
                for _, past in _past(self._table.steps(version), now_ns):
                    yield from map(self._discretion.message, past)

            self._writer.put(MESSAGE_BYTES * version, logged)
            self._written = version
            return
        for before, past in _past(self._table.steps(), now_ns):
            self._take(past, before)

    def _take(self, messages: Sequence[Message], before: int) -> None:
        """Write a command with its events; ``before`` is the number of events before it."""
        now_ns = self._clock_ns()
        logged: Sequence[Message] = [replace(message, logged_ns=now_ns) for message in messages]
        events = [message for message in messages if isinstance(message, EventHappened)]
        state_at = _STATE_AT
        if self._sealed is not None:
            logged, state_at = self._sealed.passing(logged, self._table, before), self._sealed.reveals
        self._write(logged)
        if events and not (self._sealed is not None and self._sealed.holds):
            self._written = events[-1].version
            if any(event.event.get("event") in state_at for event in events):
                self._tell_state(events[-1].t_ns)

    def _note(self, kind: str, noted: Said) -> None:
        now_ns = self._clock_ns()
        self._put([RecordingNoted(now_ns, now_ns, kind, message_to_text(noted), self._written)])

    def _tell_state(self, t_ns: int) -> None:
        """Write the digest of the state after everything written so far."""
        table, now_ns, version = self._table, self._clock_ns(), self._written
        state = table.state if version == table.version else table.state_at(version)
        self._writer.put(
            MESSAGE_BYTES, lambda: [StateReached(t_ns, now_ns, version, digest_of(self._discretion.state(state)))]
        )

    def _put(self, messages: Sequence[Message]) -> None:
        self._write(messages if self._sealed is None else self._sealed.keep(messages))

    def _write(self, messages: Sequence[Message]) -> None:
        if messages:
            pictures = sum(len(message.jpeg) * 4 // 3 for message in messages if isinstance(message, PhotoTaken))
            size = pictures + MESSAGE_BYTES * len(messages)
            self._writer.put(size, lambda: map(self._discretion.message, messages))


def _past(steps: Iterable[LoggedStep], now_ns: int) -> Iterator[tuple[int, list[Message]]]:
    """Yield the steps so far as messages, each with the number of events before it."""
    version = 0
    for step in steps:
        before, version = version, version + len(step.events)
        told: list[Message] = [CommandDecided(step.t_ns, now_ns, version, step.source, step.command)]
        told += [
            EventHappened(step.t_ns, now_ns, number, event) for number, event in enumerate(step.events, before + 1)
        ]
        yield before, told
