"""What a virtual player of a small game is asked, and the interface of whatever decides for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from companion.games.engine import Legal
from companion.lobby.lobby import VirtualKind


@dataclass(frozen=True, slots=True)
class Thought:
    """What a virtual player is asked: all it may know, and nothing else.

    Args:
        game: the engine's name.
        may: what its seat may do.
        view: the game as its seat sees it.
    """

    game: str
    player: VirtualKind
    may: Legal
    view: dict[str, Any]


class Thinker(Protocol):
    """Decides for virtual players."""

    def command(self, thought: Thought) -> Any:
        """What that player does."""

    def close(self) -> None:
        """Nobody thinks any more."""
