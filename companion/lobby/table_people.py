"""Who is at a live table, and what everybody there should know, whatever is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
