"""What every session does with what came of an input: collects what the table decided, and tells a witness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.actor import Actor
from companion.games.errors import IllegalCommand
from companion.session.inputs import Input
from companion.session.outbox import Decided, Followed, FrameLook, Outbox, Rejected, Witness
from companion.session.outcomes import WordHeard
from companion.table.log import LogConflict
from companion.table.table import AnyTable


class Posting:
    """Listens to a table, and posts an outbox for each thing that came in."""

    table: AnyTable

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self._witness: Witness | None = None
        self._followed: list[Followed] = []
        table.tell(self)

    def be_witnessed(self, witness: Witness | None) -> None:
        """From now on tell everything that comes in, and what follows, to that witness."""
        self._witness = witness
        self._followed.clear()

    def decided(self, t_ns: int, version: int, source: Actor, command: Any, events: Sequence[Any]) -> None:
        """The table took a command; ``version`` is the one after its events."""
        self._followed.append(Decided(t_ns, version, source, command, events))

    def refused(self, t_ns: int, command: Any, code: str, message: str) -> None:
        """The table did not take a command."""
        self._followed.append(Rejected(t_ns, command, code, message))

    def _post(
        self,
        given: Input | None,
        *,
        version: int | None = None,
        refused: IllegalCommand | LogConflict | None = None,
        unknown: bool = False,
        unwanted: bool = False,
        word: WordHeard | None = None,
        look: FrameLook | None = None,
    ) -> Outbox:
        """That is over. What was decided before something could not be saved goes out with the next.

        Args:
            version: as the table answered; the present one if None.
        """
        version = self.table.version if version is None else version
        followed, self._followed = tuple(self._followed), []
        outbox = Outbox(given, followed, version, refused, unknown, unwanted, word, look)
        if self._witness is not None:
            self._witness.posted(outbox)
        return outbox
