"""A small game's session: commands, shuffles that are due, and cards that the camera sees go through ``ingest``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from companion.games.actor import BY_COMPANION
from companion.games.errors import IllegalCommand
from companion.session.inputs import Commanded, Tick
from companion.session.outbox import Outbox
from companion.session.posting import Posting
from companion.small_table.camera_proposals import CameraProposal
from companion.small_table.kinds import due_shuffle
from companion.table.log import LogConflict
from companion.table.table import AnyTable


@dataclass(frozen=True, slots=True)
class CardsSeen:
    """What the camera believes to see on the card mat while the game is at that version."""

    t_ns: int
    version: int
    proposals: tuple[CameraProposal, ...]


SmallInput: TypeAlias = Commanded | Tick | CardsSeen


class SmallSession(Posting):
    """One small game as it flows. Not thread-safe: whoever feeds it is its one writer.

    Args:
        below: draws from 0 to n − 1, for shuffles.
    """

    def __init__(self, table: AnyTable, below: Callable[[int], int]) -> None:
        super().__init__(table)
        self.proposals: tuple[CameraProposal, ...] = ()
        self._below = below

    @property
    def over(self) -> bool:
        """The game has come to its end."""
        return self.table.engine.over(self.table.state)

    def ingest(self, given: SmallInput) -> Outbox:
        """Let one thing come in; what came of it is durable when this returns.

        Raises:
            LogUnavailable: what followed could not be kept.
        """
        match given:
            case Commanded():
                return self._command(given)
            case Tick(t_ns):
                self._shuffle(t_ns)
                return self._post(None)
            case CardsSeen(_, version, proposals):
                if version == self.table.version:
                    self.proposals = proposals
                return self._post(None)
            case _:
                assert_never(given)

    def _command(self, given: Commanded) -> Outbox:
        before = self.table.version
        try:
            version = self._take(given)
        except (IllegalCommand, LogConflict) as error:
            return self._post(given, refused=error)
        return self._post(given if self.table.version > before else None, version=version)

    def _shuffle(self, t_ns: int) -> None:
        """Shuffle and deal where the game waits for it."""
        while (command := due_shuffle(self.table.engine, self.table.state, self._below)) is not None:
            self._take(Commanded(t_ns, BY_COMPANION, command))

    def _take(self, given: Commanded) -> int:
        before = self.table.version
        version = self.table.submit(
            given.command,
            source=given.actor,
            t_ns=given.t_ns,
            expected_version=given.expected_version,
            command_id=given.command_id,
        )
        if self.table.version > before:
            self.proposals = ()  # what the camera saw before was of another moment
        return version
