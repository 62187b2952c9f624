"""Which of the card's two systems starts, pure: an update is tried once, and kept only if its companion answers.

The running system stays as it is. An update is written into the other slot, and the firmware is told to start that. The
first program that runs there, before the system itself, tells the firmware to start the one before again: whatever goes
wrong from then on, the next start is that of the system before. Only when the companion has answered is the new slot made
the one that starts. (The firmware's own ``tryboot`` would do, but Linux sets its flag only with Raspberry Pi's changes,
which Debian's kernel does not have.)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, cast, get_args

from companion.errors import CompanionError

Slot = Literal["a", "b"]
Outcome = Literal["kept", "failed"]
Step = Literal["nothing", "watch", "keep", "start_again", "tell"]
SLOTS: Final[tuple[Slot, ...]] = get_args(Slot)


@dataclass(frozen=True, slots=True)
class Tried:
    """An update, and what became of it; ``outcome`` is None while nobody knows."""

    slot: Slot
    version: str
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Slots:
    """What the card knows of its two systems.

    Attributes:
        settled: the slot that starts unless an update is being tried.
        tried: the newest update; None before the first.
    """

    settled: Slot = "a"
    tried: Tried | None = None

    @property
    def trying(self) -> Tried | None:
        """The update of which nobody knows yet whether it comes up."""
        return self.tried if self.tried is not None and self.tried.outcome is None else None


def other(slot: Slot) -> Slot:
    """The slot beside this one, into which an update goes."""
    return "b" if slot == "a" else "a"


def written(slots: Slots, version: str) -> Slots:
    """An update lies whole in the other slot and is to be tried with the next start.

    Raises:
        CompanionError: one is being tried already.
    """
    if slots.trying is not None:
        raise CompanionError(
            "machine.update_under_way", "An update is being tried: wait until it has come up or failed."
        )
    return Slots(slots.settled, Tried(other(slots.settled), version))


def started(slots: Slots, running: Slot) -> tuple[Slots, Step]:
    """The machine has started in ``running``, as its command line says.

    Where the update runs, its companion is watched. Where one was to be tried and the system before runs, the update did
    not come up: the machine came back by itself, after a crash, a pulled plug, or the watchdog.
    """
    trying = slots.trying
    if trying is None:
        return slots, "nothing"
    if trying.slot == running:
        return slots, "watch"
    return Slots(slots.settled, Tried(trying.slot, trying.version, "failed")), "tell"


def watched(slots: Slots, answered: bool) -> tuple[Slots, Step]:
    """The update's companion has answered, or has not in the time it had: keep the slot, or go back by starting again.

    That it failed is written down by the system before: the one that failed may be in no state to.
    """
    trying = slots.trying
    if trying is None:
        return slots, "nothing"
    if not answered:
        return slots, "start_again"
    return Slots(trying.slot, Tried(trying.slot, trying.version, "kept")), "keep"


def running_slot(command_line: str) -> Slot | None:
    """The slot that a kernel's command line names by ``raja.slot=a``; None on a machine that is not from the image."""
    for word in command_line.split():
        name, _, value = word.partition("=")
        if name == "raja.slot" and value in SLOTS:
            return value
    return None


def slots_to_json(slots: Slots) -> dict[str, Any]:
    """What is kept of it."""
    tried = slots.tried
    told = None if tried is None else {"slot": tried.slot, "version": tried.version, "outcome": tried.outcome}
    return {"settled": slots.settled, "tried": told}


def slots_from_json(kept: object) -> Slots:
    """The same again.

    Raises:
        CompanionError: it is not what ``slots_to_json`` made.
    """
    try:
        held = cast(dict[str, Any], kept)
        told = held["tried"]
        tried = None if told is None else Tried(told["slot"], str(told["version"]), told["outcome"])
        slots = Slots(held["settled"], tried)
    except (TypeError, KeyError) as error:
        raise CompanionError("machine.slots_damaged", "The card's note of its systems is damaged.") from error
    named = [slots.settled, *([tried.slot] if tried else [])]
    outcomes = (None, *get_args(Outcome))
    if any(slot not in SLOTS for slot in named) or (tried is not None and tried.outcome not in outcomes):
        raise CompanionError("machine.slots_damaged", "The card's note of its systems is damaged.")
    return slots
