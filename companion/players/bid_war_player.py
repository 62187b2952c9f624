"""Plays Bid War: every bid is drawn from the equilibrium of the round, with a price on strong cards.

**What is solved.** A matrix game between the bids that the own hand allows and those of the other hand most likely to
matter. Only the cards that can be in that hand are known, so it is assumed to be spread evenly over them. Who bids more
gets the offer, at its worth to each player. A card costs ``PIP`` per pip above the middle, and getting rid of a low one
gains as much, because the hand is filled up again. ``matrix_game`` gives the mixed strategy.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from companion.games.bid_war import commands as c
from companion.games.bid_war import moves as m
from companion.games.bid_war.options import MOST_BID, numbers_of, worth
from companion.games.cards import Card, Cards
from companion.games.engine import Legal
from companion.games.shuffling import Choose, drawn, new_salt
from companion.players.matrix_game import solved
from companion.players.small_game_self_play import Look, View

PIP: Final = 0.6
MIDDLE: Final = 5.5
TRASHED: Final = (4, 5, 1, 6)
"""Ranks of cards to trash, the worst first (the printed advice)."""
_FINE: Final = 2**40


@dataclass(slots=True)
class BidWarPlayer:
    """Draws cards with its twos, trashes with its sevens while many rounds are left, mixes its bids, and adds cards if
    that helps.

    With real cards it cannot see its hand, so its commands name random cards that may be in it.
    """

    choose: Choose

    def command(self, may: Legal, look: Look) -> c.Command:
        """Play an action card, bid, or add cards."""
        offered = {type(move): move for move in may.moves}
        view = look()
        if view["cards"] != "phones":
            return self._with_real_cards(may)
        if m.MayPlayTwo in offered:
            return c.PlayTwo(may.seat)
        seven = offered.get(m.MayPlaySeven)
        if isinstance(seven, m.MayPlaySeven) and view["prizes_left"] > 7 * len(view["players"]) // 2:
            for rank in TRASHED:
                found = [card for card in seven.cards if card.rank == rank]
                if found:
                    return c.PlaySeven(may.seat, found[0])
        bid = offered.get(m.MaySealBid)
        if isinstance(bid, m.MaySealBid):
            return c.SealBid(may.seat, self._bid(bid.cards, view, may.seat), new_salt(self.choose))
        adding = offered.get(m.MayAddCards)
        added = added_to_win(adding.cards, view, may.seat) if isinstance(adding, m.MayAddCards) else ()
        return c.AddCards(may.seat, added) if added else c.PassAdding(may.seat)

    def _bid(self, hand: Cards, view: View, seat: int) -> Cards:
        bids, payoffs = round_of(hand, view, seat)
        mix, _ = solved(payoffs)
        point = self.choose(_FINE) / _FINE
        return bids[min(int(np.searchsorted(np.cumsum(mix), point, side="right")), len(bids) - 1)]

    def _with_real_cards(self, may: Legal) -> c.Command:
        """With real cards, which nobody sees: any that can be there, as many as allowed."""
        for move in may.moves:
            if isinstance(move, m.MayLayBid):
                return c.LayBid(may.seat, move.most)
            if isinstance(move, m.MayShowBid):
                return c.ShowBid(may.seat, move.owner, drawn(move.cards, move.count, self.choose))
        return c.PassAdding(may.seat)


def round_of(hand: Cards, view: View, seat: int) -> tuple[list[Cards], NDArray[np.float64]]:
    """The bids worth considering, one per total, and what each gains against each bid of the strongest other player."""
    offer = [_card(card) for card in view["offer"]]
    players = view["players"]
    others = [player for player in players if player["seat"] != seat and player["in_hand"]]
    bids = cheapest_bids(hand)
    mine = sum([worth(card, players[seat]["suit"]) for card in offer])
    prices = np.array([price(bid) for bid in bids])
    if not others:
        return bids, (mine - prices)[:, None]
    other = max(others, key=lambda player: (sum([worth(card, player["suit"]) for card in offer]), player["in_hand"]))
    theirs = sum([worth(card, other["suit"]) for card in offer])
    against = cheapest_bids(likely_hand(other))
    totals = np.array([sum([card.rank for card in bid]) for bid in bids])
    other_totals = np.array([sum([card.rank for card in bid]) for bid in against])
    other_prices = np.array([price(bid) for bid in against])
    more = np.sign(totals[:, None] - other_totals[None, :])
    won = np.where(more > 0, mine, np.where(more < 0, -theirs / (len(players) - 1), 0.0))
    return bids, won - prices[:, None] + other_prices[None, :]


def cheapest_bids(hand: Cards) -> list[Cards]:
    """For each total that the hand allows, the cards that will be missed least."""
    best: dict[int, Cards] = {}
    for count in range(1, min(MOST_BID, len(hand)) + 1):
        for cards in combinations(hand, count):
            total = sum([card.rank for card in cards])
            if total not in best or price(cards) < price(best[total]):
                best[total] = cards
    return [best[total] for total in sorted(best)]


def price(cards: Cards) -> float:
    """The cost of playing these cards: strong ones are missed next round, weak ones make room."""
    return PIP * sum([card.rank - MIDDLE for card in cards])


def likely_hand(player: dict[str, Any]) -> Cards:
    """A typical hand, spread evenly over the cards that another player has in hand and deck."""
    seen = Counter([_card(card) for card in player["discard"] + player["trash"]])
    unseen = list((Counter(numbers_of(player["suit"])) - seen).elements())
    unseen.sort(key=lambda card: card.rank)
    count = min(player["in_hand"], len(unseen))
    return tuple([unseen[(2 * at + 1) * len(unseen) // (2 * count)] for at in range(count)])


def added_to_win(cards: Cards, view: View, seat: int) -> Cards:
    """The fewest pips of 1s and 3s that give the own bid the sole lead; () if it leads already or cannot."""
    totals = view["step"]["totals"]
    highest = max([total for other, total in enumerate(totals) if other != seat])
    if totals[seat] > highest:
        return ()
    for count in range(1, len(cards) + 1):
        for chosen in sorted(combinations(cards, count), key=lambda found: sum([card.rank for card in found])):
            if totals[seat] + sum([card.rank for card in chosen]) > highest:
                return chosen
    return ()


def _card(data: dict[str, Any]) -> Card:
    return Card(data["rank"], data["suit"])
