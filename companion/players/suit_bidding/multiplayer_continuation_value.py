"""The value of the money left in suit bidding, for three or more bidders with as many cards as prizes.

Like ``outlook`` for two; here the outlook is how many points more than the others' mean a player wins. Besides the
measures of each pair, of which the mean counts, there are three of all together. ``trainers.suit_outlook_several``
finds the weights, starting from one card left; with one left they are exact.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from companion.players.multiplayer_auction import HIGHEST, Later
from companion.players.suit_bidding.continuation_value import MEASURES as OF_PAIRS
from companion.players.suit_bidding.continuation_value import Floats, each_without_one
from companion.players.suit_bidding.continuation_value import measures as measures_of_pair

WEIGHTS: Final = Path(__file__).with_name("outlook_several.json")
OF_ALL: Final = 3
MOST_PLAYERS: Final = 7


@cache
def weights(players: int) -> dict[int, Floats]:
    """The weights of the measures, by the number of cards left: of pairs, then of all together."""
    found = json.loads(WEIGHTS.read_text(encoding="utf-8"))[str(players)]
    return {int(cards): np.array(of_cards) for cards, of_cards in found.items()}


def measures(hands: Floats, prizes: Floats) -> Floats:
    """The measures whose weighted sum is the outlook of every player.

    Args:
        hands: shape (games, players, cards), values in falling order.
        prizes: shape (games, cards), in falling order.

    Returns:
        Shape (games, players, OF_PAIRS + OF_ALL); summed over the players, each is 0.
    """
    games, players, _ = hands.shape
    found = np.zeros((games, players, OF_PAIRS + OF_ALL))
    for player in range(players):
        others = np.delete(hands, player, axis=1)
        of_pairs = [measures_of_pair(hands[:, player], others[:, other], prizes) for other in range(players - 1)]
        found[:, player, :OF_PAIRS] = np.mean(of_pairs, axis=0)
        found[:, player, OF_PAIRS:] = measures_of_all(hands[:, player], others, prizes)
    return found


def measures_of_all(own: Floats, others: Floats, prizes: Floats) -> Floats:
    """Measures of what beats all others at once, minus the others' mean of the same measures.

    Args:
        own: shape (games, cards), values in falling order.
        others: shape (games, others, cards or one more), in falling order.
        prizes: shape (games, cards), in falling order.

    Returns:
        Shape (games, OF_ALL): for each card the chance that it beats a card of every other, times the prize of its rank; the
        same with the mean prize; the best prize, if the player alone holds the best card.
    """
    hands = [own, *np.moveaxis(others, 1, 0)]
    below = [_shares_below(hand) for hand in hands]
    best = np.stack([hand[:, 0] for hand in hands], axis=1)
    found = [_beats_all(at, hands, below, best, prizes) for at in range(len(hands))]
    less: Floats = found[0] - np.mean(found[1:], axis=0)
    return less


def _beats_all(at: int, hands: list[Floats], below: list[Floats], best: Floats, prizes: Floats) -> Floats:
    hand = hands[at]
    beats = np.ones_like(hand)
    for other, shares in enumerate(below):
        if other != at:
            beats = beats * np.take_along_axis(shares, hand.astype(np.intp), axis=1)
    ranks = min(hand.shape[1], prizes.shape[1])
    return np.stack(
        [
            (prizes[:, :ranks] * beats[:, :ranks]).sum(axis=1),
            beats.mean(axis=1) * prizes.sum(axis=1),
            prizes[:, 0] * (best[:, at] > np.delete(best, at, axis=1).max(axis=1)),
        ],
        axis=1,
    )


def _shares_below(hand: Floats) -> Floats:
    """The share of the hand that each value beats; shape (games, HIGHEST + 1)."""
    shares = (hand[:, :, None] == np.arange(HIGHEST + 1)).mean(axis=1)
    below: Floats = np.cumsum(shares, axis=1) - shares
    return below


def later_than(hands: Floats, prizes: Floats, by_cards: dict[int, Floats]) -> Later:
    """The outlook after an auction, depending on what each player lays in it.

    Args:
        hands: shape (games, players, cards), values in falling order.
        prizes: shape (games, cards - 1), the values to come after this auction, in falling order.
    """
    games, players, cards = hands.shape
    pairs = np.zeros((games, players, players, HIGHEST, HIGHEST))
    alone = np.zeros((games, players, HIGHEST))
    if cards == 1:
        return Later(pairs, alone)
    places = hands.astype(np.intp) - 1
    every = np.arange(games)[:, None, None]
    of_pairs, of_all = np.split(by_cards[cards - 1], [OF_PAIRS])
    for player in range(players):
        for other in range(player + 1, players):
            worth = _of_pair(hands[:, player], hands[:, other], prizes, of_pairs)
            rows, columns = places[:, player][:, :, None], places[:, other][:, None, :]
            pairs[every, player, other, rows, columns] = worth
            pairs[every, other, player, columns, rows] = -worth
        left = each_without_one(hands[:, player]).reshape(games * cards, cards - 1)
        others = np.repeat(np.delete(hands, player, axis=1), cards, axis=0)
        worths = measures_of_all(left, others, np.repeat(prizes, cards, axis=0)) @ of_all
        np.put_along_axis(alone[:, player], places[:, player], worths.reshape(games, cards), axis=1)
    return Later(pairs, alone)


def _of_pair(own: Floats, other: Floats, prizes: Floats, by_measure: Floats) -> Floats:
    """The outlook of the first of two against the second, by what each lays; shape (games, cards, cards)."""
    games, cards = own.shape
    size = (games, cards, cards, cards - 1)
    flat = (games * cards * cards, cards - 1)
    mine = np.broadcast_to(each_without_one(own)[:, :, None], size).reshape(flat)
    theirs = np.broadcast_to(each_without_one(other)[:, None], size).reshape(flat)
    to_come = np.broadcast_to(prizes[:, None, None], size).reshape(flat)
    worth: Floats = (measures_of_pair(mine, theirs, to_come) @ by_measure).reshape(games, cards, cards)
    return worth
