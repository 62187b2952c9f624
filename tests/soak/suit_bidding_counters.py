"""Suit bidding, thousands of games in step: simple counters against what ``SuitBiddingPlayer`` draws its bids from.

``python -m tests.soak.suit_bidding_counters --games 2000 --players 3``. All games are at the same auction, so that their matrix
games are solved together; one by one on the rules' engine (``tests.soak.small_players``) it takes twenty times as long.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from companion.players.matrix_game import solved
from companion.players.multiplayer_auction import mixes_of
from companion.players.suit_bidding.continuation_value import Floats, auctions, weights
from companion.players.suit_bidding.multiplayer_continuation_value import later_than
from companion.players.suit_bidding.multiplayer_continuation_value import weights as weights_of_several

CARDS: Final = 13
Wanted: TypeAlias = Callable[[Floats, Floats, np.random.Generator], Floats]
"""The rank that a counter would like to bid, by the prizes' values and the others' highest last bid; its nearest card is laid."""

COUNTERS: Final[Mapping[str, Wanted]] = {
    "the prize's value": lambda prize, last, random: prize,
    "one above the value": lambda prize, last, random: np.minimum(prize + 1, CARDS),
    "one above, a king for 1": lambda prize, last, random: prize % CARDS + 1,
    "two above, the lowest for the dearest two": lambda prize, last, random: (prize + 1) % CARDS + 1,
    "three above, the lowest for the dearest three": lambda prize, last, random: (prize + 2) % CARDS + 1,
    "two thirds of the value": lambda prize, last, random: prize * 2 / 3,
    "half of the value": lambda prize, last, random: prize / 2,
    "what the other bid last": lambda prize, last, random: last,
    "one above what the other bid last": lambda prize, last, random: last + 1,
    "the highest": lambda prize, last, random: np.full_like(prize, CARDS),
    "the lowest": lambda prize, last, random: np.zeros_like(prize),
    "the highest for 8 and more, else the lowest": lambda prize, last, random: np.where(prize > 7, CARDS, 0.0),
    "anything": lambda prize, last, random: random.uniform(0.5, CARDS + 0.5, len(prize)),
}


def against(wanted: Wanted | None, games: int, seed: int, players: int = 2) -> tuple[float, float]:
    """The share of games that the counter wins, a shared win as its part, and its points less the others' on average.

    Args:
        wanted: None for a counter that plays as the others do.
    """
    random = np.random.default_rng(seed)
    order = random.permuted(np.tile(np.arange(1.0, CARDS + 1), (games, 1)), axis=1)
    hands = np.tile(np.arange(CARDS, 0.0, -1), (games, players, 1))
    points, last = np.zeros((games, players)), np.full(games, 7.0)
    every = np.arange(games)
    for auction in range(CARDS):
        prize, to_come = order[:, auction], -np.sort(-order[:, auction + 1 :], axis=1)
        laid = _drawn(_chances(hands, to_come, prize), random)
        if wanted is not None:
            laid[:, 0] = np.abs(hands[:, 0] - wanted(prize, last, random)[:, None]).argmin(axis=1)
        bids = np.take_along_axis(hands, laid[:, :, None], axis=2)[:, :, 0]
        last = bids[:, 1:].max(axis=1)
        won = (bids == bids.max(axis=1, keepdims=True)).sum(axis=1) == 1
        points[every[won], bids.argmax(axis=1)[won]] += prize[won]
        hands = hands[np.arange(hands.shape[2]) != laid[:, :, None]].reshape(games, players, -1)
    best = points == points.max(axis=1, keepdims=True)
    share = (best[:, 0] / best.sum(axis=1)).mean()
    return float(share), float((points[:, 0] - points[:, 1:].mean(axis=1)).mean())


def _chances(hands: Floats, to_come: Floats, prize: Floats) -> Floats:
    """How likely each card of every hand is laid; shape as ``hands``."""
    players = hands.shape[1]
    if players == 2:
        return np.stack(solved(auctions(hands[:, 0], hands[:, 1], to_come, prize, weights())), axis=1)
    held = (hands[..., None] == np.arange(1, CARDS + 1)).sum(axis=2).astype(np.float64)
    mixes, _ = mixes_of(held, prize, later_than(hands, to_come, weights_of_several(players)))
    return np.take_along_axis(mixes, hands.astype(np.intp) - 1, axis=2)


def _drawn(chances: Floats, random: np.random.Generator) -> NDArray[np.intp]:
    """The place in its hand of the card that each player lays; shape (games, players)."""
    points = random.random((*chances.shape[:2], 1))
    drawn: NDArray[np.intp] = np.minimum((np.cumsum(chances, axis=2) < points).sum(axis=2), chances.shape[2] - 1)
    return drawn


def main() -> int:
    """Print every counter's share of wins, with its standard error, and its points."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games of each counter")
    parser.add_argument("--players", type=int, default=2, help="of whom one is the counter")
    parser.add_argument("--seed", type=int, default=1, help="seed of the prizes' orders and of the bids")
    wanted = parser.parse_args()
    began = time.process_time()
    for name, counter in {"itself": None, **COUNTERS}.items():
        share, points = against(counter, wanted.games, wanted.seed, wanted.players)
        error = math.sqrt(share * (1 - share) / wanted.games)
        print(
            f"{name}: wins {100 * share:.1f} % ± {100 * error:.1f} of {wanted.games}, {points:+.1f} points", flush=True
        )
    print(f"{time.process_time() - began:.0f} s of processor")
    return 0


if __name__ == "__main__":
    sys.exit(main())
