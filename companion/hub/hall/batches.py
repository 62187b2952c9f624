"""The gate's one writer: requests that arrive while one batch is written form the next, and are answered once it is committed."""

from __future__ import annotations

import logging
import queue
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.background_thread import BackgroundThread
from companion.errors import CompanionError
from companion.games.errors import GameError
from companion.hub.hall.figures import HallFigures
from companion.hub.hall.taking import Answer, Sealing, Taken, Wish, take
from companion.hub.storage.database import HubDatabase
from companion.table.database import LogUnavailable

Outcome: TypeAlias = Answer | CompanionError | GameError
Answered: TypeAlias = Callable[[list[tuple[object, Outcome]]], None]
"""Is given, from the writer's thread, all that was decided together: each asker with what became of it."""
_LOOK_S: Final = 0.5
_TRIES: Final = 2
"""A connection that broke is found out by its first use; the batch is the same when it is sent again."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A wish, and who is to be answered."""

    wish: Wish
    asker: object


class Batches(BackgroundThread):
    """Takes requests from any thread.

    Args:
        most: in one transaction.
        answered: must not wait.
    """

    def __init__(self, database: HubDatabase, most: int, figures: HallFigures, answered: Answered) -> None:
        super().__init__("seals")
        self._database = database
        self._most = most
        self._figures = figures
        self._answered = answered
        self._waiting: queue.SimpleQueue[Asked] = queue.SimpleQueue()
        self._left: list[Asked] = []

    def ask(self, asked: Asked) -> None:
        """Have a request done with the next batch."""
        self._waiting.put(asked)

    def _run(self) -> None:
        while not self._stopping.is_set():
            batch = self._next_batch()
            if batch:
                self.take(batch)

    def _next_batch(self) -> list[Asked]:
        """Everything that has arrived, up to the limit; a seat's second number waits for the next batch."""
        came, self._left = self._left, []
        try:
            came.append(self._waiting.get(timeout=0 if came else _LOOK_S))
            while len(came) < self._most:
                came.append(self._waiting.get_nowait())
        except queue.Empty:
            pass
        batch: list[Asked] = []
        numbers: dict[tuple[int, int], Wish] = {}
        for asked in came:
            wish = asked.wish
            if isinstance(wish, Sealing) and numbers.setdefault((wish.hall, wish.seat), wish) != wish:
                self._left.append(asked)
            else:
                batch.append(asked)
        return batch

    def take(self, batch: list[Asked]) -> None:
        """Do all of it, each hall's part in its own transaction, and answer."""
        for hall in {asked.wish.hall: None for asked in batch}:
            of_hall = [asked for asked in batch if asked.wish.hall == hall]
            began_s = time.perf_counter()
            try:
                taken = self._committed(hall, [asked.wish for asked in of_hall])
            except LogUnavailable as error:
                self._figures.failed(len(of_hall))
                self._answered([(asked.asker, error) for asked in of_hall])
                continue
            except Exception:  # a fault of ours: whoever asked is told, the gate goes on for the others
                logging.getLogger(__name__).exception("What was asked of a hall could not be done.")
                fault = LogUnavailable("room.fault", "Something went wrong here: try again.")
                self._answered([(asked.asker, fault) for asked in of_hall])
                continue
            self._figures.wrote(len(of_hall), taken.seals, time.perf_counter() - began_s)
            self._answered([(asked.asker, taken.answers[asked.wish]) for asked in of_hall])

    def _committed(self, hall: int, wishes: Iterable[Wish]) -> Taken:
        """Raises ``LogUnavailable``: whether it was committed is not known, and a wish sent again is done once."""
        wished = list(wishes)
        for left in range(_TRIES - 1, -1, -1):
            try:
                with self._database.writing() as connection:
                    return take(connection, hall, wished)
            except LogUnavailable:
                if not left:
                    raise
        raise AssertionError  # a try either comes to something or raises
