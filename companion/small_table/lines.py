"""What happened in a small game, in a sentence for everybody, in English and German. Pure, and without any secret."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.games.almost import events as almost
from companion.games.belemmer import events as belemmer
from companion.games.bid_war import events as bid_war
from companion.games.cards import JOKER, Card, name_of
from companion.games.cells import cell_name
from companion.games.engine import Restored, Reverted
from companion.games.evening_vote import game as vote
from companion.games.suit_bidding import events as suit_bidding


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence, in both languages."""

    text: str
    german: str


_GERMAN_TITLES: Final = {"Suit bidding": "Farbenbieten"}
"""Games that have another name in German."""

Names: TypeAlias = Sequence[str]
Said: TypeAlias = Callable[[Any, Names], tuple[str, str] | None]


def line_of(event: Any, names: Names) -> Line | None:
    """What an event is in words; None for what another one tells.

    Args:
        event: as a spectator may see it.
        names: by seat.
    """
    said = _SAID.get(type(event))
    found = None if said is None else said(event, names)
    return None if found is None else Line(*found)


def _card(card: Card) -> str:
    """A card in a sentence, of either language."""
    return "Joker" if card == JOKER else name_of(card)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(_card, cards)) or "–"


def _all(seats: Iterable[int], names: Names) -> tuple[str, str]:
    """Names of those seats, in English and German."""
    found = [names[seat] for seat in seats]
    if len(found) < 2:
        return ("".join(found),) * 2
    first = ", ".join(found[:-1])
    return f"{first} and {found[-1]}", f"{first} und {found[-1]}"


def _begins(event: Any, names: Names) -> tuple[str, str]:
    english, german = _all(range(len(names)), names)
    return f"The game begins: {english}.", f"Das Spiel beginnt: {german}."


def _round(event: Any, names: Names) -> tuple[str, str]:
    return f"Round {event.round_number}.", f"Runde {event.round_number}."


def _sealed(event: Any, names: Names) -> tuple[str, str]:
    name = names[event.seat]
    return f"{name} has sealed a bid.", f"{name} hat ein Gebot versiegelt."


def _withdrawn(event: Any, names: Names) -> tuple[str, str]:
    name = names[event.seat]
    return f"{name} takes the bid back.", f"{name} nimmt das Gebot zurück."


def _won(event: Any, names: Names) -> tuple[str, str]:
    if not event.winners:
        return "The game is over: nobody has won.", "Das Spiel ist aus: Niemand hat gewonnen."
    english, german = _all(event.winners, names)
    several = len(event.winners) > 1
    return (
        f"The game is over: {english} {'have' if several else 'has'} won.",
        f"Das Spiel ist aus: {german} {'haben' if several else 'hat'} gewonnen.",
    )


def _shuffled(event: Any, names: Names) -> tuple[str, str]:
    return "The cards are shuffled.", "Die Karten sind gemischt."


def _on_offer(event: Any, names: Names) -> tuple[str, str]:
    return f"On offer: {_card(event.card)}.", f"Im Angebot: {_card(event.card)}."


def _bids(shown: Iterable[str], names: Names) -> tuple[str, str]:
    told = ", ".join(f"{name} {bid}" for name, bid in zip(names, shown, strict=True))
    return f"Bids: {told}.", f"Gebote: {told}."


def _number_bids(event: almost.BidsRevealed, names: Names) -> tuple[str, str]:
    return _bids(map(str, event.bids), names)


def _hand_bids(event: bid_war.BidsRevealed, names: Names) -> tuple[str, str]:
    return _bids(map(_cards, event.bids), names)


def _card_bids(event: suit_bidding.BidsRevealed, names: Names) -> tuple[str, str]:
    return _bids(("–" if card is None else _card(card) for card in event.bids), names)


def _fist_shown(event: almost.FistShown, names: Names) -> tuple[str, str]:
    name = names[event.owner]
    return f"{name} had {event.bid} in the fist.", f"{name} hatte {event.bid} in der Faust."


def _fist_closed(event: almost.FistClosed, names: Names) -> tuple[str, str]:
    return f"{names[event.seat]} has closed a fist.", f"{names[event.seat]} hat die Faust geschlossen."


def _all_closed(event: Any, names: Names) -> tuple[str, str]:
    return "All fists are closed: open them.", "Alle Fäuste sind geschlossen: öffnet sie."


