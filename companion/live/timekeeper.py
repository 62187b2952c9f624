"""Timed actions at a live table: a call or a discussion ends, virtual players move."""

from __future__ import annotations

from types import TracebackType
from typing import Any

from companion.clocks import Clocks
from companion.games.actor import BY_CLOCK, by_virtual
from companion.games.engine import HOST
from companion.live.live_table import LiveTable
from companion.live.open_game import GameSnapshot
from companion.live.step_clock import said_when_over
from companion.lobby.lobby import VirtualKind
from companion.players.settings import VirtualPlayerSettings
from companion.players.termination import why_to_stop
from companion.players.virtual_seats import VirtualSeats
from companion.small_games.kinds import may_be_virtual
from companion.small_games.thinker import Thinker, Thought
from companion.table.scheduler import DueThread
from companion.texts.message import Message


class Timekeeper(DueThread):
    """Does what is due, in its own thread while used as a context manager.

    Args:
        clocks: the table's clocks.
        settings: how long virtual players think, and how steady their hands are.
        thinker: decides for virtual players in small games; closed together with this.
    """

    def __init__(self, live: LiveTable, clocks: Clocks, settings: VirtualPlayerSettings, thinker: Thinker) -> None:
        super().__init__("timekeeper", live.feed)
        self._live = live
        self._clocks = clocks
        self._settings = settings
        self._thinker = thinker
        self._virtual = VirtualSeats(clocks.random, settings.collapses_once_in)
        self._thinking: tuple[str, int, object] | None = None
        self._thought_s = 0.0

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self._thinker.close()

    def tell(self, why: Message) -> None:
        """Tell everybody why automatic play is stuck, until it goes on."""
        self._live.note(why)

    def tick(self) -> float | None:
        """Do what is due. Returns: seconds until the next action; None if there is none.

        Raises:
            GameError, ProcessLost: a virtual player could not go on.
            LogConflict, LogUnavailable: the action was not accepted.
        """
        self._live.try_saving()
        self._live.settle()
        snapshot = self._live.snapshot()
        if snapshot is None:
            return None
        clock_s = self._heed_clock(snapshot)
        if clock_s == 0.0:
            return clock_s
        thinking_s = self._let_move(snapshot)
        return min((wait_s for wait_s in (clock_s, thinking_s) if wait_s is not None), default=None)

    def _heed_clock(self, snapshot: GameSnapshot) -> float | None:
        """End a call or a discussion when its time is over. Returns: seconds until then."""
        if snapshot.clock_ends_s is None:
            return None
        left_s = snapshot.clock_ends_s - self._clocks.steady_s()
        if left_s > 0:
            return left_s
        over = said_when_over(snapshot.state)
        if over is None:
            return None
        self._live.by_itself(over, BY_CLOCK, HOST, snapshot)
        return 0.0

    def _let_move(self, snapshot: GameSnapshot) -> float | None:
        """Let a virtual player move once it has thought long enough. Returns: seconds until the next one."""
        mover = self._virtual.next_seat(snapshot.lobby, snapshot.state) if snapshot.is_raja else _next_virtual(snapshot)
        if mover is None or self._stops(snapshot):
            return None
        now_s, thinking = self._clocks.steady_s(), _choices(snapshot, mover[0])
        if self._thinking != thinking:
            self._thinking = thinking
            self._thought_s = now_s + self._clocks.random.uniform(*self._settings.thinking_s)
        if now_s < self._thought_s:
            return self._thought_s - now_s
        # This may take a moment. Nobody waits for it; if the choices have changed by then, the command is dropped.
        command = self._command(snapshot, *mover)
        if command is None:
            return None
        self._thinking = None
        self._live.by_itself(command, by_virtual(mover[0]), mover[0], snapshot)
        return 0.0

    def _stops(self, snapshot: GameSnapshot) -> bool:
        """Whether virtual players alone have played Raja for long enough; if so, everybody is told."""
        if not snapshot.is_raja or not all(seat.virtual for seat in snapshot.lobby.seats):
            return False
        stop = why_to_stop(snapshot.state, self._settings.most_turns)
        if stop is not None:
            self._live.note(stop)
        return stop is not None

    def _command(self, snapshot: GameSnapshot, seat: int, kind: VirtualKind) -> Any:
        """Return a virtual player's command; None if the real table must show the result first."""
        if snapshot.is_raja:
            return self._virtual.command(snapshot.state, seat, kind, watched=snapshot.watched, rolled=snapshot.rolled)
        engine, state = snapshot.engine, snapshot.state
        return self._thinker.command(Thought(engine.name, kind, engine.legal(state, seat), engine.view(state, seat)))


def _choices(snapshot: GameSnapshot, seat: int) -> tuple[str, int, object]:
    """Return what a player considers: all of Raja's state; in a small game only the player's own choices."""
    may = snapshot.version if snapshot.is_raja else snapshot.engine.moves(snapshot.state, seat)
    return snapshot.lobby.id, seat, may


def _next_virtual(snapshot: GameSnapshot) -> tuple[int, VirtualKind] | None:
    """Return a virtual player that a small game waits for; None if there is none."""
    if not may_be_virtual(snapshot.engine, snapshot.state.options):
        return None
    for seat in snapshot.engine.waiting_for(snapshot.state):
        kind = None if seat == HOST else snapshot.lobby.seats[seat].virtual
        if kind is not None and snapshot.engine.moves(snapshot.state, seat):
            return seat, kind
    return None
