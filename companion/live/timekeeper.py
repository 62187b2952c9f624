"""What happens by itself at a live table when its time has come: a call runs out, a virtual player moves."""

from __future__ import annotations

from companion.clocks import Clocks
from companion.games.actor import BY_CLOCK, by_virtual
from companion.live.call_clock import call_when_over
from companion.live.live_table import LiveTable
from companion.live.open_game import Glance
from companion.players.ending import why_to_stop
from companion.players.settings import VirtualPlayerSettings
from companion.players.virtual_seats import VirtualSeats
from companion.table.due import DueThread


class Timekeeper(DueThread):
    """Does what is due, in a thread of its own while used as a context manager.

    Args:
        clocks: the table's own.
        settings: how long virtual players think, and how steady their hands are.
    """

    def __init__(self, live: LiveTable, clocks: Clocks, settings: VirtualPlayerSettings) -> None:
        super().__init__("timekeeper", live.feed)
        self._live = live
        self._clocks = clocks
        self._settings = settings
        self._virtual = VirtualSeats(clocks.random, settings.collapses_once_in)
        self._thinking: tuple[str, int] | None = None
        self._thought_s = 0.0

    def tell(self, sentence: str) -> None:
        """Tell everybody why nothing happens by itself, until something does."""
        self._live.note(sentence)

    def tick(self) -> float | None:
        """Do what is due. Returns: seconds until something is; None while nothing will be."""
        self._live.try_saving()
        glance = self._live.glance()
        if glance is None:
            return None
        call_s = None if glance.call_ends_s is None else glance.call_ends_s - self._clocks.steady_s()
        if call_s is not None and call_s <= 0:
            called = call_when_over(glance.state)
            if called is not None:
                self._live.by_itself(called, BY_CLOCK, glance)
                return 0.0
            call_s = None
        thinking_s = self._let_move(glance)
        waits = [wait_s for wait_s in (call_s, thinking_s) if wait_s is not None]
        return min(waits, default=None)

    def _let_move(self, glance: Glance) -> float | None:
        """Let a virtual player move that has thought for long enough; seconds until the next one has."""
        mover = self._virtual.next_seat(glance.lobby, glance.state)
        if mover is None:
            return None
        if all(seat.virtual for seat in glance.lobby.seats):
            stop = why_to_stop(glance.state, self._settings.most_turns)
            if stop is not None:
                self._live.note(f"{stop} The host can take their seats over or begin another game.")
                return None
        now_s = self._clocks.steady_s()
        if self._thinking != (glance.lobby.id, glance.version):
            self._thinking = (glance.lobby.id, glance.version)
            self._thought_s = now_s + self._clocks.random.uniform(*self._settings.thinking_s)
        if now_s < self._thought_s:
            return self._thought_s - now_s
        # Planning may take a moment: nobody waits for it, and if the table has moved on by then it is dropped.
        command = self._virtual.command(glance.state, *mover, watched=glance.watched, rolled=glance.rolled)
        if command is None:
            return None
        self._live.by_itself(command, by_virtual(mover[0]), glance)
        return 0.0
