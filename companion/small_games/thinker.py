"""What a virtual player of a small game is asked, and the interface of everything that decides for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from companion.games.engine import Legal
from companion.lobby.lobby import VirtualKind


@dataclass(frozen=True, slots=True)
class Thought:
    """The question to a virtual player: all it may know, and nothing else.

    Args:
        game: the name of the game's engine.
        may: what its seat may do.
        view: the game as its seat sees it.
    """

    game: str
    player: VirtualKind
    may: Legal
    view: dict[str, Any]


class Thinker(Protocol):
    """The interface for deciding for virtual players."""

    def command(self, thought: Thought) -> Any:
        """Decide what that player does."""

    def close(self) -> None:
        """Stop; nothing more will be asked."""
