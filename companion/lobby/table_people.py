"""Who is at a live table, and the notices for everybody there, in any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.lobby.lobby import Lobby
from companion.texts.message import Message


@dataclass(frozen=True, slots=True)
class TablePeople:
    """The people at the table now.

    Args:
        present: seats whose phones have a page open.
        notes: notices for everybody.
        recorded: ``now``, ``with_game`` (from a game's start on) or ``off``.
    """

    lobby: Lobby
    present: frozenset[int]
    notes: Sequence[Message]
    recorded: str = "off"
