"""Topics and JSON Schemas of a recording's channels; pictures and what was seen in them are Foxglove's own.

A channel's id is its place in ``CHANNELS``, counted from 1, so that a file whose first chunk is lost can still be told apart:
new channels go to the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from companion.recording.messages import (
    Annotated,
    AnswerGiven,
    BesideTaken,
    CommandDecided,
    CommandGiven,
    CommandRejected,
    DeviceChanged,
    EventHappened,
    FrameLooked,
    FrameTaken,
    HappeningHeard,
    HeadTold,
    Message,
    Observed,
    PhotoCalibrated,
    PhotosGiven,
    PhotoTaken,
    RecordingNoted,
    ReplyGiven,
    SentencePassed,
    StateReached,
)

PROFILE: Final = "raja"
LIBRARY: Final = "raja-table/2"
"""Named in the file's header; ids of channels are as here in files of this library only."""
CAMERA_ATTACHMENT: Final = "camera.json"
ABOUT_METADATA: Final = "raja.recording"
FORMAT_VERSION: Final = "3"
Group: TypeAlias = Literal["pictures", "table", "game"]
GROUPS: Final[tuple[Group, ...]] = ("pictures", "table", "game")
"""Each has chunks of its own, so that the game is read without unpacking a picture."""

_INTEGER: Final = {"type": "integer"}
_TEXT: Final = {"type": "string"}
_OBJECT: Final = {"type": "object"}
_TRUTH: Final = {"type": "boolean"}


def _record(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _titled(title: str, **properties: Any) -> dict[str, Any]:
    """A record as Foxglove publishes it: its name is its title."""
    return {"title": title, **_record(**properties)}


def _list(of: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": of}


_TIME: Final = _titled(
    "time",
    sec={"type": "integer", "minimum": 0},
    nsec={"type": "integer", "minimum": 0, "maximum": 999_999_999},
)
_NUMBER: Final = {"type": "number"}
_POINT: Final = _titled("foxglove.Point2", x=_NUMBER, y=_NUMBER)
_COLOUR: Final = _titled("foxglove.Color", r=_NUMBER, g=_NUMBER, b=_NUMBER, a=_NUMBER)
_LINES: Final = _titled(
    "foxglove.PointsAnnotation",
    timestamp=_TIME,
    type={"enum": [0, 1, 2, 3, 4]},
    points=_list(_POINT),
    outline_color=_COLOUR,
    outline_colors=_list(_COLOUR),
    fill_color=_COLOUR,
    thickness=_NUMBER,
)
_LABEL: Final = _titled(
    "foxglove.TextAnnotation",
    timestamp=_TIME,
    position=_POINT,
    text=_TEXT,
    font_size=_NUMBER,
    text_color=_COLOUR,
    background_color=_COLOUR,
)
_CIRCLE: Final = _titled(
    "foxglove.CircleAnnotation",
    timestamp=_TIME,
    position=_POINT,
    diameter=_NUMBER,
    thickness=_NUMBER,
    fill_color=_COLOUR,
    outline_color=_COLOUR,
)
_IMAGE: Final = _titled(
    "foxglove.CompressedImage",
    timestamp=_TIME,
    frame_id=_TEXT,
    data={"type": "string", "contentEncoding": "base64"},
    format=_TEXT,
)
_CALIBRATION: Final = _titled(
    "foxglove.CameraCalibration",
    timestamp=_TIME,
    frame_id=_TEXT,
    width=_INTEGER,
    height=_INTEGER,
    distortion_model=_TEXT,
    D=_list(_NUMBER),
    K=_list(_NUMBER),
    R=_list(_NUMBER),
    P=_list(_NUMBER),
)
_ANNOTATIONS: Final = _titled(
    "foxglove.ImageAnnotations", circles=_list(_CIRCLE), points=_list(_LINES), texts=_list(_LABEL)
)


@dataclass(frozen=True, slots=True)
class Channel:
    """One topic: the message kind it carries, how a reader may understand it, and with what it shares chunks."""

    topic: str
    kind: type[Message]
    schema_name: str
    schema: dict[str, Any]
    group: Group


CHANNELS: Final[tuple[Channel, ...]] = (
    Channel("/camera/image", FrameTaken, "foxglove.CompressedImage", _IMAGE, "pictures"),
    Channel(
        "/arduino/sentences",
        SentencePassed,
        "raja.Sentence",
        # latin-1 keeps every byte of a damaged line.
        _record(direction={"enum": ["from_board", "to_board"]}, raw_latin1=_TEXT),
        "table",
    ),
    Channel("/players/commands", CommandGiven, "raja.Command", _record(command=_OBJECT), "game"),
    Channel("/players/answers", AnswerGiven, "raja.Answer", _record(command=_OBJECT), "game"),
    Channel("/table/observations", Observed, "raja.Observation", _record(observation=_OBJECT), "table"),
    Channel(
        "/table/rejections",
        CommandRejected,
        "raja.Rejection",
        _record(command=_OBJECT, code=_TEXT, message=_TEXT),
        "game",
    ),
    Channel("/table/events", EventHappened, "raja.Event", _record(version=_INTEGER, event=_OBJECT), "game"),
    Channel(
        "/recording/head",
        HeadTold,
        "raja.Head",
        _record(about={"type": "object", "additionalProperties": _TEXT}, camera=_OBJECT),
        "game",
    ),
    Channel(
        "/camera/looks",
        FrameLooked,
        "raja.Look",
        _record(number=_INTEGER, still=_TRUTH, left_out={"enum": ["", "idle", "space", "private"]}),
        "table",
    ),
    Channel("/camera/annotations", Annotated, "foxglove.ImageAnnotations", _ANNOTATIONS, "table"),
    Channel("/arduino/happenings", HappeningHeard, "raja.Happening", _record(kind=_TEXT, happening=_OBJECT), "table"),
    Channel("/devices", DeviceChanged, "raja.Device", _record(device=_TEXT, state=_TEXT, sentence=_TEXT), "game"),
    Channel(
        "/players/replies", ReplyGiven, "raja.Reply", _record(question=_TEXT, value=_INTEGER, seat=_INTEGER), "game"
    ),
    Channel(
        "/table/decisions",
        CommandDecided,
        "raja.Decision",
        _record(version=_INTEGER, source=_TEXT, command=_OBJECT),
        "game",
    ),
    Channel("/table/states", StateReached, "raja.State", _record(version=_INTEGER, digest=_TEXT), "game"),
    Channel(
        "/recording/notes", RecordingNoted, "raja.Note", _record(kind=_TEXT, sentence=_TEXT, version=_INTEGER), "game"
    ),
    Channel("/phones/image", PhotoTaken, "foxglove.CompressedImage", _IMAGE, "pictures"),
    Channel("/phones/calibration", PhotoCalibrated, "foxglove.CameraCalibration", _CALIBRATION, "table"),
    Channel(
        "/phones/looks",
        PhotosGiven,
        "raja.Photos",
        _record(taken_ns=_INTEGER, version=_INTEGER, seat=_INTEGER, looks=_list(_OBJECT), observation=_OBJECT),
        "table",
    ),
    Channel("/cameras/image", BesideTaken, "foxglove.CompressedImage", _IMAGE, "pictures"),
)
CHANNEL_OF_KIND: Final = {channel.kind: channel for channel in CHANNELS}
CHANNEL_OF_TOPIC: Final = {channel.topic: channel for channel in CHANNELS}
CHANNEL_ID: Final = {channel.kind: number for number, channel in enumerate(CHANNELS, start=1)}
