"""Everything a table can do in Almost. ``seat`` is who commands; ``said_by`` is who or what counted markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import BY_NOBODY, Actor
from companion.games.engine import Redo, Undo
from companion.games.records import BigWhole


@dataclass(frozen=True, slots=True)
class EndDiscussion:
    """The host: the clock has run out, or everybody has talked enough."""

    seat: int


@dataclass(frozen=True, slots=True)
class SealBid:
    """Seal a bid; a seal of this round is replaced.

    Args:
        salt: 32 or more hexadecimal digits, drawn outside the rules.
    """

    seat: int
    bid: BigWhole
    salt: str


@dataclass(frozen=True, slots=True)
class CloseFist:
    """Some markers are in the fist."""

    seat: int


@dataclass(frozen=True, slots=True)
class WithdrawBid:
    """Take the own seal back, or open the fist unseen."""

    seat: int


@dataclass(frozen=True, slots=True)
class ShowFist:
    """The markers that were in ``owner``'s fist; the host may say so too."""

    seat: int
    owner: int
    bid: BigWhole
    said_by: Actor = BY_NOBODY


Command: TypeAlias = EndDiscussion | SealBid | CloseFist | WithdrawBid | ShowFist | Undo | Redo
