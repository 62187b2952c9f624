"""Each kind of thing a seat may do in Almost, with its bounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.records import BigWhole


@dataclass(frozen=True, slots=True)
class MayEndDiscussion:
    """End the talk; the table's clock does so after ``after_s`` seconds."""

    after_s: int


@dataclass(frozen=True, slots=True)
class MaySealBid:
    """Seal 1 to ``most``; ``sealed``: in place of the bid that lies there."""

    most: BigWhole
    sealed: bool


@dataclass(frozen=True, slots=True)
class MayCloseFist:
    """Take markers into the fist."""


@dataclass(frozen=True, slots=True)
class MayWithdrawBid:
    """Take the own bid back."""


@dataclass(frozen=True, slots=True)
class MayShowFist:
    """Say how many markers, 1 to ``most``, were in ``owner``'s fist."""

    owner: int
    most: BigWhole


Move: TypeAlias = MayEndDiscussion | MaySealBid | MayCloseFist | MayWithdrawBid | MayShowFist
