"""The English auction for the first move (``A1``–``A4``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A bid, higher than the last (``A1``)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BidPassed:
    """A pass (``A2``)."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The winner paid the bank; play goes in ``order`` from him (``A4``)."""

    seat: int
    paid: int
    order: tuple[int, ...]


AuctionEvent: TypeAlias = BidPlaced | BidPassed | AuctionWon