def _round_scored(event: almost.RoundEnded, names: Names) -> tuple[str, str]:
    if event.winner is None:
        return "Nobody scores: no bid stood alone.", "Niemand bekommt Punkte: Kein Gebot stand allein."
    name, scored = names[event.winner], event.scored
    return f"{name} scores {scored}.", f"{name} bekommt {scored}."


def _deck_reshuffled(event: bid_war.DeckReshuffled, names: Names) -> tuple[str, str]:
    name = names[event.owner]
    return f"{name}'s discard pile becomes the deck.", f"Die Ablage von {name} wird zum Stapel."


def _two(event: bid_war.TwoPlayed, names: Names) -> tuple[str, str]:
    name = names[event.seat]
    return f"{name} plays a 2 and draws two cards.", f"{name} spielt eine 2 und zieht zwei Karten."


def _seven(event: bid_war.SevenPlayed, names: Names) -> tuple[str, str]:
    name, card = names[event.seat], _card(event.trashed)
    return f"{name} plays a 7: {card} is out of the game.", f"{name} spielt eine 7: {card} ist aus dem Spiel."


def _laid(event: bid_war.BidLaid, names: Names) -> tuple[str, str]:
    name, count = names[event.seat], event.count
    return f"{name} lays {count} face down.", f"{name} legt {count} verdeckt."


def _card_laid(event: suit_bidding.BidLaid, names: Names) -> tuple[str, str]:
    return f"{names[event.seat]} lays a card face down.", f"{names[event.seat]} legt eine Karte verdeckt."


def _all_laid(event: Any, names: Names) -> tuple[str, str]:
    return "All bids lie: turn them over.", "Alle Gebote liegen: deckt sie auf."


def _hand_shown(event: bid_war.BidShown, names: Names) -> tuple[str, str]:
    return f"{names[event.owner]} shows {_cards(event.cards)}.", f"{names[event.owner]} zeigt {_cards(event.cards)}."


def _card_shown(event: suit_bidding.BidShown, names: Names) -> tuple[str, str]:
    return f"{names[event.owner]} shows {_card(event.card)}.", f"{names[event.owner]} zeigt {_card(event.card)}."


def _added(event: bid_war.CardsAdded, names: Names) -> tuple[str, str]:
    name, cards = names[event.seat], _cards(event.cards)
    return f"{name} adds {cards}.", f"{name} legt {cards} dazu."


def _adding_passed(event: bid_war.AddingPassed, names: Names) -> tuple[str, str]:
    return f"{names[event.seat]} adds nothing.", f"{names[event.seat]} legt nichts dazu."


def _offer_won(event: bid_war.RoundEnded, names: Names) -> tuple[str, str]:
    if event.winner is None:
        return "A tie: nobody wins the offer.", "Gleichstand: Niemand gewinnt das Angebot."
    name, total = names[event.winner], event.totals[event.winner]
    return f"{name} wins the offer with {total}.", f"{name} gewinnt das Angebot mit {total}."


def _auction(event: suit_bidding.AuctionBegan, names: Names) -> tuple[str, str]:
    return f"Auction {event.number}.", f"Versteigerung {event.number}."


def _offered(event: suit_bidding.CardOffered, names: Names) -> tuple[str, str]:
    name, card = names[event.seat], _card(event.card)
    return f"{name} offers {card}.", f"{name} bietet {card} an."


def _raised(event: suit_bidding.BidRaised, names: Names) -> tuple[str, str]:
    return f"{names[event.seat]} bids {_card(event.card)}.", f"{names[event.seat]} bietet {_card(event.card)}."


def _passed(event: suit_bidding.BidPassed, names: Names) -> tuple[str, str]:
    return f"{names[event.seat]} passes.", f"{names[event.seat]} passt."


def _auctioned(event: suit_bidding.AuctionEnded, names: Names) -> tuple[str, str]:
    if event.winner is not None:
        return f"{names[event.winner]} takes the offer.", f"{names[event.winner]} bekommt das Angebot."
    if event.carried:
        return "Nobody wins: the offer stays with the next.", "Niemand gewinnt: Das Angebot bleibt beim nächsten."
    return "Nobody wins: the offer is out.", "Niemand gewinnt: Das Angebot ist aus dem Spiel."


def _top(event: belemmer.TopShown, names: Names) -> tuple[str, str]:
    name, card = names[event.owner], _card(event.card)
    return f"{card} lies on top of {name}'s pile.", f"Auf dem Stapel von {name} liegt {card}."


