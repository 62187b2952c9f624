"""Validates an incoming batch."""

from __future__ import annotations

import json
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from companion.errors import MalformedRequest
from companion.games.catalogue import engine_named
from companion.games.free_text import as_shown
from companion.outbox.hub_messages import Batch, EventTold

_BATCHES: Final = TypeAdapter(Batch)
_LARGEST: Final = 2**31 - 2
_LARGEST_NS: Final = 2**62
_LONGEST_KEY: Final = 64
_LONGEST_TITLE: Final = 120
_LONGEST_NAME: Final = 40
_MOST_SEATS: Final = 12
_LONGEST_VIEW: Final = 262_144
_LONGEST_EVENT: Final = 16_384
_GOING_BACK: Final = ("Reverted", "Restored")


def batch_from_json(body: bytes) -> Batch:
    """Parse the batch in a request's body.

    Raises:
        MalformedRequest: ``hub.batch``, saying what is wrong.
    """
    if rb"\u0000" in body:
        raise _wrong("a text holds a zero byte")
    try:
        batch: Batch = _BATCHES.validate_json(body)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise _wrong(f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from error
    for fault, found in _faults(batch):
        if found:
            raise _wrong(fault)
    return batch


def _faults(batch: Batch) -> tuple[tuple[str, bool], ...]:
    game, stand, seats = batch.game, batch.stand, len(batch.game.seats)
    versions = [event.version for event in batch.events]
    times = [game.created_ns, *(event.logged_ns for event in batch.events)]
    points = (*stand.points, *(stand.winners or ()))
    return (
        ("there are no events", not versions),
        (
            "versions do not follow one another",
            versions != list(range(batch.after + 1, batch.after + 1 + len(versions))),
        ),
        ("a version is out of range", not 0 <= batch.after <= _LARGEST - len(versions)),
        ("a time is out of range", not all(0 <= t_ns <= _LARGEST_NS for t_ns in times)),
        ("the game's key is too long", not 0 < len(game.key) <= _LONGEST_KEY),
        ("there is no such game", engine_named(game.kind) is None),
        ("the title is too long", len(game.title) > _LONGEST_TITLE),
        ("there are too many seats, or none", not 0 < seats <= _MOST_SEATS),
        ("a name is too long, or empty", not all(_is_name(seat.name) for seat in game.seats)),
        ("a place is none", not all(seat.mat is None or 0 <= seat.mat < _MOST_SEATS for seat in game.seats)),
        ("points are not one a seat", len(stand.points) not in (0, seats) or len(stand.walls) not in (0, seats)),
        ("a winner has no seat", not all(0 <= seat < seats for seat in stand.winners or ())),
        ("a number is out of range", not all(abs(number) < 2**53 for number in points)),
        ("a wall is none", not all(0 <= stones <= _LARGEST for stones in stand.walls)),
        ("the view is too long, or holds what is no number", not _fits(stand.view, _LONGEST_VIEW)),
        ("an event is none, or too long", not all(_is_event(event) for event in batch.events)),
    )


def _is_name(name: str) -> bool:
    """Whether the text is short enough and has a visible character."""
    return len(name) <= _LONGEST_NAME and bool(as_shown(name))


def _is_event(told: EventTold) -> bool:
    """Whether the event is short enough, has a name and refers only to earlier events."""
    if not (_fits(told.event, _LONGEST_EVENT) and _fits(told.line, _LONGEST_EVENT)):
        return False
    if told.event is None:
        return True
    name, back = told.event.get("event"), told.event.get("to_version")
    return isinstance(name, str) and (name not in _GOING_BACK or (type(back) is int and 0 <= back < told.version))


def _fits(value: Any, longest: int) -> bool:
    """Whether the value is short enough as JSON that every browser can read (without infinity)."""
    try:
        return len(json.dumps(value, allow_nan=False)) <= longest
    except ValueError:
        return False


def _wrong(what: str) -> MalformedRequest:
    return MalformedRequest("hub.batch", f"That is no batch of a game ({what}): update table and hub.", what=what)
