"""The state of a game of Bid War: what is on the table, and the current step.

With the companion's cards, hands and decks are known to the state. With real cards only what was shown is: the rest
of a player's twenty is ``unseen``, ``in_hand`` of them in the hand and the others in the deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.bid_war.options import Options
from companion.games.cards import Card, Cards, Suit
from companion.games.engine import HOST


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's cards.

    Args:
        hand, deck: in order, top of the deck first; () with real cards.
        unseen: hand and deck together with real cards, else ().
        in_hand: cards in the hand.
        aside: twos whose cards are still being drawn; they go to the discard pile then.
        reshuffles: how often the discard pile has become the deck.
    """

    seat: int
    suit: Suit
    hand: Cards
    deck: Cards
    unseen: Cards
    in_hand: int
    aside: Cards
    discard: Cards
    trash: Cards
    prizes: Cards
    reshuffles: int

    @property
    def in_deck(self) -> int:
        """Number of cards in the deck."""
        return len(self.deck) if not self.unseen else len(self.unseen) - self.in_hand

    @property
    def playable(self) -> Cards:
        """Cards that the hand holds or, with real cards, may hold."""
        return self.unseen if self.unseen else self.hand


@dataclass(frozen=True, slots=True)
class Prizes:
    """The prize deck (``deck`` in order, or with real cards ``unseen``) and what is on offer."""

    deck: Cards
    unseen: Cards
    offer: Cards

    @property
    def left(self) -> int:
        """Number of prizes not yet turned over."""
        return len(self.deck) + len(self.unseen)


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid that lies sealed, or with real cards face down: then only its ``count`` is known."""

    count: int
    seal: str
    cards: Cards
    salt: str


@dataclass(frozen=True, slots=True)
class Dealing:
    """The companion's cards are to be shuffled."""


@dataclass(frozen=True, slots=True)
class Preparing:
    """Everybody draws up, then a prize is flipped, if one is left."""

    flipped: bool


@dataclass(frozen=True, slots=True)
class Bidding:
    """Action cards, then bids, by seat."""

    bids: tuple[Bid | None, ...]


@dataclass(frozen=True, slots=True)
class Showing:
    """Real cards are turned over, by seat."""

    laid: tuple[int, ...]
    shown: tuple[Cards | None, ...]


@dataclass(frozen=True, slots=True)
class Adding:
    """Bids lie open; 1s and 3s may be added until everybody has passed in a row."""

    bids: tuple[Cards, ...]
    added: tuple[Cards, ...]
    passed: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The offer is won, or stays."""


@dataclass(frozen=True, slots=True)
class Ended:
    """Points by seat, and who won."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Step: TypeAlias = Dealing | Preparing | Bidding | Showing | Adding | RoundOver | Ended


@dataclass(frozen=True, slots=True)
class LastRound:
    """How the last round ended, for the table to look at."""

    offer: Cards
    bids: tuple[Cards, ...]
    added: tuple[Cards, ...]
    totals: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Revealed:
    """The seals and salts of the bids revealed last, by seat; "" where there was none."""

    round_number: int
    bids: tuple[Cards, ...]
    seals: tuple[str, ...]
    salts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A game of Bid War.

    Args:
        owed: (seat, cards) still to be drawn, in order.
    """

    options: Options
    players: tuple[Player, ...]
    prizes: Prizes
    round_number: int
    owed: tuple[tuple[int, int], ...]
    step: Step
    last: LastRound | None
    revealed: Revealed | None


def waiting_for(state: State) -> tuple[int, ...]:
    """The seats, or the host, for whom the game waits."""
    step = state.step
    if isinstance(step, Ended):
        return ()
    if state.owed or isinstance(step, (Dealing, Preparing)):
        return (HOST,)
    if isinstance(step, Bidding):
        return tuple([player.seat for player in state.players if player.in_hand and step.bids[player.seat] is None])
    if isinstance(step, Showing):
        return tuple([seat for seat, cards in enumerate(step.shown) if cards is None])
    if isinstance(step, Adding):
        return tuple([player.seat for player in state.players if player.in_hand and not step.passed[player.seat]])
    return ()


def totals_of(step: Adding) -> tuple[int, ...]:
    """The sum of everybody's open cards, by seat."""
    return tuple([sum([card.rank for card in (*bid, *more)]) for bid, more in zip(step.bids, step.added, strict=True)])


def two_of(player: Player) -> Card:
    """The player's 2, the action card that draws."""
    return Card(2, player.suit)


def seven_of(player: Player) -> Card:
    """The player's 7, the action card that trashes."""
    return Card(7, player.suit)


def adding_cards(player: Player) -> Cards:
    """The 1s and 3s that the hand holds or, with real cards, may hold."""
    return tuple([card for card in player.playable if card.rank in (1, 3)])


def may_trash(player: Player) -> Cards:
    """Other cards in the hand that a 7 could trash; () without a 7 or another card."""
    pool = player.playable
    seven = seven_of(player)
    if seven not in pool or player.in_hand < 2:
        return ()
    at = pool.index(seven)
    return (*pool[:at], *pool[at + 1 :])
