"""Finds the moments of a recording that are worth jumping to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from companion.recording.messages import (
    DeviceChanged,
    EventHappened,
    JsonObject,
    Message,
    RecordingNoted,
)

MarkKind: TypeAlias = Literal[
    "turn", "phase", "dice", "collapse", "correction", "undo", "score", "end", "device", "recording"
]


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment of a recording that is worth jumping to.

    Attributes:
        t_ns: when it happened.
        version: version of the table after it; None if it is not an event of the game.
    """

    t_ns: int
    kind: MarkKind
    version: int | None


_EVENT_MARKS: Final[dict[str, MarkKind]] = {
    "TurnBegan": "turn",
    "PhaseBegan": "phase",
    "SiegeDiceRolled": "dice",
    "WallCollapsed": "collapse",
    "WallCorrected": "correction",
    "GrainCorrected": "correction",
    "TileShieldsCorrected": "correction",
    "SideCorrected": "correction",
    "NobleCorrected": "correction",
    "HandCorrected": "correction",
    "PriceCorrected": "correction",
    "Reverted": "undo",
    "Restored": "undo",
    "Scored": "score",
    "GameEnded": "end",
}


def marks_of(messages: Iterable[Message]) -> Iterator[Mark]:
    """Yield the marks of messages, in the order given; a build or removal in which stones fell counts as a collapse."""
    for message in messages:
        match message:
            case EventHappened(t_ns, _, version, event):
                yield from _event_marks(t_ns, version, event)
            case DeviceChanged(t_ns):
                yield Mark(t_ns, "device", None)
            case RecordingNoted(t_ns, _, kind, _, version) if kind != "heeds_table":
                yield Mark(t_ns, "recording", version)
            case _:
                pass


def _event_marks(t_ns: int, version: int, event: JsonObject) -> Iterator[Mark]:
    kind = _EVENT_MARKS.get(str(event.get("event")))
    if kind is not None:
        yield Mark(t_ns, kind, version)
    elif event.get("fallen"):
        yield Mark(t_ns, "collapse", version)
