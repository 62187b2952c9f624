"""Converts the body of a recorded message to JSON and back; its times are stored by MCAP itself."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Hashable
from dataclasses import fields
from functools import cache
from typing import Any, Final, Literal, cast, get_origin, get_type_hints

from companion.errors import CompanionError
from companion.recording.messages import (
    Annotated,
    BesideTaken,
    FrameTaken,
    Message,
    PhotoCalibrated,
    PhotoTaken,
    SentencePassed,
)
from companion.recording.schemas import CHANNEL_OF_TOPIC

NS_PER_S: Final = 1_000_000_000
_TIMES: Final = ("t_ns", "logged_ns")


class DamagedRecording(CompanionError):
    """The file is no recording, is damaged, or was cut short."""


def message_to_json(message: Message) -> dict[str, Any]:
    """Return the JSON body of a message, without its times, which MCAP stores."""
    match message:
        case FrameTaken(t_ns, _, jpeg):
            return _picture(t_ns, "camera", jpeg)
        case PhotoTaken(t_ns, _, name, jpeg) | BesideTaken(t_ns, _, name, jpeg):
            return _picture(t_ns, name, jpeg)
        case PhotoCalibrated(_, _, calibration):
            return calibration
        case SentencePassed(_, _, direction, raw):
            return {"direction": direction, "raw_latin1": raw.decode("latin-1")}
        case Annotated(_, _, annotations):
            return annotations
        case _:
            return {name: getattr(message, name) for name in _names(type(message))}


def _picture(t_ns: int, name: str, jpeg: bytes) -> dict[str, Any]:
    return {
        "timestamp": time_to_json(t_ns),
        "frame_id": name,
        "data": base64.b64encode(jpeg).decode("ascii"),
        "format": "jpeg",
    }


def time_to_json(t_ns: int) -> dict[str, int]:
    """Return a time in the form of Foxglove's schemas."""
    return {"sec": t_ns // NS_PER_S, "nsec": t_ns % NS_PER_S}


def body_bytes(message: Message) -> bytes:
    """Return the body of a message as the bytes that are written."""
    return json.dumps(message_to_json(message), sort_keys=True, separators=(",", ":")).encode()


def message_from_json(topic: str, t_ns: int, logged_ns: int, data: bytes) -> Message | None:
    """Parse a message from its topic and body; None if the topic is none of ours.

    Raises:
        DamagedRecording: ``recording.damaged_message``.
    """
    channel = CHANNEL_OF_TOPIC.get(topic)
    if channel is None:
        return None
    try:
        body = json.loads(data)
        if channel.kind is FrameTaken:
            return FrameTaken(t_ns, logged_ns, base64.b64decode(body["data"], validate=True))
        if channel.kind in (PhotoTaken, BesideTaken):
            kind = PhotoTaken if channel.kind is PhotoTaken else BesideTaken
            return kind(t_ns, logged_ns, str(body["frame_id"]), base64.b64decode(body["data"], validate=True))
        if channel.kind is SentencePassed:
            return SentencePassed(t_ns, logged_ns, body["direction"], body["raw_latin1"].encode("latin-1"))
        if not isinstance(body, dict):
            raise TypeError("a body is an object")
        if channel.kind is Annotated:
            return Annotated(t_ns, logged_ns, body)
        if channel.kind is PhotoCalibrated:
            return PhotoCalibrated(t_ns, logged_ns, body)
        return _plain(channel.kind, t_ns, logged_ns, body)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, binascii.Error) as error:
        raise DamagedRecording(
            "recording.damaged_message",
            f"A message on {topic} at {t_ns / 1e9:.3f} s cannot be read: run `raja recording repair` on the file.",
            at=f"{t_ns / 1e9:.3f}",
        ) from error


def _plain(kind: type[Message], t_ns: int, logged_ns: int, body: dict[str, Any]) -> Message:
    values = {name: body[name] for name in _names(kind)}
    for name, wanted in _fields(cast(Hashable, kind)):
        if type(values[name]) is not wanted:
            raise TypeError(f"{name} is no {wanted.__name__}")
    build = cast("Callable[..., Message]", kind)
    return build(t_ns, logged_ns, **values)


@cache
def _fields(kind: Hashable) -> tuple[tuple[str, type], ...]:
    """Return name and JSON type of each field in the body of a kind of message."""
    hints = get_type_hints(kind)
    named = [(field.name, hints[field.name]) for field in fields(cast("type[Any]", kind)) if field.name not in _TIMES]
    return tuple((name, str if get_origin(hint) is Literal else get_origin(hint) or hint) for name, hint in named)


def _names(kind: type[Message]) -> tuple[str, ...]:
    return tuple(name for name, _ in _fields(cast(Hashable, kind)))
