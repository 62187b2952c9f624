"""Everything that can happen in Almost. What is secret at first says so; ``views.seen_event`` takes it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_NOBODY, Actor
from companion.games.almost.options import Options
from companion.games.engine import Restored, Reverted
from companion.games.records import BigWhole


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A table with these options."""

    options: Options


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The next round; talk first, where the table has a clock for it."""

    round_number: int


@dataclass(frozen=True, slots=True)
class BiddingOpened:
    """Everybody seals a bid."""


@dataclass(frozen=True, slots=True)
class BidSealed:
    """A bid was sealed. The seal is for all; the bid (0 for others) and the salt are its owner's until the reveal."""

    seat: int
    seal: str
    bid: BigWhole
    salt: str


@dataclass(frozen=True, slots=True)
class FistClosed:
    """Markers are in the fist."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidWithdrawn:
    """A bid was taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class AllClosed:
    """All fists are closed: they open now."""


@dataclass(frozen=True, slots=True)
class FistShown:
    """So many markers were in the fist."""

    owner: int
    bid: BigWhole
    said_by: Actor = BY_NOBODY


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids at once, by seat; with their salts, so that anybody can check the seals (() with fists)."""

    bids: tuple[BigWhole, ...]
    salts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The lowest bid that nobody else made scores its own value; winner None: there was none."""

    winner: int | None
    scored: BigWhole


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Who has won: several may, or nobody."""

    winners: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | RoundBegan
    | BiddingOpened
    | BidSealed
    | FistClosed
    | BidWithdrawn
    | AllClosed
    | FistShown
    | BidsRevealed
    | RoundEnded
    | GameEnded
    | Reverted
    | Restored
)
