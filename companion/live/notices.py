"""Notices for every screen of a live table: nothing can be saved, or automatic play is stuck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from companion.table.database import LogUnavailable
from companion.texts.message import Message
from companion.texts.refusals import message_of

Done = TypeVar("Done")
RETRY_S: Final = 2.0
"""Pause before trying automatically to save again."""


class Notes:
    """The notices on every screen; not thread-safe.

    Args:
        steady_s: a clock that never goes back, in seconds.
        changed: called when nothing could be saved, so that everybody is told.
    """

    def __init__(self, steady_s: Callable[[], float], changed: Callable[[], None]) -> None:
        self._steady_s = steady_s
        self._changed = changed
        self._unsaved: Message | None = None
        self._tried_s = 0.0
        self._by_itself: Message | None = None

    def messages(self) -> list[Message]:
        """The notices, most serious first."""
        return [note for note in (self._unsaved, self._by_itself) if note is not None]

    def saving(self, write: Callable[[], Done], *, writes: bool = True) -> Done:
        """Run ``write``, which reaches the disk; while it cannot, everybody is told why.

        Args:
            writes: False if ``write`` may have nothing to write, so that its success does not prove that saving works.

        Raises:
            LogUnavailable: it could not be saved.
        """
        try:
            done = write()
        except LogUnavailable as error:
            self._unsaved, self._tried_s = message_of(error), self._steady_s()
            self._changed()
            raise
        if writes:
            self.saved()
        return done

    def saved(self) -> None:
        """Note that something was saved."""
        self._unsaved = None

    def try_again(self, try_room: Callable[[], None]) -> None:
        """If nothing can be saved, check now and then whether there is space again; tell everybody when there is."""
        now_s = self._steady_s()
        if self._unsaved is None or now_s - self._tried_s < RETRY_S:
            return
        self._tried_s = now_s
        try:
            try_room()
        except LogUnavailable:
            return
        self._unsaved = None
        self._changed()

    def stuck(self, why: Message) -> None:
        """Note why nothing happens automatically."""
        if self._by_itself != why:
            self._by_itself = why
            self._changed()

    def went_on(self) -> None:
        """Note that the game has gone on."""
        self._by_itself = None
