"""Bid War's rules as one ``Engine``, as the companion uses them (docs/architecture.md, "Rules as functions")."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from companion.games.bid_war import bidding, rounds
from companion.games.bid_war.commands import Command, Deal, FlipPrize, ShowBid, ShuffleDeck
from companion.games.bid_war.events import Event, GameStarted
from companion.games.bid_war.legal import moves
from companion.games.bid_war.options import NAME, Options, check_options
from companion.games.bid_war.state import Ended, State, waiting_for
from companion.games.bid_war.views import half_done, seen_event, view
from companion.games.engine import Engine

BidWar: TypeAlias = Engine[Options, State, Command, Event]

ENGINE: Final[BidWar] = Engine(
    name=NAME,
    options_type=Options,
    command_types=get_args(Command),
    event_types=get_args(Event),
    game_started=GameStarted,
    check_options=check_options,
    started=rounds.started,
    deciders={**rounds.DECIDE, **bidding.DECIDE},
    appliers={**rounds.APPLY, **bidding.APPLY},
    automatic=rounds.AUTOMATIC,
    host_commands=frozenset({Deal, ShuffleDeck, FlipPrize, ShowBid}),
    ended=Ended,
    waiting_for=waiting_for,
    moves=moves,
    view=view,
    seen_event=seen_event,
    half_done=half_done,
)
