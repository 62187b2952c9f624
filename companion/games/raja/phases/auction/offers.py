"""The bids open to a seat."""

from __future__ import annotations

from companion.games.raja import moves as m
from companion.games.raja.state import Auction, Player, State


def offers(state: State, step: Auction, player: Player) -> list[m.Move]:
    """The bids open to a seat."""
    if player.seat != step.active:
        return []
    found: list[m.Move] = []
    if player.cash > step.highest:
        found.append(m.MayBid(step.highest + 1, player.cash))
    if step.leader >= 0:
        found.append(m.MayPassBid(step.leader, step.highest))
    return found
