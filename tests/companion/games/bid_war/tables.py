"""Tables of Bid War at which the cards are what a test needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from companion.games.bid_war import commands as c
from companion.games.bid_war.events import Event
from companion.games.bid_war.game import ENGINE
from companion.games.bid_war.options import Options, numbers_of, prizes_of
from companion.games.bid_war.state import State
from companion.games.cards import Card, Cards, CardSource, Suit, without
from companion.games.engine import HOST
from companion.games.errors import IllegalCommand

SUITS: tuple[Suit, ...] = ("hearts", "spades", "clubs", "diamonds")
SALT = "0123456789abcdef" * 2


def of(suit: Suit, *ranks: int) -> Cards:
    """Cards of one suit."""
    return tuple(Card(rank, suit) for rank in ranks)


def table(*tops: Sequence[int], prizes: Cards = (), source: CardSource = "phones") -> State:
    """A game in its first round, these ranks on top of the decks, these prizes on top of theirs."""
    options = Options(tuple(["Alice", "Betty", "Carl", "Dora"][: len(tops)]), SUITS, source)
    state = ENGINE.setup(options)
    if source != "phones":
        return state
    decks = []
    for seat, ranks in enumerate(tops):
        top = of(SUITS[seat], *ranks)
        decks.append(top + without(numbers_of(SUITS[seat]), top))
    return after(state, c.Deal(HOST, prizes + without(prizes_of(options), prizes), tuple(decks)))


def after(state: State, *commands: c.Command) -> State:
    """The state after these commands."""
    for command in commands:
        state = ENGINE.advance(state, command)[0]
    return state


def seal(seat: int, *ranks: int, salt: str = SALT) -> c.SealBid:
    """A sealed bid of these ranks of the own suit."""
    return c.SealBid(seat, of(SUITS[seat], *ranks), salt)


def passes(state: State) -> State:
    """Everybody who may passes adding."""
    for seat in ENGINE.waiting_for(state):
        state = after(state, c.PassAdding(seat))
    return state


def code(state: State, command: c.Command) -> str:
    """Why the command is refused."""
    with pytest.raises(IllegalCommand) as refused:
        ENGINE.decide(state, command)
    return refused.value.code


def events(state: State, command: c.Command, kind: type[Any]) -> list[Event]:
    """The events of that kind to which the command leads."""
    return [event for event in ENGINE.decide(state, command) if isinstance(event, kind)]
