"""One running game: every input goes through ``ingest``, in order; nothing else changes the game.

The table takes commands. Everything else goes to the game-specific part: what devices report in Raja
(``companion.session.raja_session``), what a small game deals (``companion.small_games.dealing``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from companion.games.actor import Actor
from companion.games.errors import IllegalCommand
from companion.session.inputs import Commanded, Input
from companion.session.outbox import Decided, Followed, Outbox, Rejected, SessionObserver
from companion.table.log import LogConflict
from companion.table.table import AnyTable


class Part(Protocol):
    """The game-specific part of a session: its state beside the log, and how it handles inputs."""

    @property
    def hears(self) -> bool:
        """Whether devices report to this game, so that a recording keeps its inputs."""

    @property
    def heeds_table(self) -> bool:
        """Whether everything on the table is accepted or asked about."""

    def take(self, given: Input, now_ns: int) -> Outbox:
        """Handle any input except a command; one that this game does not use changes nothing."""

    def commanded(self, given: Commanded, before: int) -> None:
        """Handle a command that the table accepted; ``before`` is the version before it."""


TableT_co = TypeVar("TableT_co", bound=AnyTable, covariant=True)
PartT_co = TypeVar("PartT_co", bound=Part, covariant=True)


class Session(Generic[TableT_co, PartT_co]):
    """One running game. Not thread-safe: only its owner may feed it.

    Attributes:
        table: the game's one writer.
        part: the game-specific part.
        now_ns: the time of the newest input.
    """

    def __init__(self, table: TableT_co, part: PartT_co) -> None:
        self.table = table
        self.part = part
        self.now_ns = 0
        self._observer: SessionObserver | None = None
        self._followed: list[Followed] = []
        table.tell(self)

    def ingest(self, given: Input) -> Outbox:
        """Process one input; its result is durable when this returns.

        Raises:
            LogUnavailable: a result could not be stored.
        """
        self.now_ns = max(self.now_ns, given.t_ns)
        came = self._command(given) if isinstance(given, Commanded) else self.part.take(given, self.now_ns)
        followed, self._followed = tuple(self._followed), []
        outbox = replace(came, followed=followed)
        if self._observer is not None:
            self._observer.posted(outbox)
        if outbox.failed is not None:
            raise outbox.failed
        return outbox

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.engine.over(self.table.state)

    def set_observer(self, observer: SessionObserver | None) -> None:
        """Report every input and result to this observer from now on; None for nobody."""
        self._observer = observer
        self._followed.clear()

    def decided(self, t_ns: int, version: int, source: Actor, command: Any, events: Sequence[Any]) -> None:
        """Note a command that the table accepted; ``version`` is the one after its events."""
        self._followed.append(Decided(t_ns, version, source, command, events))

    def refused(self, t_ns: int, command: Any, code: str, message: str) -> None:
        """Note a command that the table refused."""
        self._followed.append(Rejected(t_ns, command, code, message))

    def _command(self, given: Commanded) -> Outbox:
        before = self.table.version
        if given.t_ns != self.now_ns:
            given = replace(given, t_ns=self.now_ns)
        came = submitted(self.table, given)
        if came.refused is None:
            self.part.commanded(given, before)
        return came


def submitted(table: AnyTable, given: Commanded) -> Outbox:
    """Submit a command; a repeated one gets the answer of the first time.

    Raises:
        LogUnavailable: the command could not be stored.
    """
    before = table.version
    try:
        version = table.submit(
            given.command,
            source=given.actor,
            t_ns=given.t_ns,
            expected_version=given.expected_version,
            command_id=given.command_id,
        )
    except LogConflict as error:
        return Outbox(None, table.version, refused=error)
    except IllegalCommand as error:
        return Outbox(given, table.version, refused=error)
    return Outbox(given if table.version > before else None, version)
