"""Interprets a board's recorded sentences with the same session as at a live table; nothing is written to a board."""

from __future__ import annotations

from hardware.dice.happenings import Happening, RollSettled, TableBumped
from hardware.dice.session import Session
from hardware.dice.settings import LinkSettings
from hardware.dice.view import BoardIdentity, SessionView

UNKNOWN = BoardIdentity("unknown", 0, "")
"""A board that has not identified itself, because the recording began later."""


class OverheardBoard:
    """Listens in on a recording, whose host already acknowledged everything the board said."""

    def __init__(self, settings: LinkSettings) -> None:
        self._session = Session(settings, joins=UNKNOWN)
        self.heard = False

    def hear(self, raw: bytes, t_ns: int) -> list[Happening]:
        """Return what bytes from the board mean, in order; each roll and bump once."""
        self.heard = True
        found: list[Happening] = []
        # A session hands on one roll at a time, but a recording may hold several sentences in one piece.
        for piece in raw.splitlines(keepends=True):
            self._session.received(piece, t_ns)
            for happening in self._session.drain().happenings:
                found.append(happening)
                if isinstance(happening, (RollSettled, TableBumped)):
                    self._session.taken(happening)
        return found

    @property
    def view(self) -> SessionView:
        """What is known about the board now."""
        return self._session.view
