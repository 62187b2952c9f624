"""Belemmer's rules as one ``Engine``, as the companion uses them (docs/architecture.md, "Rules as functions")."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from companion.games.belemmer import play
from companion.games.belemmer.commands import Command, ShowTop, ShufflePiles
from companion.games.belemmer.events import Event, GameStarted
from companion.games.belemmer.legal import moves
from companion.games.belemmer.options import NAME, Options, check_options
from companion.games.belemmer.state import Ended, State, waiting_for
from companion.games.belemmer.views import half_done, seen_event, view
from companion.games.engine import Engine

Belemmer: TypeAlias = Engine[Options, State, Command, Event]

ENGINE: Final[Belemmer] = Engine(
    name=NAME,
    options_type=Options,
    command_types=get_args(Command),
    event_types=get_args(Event),
    game_started=GameStarted,
    check_options=check_options,
    started=play.started,
    deciders=play.DECIDE,
    appliers=play.APPLY,
    automatic=play.AUTOMATIC,
    host_commands=frozenset({ShufflePiles, ShowTop}),
    ended=Ended,
    waiting_for=waiting_for,
    moves=moves,
    view=view,
    seen_event=seen_event,
    half_done=half_done,
)
