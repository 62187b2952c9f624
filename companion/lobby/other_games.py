"""What is played at a live table beside Raja, as the table sees it (``companion.small_table`` plays it)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from companion.lobby.lobby import Lobby


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence that everybody at the table should read.

    Args:
        german: None where it is known in English alone.
    """

    text: str
    german: str | None

    def told(self) -> dict[str, str | None]:
        """As states tell it."""
        return {"text": self.text, "german": self.german}


@dataclass(frozen=True, slots=True)
class TablePeople:
    """Who is at the table now.

    Args:
        present: seats whose phone is there.
        notes: what everybody should know.
        recorded: ``now``, ``with_game`` (from a game's start on) or ``off``.
    """

    lobby: Lobby
    present: frozenset[int]
    notes: Sequence[Note]
    recorded: str = "off"


class OtherGames(Protocol):
    """Is told which game is open and who is there, while the table holds still."""

    def open(self, lobby: Lobby) -> None:
        """That game is to be the open one, Raja or one that has not begun too; raises ``LogUnavailable``."""

    def see(self, people: TablePeople) -> None:
        """Something changed at the table; it neither waits nor raises."""

    @property
    def over(self) -> bool:
        """The open game is one of these, and has come to its end."""


class RajaAlone:
    """A table at which nothing else is played."""

    over = False

    def open(self, lobby: Lobby) -> None:
        """Nothing follows from it."""

    def see(self, people: TablePeople) -> None:
        """Nothing follows from it."""
