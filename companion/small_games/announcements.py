"""Puts events of a small game into messages for everybody, without any secret. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from companion.games.almost import events as almost
from companion.games.belemmer import events as belemmer
from companion.games.bid_war import events as bid_war
from companion.games.cards import JOKER, Card, name_of, names_of
from companion.games.cells import cell_name
from companion.games.engine import Restored, Reverted
from companion.games.evening_vote import game as vote
from companion.games.suit_bidding import events as suit_bidding
from companion.texts.message import Message, Value

Names: TypeAlias = Sequence[str]
Said: TypeAlias = Callable[[Any, Names], Message]


def line_of(event: Any, names: Names) -> Message | None:
    """The log line for an event; None if another event's line already covers it.

    Args:
        event: as a spectator may see it.
        names: players' names, by seat.
    """
    said = _SAID.get(type(event))
    return None if said is None else said(event, names)


def _card(card: Card) -> Value:
    """A card as a value in a sentence."""
    return Message("line.jokers", {"count": 1}) if card == JOKER else name_of(card)


def _cards(cards: Iterable[Card]) -> Value:
    """Cards one after another, jokers last."""
    lying = tuple(cards)
    named = names_of(card for card in lying if card != JOKER)
    jokers = lying.count(JOKER)
    if not jokers:
        return named or "–"
    if not named:
        return Message("line.jokers", {"count": jokers})
    return Message("line.with_jokers", {"cards": named, "jokers": Message("line.jokers", {"count": jokers})})


def _all(seats: Iterable[int], names: Names) -> tuple[Message, ...]:
    """The names of these seats, as a list in a sentence."""
    return tuple(Message("chronicle.named", {"name": names[seat]}) for seat in seats)


def _said(code: str) -> Said:
    """A line without values."""
    return lambda event, names: Message(code)


def _of(code: str, whose: str = "seat", **values: Callable[[Any], Value]) -> Said:
    """A line about one player, whose seat is in the event's field ``whose``, with values from the event."""

    def say(event: Any, names: Names) -> Message:
        told = {name: value(event) for name, value in values.items()}
        return Message(code, {"name": names[getattr(event, whose)], **told})

    return say


def _bids(written: Callable[[Any], Value]) -> Said:
    """Everybody's bid, by seat."""

    def say(event: Any, names: Names) -> Message:
        bids = tuple(
            Message("line.bid", {"name": name, "bid": written(bid)})
            for name, bid in zip(names, event.bids, strict=True)
        )
        return Message("line.bids", {"bids": bids})

    return say


def _begins(event: Any, names: Names) -> Message:
    return Message("line.game_began", {"names": _all(range(len(names)), names)})


def _won(event: Any, names: Names) -> Message:
    if not event.winners:
        return Message("line.nobody_won")
    return Message("line.won", {"names": _all(event.winners, names), "count": len(event.winners)})


def _round_scored(event: almost.RoundEnded, names: Names) -> Message:
    if event.winner is None:
        return Message("line.nobody_scores")
    return Message("line.scores", {"name": names[event.winner], "points": event.scored})


def _offer_won(event: bid_war.RoundEnded, names: Names) -> Message:
    if event.winner is None:
        return Message("line.offer_tied")
    return Message("line.offer_won", {"name": names[event.winner], "total": event.totals[event.winner]})


def _auctioned(event: suit_bidding.AuctionEnded, names: Names) -> Message:
    if event.winner is not None:
        return Message("line.offer_taken", {"name": names[event.winner]})
    return Message("line.offer_stays" if event.carried else "line.offer_out")


def _vote_begins(event: vote.VoteStarted, names: Names) -> Message:
    return Message("line.vote_began", {"games": tuple(map(_title, event.options.games))})


def _title(game: str) -> Message:
    """A game's title for the name that logs use; an unknown name stays as it is."""
    key = game.lower().replace(" ", "-")
    return Message(f"small.game.{key}") if key in _TITLED else Message("chronicle.named", {"name": game})


def _round(event: Any, names: Names) -> Message:
    return Message("line.round", {"number": event.round_number})


def _one(event: suit_bidding.BidLaid) -> int:
    """A bid in suit bidding, which is one card."""
    return 1


def _auction(event: suit_bidding.AuctionBegan, names: Names) -> Message:
    return Message("line.auction", {"number": event.number})


