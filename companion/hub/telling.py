"""Pages are told that something has happened, at most so often."""

from __future__ import annotations

import threading

from companion.hub.club import Club
from companion.own_thread import OwnThread


class WallTelling(OwnThread):
    """Publishes a new number on the wall's feed when something was taken, in a thread of its own."""

    def __init__(self, club: Club) -> None:
        super().__init__("club wall")
        self._club = club

    def _run(self) -> None:
        happened: threading.Event = self._club.happened
        while not self._stopping.is_set():
            if happened.wait(0.5):
                happened.clear()
                self._club.wall.publish({})
                self._stopping.wait(self._club.settings.wall_every_s)
