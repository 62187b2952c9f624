"""Plays suit bidding: every sealed bid is drawn from the equilibrium of the auction with what the money left is worth.

**What is solved.** A matrix game between the own hand and the strongest other hand: who bids higher wins the prize,
both cards are gone, and what is left has the outlook that ``suit_outlook`` gives. Where players offer cards of their
own hands, hands and prizes to come do not match; there what is left is worth the prizes still to come times how much
more often a card drawn from the own hand beats one from the other. ``matrix_game`` gives the mixed strategy. Open
auctions go up to the prize's value; offered is the card that is worth least.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from companion.games.cards import Card
from companion.games.engine import Legal
from companion.games.shuffling import Choose, new_salt
from companion.games.suit_bidding import commands as c
from companion.games.suit_bidding import moves as m
from companion.games.suit_bidding.options import Values, suit_cards, value_of
from companion.players.matrix_game import solved
from companion.players.small_games import Look, View
from companion.players.suit_outlook import Floats, auctions, weights

_FINE: Final = 2**40
OWN_OFFERS: Final = 3
"""Of the cards in hands about a third of the value is offered one day, for everybody offers low ones."""


@dataclass(slots=True)
class SuitBiddingPlayer:
    """Draws its sealed bids; keeps the real card it laid until it is shown."""

    choose: Choose
    _laid: Card | None = None

    def command(self, may: Legal, look: Look) -> c.Command:
        """Offer, bid, raise or pass."""
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
        mix, _ = solved(auction_of(view, seat))
        point = self.choose(_FINE) / _FINE
        return hand[min(int(np.searchsorted(np.cumsum(mix), point, side="right")), len(hand) - 1)]


def auction_of(view: View, seat: int) -> Floats:
    """What each own card wins against each card of the strongest other bidder, both from the highest down, in points."""
    values: Values = view["variant"]["values"]
    offerer = view["step"].get("offerer")
    hands = [_values_of([_card(card) for card in player["hand"]], values) for player in view["players"]]
    others = [hand for other, hand in enumerate(hands) if other not in (seat, offerer) and len(hand)]
    own = hands[seat]
    if not others:
        return -own[:, None]
    other = max(others, key=lambda hand: (hand.sum(), len(hand)))
    prize = sum([value_of(_card(card), values) for card in view["offer"]])
    if view["variant"]["offer"] == "spare":
        to_come = _values_of(_to_be_turned(view), values)
        whole: Floats = auctions(own[None], other[None], to_come[None], np.array([prize]), weights())[0]
        return whole
    beats = np.sign(own[:, None] - other[None, :])
    in_hands = float(sum(hand.sum() for hand in hands)) / OWN_OFFERS
    payoffs: Floats = prize * beats + in_hands * _edges_after(beats)
    return payoffs


def _edges_after(beats: Floats) -> Floats:
    """How much more often a card of the own hand beats one of the other's, once this pair is gone."""
    rows, columns = beats.shape
    pairs = (rows - 1) * (columns - 1)
    if pairs == 0:
        return np.zeros_like(beats)
    kept = beats.sum() - beats.sum(axis=1)[:, None] - beats.sum(axis=0)[None, :] + beats
    edges: Floats = kept / pairs
    return edges


def _to_be_turned(view: View) -> list[Card]:
    """The cards of the spare suit that have not been on offer yet."""
    turned = [_card(card) for card in view["offer"] + view["out"]]
    turned += [_card(card) for player in view["players"] for card in player["won"]]
    return [card for card in suit_cards(view["offer"][0]["suit"]) if card not in turned]


def _falling(cards: list[Card], values: Values) -> list[Card]:
    return sorted(cards, key=lambda card: -value_of(card, values))


def _values_of(cards: list[Card], values: Values) -> Floats:
    return np.array([value_of(card, values) for card in _falling(cards, values)], dtype=np.float64)


def _card(data: dict[str, Any]) -> Card:
    return Card(data["rank"], data["suit"])
