"""Plays suit bidding: every sealed bid is drawn from the equilibrium of the auction plus the worth of the money left.

**What is solved.** For two, a matrix game: the higher bid wins the prize, both cards are gone, and what is left has
the outlook that ``outlook`` gives; ``matrix_game`` gives the mixed strategy. For more, the same auction of all
(``multiplayer_auction``), with the outlook of ``multiplayer_continuation_value``. If players offer cards of their own hands,
hands and prizes to come do not match; then what is left is worth the prizes still to come times how much more often a
card drawn from the own hand beats one from another's, averaged over all others. In open auctions it bids up to the prize's
value; it offers the card that is worth least.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

import numpy as np

from companion.games.cards import Card
from companion.games.engine import Legal
from companion.games.shuffling import Choose, new_salt
from companion.games.suit_bidding import commands as c
from companion.games.suit_bidding import moves as m
from companion.games.suit_bidding.options import Values, suit_cards, value_of
from companion.players.matrix_game import solved
from companion.players.multiplayer_auction import HIGHEST, Later, mixes_of
from companion.players.small_game_self_play import Look, View
from companion.players.suit_bidding.continuation_value import Floats, auctions, weights
from companion.players.suit_bidding.multiplayer_continuation_value import later_than
from companion.players.suit_bidding.multiplayer_continuation_value import weights as weights_of_several

_FINE: Final = 2**40
OWN_OFFERS: Final = 3
"""About a third of the value in hands will be offered in the end, because everybody offers low cards."""


@dataclass(slots=True)
class SuitBiddingPlayer:
    """Draws its sealed bids; remembers the real card it laid until it is shown."""

    choose: Choose
    _laid: Card | None = None

    def command(self, may: Legal, look: Look) -> c.Command:
        """Offer a card, bid, raise or pass."""
        move = may.moves[-1] if isinstance(may.moves[-1], m.MayRaiseBid) else may.moves[0]
        if isinstance(move, m.MayPassBid):
            return c.PassBid(may.seat)
        view = look()
        values: Values = view["variant"]["values"]
        if isinstance(move, m.MayOfferCard):
            return c.OfferCard(may.seat, min(move.cards, key=lambda card: value_of(card, values)))
        if isinstance(move, m.MayRaiseBid):
            lowest = min(move.cards, key=lambda card: value_of(card, values))
            worth = sum([value_of(_card(card), values) for card in view["offer"]])
            return c.RaiseBid(may.seat, lowest) if value_of(lowest, values) <= worth else c.PassBid(may.seat)
        if isinstance(move, m.MayShowBid):
            assert self._laid is not None
            return c.ShowBid(may.seat, may.seat, self._laid)
        card = self._drawn(view, may.seat)
        if isinstance(move, m.MaySealBid):
            return c.SealBid(may.seat, card, new_salt(self.choose))
        self._laid = card
        return c.LayBid(may.seat)

    def _drawn(self, view: View, seat: int) -> Card:
        values: Values = view["variant"]["values"]
        hand = _falling([_card(card) for card in view["players"][seat]["hand"]], values)
        if len(hand) == 1:
            return hand[0]
        chances = chances_of(view, seat)
        point = self.choose(_FINE) / _FINE
        return hand[min(int(np.searchsorted(np.cumsum(chances), point, side="right")), len(hand) - 1)]


def chances_of(view: View, seat: int) -> Floats:
    """How likely the seat lays each card of its hand, from the highest down."""
    own, *others = bidding_hands(view, seat)
    if not others:
        lowest: Floats = np.eye(len(own))[-1]
        return lowest
    if len(others) == 1:
        between_two: Floats = solved(auction_of_two(view, own, others[0]))[0]
        return between_two
    hands = [own, *others]
    held = _held(hands)
    mixes, _ = mixes_of(held[None], np.array([_prize(view)]), _later_among(view, hands))
    places = own.astype(np.intp) - 1
    # Cards of equal value share its chance.
    chances: Floats = mixes[0, 0][places] / held[0][places]
    return chances


def bidding_hands(view: View, seat: int) -> list[Floats]:
    """The values in the seat's hand, then those in the other bidders' hands, each in falling order."""
    values: Values = view["variant"]["values"]
    offerer = view["step"].get("offerer")
    hands = [_values_of([_card(card) for card in player["hand"]], values) for player in view["players"]]
    return [hands[seat], *[hand for other, hand in enumerate(hands) if other not in (seat, offerer) and len(hand)]]


def auction_of_two(view: View, own: Floats, other: Floats) -> Floats:
    """What each own card wins against each of the other's, both from the highest down, in points."""
    prize = _prize(view)
    if view["variant"]["offer"] == "spare":
        to_come = _to_be_turned(view)
        whole: Floats = auctions(own[None], other[None], to_come[None], np.array([prize]), weights())[0]
        return whole
    payoffs: Floats = prize * np.sign(own[:, None] - other[None, :]) + _to_be_offered(view) * _edges_after(own, other)
    return payoffs


def _later_among(view: View, hands: list[Floats]) -> Later:
    if view["variant"]["offer"] == "spare":
        return later_than(np.stack(hands)[None], _to_be_turned(view)[None], weights_of_several(len(hands)))
    pairs = np.zeros((1, len(hands), len(hands), HIGHEST, HIGHEST))
    for (at, own), (against, other) in permutations(enumerate(hands), 2):
        places = np.ix_(own.astype(np.intp) - 1, other.astype(np.intp) - 1)
        pairs[0, at, against][places] = _to_be_offered(view) * _edges_after(own, other)
    return Later(pairs, np.zeros((1, len(hands), HIGHEST)))


def _held(hands: list[Floats]) -> Floats:
    return np.stack([(hand[:, None] == np.arange(1, HIGHEST + 1)).sum(axis=0) for hand in hands]).astype(np.float64)


def _prize(view: View) -> float:
    values: Values = view["variant"]["values"]
    return float(sum([value_of(_card(card), values) for card in view["offer"]]))


def _to_be_offered(view: View) -> float:
    """The total value of the cards in hands that will be on offer, if players offer their own."""
    values: Values = view["variant"]["values"]
    in_hands = sum([value_of(_card(card), values) for player in view["players"] for card in player["hand"]])
    return in_hands / OWN_OFFERS


def _edges_after(own: Floats, other: Floats) -> Floats:
    """How much more often a card of the own hand beats one of the other's, after this pair of cards is gone."""
    beats = np.sign(own[:, None] - other[None, :])
    rows, columns = beats.shape
    pairs = (rows - 1) * (columns - 1)
    if pairs == 0:
        return np.zeros_like(beats)
    kept = beats.sum() - beats.sum(axis=1)[:, None] - beats.sum(axis=0)[None, :] + beats
    edges: Floats = kept / pairs
    return edges


def _to_be_turned(view: View) -> Floats:
    """The values of the spare suit that have not been on offer yet, in falling order."""
    turned = [_card(card) for card in view["offer"] + view["out"]]
    turned += [_card(card) for player in view["players"] for card in player["won"]]
    left = [card for card in suit_cards(view["offer"][0]["suit"]) if card not in turned]
    return _values_of(left, view["variant"]["values"])


def _falling(cards: list[Card], values: Values) -> list[Card]:
    return sorted(cards, key=lambda card: -value_of(card, values))


def _values_of(cards: list[Card], values: Values) -> Floats:
    return np.array([value_of(card, values) for card in _falling(cards, values)], dtype=np.float64)


def _card(data: dict[str, Any]) -> Card:
    return Card(data["rank"], data["suit"])
