"""A thread for timed actions at a live table: it wakes when something happens or is due."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from companion.background_thread import BackgroundThread
from companion.errors import CompanionError
from companion.games.errors import GameError
from companion.table.database import LogUnavailable
from companion.table.feed import Feed
from companion.table.log import LogConflict
from companion.texts.message import Message
from companion.texts.refusals import message_of

LONGEST_WAIT_S: Final = 1.0
SHORTEST_WAIT_S: Final = 0.005
RETRY_S: Final = 2.0
"""Pause before trying again what could not be saved or decided."""


class DueThread(BackgroundThread):
    """A thread that does what is due; runs while used as a context manager.

    Args:
        name: the thread's name.
        feed: wakes the thread when something has happened.
    """

    def __init__(self, name: str, feed: Feed) -> None:
        super().__init__(name)
        self._feed = feed

    @abstractmethod
    def tick(self) -> float | None:
        """Do what is due. Returns: seconds until the next action; None if there is none.

        Raises:
            GameError, CompanionError: a virtual player could not go on.
            LogConflict, LogUnavailable: the action was not accepted.
        """

    @abstractmethod
    def tell(self, why: Message) -> None:
        """Show everybody why nothing happens by itself."""

    def _run(self) -> None:
        while not self._stopping.is_set():
            sequence = self._feed.newest().sequence
            wait_s: float | None = RETRY_S
            try:
                wait_s = self.tick()
            except LogConflict:
                wait_s = 0.0
            except LogUnavailable:
                self._stopping.wait(RETRY_S)
            except (GameError, CompanionError) as error:
                self.tell(Message("note.virtual_player_stuck", {"reason": message_of(error)}))
                self._stopping.wait(RETRY_S)
            wait_s = LONGEST_WAIT_S if wait_s is None else min(wait_s, LONGEST_WAIT_S)
            # Anything that happens meanwhile may make the next action due earlier.
            self._feed.wait_newer(sequence, max(wait_s, SHORTEST_WAIT_S))