def _on_offer(event: Any, names: Names) -> Message:
    return Message("line.on_offer", {"card": _card(event.card)})


_TITLED: Final = ("bid-war", "suit-bidding", "almost", "banbury-merton-street", "belemmer", "raja")
_sealed: Final = _of("line.sealed")
_withdrawn: Final = _of("line.bid_withdrawn")
_shuffled: Final = _said("line.shuffled")
_all_laid: Final = _said("line.all_laid")

_SAID: Final[Mapping[type, Said]] = {
    Reverted: _said("line.taken_back"),
    Restored: _said("line.counts_again"),
    almost.GameStarted: _begins,
    almost.RoundBegan: _round,
    almost.BidSealed: _sealed,
    almost.FistClosed: _of("line.fist_closed"),
    almost.BidWithdrawn: _withdrawn,
    almost.AllClosed: _said("line.all_closed"),
    almost.FistShown: _of("line.fist_shown", "owner", bid=lambda event: event.bid),
    almost.BidsRevealed: _bids(str),
    almost.RoundEnded: _round_scored,
    almost.GameEnded: _won,
    bid_war.GameStarted: _begins,
    bid_war.Dealt: _shuffled,
    bid_war.RoundBegan: _round,
    bid_war.DeckReshuffled: _of("line.deck_reshuffled", "owner"),
    bid_war.PrizeFlipped: _on_offer,
    bid_war.TwoPlayed: _of("line.two_played"),
    bid_war.SevenPlayed: _of("line.seven_played", card=lambda event: _card(event.trashed)),
    bid_war.BidSealed: _sealed,
    bid_war.BidLaid: _of("line.cards_laid", count=lambda event: event.count),
    bid_war.BidWithdrawn: _withdrawn,
    bid_war.AllLaid: _all_laid,
    bid_war.BidShown: _of("line.cards_shown", "owner", cards=lambda event: _cards(event.cards)),
    bid_war.BidsRevealed: _bids(_cards),
    bid_war.CardsAdded: _of("line.cards_added", cards=lambda event: _cards(event.cards)),
    bid_war.AddingPassed: _of("line.nothing_added"),
    bid_war.RoundEnded: _offer_won,
    bid_war.GameEnded: _won,
    suit_bidding.GameStarted: _begins,
    suit_bidding.SpareShuffled: _shuffled,
    suit_bidding.AuctionBegan: _auction,
    suit_bidding.PrizeTurned: _on_offer,
    suit_bidding.CardOffered: _of("line.offers", card=lambda event: _card(event.card)),
    suit_bidding.BidSealed: _sealed,
    suit_bidding.BidLaid: _of("line.cards_laid", count=_one),
    suit_bidding.BidWithdrawn: _withdrawn,
    suit_bidding.AllLaid: _all_laid,
    suit_bidding.BidShown: _of("line.cards_shown", "owner", cards=lambda event: _card(event.card)),
    suit_bidding.BidsRevealed: _bids(lambda card: "–" if card is None else _card(card)),
    suit_bidding.BidRaised: _of("line.bids_card", card=lambda event: _card(event.card)),
    suit_bidding.BidPassed: _of("line.passes"),
    suit_bidding.AuctionEnded: _auctioned,
    suit_bidding.GameEnded: _won,
    belemmer.GameStarted: _begins,
    belemmer.PilesShuffled: _shuffled,
    belemmer.TopShown: _of("line.top_shown", "owner", card=lambda event: _card(event.card)),
    belemmer.CardPlaced: _of("line.card_placed", cell=lambda event: cell_name(event.cell)),
    belemmer.StackMoved: _of(
        "line.stack_moved", cell=lambda event: cell_name(event.cell), onto=lambda event: cell_name(event.onto)
    ),
    belemmer.GameEnded: _won,
    vote.VoteStarted: _vote_begins,
    vote.BallotSealed: _of("line.voted"),
    vote.BallotWithdrawn: _of("line.ballot_withdrawn"),
    vote.BallotsRevealed: _said("line.all_voted"),
}
TOLD_BY_OTHERS: Final = (almost.BiddingOpened, bid_war.BiddingOpened, bid_war.CardsDrawn)
"""Events without a log line of their own."""
