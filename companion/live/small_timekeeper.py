"""What happens by itself in a small game when its time has come: talk ends, cards are dealt, a virtual player moves."""

from __future__ import annotations

from types import TracebackType

from companion.clocks import Clocks
from companion.games.actor import BY_CLOCK, by_virtual
from companion.games.engine import HOST, Legal
from companion.live.open_game import SmallGlance
from companion.live.small_play import SmallPlay
from companion.lobby.lobby import VirtualKind
from companion.players.settings import VirtualPlayerSettings
from companion.small_table.discussion import end_of_discussion
from companion.small_table.kinds import may_be_virtual
from companion.small_table.thinking import Thinker, Thought
from companion.table.due import DueThread


class SmallTimekeeper(DueThread):
    """Does what is due, in a thread of its own while used as a context manager.

    Args:
        clocks: the table's own.
        settings: how long virtual players think.
        thinker: decides for them; closed with this.
    """

    def __init__(self, small: SmallPlay, clocks: Clocks, settings: VirtualPlayerSettings, thinker: Thinker) -> None:
        super().__init__("small timekeeper", small.feed)
        self._small = small
        self._clocks = clocks
        self.settings = settings
        self._thinker = thinker
        self._thinking: tuple[str, Legal] | None = None
        self._thought_s = 0.0

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self._thinker.close()

    def tell(self, sentence: str) -> None:
        """Tell everybody why nothing happens by itself, until something does."""
        self._small.tell(sentence)

    def tick(self) -> float | None:
        """Do what is due. Returns: seconds until something is; None while nothing will be.

        Raises:
            GameError, ProcessLost: a virtual player could not go on.
            LogConflict, LogUnavailable: it was not taken.
        """
        self._small.settle()
        glance = self._small.glance()
        if glance is None:
            return None
        talk_s = self._end_talk(glance)
        if talk_s == 0.0:
            return talk_s
        thinking_s = self._let_move(glance)
        return min((wait_s for wait_s in (talk_s, thinking_s) if wait_s is not None), default=None)

    def _end_talk(self, glance: SmallGlance) -> float | None:
        """End the discussion when its time is over; seconds until then."""
        if glance.discussion_ends_s is None:
            return None
        left_s = glance.discussion_ends_s - self._clocks.steady_s()
        if left_s > 0:
            return left_s
        self._small.by_itself(end_of_discussion(), BY_CLOCK, HOST, glance)
        return 0.0

    def _let_move(self, glance: SmallGlance) -> float | None:
        """Let a virtual player move that has thought for long enough; seconds until the next one has."""
        mover = _next_virtual(glance)
        if mover is None:
            return None
        seat, player = mover
        engine, now_s = glance.engine, self._clocks.steady_s()
        may = Legal(seat, (), engine.legal(glance.state, seat).moves)
        if self._thinking != (glance.lobby.id, may):
            self._thinking = (glance.lobby.id, may)
            self._thought_s = now_s + self._clocks.random.uniform(*self.settings.thinking_s)
        if now_s < self._thought_s:
            return self._thought_s - now_s
        thought = Thought(engine.name, player, engine.legal(glance.state, seat), engine.view(glance.state, seat))
        # This may take a moment: nobody waits for it, and if the seat's choices are others by then it is dropped.
        command = self._thinker.command(thought)
        self._thinking = None
        self._small.by_itself(command, by_virtual(seat), seat, glance)
        return 0.0


def _next_virtual(glance: SmallGlance) -> tuple[int, VirtualKind] | None:
    """A virtual player the game waits for."""
    if not may_be_virtual(glance.engine, glance.state.options):
        return None
    for seat in glance.engine.waiting_for(glance.state):
        kind = None if seat == HOST else glance.lobby.seats[seat].virtual
        if kind is not None and glance.engine.moves(glance.state, seat):
            return seat, kind
    return None
