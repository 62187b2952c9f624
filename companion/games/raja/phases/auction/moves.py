"""What a seat may do in the auction (``A1``–``A4``), one class a command, each with the bounds a screen needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class MayBid:
    """A bid from ``lowest`` to ``highest`` (``A1``)."""

    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class MayPassBid:
    """A pass while ``leader``'s bid of ``highest`` stands (``A2``)."""

    leader: int
    highest: int


AuctionMove: TypeAlias = MayBid | MayPassBid
