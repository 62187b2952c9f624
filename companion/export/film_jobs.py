"""Makes films to share in a separate process, one at a time; keeps the newest ones."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

from companion.errors import CompanionError
from companion.export.share.card import ShareCard
from companion.worker_process import WorkerProcess, answer_all

KEPT: Final = 4


class FilmsMade:
    """Makes films on request. Thread-safe; callers ask again until their film is ready.

    Args:
        make: makes a film in the separate process; ``share_film`` if not given.
    """

    def __init__(self, make: Callable[[ShareCard], bytes] | None = None) -> None:
        self._make_film = make
        self._lock = threading.Lock()
        self._made: OrderedDict[str, bytes | CompanionError] = OrderedDict()
        self._busy = False

    def film(self, key: str, card: ShareCard) -> bytes | None:
        """Return a film if it is ready; None while it, or another, is being made.

        Args:
            key: identifies the film.

        Raises:
            CompanionError: ``film.lost``: it could not be made; the next call tries again.
        """
        with self._lock:
            found = self._made.get(key)
            if isinstance(found, CompanionError):
                raise self._made.pop(key)  # type: ignore[misc]
            if found is None and not self._busy:
                self._busy = True
                threading.Thread(target=self._make, args=(key, card), name="film", daemon=True).start()
            return found

    def _make(self, key: str, card: ShareCard) -> None:
        made: bytes | CompanionError
        process = WorkerProcess(_serve, (self._make_film,), "film", "The film could not be made: ask for it again.")
        try:
            made = process.ask(card)
        except CompanionError as error:
            made = error
        finally:
            process.close()
        with self._lock:
            self._busy = False
            self._made[key] = made
            while len(self._made) > KEPT:
                self._made.popitem(last=False)


def _serve(line: Connection, make: Callable[[ShareCard], bytes] | None) -> None:
    answer_all(line, _share_film() if make is None else make)


def _share_film() -> Callable[[ShareCard], bytes]:
    from companion.export.share.film import share_film  # noqa: PLC0415 loads what draws: here, and in no other process

    return share_film
