"""Keeps sealed bids out of a recording until they are revealed.

From the first seal of a round on, everything is held in memory and written in one go with the reveal; a recording that
ends before contains nothing of that round, and the file never contains a bid that another seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.almost.state import State as AlmostState
from companion.games.bid_war.state import State as BidWarState
from companion.games.suit_bidding.state import State as SuitBiddingState
from companion.recording.messages import CommandDecided, CommandRejected, EventHappened, Message
from companion.small_games.kinds import REVEALING_EVENTS, is_sealing
from companion.table.table import AnyTable


class SealedRounds:
    """Holds messages back, and remembers which rounds must be revealed first."""

    reveals = REVEALING_EVENTS

    def __init__(self) -> None:
        self._held: list[Message] = []
        self._rounds: set[int] = set()

    @property
    def holds(self) -> bool:
        """Whether something is being held back."""
        return bool(self._held)

    def passing(self, messages: Sequence[Message], table: AnyTable, before: int) -> Sequence[Message]:
        """Take a command with its events, given at version ``before``; return what may be written now, including what
        was held.
        """
        number = _round_of(table.state_at(before)) if before else 0
        if any(isinstance(told, (CommandDecided, CommandRejected)) and is_sealing(told.command) for told in messages):
            self._rounds.add(number)
        revealed = any(isinstance(told, EventHappened) and told.event.get("event") in self.reveals for told in messages)
        # If an undo left a seal of a later round behind, it stays held until that round comes and is revealed.
        if revealed and max(self._rounds, default=0) <= number:
            messages = [*self._held, *messages]
            self.drop()
        return self.keep(messages)

    def keep(self, messages: Sequence[Message]) -> Sequence[Message]:
        """Take any other messages; return what may be written now."""
        if not self._rounds:
            return messages
        self._held += messages
        return ()

    def drop(self) -> None:
        """Drop what is being held back."""
        self._held.clear()
        self._rounds.clear()


def _round_of(state: Any) -> int:
    """The number of the round (or auction) whose bids are being sealed; a vote has only one."""
    match state:
        case AlmostState() | BidWarState():
            return state.round_number
        case SuitBiddingState():
            return state.auction
        case _:
            return 1
