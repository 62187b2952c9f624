"""Moments of a recording that one wants to jump to, from what it holds."""

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
    """One moment.

    Attributes:
        t_ns: when it happened.
        text: a few words for people.
        version: of the table after it; None where it is no event of the game.
    """

    t_ns: int
    kind: MarkKind
    text: str
    version: int | None


_EVENT_MARKS: Final[dict[str, tuple[MarkKind, str]]] = {
    "TurnBegan": ("turn", "turn {number}"),
    "PhaseBegan": ("phase", "{phase}"),
    "SiegeDiceRolled": ("dice", "dice {dice}"),
    "WallCollapsed": ("collapse", "{fallen} stones of a wall of seat {owner} fell"),
    "WallCorrected": ("correction", "wall corrected"),
    "GrainCorrected": ("correction", "grain corrected"),
    "TileShieldsCorrected": ("correction", "shields corrected"),
    "SideCorrected": ("correction", "tile corrected"),
    "NobleCorrected": ("correction", "noble corrected"),
    "HandCorrected": ("correction", "hand corrected"),
    "PriceCorrected": ("correction", "price corrected"),
    "Reverted": ("undo", "taken back"),
    "Restored": ("undo", "done again"),
    "Scored": ("score", "score"),
    "GameEnded": ("end", "the game ends"),
}


def marks_of(messages: Iterable[Message]) -> Iterator[Mark]:
    """The marks of messages in the order given; a build or a removal in which stones fell is a collapse, too."""
    for message in messages:
        match message:
            case EventHappened(t_ns, _, version, event):
                yield from _event_marks(t_ns, version, event)
            case DeviceChanged(t_ns, _, device, state, _):
                yield Mark(t_ns, "device", f"{device} {state}", None)
            case RecordingNoted(t_ns, _, kind, sentence, version) if kind != "heeds_table":
                yield Mark(t_ns, "recording", sentence, version)
            case _:
                pass


def _event_marks(t_ns: int, version: int, event: JsonObject) -> Iterator[Mark]:
    name = event.get("event")
    if name in _EVENT_MARKS:
        kind, text = _EVENT_MARKS[str(name)]
        yield Mark(t_ns, kind, text.format_map(_Words(event)), version)
    elif event.get("fallen"):
        yield Mark(t_ns, "collapse", f"{event['fallen']} stones fell", version)


class _Words(dict[str, object]):
    """What an event lacks is left open."""

    def __missing__(self, key: str) -> str:
        return "?"
