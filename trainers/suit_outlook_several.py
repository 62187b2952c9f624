"""``python -m trainers.suit_outlook_several``: what money is worth in suit bidding for three to seven, anew.

As ``trainers.suit_outlook``: with one card left the game is decided; with one more, the auctions of many states
are solved with the outlook found before, and the weights fitted to what they are worth. Hands are drawn as they come up,
a quarter of them of somebody who mostly lays the lowest card and keeps the high ones.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np

from companion.players.multiplayer_auction import HIGHEST, mixes_of
from companion.players.suit_bidding.continuation_value import Floats
from companion.players.suit_bidding.multiplayer_continuation_value import MOST_PLAYERS, WEIGHTS, later_than, measures
from trainers.suit_outlook import RIDGE, SPREADS

SOLVING_ROUNDS: Final = 80
SAVING: Final = 0.25
LAYS_THE_LOWEST: Final = 0.7


def drawn_hands(players: int, cards: int, states: int, random: np.random.Generator) -> tuple[Floats, Floats]:
    """Hands (shape (states, players, cards)) and prizes to come ((states, cards)), each in falling order."""
    hands, prizes = np.empty((states, players, cards)), np.empty((states, cards))
    for state in range(states):
        order = random.permutation(HIGHEST) + 1
        prizes[state] = np.sort(order[HIGHEST - cards :])[::-1]
        for player in range(players):
            hands[state, player] = _what_is_left(order[: HIGHEST - cards].tolist(), random)
    return hands, prizes


def _what_is_left(prizes: list[int], random: np.random.Generator) -> list[int]:
    spread, saves = float(random.choice(SPREADS)), random.random() < SAVING
    left = list(range(HIGHEST, 0, -1))
    for prize in prizes:
        wanted = 0.0 if saves and random.random() < LAYS_THE_LOWEST else prize + spread * random.normal()
        left.remove(min(left, key=lambda card: abs(card - wanted)))
    return left


def worths_of(hands: Floats, prizes: Floats, by_cards: dict[int, Floats]) -> Floats:
    """Each state's value to each player before the next prize, all prizes equally likely; shape (states, players)."""
    cards = hands.shape[2]
    worth = np.zeros(hands.shape[:2])
    held = (hands[..., None] == np.arange(1, HIGHEST + 1)).sum(axis=2)
    for turned in range(cards):
        later = later_than(hands, np.delete(prizes, turned, axis=1), by_cards)
        worth += mixes_of(held, prizes[:, turned], later, SOLVING_ROUNDS)[1] / cards
    centred: Floats = worth - worth.mean(axis=1, keepdims=True)
    return centred


def found_weights(players: int, states: int, random: np.random.Generator) -> dict[int, Floats]:
    """The weights for this many players, by the number of cards left; prints how well they fit."""
    by_cards: dict[int, Floats] = {}
    for cards in range(1, HIGHEST):
        hands, prizes = drawn_hands(players, cards, states, random)
        worth = worths_of(hands, prizes, by_cards).reshape(-1)
        found = measures(hands, prizes).reshape(len(worth), -1)
        squares = found.T @ found + RIDGE * len(found) * np.eye(found.shape[1])
        by_cards[cards] = np.asarray(np.linalg.solve(squares, found.T @ worth), dtype=np.float64).round(4)
        left = worth - found @ by_cards[cards]
        print(f"{players} players, {cards} cards: worth spreads {worth.std():.1f} points, unexplained {left.std():.2f}")
    return by_cards


def main() -> int:
    """Fit the weights, print how well they fit, and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=WEIGHTS, help="the weights, a .json")
    parser.add_argument("--states", type=int, default=900, help="hands drawn for each number of cards")
    parser.add_argument("--seed", type=int, default=1, help="seed of the states drawn")
    wanted = parser.parse_args()
    began = time.process_time()
    lines = []
    for players in range(3, MOST_PLAYERS + 1):
        random = np.random.default_rng(wanted.seed)
        found = found_weights(players, wanted.states // players, random)
        of_cards = ",\n".join([f'    "{cards}": {json.dumps(list(map(float, fit)))}' for cards, fit in found.items()])
        lines.append(f'  "{players}": {{\n{of_cards}\n  }}')
    wanted.output.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{time.process_time() - began:.0f} s of processor")
    return 0


if __name__ == "__main__":
    sys.exit(main())
