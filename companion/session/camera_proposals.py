"""Cards that the camera believes to see, as proposals for the phones; nothing is played until a person confirms it."""

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
        owner: the seat whose card it is; None for a prize.
        sure: whether the reading is certain; otherwise it is one of the likely ones.
        cell: in Belemmer, where the card now lies, or from where it moved.
        onto: in Belemmer, the stack onto which it moved; None if none.
    """

    card: Card
    owner: int | None
    sure: bool
    cell: GridCell | None = None
    onto: GridCell | None = None


def proposals_told(proposals: Sequence[CameraProposal]) -> list[dict[str, Any]]:
    """The proposals as JSON."""
    return [to_json(proposal) for proposal in proposals]
