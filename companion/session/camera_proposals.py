"""Cards the camera thinks it sees, as proposals for the phones; nothing is played until a person confirms one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.games.cards import Card
from companion.games.records import to_json

GridCell: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CameraProposal:
    """One card on the card mat.

    Args:
        owner: the seat whose card it is; None where it is nobody's (a prize).
        sure: the camera promises it; else it is only the likeliest, or one of the likely.
        cell: Belemmer: where it came to lie, or from where it went.
        onto: Belemmer: onto which stack it went; None if it went onto none.
    """

    card: Card
    owner: int | None
    sure: bool
    cell: GridCell | None = None
    onto: GridCell | None = None


def proposals_told(proposals: Sequence[CameraProposal]) -> list[dict[str, Any]]:
    """The proposals as JSON."""
    return [to_json(proposal) for proposal in proposals]
