"""Schema of the view of the evening's vote."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.games.schema import SealedBid


@dataclass(frozen=True, slots=True)
class SealedBallot(SealedBid):
    """A ballot that lies sealed; what it says is its owner's alone."""

    games: tuple[int, ...] | None
    text: str | None


@dataclass(frozen=True, slots=True)
class OpenBallot:
    """A ballot after the vote: ``text`` with ``salt`` gives the ``seal``."""

    seal: str
    games: tuple[int, ...]
    text: str
    salt: str


@dataclass(frozen=True, slots=True)
class AnyPhase:
    """What is told before and after."""

    game: Literal["evening-vote"]
    waiting_for: tuple[int, ...]
    games: tuple[str, ...]
    places: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VotingView(AnyPhase):
    """Ballots are being sealed."""

    phase: Literal["voting"]
    ballots: tuple[SealedBallot | None, ...]
    points: None
    winners: None


@dataclass(frozen=True, slots=True)
class EndedView(AnyPhase):
    """Ballots are counted."""

    phase: Literal["ended"]
    ballots: tuple[OpenBallot, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


View: TypeAlias = VotingView | EndedView
