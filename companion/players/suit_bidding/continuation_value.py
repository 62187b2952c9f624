"""The value of the money left in suit bidding, for two bidders with as many cards as prizes to come.

Both hands and the prizes are public; only bids and the prizes' order are not. The outlook is how many points
more than the other a player wins if both bid well: a sum of a few measures of the hands, with weights by the number of
cards left. ``trainers.suit_outlook`` finds the weights, starting from one card left.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]

WEIGHTS: Final = Path(__file__).with_name("outlook.json")
MEASURES: Final = 5
_KING: Final = 13


def measures(own: Floats, other: Floats, prizes: Floats) -> Floats:
    """The measures whose weighted sum is the outlook; exchanging the hands changes the sign of each.

    Args:
        own, other, prizes: shape (games, cards), values in falling order.

    Returns:
        Shape (games, MEASURES): prizes won if best card met best card for the best prize, and so on down; the difference
        of the whole hands; how often one card beats another, times the mean prize, and per card times the prize of its
        rank; the best prize alone, for the best cards.
    """
    cards = own.shape[1]
    beats = np.sign(own[:, :, None] - other[:, None, :])
    mine, theirs = beats.mean(axis=2), -beats.mean(axis=1)
    in_all = prizes.sum(axis=1)
    best = np.sign(own - other)
    return np.stack(
        [
            (prizes * best).sum(axis=1),
            (own - other).sum(axis=1) * in_all / (_KING * cards),
            mine.mean(axis=1) * in_all,
            (prizes * (mine - theirs)).sum(axis=1) / 2,
            prizes[:, 0] * best[:, 0],
        ],
        axis=1,
    )


@cache
def weights() -> dict[int, Floats]:
    """The weights of the measures, by the number of cards left."""
    return {int(cards): np.array(found) for cards, found in json.loads(WEIGHTS.read_text(encoding="utf-8")).items()}


def outlook(own: Floats, other: Floats, prizes: Floats, by_cards: dict[int, Floats]) -> Floats:
    """Expected points above the other player's, for many games; shape (games,). None with no card left."""
    if own.shape[1] == 0:
        return np.zeros(len(own))
    expected: Floats = measures(own, other, prizes) @ by_cards[own.shape[1]]
    return expected


def auctions(own: Floats, other: Floats, prizes: Floats, prize: Floats, by_cards: dict[int, Floats]) -> Floats:
    """What each own card wins against each of the other's, including the outlook for the remaining cards.

    Args:
        own, other: shape (games, cards), values in falling order.
        prizes: shape (games, cards - 1), the values to come after this auction, in falling order.
        prize: shape (games,), the prize on offer.

    Returns:
        Shape (games, cards, cards), in points more than the other's.
    """
    games, cards = own.shape
    size = (games, cards, cards, cards - 1)
    mine = np.broadcast_to(each_without_one(own)[:, :, None], size)
    theirs = np.broadcast_to(each_without_one(other)[:, None], size)
    to_come = np.broadcast_to(prizes[:, None, None], size)
    flat = (games * cards * cards, cards - 1)
    later = outlook(mine.reshape(flat), theirs.reshape(flat), to_come.reshape(flat), by_cards)
    now: Floats = prize[:, None, None] * np.sign(own[:, :, None] - other[:, None])
    return now + later.reshape(games, cards, cards)


def each_without_one(hands: Floats) -> Floats:
    """Every hand without its first card, without its second, and so on; shape (games, cards, cards - 1)."""
    cards = hands.shape[1]
    kept = [[at for at in range(cards) if at != gone] for gone in range(cards)]
    return hands[:, np.array(kept, dtype=np.intp).reshape(cards, cards - 1)]
