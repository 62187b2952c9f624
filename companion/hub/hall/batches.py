"""The gate's one writer: wishes that arrive while a batch is written form the next; the commit answers them."""

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
from companion.hub.hall.batch_transaction import Answer, Sealing, Taken, Wish, take
from companion.hub.hall.figures import HallFigures
from companion.hub.storage.database import HubDatabase
from companion.table.database import LogUnavailable

Outcome: TypeAlias = Answer | CompanionError | GameError
Answered: TypeAlias = Callable[[list[tuple[object, Outcome]]], None]
"""Called from the writer's thread with the outcomes of one hall's batch, each with its asker."""
_LOOK_S: Final = 0.5
_TRIES: Final = 2
"""A broken connection is noticed only when used; repeating a batch does no harm."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A wish, and who is waiting for its answer."""

    wish: Wish
    asker: object


class Batches(BackgroundThread):
    """Takes wishes from any thread, and writes them in batches.

    Args:
        most: the most wishes in one transaction.
        answered: receives the outcomes; must not block.
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
        """Add a wish to the next batch."""
        self._waiting.put(asked)

    def _run(self) -> None:
        while not self._stopping.is_set():
            batch = self._next_batch()
            if batch:
                self.take(batch)

    def _next_batch(self) -> list[Asked]:
        """Return all waiting wishes up to the limit; a second number for the same seat waits for the next batch."""
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
        """Apply each hall's part of a batch in its own transaction, and answer."""
        for hall in {asked.wish.hall: None for asked in batch}:
            of_hall = [asked for asked in batch if asked.wish.hall == hall]
            began_s = time.perf_counter()
            try:
                taken = self._committed(hall, [asked.wish for asked in of_hall])
            except LogUnavailable as error:
                self._figures.failed(len(of_hall))
                self._answered([(asked.asker, error) for asked in of_hall])
                continue
            except Exception:  # a fault of ours: the askers are told, and the gate goes on
                logging.getLogger(__name__).exception("What was asked of a hall could not be done.")
                fault = LogUnavailable("room.fault", "Something went wrong here: try again.")
                self._answered([(asked.asker, fault) for asked in of_hall])
                continue
            self._figures.wrote(len(of_hall), taken.seals, time.perf_counter() - began_s)
            self._answered([(asked.asker, taken.answers[asked.wish]) for asked in of_hall])

    def _committed(self, hall: int, wishes: Iterable[Wish]) -> Taken:
        """Apply one hall's wishes. Raises ``LogUnavailable`` if the outcome is unknown; repeating them is safe."""
        wished = list(wishes)
        for left in range(_TRIES - 1, -1, -1):
            try:
                with self._database.writing() as connection:
                    return take(connection, hall, wished)
            except LogUnavailable:
                if not left:
                    raise
        raise AssertionError  # each try returns or raises
