"""What every game of the companion gives: rules as five pure functions (a module of them fits this protocol)."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

OptionsT = TypeVar("OptionsT", contravariant=True)
StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT", contravariant=True)
EventT = TypeVar("EventT")
LegalT = TypeVar("LegalT", covariant=True)


class Game(Protocol[OptionsT, StateT, CommandT, EventT, LegalT]):
    """Pure rules: no input or output, no clock, no random numbers. Chance and the table enter as commands' data."""

    def setup(self, options: OptionsT) -> StateT:
        """The state in which a game with these options starts."""

    def decide(self, state: StateT, command: CommandT) -> tuple[EventT, ...]:
        """What happens if ``command`` is given now.

        Raises:
            IllegalCommand: the rules do not allow it now; its dotted code says why.
        """

    def apply(self, state: StateT, event: EventT) -> StateT:
        """The state after ``event``; never refuses an event that ``decide`` gave for ``state``."""

    def view(self, state: StateT, seat: int | None) -> dict[str, Any]:
        """All that ``seat`` (None: a spectator) may know, as JSON."""

    def legal(self, state: StateT, seat: int) -> LegalT:
        """What ``seat`` may do now, with the bounds."""
