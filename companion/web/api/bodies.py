"""Request bodies: one frozen dataclass each, validated strictly before anything acts on it."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from flask import request

from companion.errors import MalformedRequest
from companion.games.raja.pieces import Marker
from companion.games.records import BigWhole, record_from_json
from companion.lobby.lobby import VirtualKind

Body = TypeVar("Body")
MAX_BODY_BYTES: Final = 64 * 1024
MAX_GAME_BYTES: Final = 4 * 1024 * 1024
MAX_PHOTOS_BYTES: Final = MAX_GAME_BYTES
MOST_PHOTOS: Final = 3
LONGEST_ID: Final = 40


@dataclass(frozen=True, slots=True)
class Nothing:
    """An action that needs no words: ``{}``."""


@dataclass(frozen=True, slots=True)
class ClaimSeat:
    """Sit down. Without a marker one is dealt at the start; recorded: name and hands may be in recordings."""

    name: str
    marker: Marker | None = None
    recorded: bool | None = None


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """The same game once more by the same people, in the same seats, by the same agreements."""

    id: str | None = None


@dataclass(frozen=True, slots=True)
class PlayNow:
    """Play at once against two virtual players, under that name."""

    name: str


@dataclass(frozen=True, slots=True)
class AskForPush:
    """Be told of one's turns by Web Push: what the phone's browser says of its subscription, keys as base64url."""

    endpoint: str
    key: str
    secret: str
    language: str


@dataclass(frozen=True, slots=True)
class RequestSeat:
    """Ask the host for a seat that is taken."""

    name: str
    recorded: bool | None = None


@dataclass(frozen=True, slots=True)
class SeatVirtual:
    """Let a virtual player sit, or none."""

    player: VirtualKind | None


@dataclass(frozen=True, slots=True)
class SettleRequest:
    """The host's answer to somebody who asks for a seat."""

    agree: bool


@dataclass(frozen=True, slots=True)
class GivePin:
    """Become host."""

    pin: str


@dataclass(frozen=True, slots=True)
class GiveCommand:
    """A command in the codec's form; ``id`` makes a repeated request harmless."""

    command: dict[str, Any]
    expected_version: int | None = None
    id: str | None = None


@dataclass(frozen=True, slots=True)
class UndoCommands:
    """Take back so many commands; with the version that was looked at nothing else than what was named then."""

    count: int = 1
    expected_version: int | None = None
    id: str | None = None


@dataclass(frozen=True, slots=True)
class RedoCommands:
    """Take back the last undo."""

    id: str | None = None


@dataclass(frozen=True, slots=True)
class Pause:
    """Halt the game, or let it go on."""

    paused: bool


@dataclass(frozen=True, slots=True)
class SetUpMachine:
    """The table's name in the network, its language, and the Wi-Fi to join; no network's name: the cable."""

    name: str
    language: str
    network: str = ""
    password: str = ""


@dataclass(frozen=True, slots=True)
class SendUpdatePiece:
    """The next bytes of an update, as base64, and how many came before; 0 begins anew."""

    at: BigWhole
    data: str


@dataclass(frozen=True, slots=True)
class SwitchRecording:
    """Start or stop recording the evening."""

    on: bool


@dataclass(frozen=True, slots=True)
class SetClock:
    """Seconds for a call in the auction; null switches the clock off."""

    seconds: int | None


@dataclass(frozen=True, slots=True)
class GiveAnswer:
    """An answer to an open question; a host may say for which seat."""

    question: str
    answer: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class TypeRoll:
    """Dice of the siege, read by people."""

    faces: tuple[int, ...]
    id: str | None = None


@dataclass(frozen=True, slots=True)
class RollByCompanion:
    """Let the companion roll what the seat still has to roll."""

    id: str | None = None


@dataclass(frozen=True, slots=True)
class NewGame:
    """Open the door for another game."""

    title: str | None = None


@dataclass(frozen=True, slots=True)
class ForgetPerson:
    """Take somebody's name out of every game of the log but the open one."""

    name: str


@dataclass(frozen=True, slots=True)
class SetPlaces:
    """So many places at the table before the start, 5 to 12: for small games that more than five play."""

    places: int


@dataclass(frozen=True, slots=True)
class SteerPlayback:
    """Steer a recording that is played."""

    playing: bool | None = None
    speed: float | None = None
    restart: bool = False


@dataclass(frozen=True, slots=True)
class LookAtPhotos:
    """Read one to three photos of one table, each a JPEG or PNG in base64; no photo is kept.

    With the focal length of each as on 35 mm film, 0 where unknown.
    """

    photos: tuple[str, ...]
    focal_35mm: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeTeachingLook:
    """Read what stands on the table, to teach it: in a photo (JPEG or PNG in base64), or by the table's own camera.

    With the photo's focal length as on 35 mm film, 0 where unknown. Of pictures only the last is held, until the next.
    """

    photo: str | None = None
    focal_35mm: int = 0


@dataclass(frozen=True, slots=True)
class CityStands:
    """What people say stands on one tile; ``width`` is null where nobody said."""

    seat: int
    row: int
    col: int
    stones: int
    grain: int
    width: int | None = None


@dataclass(frozen=True, slots=True)
class SayWhatStands:
    """Teach the table by what stands in the look of that number."""

    look: int
    cities: tuple[CityStands, ...]


@dataclass(frozen=True, slots=True)
class ShowTable:
    """Show the table by one to three photos, each a JPEG or PNG in base64: what they show is taken as a camera's look is.

    With the open question they are to settle, and the focal length of each as on 35 mm film, 0 where unknown.
    """

    photos: tuple[str, ...]
    question: str | None = None
    focal_35mm: tuple[int, ...] = ()


def photos_of(given: Sequence[str]) -> list[bytes]:
    """The photos in a request's body.

    Raises:
        MalformedRequest: ``photo.count``, ``photo.not_base64``.
    """
    if not 0 < len(given) <= MOST_PHOTOS:
        raise MalformedRequest("photo.count", f"Send 1 to {MOST_PHOTOS} photos of one table.")
    try:
        return [base64.b64decode(photo, validate=True) for photo in given]
    except (binascii.Error, ValueError) as error:
        raise MalformedRequest("photo.not_base64", "Each photo is a JPEG or PNG in base64: send it so.") from error


def json_body() -> Any:
    """The request's body, read as JSON.

    Raises:
        MalformedRequest: ``request.not_json``.
    """
    return json_from(request.get_data())


def json_from(data: bytes) -> Any:
    """The JSON of a body that was already read."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise MalformedRequest("request.not_json", "The request's body must be a JSON object: send one.") from error


def body(kind: type[Body]) -> Body:
    """The request's body as one of the dataclasses above (or another), validated field by field.

    Raises:
        MalformedRequest: ``request.not_json``.
        MalformedCommand: ``request.not_an_object``, ``.missing_field``, ``.unknown_field``, ``.wrong_type``.
    """
    return body_of(kind, json_body())


def body_of(kind: type[Body], form: Any) -> Body:
    """The same for a body that was already read; raises the same errors."""
    return record_from_json("request", kind, form)


def checked_id(given: str | None) -> str | None:
    """A client's own id for a request.

    Raises:
        MalformedRequest: ``request.id``.
    """
    if given is not None and not (0 < len(given) <= LONGEST_ID and given.isascii() and given.isprintable()):
        raise MalformedRequest("request.id", f"An id has 1 to {LONGEST_ID} plain letters: send another.")
    return given
