"""Watches the card mat while the game waits for cards, and proposes what it sees there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from companion.card_table.proposals import proposed
from companion.live.open_game import GameSnapshot
from companion.referee.card_referee import read_table, waits_for_cards
from companion.session.camera_proposals import CameraProposal
from vision.cards.observation import CardMatObservation


class CardLooking(Protocol):
    """Something that looks at one frame after another: see ``looking``."""

    def step(self, jpeg: bytes) -> CardMatObservation | None:
        """What lies on the card mat; None if the frame cannot be decoded or shows no card mat."""

    def close(self) -> None:
        """No more frames come."""


class ProposedTo(Protocol):
    """A live table as its camera needs it."""

    def snapshot(self) -> GameSnapshot | None:
        """The game as it stands; None while nobody plays."""

    def propose(self, proposals: tuple[CameraProposal, ...], snapshot: GameSnapshot) -> None:
        """Show phones what the camera believes to see, if nothing has happened since ``snapshot``."""


class CardWatcher:
    """Looks at frames while the game waits for real cards that the camera is to read; on one thread.

    A proposal is shown once two frames in a row say the same of the same moment: a hand that lays a card is no reading.

    Args:
        begin: what looks; begun with the first frame that is looked at.
    """

    def __init__(self, live: ProposedTo, begin: Callable[[], CardLooking]) -> None:
        self._live = live
        self._begin = begin
        self._looking: CardLooking | None = None
        self._before: tuple[str, int, tuple[CameraProposal, ...]] | None = None

    def look(self, jpeg: bytes) -> None:
        """A frame came in; raises ``CompanionError`` where what looks was lost."""
        snapshot = self._live.snapshot()
        if snapshot is None or not waits_for_cards(snapshot.state):
            self._before = None
            return
        if self._looking is None:
            self._looking = self._begin()
        mat = self._looking.step(jpeg)
        found = () if mat is None else proposed(read_table(snapshot.state, mat), snapshot.state)
        now = (snapshot.lobby.id, snapshot.version, found)
        if now == self._before:
            self._live.propose(found, snapshot)
        self._before = now

    def close(self) -> None:
        """No more frames come."""
        if self._looking is not None:
            self._looking.close()
            self._looking = None
