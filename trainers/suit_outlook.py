"""``python -m trainers.suit_outlook``: what money is worth in suit bidding, found anew.

With one card left the game is decided. With one more, every pair of bids leads to a state whose outlook is known: the
auctions of many states are solved as matrix games, and the weights of ``companion.players.suit_bidding.continuation_value`` fitted to
what they are worth; and so on up to twelve cards. States are drawn as they come up: most bids near the prize's value.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np

from companion.players.matrix_game import solved, value
from companion.players.suit_bidding.continuation_value import MEASURES, WEIGHTS, Floats, auctions, measures

CARDS: Final = 13
RIDGE: Final = 1e-3
SPREADS: Final = (1.0, 2.5, 100.0)
"""Spreads of bids around the prize's value, in ranks, each for a third of the hands; the last bids very high or low."""


def drawn_states(cards: int, states: int, random: np.random.Generator) -> tuple[Floats, Floats, Floats]:
    """Own hands, other hands and prizes to come with ``cards`` cards left, each in falling order."""
    found = np.empty((3, states, cards))
    for state in range(states):
        order = random.permutation(CARDS) + 1
        found[2, state] = np.sort(order[CARDS - cards :])[::-1]
        for hand in range(2):
            spread = float(random.choice(SPREADS))
            left = list(range(CARDS, 0, -1))
            for prize in order[: CARDS - cards]:
                wanted = prize + spread * random.normal()
                left.remove(min(left, key=lambda card: abs(card - wanted)))
            found[hand, state] = left
    return found[0], found[1], found[2]


def worth_of(own: Floats, other: Floats, prizes: Floats, by_cards: dict[int, Floats]) -> Floats:
    """The value of states before the next prize is turned over, all prizes equally likely; shape (states,)."""
    worth = np.zeros(len(own))
    cards = own.shape[1]
    for turned in range(cards):
        payoffs = auctions(own, other, np.delete(prizes, turned, axis=1), prizes[:, turned], by_cards)
        worth += value(payoffs, *solved(payoffs)) / cards
    return worth


def main() -> int:
    """Fit the weights, print how well they fit, and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=WEIGHTS, help="the weights, a .json")
    parser.add_argument("--states", type=int, default=400, help="states drawn for each number of cards")
    parser.add_argument("--seed", type=int, default=1, help="seed of the states drawn")
    wanted = parser.parse_args()
    random, began = np.random.default_rng(wanted.seed), time.process_time()
    by_cards: dict[int, Floats] = {}
    for cards in range(1, CARDS):
        own, other, prizes = drawn_states(cards, wanted.states, random)
        worth = worth_of(own, other, prizes, by_cards)
        found = measures(own, other, prizes)
        squares = found.T @ found + RIDGE * wanted.states * np.eye(MEASURES)
        by_cards[cards] = np.asarray(np.linalg.solve(squares, found.T @ worth), dtype=np.float64).round(4)
        left = worth - found @ by_cards[cards]
        print(f"{cards} cards: worth spreads {worth.std():.1f} points, unexplained {left.std():.2f}", flush=True)
    kept = {str(cards): [float(weight) for weight in found] for cards, found in by_cards.items()}
    lines = ",\n".join([f"  {json.dumps(cards)}: {json.dumps(found)}" for cards, found in kept.items()])
    wanted.output.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    print(f"{time.process_time() - began:.0f} s of processor")
    return 0


if __name__ == "__main__":
    sys.exit(main())
