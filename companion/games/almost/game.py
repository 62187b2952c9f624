"""Almost's rules as one ``Engine``, as the companion uses them (docs/architecture.md, "Rules as functions")."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from companion.games.almost import rounds
from companion.games.almost.commands import Command, EndDiscussion, ShowFist
from companion.games.almost.events import Event, GameStarted
from companion.games.almost.legal import moves
from companion.games.almost.options import NAME, Options, check_options
from companion.games.almost.state import Ended, State, waiting_for
from companion.games.almost.views import half_done, seen_event, view
from companion.games.engine import Engine

Almost: TypeAlias = Engine[Options, State, Command, Event]

ENGINE: Final[Almost] = Engine(
    name=NAME,
    options_type=Options,
    command_types=get_args(Command),
    event_types=get_args(Event),
    game_started=GameStarted,
    check_options=check_options,
    started=rounds.started,
    deciders=rounds.DECIDE,
    appliers=rounds.APPLY,
    automatic=rounds.AUTOMATIC,
    host_commands=frozenset({EndDiscussion, ShowFist}),
    ended=Ended,
    waiting_for=waiting_for,
    moves=moves,
    view=view,
    seen_event=seen_event,
    half_done=half_done,
)
