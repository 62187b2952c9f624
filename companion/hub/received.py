"""A batch as it came over the line, read strictly."""

from __future__ import annotations

from typing import Final

from pydantic import TypeAdapter, ValidationError

from companion.errors import MalformedRequest
from companion.games.catalogue import engine_named
from companion.outbox.told import Batch

_BATCHES: Final = TypeAdapter(Batch)
_LARGEST: Final = 2**31 - 2
_LARGEST_NS: Final = 2**62
_LONGEST_KEY: Final = 64
_LONGEST_TITLE: Final = 120
_LONGEST_NAME: Final = 40
_MOST_SEATS: Final = 12


def batch_from_json(body: bytes) -> Batch:
    """The batch in a request's body.

    Raises:
        MalformedRequest: ``hub.batch``, with what is wrong.
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
    points = (*stand.points, *(stand.winners or ()), *stand.walls)
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
        ("a name is too long, or empty", not all(0 < len(seat.name) <= _LONGEST_NAME for seat in game.seats)),
        ("points are not one a seat", len(stand.points) not in (0, seats) or len(stand.walls) not in (0, seats)),
        ("a winner has no seat", not all(0 <= seat < seats for seat in stand.winners or ())),
        ("a number is out of range", not all(abs(number) < 2**53 for number in points)),
    )


def _wrong(what: str) -> MalformedRequest:
    return MalformedRequest("hub.batch", f"That is no batch of a game ({what}): update table and hub.", what=what)