def _placed(event: belemmer.CardPlaced, names: Names) -> tuple[str, str]:
    return (
        f"{names[event.seat]} places a card on {cell_name(event.cell)}.",
        f"{names[event.seat]} legt eine Karte auf {cell_name(event.cell)}.",
    )


def _moved(event: belemmer.StackMoved, names: Names) -> tuple[str, str]:
    name, cell, onto = names[event.seat], cell_name(event.cell), cell_name(event.onto)
    return f"{name} moves {cell} onto {onto}.", f"{name} zieht {cell} auf {onto}."


def _vote_begins(event: vote.VoteStarted, names: Names) -> tuple[str, str]:
    games = event.options.games
    german = ", ".join(_GERMAN_TITLES.get(game, game) for game in games)
    return f"The vote begins: {', '.join(games)}.", f"Die Abstimmung beginnt: {german}."


def _voted(event: vote.BallotSealed, names: Names) -> tuple[str, str]:
    return f"{names[event.seat]} has voted.", f"{names[event.seat]} hat abgestimmt."


def _ballot_withdrawn(event: vote.BallotWithdrawn, names: Names) -> tuple[str, str]:
    return f"{names[event.seat]} takes the ballot back.", f"{names[event.seat]} nimmt den Stimmzettel zurück."


def _voted_all(event: vote.BallotsRevealed, names: Names) -> tuple[str, str]:
    return "All have voted: the ballots are open.", "Alle haben abgestimmt: Die Stimmzettel liegen offen."


def _reverted(event: Reverted, names: Names) -> tuple[str, str]:
    return "Something was taken back.", "Etwas wurde zurückgenommen."


def _restored(event: Restored, names: Names) -> tuple[str, str]:
    return "What was taken back counts again.", "Das Zurückgenommene gilt wieder."


_SAID: Final[Mapping[type, Said]] = {
    Reverted: _reverted,
    Restored: _restored,
    almost.GameStarted: _begins,
    almost.RoundBegan: _round,
    almost.BidSealed: _sealed,
    almost.FistClosed: _fist_closed,
    almost.BidWithdrawn: _withdrawn,
    almost.AllClosed: _all_closed,
    almost.FistShown: _fist_shown,
    almost.BidsRevealed: _number_bids,
    almost.RoundEnded: _round_scored,
    almost.GameEnded: _won,
    bid_war.GameStarted: _begins,
    bid_war.Dealt: _shuffled,
    bid_war.RoundBegan: _round,
    bid_war.DeckReshuffled: _deck_reshuffled,
    bid_war.PrizeFlipped: _on_offer,
    bid_war.TwoPlayed: _two,
    bid_war.SevenPlayed: _seven,
    bid_war.BidSealed: _sealed,
    bid_war.BidLaid: _laid,
    bid_war.BidWithdrawn: _withdrawn,
    bid_war.AllLaid: _all_laid,
    bid_war.BidShown: _hand_shown,
    bid_war.BidsRevealed: _hand_bids,
    bid_war.CardsAdded: _added,
    bid_war.AddingPassed: _adding_passed,
    bid_war.RoundEnded: _offer_won,
    bid_war.GameEnded: _won,
    suit_bidding.GameStarted: _begins,
    suit_bidding.SpareShuffled: _shuffled,
    suit_bidding.AuctionBegan: _auction,
    suit_bidding.PrizeTurned: _on_offer,
    suit_bidding.CardOffered: _offered,
    suit_bidding.BidSealed: _sealed,
    suit_bidding.BidLaid: _card_laid,
    suit_bidding.BidWithdrawn: _withdrawn,
    suit_bidding.AllLaid: _all_laid,
    suit_bidding.BidShown: _card_shown,
    suit_bidding.BidsRevealed: _card_bids,
    suit_bidding.BidRaised: _raised,
    suit_bidding.BidPassed: _passed,
    suit_bidding.AuctionEnded: _auctioned,
    suit_bidding.GameEnded: _won,
    belemmer.GameStarted: _begins,
    belemmer.PilesShuffled: _shuffled,
    belemmer.TopShown: _top,
    belemmer.CardPlaced: _placed,
    belemmer.StackMoved: _moved,
    belemmer.GameEnded: _won,
    vote.VoteStarted: _vote_begins,
    vote.BallotSealed: _voted,
    vote.BallotWithdrawn: _ballot_withdrawn,
    vote.BallotsRevealed: _voted_all,
}
TOLD_BY_OTHERS: Final = (almost.BiddingOpened, bid_war.BiddingOpened, bid_war.CardsDrawn)
"""Events without a sentence of their own."""
