"""Polls all halls: sends what is new, counts seals and keeps the clock; every gate and the hub do this."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from companion.background_thread import BackgroundThread
from companion.errors import UnknownResource
from companion.games.errors import GameError
from companion.hub.hall.counting import sealed_in
from companion.hub.hall.gate_messages import HallNews
from companion.hub.hall.hall_state import room_shown
from companion.hub.hall.halls import Halls
from companion.hub.settings import HallSettings
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import HALLS
from companion.table.database import LogUnavailable

_LOOKED_AT_NS: Final = 24 * 3600 * 1_000_000_000
"""A hall that no host has changed for this long is no longer polled."""
_LEAST_WAIT_S: Final = 0.02


@dataclass(frozen=True, slots=True)
class HallNow:
    """A hall's state as of one look.

    Args:
        version: rises with every change other than a count.
        room: the public state.
    """

    id: int
    code: str
    secret: str
    version: int
    room: Mapping[str, Any]


class Looking(BackgroundThread):
    """Polls all halls in a separate thread, when notified of a change and at regular intervals.

    Several processes keep the same clock: the first one does what is due, and it is done only once.

    Args:
        tell: called after each look with all halls.
    """

    def __init__(
        self,
        database: HubDatabase,
        halls: Halls,
        news: HallNews,
        settings: HallSettings,
        tell: Callable[[list[HallNow]], None],
    ) -> None:
        super().__init__("halls")
        self._database = database
        self._halls = halls
        self._news = news
        self._settings = settings
        self._tell = tell
        self._shown: dict[int, tuple[int, dict[str, Any]]] = {}
        self._counted: dict[int, tuple[int, int]] = {}
        self._began_ms = halls.now_ms
        self._away_ms = 0

    def _run(self) -> None:
        wait_s = 0.0
        while not self._stopping.is_set():
            self._news.wait(wait_s)
            try:
                found = self.look()
            except LogUnavailable:
                wait_s = self._settings.look_s  # pages keep what they show; `/ready` says it
                continue
            except Exception:  # a fault of ours, or of the system's: phones must still hear of later changes
                logging.getLogger(__name__).exception("The halls could not be looked at.")
                wait_s = self._settings.look_s
                continue
            wait_s = self._until_due_s(found)

    def look(self) -> list[HallNow]:
        """Do what is due and pass the halls' new states on; return these.

        Raises:
            LogUnavailable: the database does not answer.
        """
        try:
            if self._keep_to_the_clock(found := self._found()):
                found = self._found()
        except LogUnavailable:
            self._away_ms = self._halls.now_ms
            raise
        self._tell(found)
        return found

    def _found(self) -> list[HallNow]:
        since_ns = self._halls.now_ms * 1_000_000 - _LOOKED_AT_NS
        heard = self._news.heard()
        with self._database.reading() as connection:
            rows = connection.execute(sa.select(HALLS).where(HALLS.c.changed_ns > since_ns).order_by(HALLS.c.id)).all()
            found = [self._now(connection, row, heard.get(row.id)) for row in rows]
        self._shown = {hall.id: self._shown[hall.id] for hall in found}
        return found

    def _now(self, connection: sa.Connection, row: Any, heard: tuple[int, int] | None) -> HallNow:
        known = self._shown.get(row.id)
        if known is None or known[0] != row.version:
            known = self._shown[row.id] = row.version, room_shown(connection, row)
        sealed = self._sealed(connection, row, heard) if row.stage == "sealing" else 0
        room = {**known[1], "guests": row.seats - row.gone, "sealed": sealed}
        return HallNow(row.id, row.code, row.secret, row.version, room)

    def _sealed(self, connection: sa.Connection, row: Any, heard: tuple[int, int] | None) -> int:
        """Return the count that another process has sent since the last look, or count here and share it."""
        if heard is not None and heard[0] == row.round:
            self._counted[row.id] = heard
            return heard[1]
        before = self._counted.get(row.id)
        sealed = sealed_in(connection, row.id, row.round)
        if before != (row.round, sealed):
            self._counted[row.id] = row.round, sealed
            self._news.counted(row.id, row.round, sealed)
        return sealed

    def _keep_to_the_clock(self, halls: list[HallNow]) -> bool:
        """Do what is due by the clock; return whether anything was."""
        done = [self._did_what_is_due(hall) for hall in halls]  # a list: every hall has its turn
        return True in done

    def _did_what_is_due(self, hall: HallNow) -> bool:
        room, now_ms = hall.room, self._halls.now_ms
        due_ms = room["due_ms"]
        is_over = due_ms is not None and due_ms <= now_ms
        with contextlib.suppress(GameError, UnknownResource):
            if room["stage"] == "revealed" and is_over:
                self._halls.begin(hall.id, after=room["round"])
                return True
            if room["stage"] == "sealing" and room["players"] and room["sealed"] >= room["players"]:
                self._halls.reveal(hall.id, room["round"], all_sealed=True)
                return True
            if room["stage"] == "sealing" and is_over:
                if self._was_away(due_ms):
                    self._halls.prolong(hall.id, self._settings.grace_s, instead_of=due_ms)
                    self._away_ms = 0
                else:
                    self._halls.reveal(hall.id, room["round"])
                return True
        return False

    def _was_away(self, due_ms: int) -> bool:
        """Whether phones may have been unable to seal at the round's end because no gate or database was there."""
        return due_ms < self._began_ms or due_ms - self._away_ms < 1000 * self._settings.grace_s

    def _until_due_s(self, halls: list[HallNow]) -> float:
        due: list[int] = [hall.room["due_ms"] for hall in halls if hall.room["due_ms"] is not None]
        left_s = [(due_ms - self._halls.now_ms) / 1000 for due_ms in due]
        return max(_LEAST_WAIT_S, min([self._settings.look_s, *left_s]))
