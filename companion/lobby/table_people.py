"""Who is at a live table, and what everybody there should know, whatever is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.lobby.lobby import Lobby
from companion.texts.message import Message


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
    notes: Sequence[Message]
    recorded: str = "off"
