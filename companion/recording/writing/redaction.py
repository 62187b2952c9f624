"""Keeps people who did not consent out of a recording from its first byte: no names, no hands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from companion.recording.changes.scrubbing import Scrubber, scrubbed
from companion.recording.messages import CommandRejected, EventHappened, Message

Options = TypeVar("Options")


@dataclass(frozen=True, slots=True)
class Discretion:
    """Which players are left out of a recording.

    Args:
        names: for each seat, the player's name if the player is left out, otherwise None.
    """

    names: tuple[str | None, ...] = ()

    @property
    def wanted(self) -> bool:
        """Whether anybody is left out."""
        return any(self.names)

    def message(self, message: Message) -> Message:
        """Return a message without those names, and without what people typed, which may name anybody."""
        if not self.wanted:
            return message
        scrub = self._scrub()
        if isinstance(message, EventHappened):
            return replace(message, event=scrub.json(message.event))
        if isinstance(message, CommandRejected):
            return replace(message, command=scrub.json(message.command), message=scrub.words(message.message))
        return scrubbed(message, scrub)

    def words(self, text: str) -> str:
        """Return a sentence without those names."""
        return self._scrub().words(text) if self.wanted else text

    def options(self, options: Options) -> Options:
        """Return a game's options with aliases for those players."""
        if not self.wanted:
            return options
        given: Any = options
        players = given.players
        hidden = [*self.names, *[None] * len(players)]
        named = (
            player if name is None else _called(player, f"Player {seat}")
            for seat, (player, name) in enumerate(zip(players, hidden, strict=False), start=1)
        )
        changed: Options = replace(given, players=tuple(named))
        return changed

    def state(self, state: Any) -> Any:
        """Return the state with aliases, so that it follows from the events as they are written."""
        return replace(state, options=self.options(state.options)) if self.wanted else state

    def _scrub(self) -> Scrubber:
        return Scrubber([name or "" for name in self.names])


def _called(player: Any, name: str) -> Any:
    """Return a player with another name; in small games a player is just a name, in Raja an object."""
    return name if isinstance(player, str) else replace(player, name=name)
