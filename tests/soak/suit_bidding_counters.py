"""Suit bidding for two, thousands of games in step: simple counters against what ``SuitBiddingPlayer`` draws its bids from.

``python -m tests.soak.suit_bidding_counters --games 2000``. All games are at the same auction, so that their matrix
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
from companion.players.suit_outlook import Floats, auctions, weights

CARDS: Final = 13
Wanted: TypeAlias = Callable[[Floats, Floats, np.random.Generator], Floats]
"""The rank that a counter would like to bid, by the prizes' values and what the other bid last; its nearest card is laid."""

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


def against(wanted: Wanted, games: int, seed: int) -> tuple[float, float]:
    """The share of games that the counter wins, a shared win as half, and its points less the other's on average."""
    random = np.random.default_rng(seed)
    order = random.permuted(np.tile(np.arange(1.0, CARDS + 1), (games, 1)), axis=1)
    own = np.tile(np.arange(CARDS, 0.0, -1), (games, 1))
    other, ahead, last = own.copy(), np.zeros(games), np.full(games, 7.0)
    for auction in range(CARDS):
        prize, to_come = order[:, auction], -np.sort(-order[:, auction + 1 :], axis=1)
        mixes, _ = solved(auctions(other, own, to_come, prize, weights()))
        drawn = (np.cumsum(mixes, axis=1) < random.random((games, 1))).sum(axis=1)
        theirs = np.minimum(drawn, other.shape[1] - 1)
        mine = np.abs(own - wanted(prize, last, random)[:, None]).argmin(axis=1)
        every = np.arange(games)
        last = other[every, theirs]
        ahead += prize * np.sign(own[every, mine] - last)
        own, other = _without(own, mine), _without(other, theirs)
    return float(((ahead > 0) + 0.5 * (ahead == 0)).mean()), float(ahead.mean())


def _without(hands: Floats, spent: NDArray[np.intp]) -> Floats:
    kept = np.arange(hands.shape[1]) != spent[:, None]
    left: Floats = hands[kept].reshape(len(hands), hands.shape[1] - 1)
    return left


def main() -> int:
    """Print every counter's share of wins, with its standard error, and its points."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games of each counter")
    parser.add_argument("--seed", type=int, default=1, help="seed of the prizes' orders and of the bids")
    wanted = parser.parse_args()
    began = time.process_time()
    for name, counter in COUNTERS.items():
        share, points = against(counter, wanted.games, wanted.seed)
        error = math.sqrt(share * (1 - share) / wanted.games)
        print(
            f"{name}: wins {100 * share:.1f} % ± {100 * error:.1f} of {wanted.games}, {points:+.1f} points", flush=True
        )
    print(f"{time.process_time() - began:.0f} s of processor")
    return 0


if __name__ == "__main__":
    sys.exit(main())
