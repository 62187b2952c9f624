"""Topics and JSON Schemas of a recording's channels; frames are ``foxglove.CompressedImage``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.recording.messages import (
    AnswerGiven,
    CommandGiven,
    CommandRejected,
    EventHappened,
    FrameTaken,
    Message,
    Observed,
    SentencePassed,
)

CAMERA_ATTACHMENT = "camera.json"
ABOUT_METADATA = "raja.recording"
FORMAT_VERSION = "1"
_TIME = {
    "type": "object",
    "title": "time",
    "properties": {"sec": {"type": "integer", "minimum": 0}, "nsec": {"type": "integer", "minimum": 0}},
}


def _record(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


@dataclass(frozen=True, slots=True)
class Channel:
    """One topic: the message kind it carries and how a reader may understand it."""

    topic: str
    kind: type[Message]
    schema_name: str
    schema: dict[str, Any]


CHANNELS: tuple[Channel, ...] = (
    Channel(
        "/camera/image",
        FrameTaken,
        "foxglove.CompressedImage",
        _record(
            timestamp=_TIME,
            frame_id={"type": "string"},
            data={"type": "string", "contentEncoding": "base64"},
            format={"type": "string"},
        ),
    ),
    Channel(
        "/arduino/sentences",
        SentencePassed,
        "raja.Sentence",
        # latin-1 keeps every byte of a damaged line.
        _record(direction={"enum": ["from_board", "to_board"]}, raw_latin1={"type": "string"}),
    ),
    Channel("/players/commands", CommandGiven, "raja.Command", _record(command={"type": "object"})),
    Channel("/players/answers", AnswerGiven, "raja.Answer", _record(command={"type": "object"})),
    Channel("/table/observations", Observed, "raja.Observation", _record(observation={"type": "object"})),
    Channel(
        "/table/rejections",
        CommandRejected,
        "raja.Rejection",
        _record(command={"type": "object"}, code={"type": "string"}, message={"type": "string"}),
    ),
    Channel(
        "/table/events",
        EventHappened,
        "raja.Event",
        _record(version={"type": "integer"}, event={"type": "object"}),
    ),
)
