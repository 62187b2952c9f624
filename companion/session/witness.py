"""What an evening tells of itself: everything that came in, and what followed from it; a recorder is one that listens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, get_args

from companion.frames.sensed import Sensed
from companion.games.actor import Actor
from companion.games.codec import command_to_json, event_to_json
from companion.games.raja.commands import Command
from companion.games.raja.events import Event
from companion.games.records import to_json
from companion.recording.bodies import DamagedRecording
from companion.recording.messages import (
    CommandDecided,
    CommandRejected,
    EventHappened,
    HappeningHeard,
    Message,
    RecordingNoted,
)
from companion.recording.stretches import HEEDS_TABLE
from hardware.dice import happenings
from hardware.dice.happenings import Happening


@dataclass(frozen=True, slots=True)
class FrameLook:
    """A frame that an evening took in.

    Attributes:
        sensed: what was seen in it; None if it could not be read.
        mattered: something followed from it: an event, a question that was opened or closed.
    """

    t_ns: int
    number: int
    jpeg: bytes
    sensed: Sensed | None
    mattered: bool


class Witness(Protocol):
    """Is told everything in order, while the evening waits: it neither waits nor raises."""

    def looked(self, look: FrameLook) -> None:
        """A frame came in."""

    def told(self, message: Message) -> None:
        """Something else came in, or followed."""


class Telling:
    """Puts what came in before what followed from it, and tells both when it is over.

    It listens to the table: what the table decides while something comes in is what followed.
    """

    def __init__(self) -> None:
        self._witness: Witness | None = None
        self._followed: list[Message] = []

    def to(self, witness: Witness | None) -> None:
        """From now on tell that witness, or nobody."""
        self._witness = witness
        self._followed.clear()

    def decided(self, t_ns: int, version: int, source: Actor, command: Command, events: Sequence[Event]) -> None:
        """The table took a command; ``version`` is the one after its events."""
        if self._witness is None:
            return
        self._followed.append(CommandDecided(t_ns, t_ns, version, str(source), command_to_json(command)))
        first = version - len(events) + 1
        for number, event in enumerate(events, start=first):
            self._followed.append(EventHappened(t_ns, t_ns, number, event_to_json(event)))

    def refused(self, t_ns: int, command: Command, code: str, message: str) -> None:
        """The table did not take a command."""
        if self._witness is not None:
            self._followed.append(CommandRejected(t_ns, t_ns, command_to_json(command), code, message))

    def came_in(self, message: Message | None) -> None:
        """That is over; None for what had no effect and need not come in again."""
        if self._witness is not None:
            if message is not None:
                self._witness.told(message)
            self._tell_followed(self._witness)

    def looked(self, look: FrameLook) -> None:
        """A frame came in, and that is over."""
        if self._witness is not None:
            self._witness.looked(look)
            self._tell_followed(self._witness)

    def _tell_followed(self, witness: Witness) -> None:
        followed, self._followed = self._followed, []
        for message in followed:
            witness.told(message)


def heeding(t_ns: int, version: int) -> RecordingNoted:
    """From here on the evening heeds all that the table shows."""
    sentence = "From here on all that the table shows is taken and asked about."
    return RecordingNoted(t_ns, t_ns, HEEDS_TABLE, sentence, version)


def happening_heard(t_ns: int, happening: Happening) -> HappeningHeard:
    """A happening of the dice board as recordings keep it."""
    return HappeningHeard(t_ns, t_ns, type(happening).__name__, to_json(happening))


def happening_of(message: HappeningHeard) -> Happening:
    """A happening of the dice board out of a recording.

    Raises:
        DamagedRecording: ``recording.damaged_message``.
    """
    kind = getattr(happenings, message.kind, None)
    if kind is None or kind not in get_args(Happening):
        raise DamagedRecording("recording.damaged_message", f"No dice board tells of {message.kind}: it is left out.")
    try:
        happening: Happening = kind(**message.happening)
    except TypeError as error:
        raise DamagedRecording(
            "recording.damaged_message", f"{message.kind} at {message.t_ns / 1e9:.3f} s is of another form ({error})."
        ) from error
    return happening
