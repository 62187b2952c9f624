"""The small games' part of a session: makes the shuffles that are due, and shows phones the cards that the camera sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from companion.games.actor import BY_COMPANION
from companion.session.camera_proposals import CameraProposal
from companion.session.inputs import CardsSeen, Commanded, Input, Tick
from companion.session.outbox import Outbox
from companion.session.session import Session
from companion.small_games.kinds import due_shuffle
from companion.table.table import AnyTable


class Dealing:
    """The game-specific part of a small game's session.

    Args:
        below: gives a random number from 0 to n − 1, for shuffles.

    Attributes:
        proposals: cards that the camera believes it sees now.
    """

    hears = False
    heeds_table = False

    def __init__(self, table: AnyTable, below: Callable[[int], int]) -> None:
        self.proposals: tuple[CameraProposal, ...] = ()
        self._table = table
        self._below = below

    def take(self, given: Input, now_ns: int) -> Outbox:
        """Handle an input: a tick, which makes shuffles that are due, or cards that the camera saw."""
        table = self._table
        match given:
            case Tick():
                while (command := due_shuffle(table.engine, table.state, self._below)) is not None:
                    table.submit(command, source=BY_COMPANION, t_ns=now_ns)
                    self.proposals = ()
            case CardsSeen(_, version, proposals) if version == table.version:
                self.proposals = proposals
            case _:
                pass
        return Outbox(None, table.version)

    def commanded(self, given: Commanded, before: int) -> None:
        """After a command, drop the camera's proposals if the game has changed."""
        if self._table.version > before:
            self.proposals = ()


SmallSession: TypeAlias = Session[AnyTable, Dealing]


def small_session(table: AnyTable, below: Callable[[int], int]) -> SmallSession:
    """A session of a small game; arguments as for ``Dealing``."""
    return Session(table, Dealing(table, below))
