"""Keeps people who did not consent out of a recording from its first byte on: no names, no hands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from companion.recording.changes.scrubbing import Scrubber, scrubbed
from companion.recording.messages import CommandRejected, EventHappened, Message

Options = TypeVar("Options")


@dataclass(frozen=True, slots=True)
class Discretion:
    """Who is left out.

    Args:
        names: a name for each seat whose player is left out, None for the others.
    """

    names: tuple[str | None, ...] = ()

    @property
    def wanted(self) -> bool:
        """Whether anybody is left out."""
        return any(self.names)

    def message(self, message: Message) -> Message:
        """A message without those names, nor what people typed: it may name anybody."""
        if not self.wanted:
            return message
        scrub = self._scrub()
        if isinstance(message, EventHappened):
            return replace(message, event=scrub.json(message.event))
        if isinstance(message, CommandRejected):
            return replace(message, command=scrub.json(message.command), message=scrub.words(message.message))
        return scrubbed(message, scrub)

    def words(self, text: str) -> str:
        """A sentence without those names."""
        return self._scrub().words(text) if self.wanted else text

    def options(self, options: Options) -> Options:
        """A game's options, in which the players are named."""
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
        """The state that follows from the events as they are written."""
        return replace(state, options=self.options(state.options)) if self.wanted else state

    def _scrub(self) -> Scrubber:
        return Scrubber([name or "" for name in self.names])


def _called(player: Any, name: str) -> Any:
    """A small game's player is a name; Raja's has other things, too."""
    return name if isinstance(player, str) else replace(player, name=name)
