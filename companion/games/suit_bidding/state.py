"""The state of a game of suit bidding: what is on the table, and the current step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.cards import Card, Cards
from companion.games.engine import HOST
from companion.games.suit_bidding.options import BackedSuit, Options, value_of


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's cards: money left, prizes won, money spent. All can follow all of them."""

    seat: int
    suit: BackedSuit
    hand: Cards
    won: Cards
    spent: Cards


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid that lies sealed, or with real cards face down: then its card is not known."""

    seal: str
    card: Card | None
    salt: str


@dataclass(frozen=True, slots=True)
class Shuffling:
    """The spare suit is to be shuffled by the companion."""


@dataclass(frozen=True, slots=True)
class Turning:
    """The next card of the spare suit is to be turned over."""


@dataclass(frozen=True, slots=True)
class Offering:
    """``offerer`` chooses a card of the own hand."""

    offerer: int


@dataclass(frozen=True, slots=True)
class Sealing:
    """Bids, by seat; ``offerer`` does not bid."""

    offerer: int | None
    bids: tuple[Bid | None, ...]


@dataclass(frozen=True, slots=True)
class Showing:
    """Real cards are turned over, by seat."""

    offerer: int | None
    shown: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Raising:
    """The open auction: whose turn it is, the card that leads and its seat, who is out."""

    offerer: int | None
    active: int
    highest: Card | None
    leader: int | None
    passed: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Revealed:
    """Sealed bids lie open; it remains to say who has won."""

    bids: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class AuctionOver:
    """The next auction begins, or the game ends."""


@dataclass(frozen=True, slots=True)
class Ended:
    """Points by seat, and who won."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Step: TypeAlias = Shuffling | Turning | Offering | Sealing | Showing | Raising | Revealed | AuctionOver | Ended


@dataclass(frozen=True, slots=True)
class LastAuction:
    """How the last auction went; with sealed bids, what is needed to check the seals ("" with real cards)."""

    number: int
    offer: Cards
    bids: tuple[Card | None, ...]
    seals: tuple[str, ...]
    salts: tuple[str, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class State:
    """A game of suit bidding.

    Args:
        spare: the spare suit's cards not yet turned over, in order where the companion deals, else in any.
        offer: cards on offer, more than one only with ties that carry.
        out: cards that nobody has won.
        auction: number of the present auction, from 1.
        turn: place in the endless ABCCBA order of the next offerer.
    """

    options: Options
    players: tuple[Player, ...]
    spare: Cards
    offer: Cards
    out: Cards
    auction: int
    turn: int
    step: Step
    last: LastAuction | None


def is_bidder(state: State, seat: int, offerer: int | None) -> bool:
    """Whether that seat bids in this auction: all with a card left do, except the offerer."""
    return seat != offerer and bool(state.players[seat].hand)


def waiting_for(state: State) -> tuple[int, ...]:
    """The seats, or the host, for whom the game waits."""
    step = state.step
    if isinstance(step, (Shuffling, Turning)):
        return (HOST,)
    if isinstance(step, Offering):
        return (step.offerer,)
    if isinstance(step, Raising):
        return (step.active,)
    if isinstance(step, (Sealing, Showing)):
        given = step.bids if isinstance(step, Sealing) else step.shown
        return tuple([seat for seat, bid in enumerate(given) if bid is None and is_bidder(state, seat, step.offerer)])
    return ()


def higher_cards(state: State, step: Raising, seat: int) -> Cards:
    """Cards of the hand that are worth more than the one that leads."""
    hand, values = state.players[seat].hand, state.options.values
    if step.highest is None:
        return hand
    lead = value_of(step.highest, values)
    return tuple([card for card in hand if value_of(card, values) > lead])


def points_of(state: State) -> tuple[int, ...]:
    """Values of the prizes won so far, by seat (``N3``)."""
    values = state.options.values
    return tuple([sum([value_of(card, values) for card in player.won]) for player in state.players])
