"""The small games' part of a session: deals the shuffles that are due, shows phones the cards the camera sees."""

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
    """The part of a small game's session.

    Args:
        below: draws from 0 to n − 1, for shuffles.

    Attributes:
        proposals: cards that the camera believes to see now.
    """

    hears = False
    heeds_table = False

    def __init__(self, table: AnyTable, below: Callable[[int], int]) -> None:
        self.proposals: tuple[CameraProposal, ...] = ()
        self._table = table
        self._below = below

    def take(self, given: Input, now_ns: int) -> Outbox:
        """Time has passed, or the camera looked."""
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
        """What the camera saw before was of another moment."""
        if self._table.version > before:
            self.proposals = ()


SmallSession: TypeAlias = Session[AnyTable, Dealing]


def small_session(table: AnyTable, below: Callable[[int], int]) -> SmallSession:
    """A session of a small game; arguments as ``Dealing``'s."""
    return Session(table, Dealing(table, below))
