"""Decides which of the card's two systems starts: an update is tried once, and kept if its companion answers. Pure.

The running system stays as it is. An update is written into the other slot, and the firmware is set to start that. The
first program there, which runs before the system itself, sets the firmware back to the previous slot: whatever goes
wrong from then on, the next start is that of the previous system. Only when the companion has answered does the new
slot become the one that starts. (The firmware's own ``tryboot`` would do, but Linux sets its flag only with Raspberry
Pi's patches, which Debian's kernel does not have.)
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
    """An update and its outcome, which is None until it is known."""

    slot: Slot
    version: str
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Slots:
    """The stored state of the card's two systems.

    Attributes:
        settled: the slot that starts unless an update is being tried.
        tried: the newest update; None before the first.
    """

    settled: Slot = "a"
    tried: Tried | None = None

    @property
    def trying(self) -> Tried | None:
        """The update whose outcome is not known yet."""
        return self.tried if self.tried is not None and self.tried.outcome is None else None


def other(slot: Slot) -> Slot:
    """Return the other slot, into which an update is written."""
    return "b" if slot == "a" else "a"


def written(slots: Slots, version: str) -> Slots:
    """Note that an update is complete in the other slot and is tried with the next start.

    Raises:
        CompanionError: another is being tried already.
    """
    if slots.trying is not None:
        raise CompanionError(
            "machine.update_under_way", "An update is being tried: wait until it has come up or failed."
        )
    return Slots(slots.settled, Tried(other(slots.settled), version))


def started(slots: Slots, running: Slot) -> tuple[Slots, Step]:
    """Return the state and the next step after the machine has started in ``running``, as its command line says.

    If the update runs, its companion is watched. If an update was to be tried but the previous system runs, the update
    failed: the machine went back by itself after a crash, a power cut or the watchdog.
    """
    trying = slots.trying
    if trying is None:
        return slots, "nothing"
    if trying.slot == running:
        return slots, "watch"
    return Slots(slots.settled, Tried(trying.slot, trying.version, "failed")), "tell"


def watched(slots: Slots, answered: bool) -> tuple[Slots, Step]:
    """Return the state and next step once the update's companion answered or timed out: keep the slot, or go back.

    The previous system records a failure, as the failed one may not be able to.
    """
    trying = slots.trying
    if trying is None:
        return slots, "nothing"
    if not answered:
        return slots, "start_again"
    return Slots(trying.slot, Tried(trying.slot, trying.version, "kept")), "keep"


def running_slot(command_line: str) -> Slot | None:
    """Return the slot in a kernel's command line (``raja.slot=a``); None on a machine that is not from the image."""
    for word in command_line.split():
        name, _, value = word.partition("=")
        if name == "raja.slot" and value in SLOTS:
            return value
    return None


def slots_to_json(slots: Slots) -> dict[str, Any]:
    """Return the state as JSON."""
    tried = slots.tried
    told = None if tried is None else {"slot": tried.slot, "version": tried.version, "outcome": tried.outcome}
    return {"settled": slots.settled, "tried": told}


def slots_from_json(kept: object) -> Slots:
    """Return the state from its JSON.

    Raises:
        CompanionError: ``slots_to_json`` did not make this.
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
