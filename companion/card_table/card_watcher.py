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
    """The interface of what reads frames of the card mat one after another: see ``card_sensing``."""

    def step(self, jpeg: bytes) -> CardMatObservation | None:
        """Read a frame: what lies on the card mat; None if it cannot be decoded or shows no card mat."""

    def close(self) -> None:
        """Stop; no more frames will come."""


class ProposedTo(Protocol):
    """The part of a live table that its camera needs."""

    def snapshot(self) -> GameSnapshot | None:
        """The present game; None while nobody plays."""

    def propose(self, proposals: tuple[CameraProposal, ...], snapshot: GameSnapshot) -> None:
        """Show phones what the camera believes it sees, unless something has happened since ``snapshot``."""


class CardWatcher:
    """Reads frames while the game waits for real cards that the camera can read; used from one thread.

    A proposal is shown when two frames in a row agree at the same moment of the game, so that a moving hand is not read.

    Args:
        begin: starts what reads frames; called with the first frame that is read.
    """

    def __init__(self, live: ProposedTo, begin: Callable[[], CardLooking]) -> None:
        self._live = live
        self._begin = begin
        self._looking: CardLooking | None = None
        self._before: tuple[str, int, tuple[CameraProposal, ...]] | None = None

    def look(self, jpeg: bytes) -> None:
        """Take a frame that came in; raise ``CompanionError`` if the reading process was lost."""
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
        """Stop; no more frames will come."""
        if self._looking is not None:
            self._looking.close()
            self._looking = None
