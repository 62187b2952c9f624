"""An evening on its way into a recording: pictures chosen, what was seen put into words, times given."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from importlib.metadata import version as version_of
from typing import IO, TYPE_CHECKING, Any, Final, Protocol

from companion.games.raja.options import Options
from companion.games.raja.state import State
from companion.games.records import to_json
from companion.recording.annotations import image_annotations
from companion.recording.background import Make, WritingStatus
from companion.recording.digest import digest_of
from companion.recording.discretion import Discretion
from companion.recording.messages import (
    Annotated,
    CommandDecided,
    EventHappened,
    FrameLooked,
    FrameTaken,
    LeftOut,
    Message,
    Observed,
    PhotoTaken,
    RecordingNoted,
    SentencePassed,
    StateReached,
)
from companion.recording.settings import RecordingSettings
from companion.recording.stretches import STARTED, STOPPED, THINNED
from companion.recording.thinning import FrameSeen as ThinningLook
from companion.recording.thinning import Kept, Room, having_kept, left_out, room_left
from companion.recording.writing import RecordingWriter, json_bytes
from companion.session.as_recorded import heeding, messages_of
from companion.session.inputs import FrameSeen, PhotosShown
from companion.session.outbox import FrameLook, Outbox
from companion.session.session import Session
from companion.settings.loading import Settings
from companion.table.log import LoggedStep
from hardware.dice.happenings import TimedSentence
from vision.geometry.camera_model import CameraModel, camera_model_to_json
from vision.readings.observation import TableObservation, observation_to_json

if TYPE_CHECKING:
    from companion.recording.changes.anonymising import MatsOnly

_SMALL_BYTES: Final = 500
"""About what a message without a picture takes."""
_STATE_AT: Final = frozenset({"TurnBegan", "PhaseBegan", "GameEnded"})
_ROOMS: Final[tuple[Room, ...]] = ("plenty", "sparse", "still", "none")
_ROOM_SENTENCES: Final[dict[Room, str]] = {
    "plenty": "There is room again: every change is kept.",
    "sparse": "Space runs short: of a moving table only a picture now and then is kept.",
    "still": "Space runs short: only pictures of the still table are kept.",
    "none": "There is no room left: no more pictures are kept, the game goes on being recorded.",
}


@dataclass(frozen=True, slots=True)
class Subject:
    """What a recording is of.

    Attributes:
        title: of the evening.
        began: when the game was made, ISO 8601: the recording's times count from there.
        mats: for each game seat, its mat's seat number.
        camera: of the frames; None where the table has none.
        sentences_from: what speaks for the dice.
    """

    title: str
    began: str
    options: Options
    mats: Sequence[int]
    camera: CameraModel | None
    sentences_from: str
    discretion: Discretion = field(default_factory=Discretion)

    def about(self) -> dict[str, str]:
        """What a reader should know."""
        return {
            "title": self.discretion.words(self.title),
            "began": self.began,
            "options": json.dumps(to_json(self.discretion.options(self.options)), sort_keys=True),
            "mats": json.dumps(list(self.mats)),
            "camera": "none" if self.camera is None else "calibrated",
            "sentences_from": self.sentences_from,
            "software": f"raja-table {version_of('raja-table')}",
        }


class Described(Protocol):
    """Knows what a recording is of."""

    def about(self) -> dict[str, str]:
        """What a reader should know."""


def begin_recording(stream: IO[bytes], subject: Described, settings: Settings, began_ns: int) -> RecordingWriter:
    """The head of a recording: what it is of, calibration, palette, settings and software versions."""
    asked, calibrated = settings.camera, subject.camera if isinstance(subject, Subject) else None
    camera = calibrated if calibrated is not None else _any_camera(asked.width_px, asked.height_px)
    attachments = {
        "palette.json": json_bytes(asdict(settings.palette)),
        "settings.json": json_bytes(asdict(settings)),
        "software.json": json_bytes(software()),
    }
    return RecordingWriter(stream, camera_model_to_json(camera), subject.about(), attachments, began_ns=began_ns)


def software() -> dict[str, str]:
    """What sees and decides, by version."""
    import cv2  # a table without a camera begins without loading what looks at frames
    import numpy as np

    return {
        "raja-table": version_of("raja-table"),
        "python": platform.python_version(),
        "opencv": cv2.__version__,
        "numpy": np.__version__,
    }


def _blind(camera: CameraModel | None, settings: Settings) -> MatsOnly | None:
    """What leaves nothing but mats in pictures."""
    if camera is None:
        return None
    from companion.recording.changes.anonymising import MatsOnly  # a table without a camera begins without loading it

    return MatsOnly(camera, settings.vision_settings())


def _any_camera(width: int, height: int) -> CameraModel:
    """Stands in where there is no camera, and no picture to be measured either."""
    focal = float(max(width, height))
    matrix = ((focal, 0.0, width / 2), (0.0, focal, height / 2), (0.0, 0.0, 1.0))
    return CameraModel(width, height, matrix, (0.0, 0.0, 0.0, 0.0, 0.0))


class MessageSink(Protocol):
    """Where messages go; neither waits nor raises."""

    def put(self, size_bytes: int, make: Make) -> None:
        """Have messages written."""

    def status(self) -> WritingStatus:
        """How it is."""


class EveningRecorder:
    """Hands what an evening tells to a writer; a ``Witness``. Sentences may come from another thread.

    Args:
        evening: what is recorded; its steps so far come first.
        clock_ns: the evening's time.
        readings: whether looks and what was seen are kept, too.
        discretion: who is left out. For them, pictures are kept of the still table alone, and of its mats alone.
    """

    def __init__(
        self,
        session: Session,
        writer: MessageSink,
        camera: CameraModel | None,
        settings: Settings,
        clock_ns: Callable[[], int],
        *,
        readings: bool = True,
        discretion: Discretion | None = None,
    ) -> None:
        self._session = session
        self._discretion = discretion or Discretion()
        self._blind = _blind(camera, settings) if self._discretion.wanted else None
        self._writer = writer
        self._camera = camera
        self._settings = settings
        self._recording: RecordingSettings = settings.recording
        self._clock_ns = clock_ns
        self._readings = readings
        self._kept = Kept()
        self._room: Room = "plenty"
        self._was_still = False
        self._last_look: TableObservation | None = None
        self._looks = 0
        now_ns = clock_ns()
        table, version = session.table, session.table.version
        # Read where it is written: a long evening that goes on after a power cut is not to wait for its own past.
        writer.put(_SMALL_BYTES * version, lambda: map(self._discretion.message, _past(table.steps(version), now_ns)))
        self._note(STARTED, f"Recording begins at version {version}.")
        if session.heeds_table:
            self.told(heeding(now_ns, session.table.version))
        session.be_witnessed(self)

    def posted(self, outbox: Outbox) -> None:
        """Something came in, and this followed."""
        if outbox.look is not None:
            self._looked(outbox.look)
        if isinstance(outbox.given, PhotosShown):
            outbox = replace(outbox, given=self._kept_photos(outbox.given))
        for message in messages_of(outbox):
            self.told(message)

    def told(self, message: Message) -> None:
        """Anything but a frame."""
        logged = replace(message, logged_ns=self._clock_ns())
        self._put([logged])
        if isinstance(message, EventHappened) and message.event.get("event") in _STATE_AT:
            self._tell_state(message.t_ns)

    def sentence(self, passed: TimedSentence, t_ns: int) -> None:
        """A raw sentence of the board's, at the evening's time."""
        self._put([SentencePassed(t_ns, self._clock_ns(), passed.direction, passed.raw)])

    def _looked(self, look: FrameLook) -> None:
        """A frame: its picture is kept or left out, what was seen is kept where it is new."""
        frame, sensed = look.frame, look.frame.sensed
        now_ns = self._clock_ns()
        still = sensed is not None and sensed.still
        observation = None if sensed is None else sensed.observation
        new = observation is not None and observation != self._last_look
        seen = ThinningLook(frame.t_ns, still, new or still != self._was_still, look.mattered)
        status = self._writer.status()
        room = room_left(status.written_bytes, status.free_bytes, status.waiting_bytes, self._recording)
        roomy_again = room == "plenty" and self._room != "plenty"
        if roomy_again or _ROOMS.index(room) > _ROOMS.index(self._room):
            # What wavers between two kinds of shortage is told once.
            self._room = room
            self._note(THINNED, _ROOM_SENTENCES[room])
        why = left_out(seen, self._kept, room, self._recording)
        if not why and self._discretion.wanted and not still:
            why = "private"
        number, self._looks, self._was_still = self._looks, self._looks + 1, still
        logged = FrameLooked(frame.t_ns, now_ns, number, still, why)
        told = observation if new and (still or not why) else None
        if told is not None:
            self._last_look = told
        if not why:
            self._kept = having_kept(self._kept, seen)
        size = _SMALL_BYTES + (0 if why else len(frame.jpeg) * 4 // 3)
        self._writer.put(size, lambda: self._frame_messages(frame, logged, why, told))

    def _kept_photos(self, given: PhotosShown) -> PhotosShown:
        """Photos as they are kept: of the camera's picture the mats alone where somebody is left out."""
        blind = self._blind
        if blind is None:
            return given
        cut = [
            (look, look.jpeg if look.focal_share is not None else blind.picture(look.jpeg))
            for look in given.shown.looks
        ]
        looks = tuple(replace(look, jpeg=jpeg) for look, jpeg in cut if jpeg is not None)
        return replace(given, shown=replace(given.shown, looks=looks))

    def finish(self) -> None:
        """Nothing more is told; the writer is to be closed by whoever made it."""
        self._session.be_witnessed(None)
        now_ns = self._clock_ns()
        self._tell_state(now_ns)
        self._note(STOPPED, f"Recording ends at version {self._session.table.version}.")

    def _note(self, kind: str, sentence: str) -> None:
        now_ns = self._clock_ns()
        self._put([RecordingNoted(now_ns, now_ns, kind, sentence, self._session.table.version)])

    def _tell_state(self, t_ns: int) -> None:
        table, now_ns = self._session.table, self._clock_ns()
        state, version = table.state, table.version
        self._writer.put(_SMALL_BYTES, lambda: [self._state_reached(t_ns, now_ns, version, state)])

    def _state_reached(self, t_ns: int, now_ns: int, version: int, state: State) -> StateReached:
        return StateReached(t_ns, now_ns, version, digest_of(self._discretion.state(state)))

    def _frame_messages(
        self, look: FrameSeen, logged: FrameLooked, why: LeftOut, told: TableObservation | None
    ) -> Iterable[Message]:
        at = logged.logged_ns
        jpeg = None if why else look.jpeg if self._blind is None else self._blind.picture(look.jpeg)
        if jpeg is not None:
            yield FrameTaken(look.t_ns, at, jpeg)
        elif not why:
            logged = replace(logged, left_out="private")  # nothing in it can be told from people
        if not self._readings:
            return
        yield logged
        if told is not None:
            yield Observed(look.t_ns, at, observed(told, logged))
            if self._camera is not None:
                drawn = image_annotations(told, look.t_ns, self._camera, self._settings.geometry)
                yield Annotated(look.t_ns, at, drawn)

    def _put(self, messages: Sequence[Message]) -> None:
        pictures = sum(len(message.jpeg) * 4 // 3 for message in messages if isinstance(message, PhotoTaken))
        self._writer.put(pictures + _SMALL_BYTES * len(messages), lambda: map(self._discretion.message, messages))


def observed(observation: TableObservation, look: FrameLooked) -> dict[str, Any]:
    """An observation as recordings keep it: with the number of its frame, and whether it may be acted on."""
    size = {"width": observation.width, "height": observation.height}
    return {"frame": look.number, "still": look.still, **size, **observation_to_json(observation, details=True)}


def _past(steps: Iterable[LoggedStep], now_ns: int) -> Iterator[Message]:
    """The game so far, as it is logged now."""
    version = 0
    for step in steps:
        first, version = version + 1, version + len(step.events)
        yield CommandDecided(step.t_ns, now_ns, version, step.source, step.command)
        for number, event in enumerate(step.events, start=first):
            yield EventHappened(step.t_ns, now_ns, number, event)
