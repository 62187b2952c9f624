"""What a small game needs of the live table it is played at, and who is told which one is open."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Protocol, TypeVar

from companion.lobby.lobby import Lobby
from companion.lobby.other_games import OtherGames
from companion.table.table import AnyTable

Done = TypeVar("Done")


class OpenTable(Protocol):
    """The live table as its small games need it."""

    @property
    def lobby(self) -> Lobby:
        """The open game's people."""

    def held(self) -> contextlib.AbstractContextManager[bool]:
        """While this is held nothing changes."""

    def play_beside(self, others: OtherGames) -> None:
        """Tell those games which one is open from now on."""

    def blank(self, title: str | None) -> Lobby:
        """A lobby without people for the next game of this evening."""

    def go_on_with(self, lobby: Lobby) -> None:
        """Open a game that was made elsewhere."""

    def note(self, sentence: str) -> None:
        """Tell everybody why nothing happens by itself, until something does."""

    def retell(self) -> None:
        """Tell everybody of the table again: whether a game is over stands there."""

    def saving(self, write: Callable[[], Done]) -> Done:
        """Let something reach the disk, or tell everybody why it cannot."""


class SmallFollower(Protocol):
    """Is told which small game is open; it neither waits nor raises."""

    def follow_small(self, lobby: Lobby, table: AnyTable, t_ns: Callable[[], int]) -> None:
        """That game is open; ``t_ns`` its time."""
