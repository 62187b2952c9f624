"""A thread of timed actions goes on after whatever kept it from acting, and says what a person must know."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from companion.games.errors import IllegalCommand
from companion.table import scheduler
from companion.table.database import LogUnavailable
from companion.table.feed import Feed
from companion.table.log import LogConflict
from companion.table.scheduler import DueThread
from companion.texts.message import Message


class Acting(DueThread):
    """Meets one error, then acts once."""

    def __init__(self, feed: Feed, met: Exception) -> None:
        super().__init__("acting", feed)
        self.acted = threading.Event()
        self.told: list[Message] = []
        self._met: list[Exception] = [met]

    def tick(self) -> float | None:
        """The error first."""
        if self._met:
            raise self._met.pop()
        self.acted.set()
        return None

    def tell(self, why: Message) -> None:
        """Kept for the test."""
        self.told.append(why)


@pytest.mark.parametrize(
    ("met", "told"),
    [
        (lambda: LogConflict("log.stale_version", "The table has moved on."), []),
        (lambda: LogUnavailable("log.cannot_write", "The log cannot be written now."), []),
        (lambda: IllegalCommand("rule.not_now", "Not now."), ["note.virtual_player_stuck"]),
    ],
    ids=["moved on", "nothing can be saved", "against the rules"],
)
def test_after_whatever_it_met_it_acts_again(
    met: Callable[[], Exception], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RETRY_S", 0.01)
    with Acting(Feed(), met()) as acting:
        assert acting.acted.wait(30)
    assert [why.code for why in acting.told] == told
