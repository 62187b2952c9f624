"""The English auction for the first move (``A1``–``A4``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """Bid whole dollars for the first move (``A1``)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class PassBid:
    """Pass in the auction (``A2``)."""

    seat: int


AuctionCommand: TypeAlias = PlaceBid | PassBid
