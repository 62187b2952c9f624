"""The messages of a recording. ``t_ns`` is when something happened, ``logged_ns`` when it was written down.

Both are nanoseconds on the game's clock. The inputs (frames, sentences, reports of the board, commands, statements,
answers, and devices that appear or disappear) are enough to replay the evening. The results (observations, decisions, events,
refusals, states) are what a replay is compared with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
FIRST_CAMERA: Final = "camera"
"""Name of the table's first camera where pictures are kept; other cameras have names of their own."""
LeftOut: TypeAlias = Literal["", "idle", "space", "private"]


@dataclass(frozen=True, slots=True)
class HeadTold:
    """The first message: what the recording is of, and its camera; a second copy in case the attachments are damaged."""

    t_ns: int
    logged_ns: int
    about: dict[str, str]
    camera: JsonObject


@dataclass(frozen=True, slots=True)
class FrameTaken:
    """A camera frame, as the JPEG that the camera delivered."""

    t_ns: int
    logged_ns: int
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class BesideTaken:
    """A picture by an additional camera, analysed together with the next frame.

    Attributes:
        name: the camera's name, as in ``cameras`` of the recording's metadata.
    """

    t_ns: int
    logged_ns: int
    name: str
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class FrameLooked:
    """A frame was analysed, whether or not its picture was kept.

    Attributes:
        number: counts all analysed frames, including those whose picture was left out.
        still: nothing moved, so its readings could be acted on.
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
    """The readings of a frame, in the form of ``raja count --json --details`` with ``frame`` and ``still``.

    They hold until the next ``Observed``: a frame that shows the same has none of its own.

    It holds until the next one: a frame that shows the same has none of its own.
    """

    t_ns: int
    logged_ns: int
    observation: JsonObject


@dataclass(frozen=True, slots=True)
class Annotated:
    """The readings of a frame drawn as ``foxglove.ImageAnnotations``, for the picture of that time."""

    t_ns: int
    logged_ns: int
    annotations: JsonObject


@dataclass(frozen=True, slots=True)
class PhotoTaken:
    """One of the pictures that were read together when somebody took photos of the table: a phone's, or the camera's.

    Attributes:
        name: which device took it; the fixed camera is ``camera``.
        jpeg: a phone's photo is cut to the mats, without metadata of place and time.
    """

    t_ns: int
    logged_ns: int
    name: str
    jpeg: bytes


@dataclass(frozen=True, slots=True)
class PhotoCalibrated:
    """The lens of such a picture, calibrated or estimated, as ``foxglove.CameraCalibration``."""

    t_ns: int
    logged_ns: int
    calibration: JsonObject


@dataclass(frozen=True, slots=True)
class PhotosGiven:
    """Somebody took photos of the table: the pictures of this time arrived and were read together.

    Attributes:
        taken_ns, version: when they arrived, and the game's version at that time.
        seat: the seat whose phone took them; -1 is the host.
        looks: for each picture ``name``, ``camera`` (as a camera file), ``height_share`` by seat, ``focal_share``.
        observation: what they showed, in the form of ``raja count --json --details``.
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
    """One raw serial sentence, as it went over the line."""

    t_ns: int
    logged_ns: int
    direction: Literal["from_board", "to_board"]
    raw: bytes


@dataclass(frozen=True, slots=True)
class HappeningHeard:
    """A report of the dice board as the session received it: ``RollSettled``, ``TableBumped``, … with its fields."""

    t_ns: int
    logged_ns: int
    kind: str
    happening: JsonObject


@dataclass(frozen=True, slots=True)
class DeviceChanged:
    """A device (``camera`` or ``arduino``) was connected, lost, or has a problem: its state in a word, and a sentence."""

    t_ns: int
    logged_ns: int
    device: str
    state: str
    sentence: str


@dataclass(frozen=True, slots=True)
class CommandGiven:
    """A command by a person, the clock or a virtual player, in the codec's JSON form."""

    t_ns: int
    logged_ns: int
    command: JsonObject


@dataclass(frozen=True, slots=True)
class AnswerGiven:
    """A person's statement about something that the rig measures, too; it settles a question and overrides a reading."""

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
    """A command that the table accepted, from any source, with the version after its events."""

    t_ns: int
    logged_ns: int
    version: int
    source: str
    command: JsonObject


@dataclass(frozen=True, slots=True)
class CommandRejected:
    """A command that the rules refused, with its dotted code."""

    t_ns: int
    logged_ns: int
    command: JsonObject
    code: str
    message: str


@dataclass(frozen=True, slots=True)
class EventHappened:
    """An event of the game, with the table's version after it."""

    t_ns: int
    logged_ns: int
    version: int
    event: JsonObject


@dataclass(frozen=True, slots=True)
class StateReached:
    """The whole state at a version, as the SHA-256 of its canonical JSON; folding must reach the same."""

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
