"""A reading with its certainty: seen, unsure or hidden; never a bare number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from vision.message import Message

Value = TypeVar("Value", int, bool, str)


@dataclass(frozen=True, slots=True)
class Seen(Generic[Value]):
    """A certain reading: the evidence allows this value and no other.

    Attributes:
        value: what was seen.
        confidence: claimed probability that the value is right, 0..1.
    """

    value: Value
    confidence: float = 1.0


@dataclass(frozen=True, slots=True)
class Unsure(Generic[Value]):
    """The evidence allows more than one answer, from ``low`` to ``high``; ``best`` is the likeliest."""

    best: Value
    low: Value
    high: Value
    why: Message
    confidence: float = 0.5


@dataclass(frozen=True, slots=True)
class Hidden:
    """Nothing can be said; ``why`` names what hides it (a hand, another wall, the picture's edge, blur, glare)."""

    why: Message


Reading: TypeAlias = Seen[Value] | Unsure[Value] | Hidden
CountReading: TypeAlias = Seen[int] | Unsure[int] | Hidden
PresenceReading: TypeAlias = Seen[bool] | Unsure[bool] | Hidden


def reading_to_json(reading: CountReading | PresenceReading, *, with_confidence: bool = False) -> dict[str, object]:
    """The fixed JSON form of a reading, as ``raja count --json`` prints it."""
    if isinstance(reading, Hidden):
        return {"state": "hidden", "why": reading.why.to_json()}
    if isinstance(reading, Seen):
        form: dict[str, object] = {"state": "seen", "value": reading.value}
    else:
        form = {
            "state": "unsure",
            "best": reading.best,
            "low": reading.low,
            "high": reading.high,
            "why": reading.why.to_json(),
        }
    if with_confidence:
        form["confidence"] = round(reading.confidence, 4)
    return form
