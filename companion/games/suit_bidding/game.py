"""The rules of suit bidding as one ``Engine`` (docs/architecture.md, "Rules as functions")."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from companion.games.engine import Engine
from companion.games.suit_bidding import auctions, bidding
from companion.games.suit_bidding.commands import Command, ShowBid, ShuffleSpare, TurnPrize
from companion.games.suit_bidding.events import Event, GameStarted
from companion.games.suit_bidding.legal import moves
from companion.games.suit_bidding.options import NAME, Options, check_options
from companion.games.suit_bidding.state import Ended, State, waiting_for
from companion.games.suit_bidding.views import half_done, seen_event, view

SuitBidding: TypeAlias = Engine[Options, State, Command, Event]

ENGINE: Final[SuitBidding] = Engine(
    name=NAME,
    options_type=Options,
    command_types=get_args(Command),
    event_types=get_args(Event),
    game_started=GameStarted,
    check_options=check_options,
    started=auctions.started,
    deciders={**auctions.DECIDE, **bidding.DECIDE},
    appliers={**auctions.APPLY, **bidding.APPLY},
    automatic=auctions.AUTOMATIC,
    host_commands=frozenset({ShuffleSpare, TurnPrize, ShowBid}),
    ended=Ended,
    waiting_for=waiting_for,
    moves=moves,
    view=view,
    seen_event=seen_event,
    half_done=half_done,
)
