"""Raja's rules as one ``Engine``, as the companion uses them (docs/architecture.md, "Rules as functions")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, get_args

from companion.games.engine import Applier, Automatic, Decider, Engine
from companion.games.history import History
from companion.games.raja import opening
from companion.games.raja.commands import Command, PlaceGrain
from companion.games.raja.events import Event, GameStarted
from companion.games.raja.legal import moves
from companion.games.raja.options import NAME, Options
from companion.games.raja.phases.auction import rules as auction
from companion.games.raja.phases.building import rules as building
from companion.games.raja.phases.commerce import barter, markets
from companion.games.raja.phases.corrections import rules as corrections
from companion.games.raja.phases.corrections.offers import mends
from companion.games.raja.phases.production import rules as production
from companion.games.raja.phases.set_up import rules as set_up
from companion.games.raja.phases.siege import battle, siege
from companion.games.raja.phases.turn import rules as turn
from companion.games.raja.state import (
    Auction,
    Building,
    Commerce,
    Ended,
    Production,
    SetUp,
    Siege,
    State,
    half_done,
    waiting_for,
)
from companion.games.raja.views import seen_event, view

Raja: TypeAlias = Engine[Options, State, Command, Event]
RajaHistory: TypeAlias = History[Options, State, Command, Event]

_BY_PHASE: Final[tuple[tuple[tuple[type, ...], Mapping[type, Decider]], ...]] = (
    ((SetUp,), set_up.DECIDE),
    ((Production,), production.DECIDE),
    ((Auction,), auction.DECIDE),
    ((Commerce,), barter.DECIDE),
    ((Commerce,), markets.DECIDE),
    ((Commerce, Siege), {PlaceGrain: barter.decide_place_grain}),
    ((Building,), building.DECIDE),
    ((Siege,), siege.DECIDE),
    ((Siege,), battle.DECIDE),
    ((SetUp, Production, Auction, Commerce, Building, Siege), corrections.DECIDE),
)
_APPLY: Final[Mapping[type, Applier]] = {
    **set_up.APPLY,
    **production.APPLY,
    **auction.APPLY,
    **barter.APPLY,
    **markets.APPLY,
    **building.APPLY,
    **siege.APPLY,
    **battle.APPLY,
    **turn.APPLY,
    **corrections.APPLY,
}
_AUTOMATIC: Final[Mapping[type, Automatic]] = {
    SetUp: set_up.automatic,
    Production: production.automatic,
    Auction: auction.automatic,
    Commerce: markets.automatic,
    Building: building.automatic,
    Siege: battle.automatic,
}

ENGINE: Final[Raja] = Engine(
    name=NAME,
    options_type=Options,
    command_types=get_args(Command),
    event_types=get_args(Event),
    game_started=GameStarted,
    check_options=opening.check_options,
    started=opening.started,
    deciders={command: (steps, decide) for steps, deciders in _BY_PHASE for command, decide in deciders.items()},
    appliers=_APPLY,
    automatic=_AUTOMATIC,
    host_commands=frozenset(corrections.DECIDE),
    ended=Ended,
    waiting_for=waiting_for,
    moves=moves,
    view=view,
    seen_event=seen_event,
    half_done=half_done,
    mends=mends,
    summary=turn.summary,
)
