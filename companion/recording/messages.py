"""What a recording holds, as values. ``t_ns`` is when it happened, ``logged_ns`` when it was written down.

Both are the evening's clock, nanoseconds. What came in (frames, sentences, happenings of the board, commands, words, answers,
the coming and going of devices) is enough to play the evening again; what followed (looks, observations, decisions, events,
refusals, states) is what a replay is held against.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
FIRST_CAMERA: Final = "camera"
"""What the table's first camera is called where pictures are kept; the others have names of their own."""
LeftOut: TypeAlias = Literal["", "idle", "space", "private"]


@dataclass(frozen=True, slots=True)
class HeadTold:
    """The first message: what the recording is of, and the camera; a second copy, should the attachments be damaged."""

    t_ns: int
    logged_ns: int
    about: dict[str, str]
    camera: JsonObject


@dataclass(frozen=True, slots=True)
class FrameTaken:
    """One camera frame, as the JPEG the camera gave."""

    t_ns: int
    logged_ns: int
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class BesideTaken:
    """The picture of another camera than the first that was looked at together with the next frame.

    Attributes:
        name: the camera's, as in ``cameras`` of what the recording is of.
    """

    t_ns: int
    logged_ns: int
    name: str
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class FrameLooked:
    """A frame was looked at, whether or not its picture was kept.

    Attributes:
        number: counts the frames looked at, those left out too.
        still: nothing moved, so that its readings could be acted on.
        left_out: why the picture was not kept: ``idle`` (it shows what the one before showed), ``space`` (the disk budget),
            ``private`` (hands, and people who did not agree to be recorded);
            empty if it was.
    """

    t_ns: int
    logged_ns: int
    number: int
    still: bool
    left_out: LeftOut


@dataclass(frozen=True, slots=True)
class Observed:
    """What was seen in a frame, in the form of ``raja count --json --details`` with ``frame`` and ``still``.

    It holds until the next one: a frame that shows the same has none of its own.
    """

    t_ns: int
    logged_ns: int
    observation: JsonObject


@dataclass(frozen=True, slots=True)
class Annotated:
    """The same drawn: ``foxglove.ImageAnnotations`` for the picture of that time."""

    t_ns: int
    logged_ns: int
    annotations: JsonObject


@dataclass(frozen=True, slots=True)
class PhotoTaken:
    """One picture of those that were read together when somebody showed the table: a phone's, or the camera's.

    Attributes:
        name: of what took it; the fixed one is ``camera``.
        jpeg: a phone's is cut to the mats, and says nothing of place and time.
    """

    t_ns: int
    logged_ns: int
    name: str
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class PhotoCalibrated:
    """The lens of such a picture, calibrated or estimated: ``foxglove.CameraCalibration``."""

    t_ns: int
    logged_ns: int
    calibration: JsonObject


@dataclass(frozen=True, slots=True)
class PhotosGiven:
    """Somebody showed the table: the pictures of the same time, read together, came in.

    Attributes:
        taken_ns, version: when they came, and the game's version then.
        seat: whose phone took them; -1 is the host.
        looks: of each picture ``name``, ``camera`` (as a camera file), ``height_share`` by seat, ``focal_share``.
        observation: what they showed then, in the form of ``raja count --json --details``.
    """

    t_ns: int
    logged_ns: int
    taken_ns: int
    version: int
    seat: int
    looks: list[JsonObject]
    observation: JsonObject


@dataclass(frozen=True, slots=True)
class SentencePassed:
    """One serial sentence, raw, as it went over the line."""

    t_ns: int
    logged_ns: int
    direction: Literal["from_board", "to_board"]
    raw: bytes


@dataclass(frozen=True, slots=True)
class HappeningHeard:
    """What the dice board told, as the evening took it: ``RollSettled``, ``TableBumped``, … with its fields."""

    t_ns: int
    logged_ns: int
    kind: str
    happening: JsonObject


@dataclass(frozen=True, slots=True)
class DeviceChanged:
    """A device came, went, or is in trouble: ``camera`` or ``arduino``, its state in a word and a sentence."""

    t_ns: int
    logged_ns: int
    device: str
    state: str
    sentence: str


@dataclass(frozen=True, slots=True)
class CommandGiven:
    """A command a person (or the clock, or a virtual player) gave, in the codec's JSON form."""

    t_ns: int
    logged_ns: int
    command: JsonObject


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """A person's word on something the rig measures too; it settles a question and wins over a reading."""

    t_ns: int
    logged_ns: int
    command: JsonObject


@dataclass(frozen=True, slots=True)
class ReplyGiven:
    """A person's answer to an open question; ``seat`` -1 is the host."""

    t_ns: int
    logged_ns: int
    question: str
    value: int
    seat: int


@dataclass(frozen=True, slots=True)
class CommandDecided:
    """A command the table took, whoever or whatever gave it, with the version after its events."""

    t_ns: int
    logged_ns: int
    version: int
    source: str
    command: JsonObject


@dataclass(frozen=True, slots=True)
class CommandRejected:
    """A command the rules refused, with its dotted code."""

    t_ns: int
    logged_ns: int
    command: JsonObject
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class EventHappened:
    """An event of the game, with the version of the table after it."""

    t_ns: int
    logged_ns: int
    version: int
    event: JsonObject


@dataclass(frozen=True, slots=True)
class StateReached:
    """The whole state at a version, as the SHA-256 of its canonical JSON: what folding must come to."""

    t_ns: int
    logged_ns: int
    version: int
    digest: str


@dataclass(frozen=True, slots=True)
class RecordingNoted:
    """Something about the recording itself, in a sentence, with the version of the table then.

    Between ``started`` and ``stopped`` (or the end) lies a stretch that can be sensed again; ``heeds_table``: from there on all
    that the table shows is taken; ``thinned``: pictures are left out for want of space.
    """

    t_ns: int
    logged_ns: int
    kind: str
    sentence: str
    version: int


Message: TypeAlias = (
    HeadTold
    | FrameTaken
    | FrameLooked
    | Observed
    | Annotated
    | SentencePassed
    | HappeningHeard
    | DeviceChanged
    | CommandGiven
    | AnswerGiven
    | ReplyGiven
    | CommandDecided
    | CommandRejected
    | EventHappened
    | StateReached
    | RecordingNoted
    | PhotoTaken
    | BesideTaken
    | PhotoCalibrated
    | PhotosGiven
)
