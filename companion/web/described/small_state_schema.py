"""The schema of what a table tells of its small game: closed objects, moves and events from the rules' own classes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from companion.games.almost import moves as almost
from companion.games.belemmer import moves as belemmer
from companion.games.bid_war import moves as bid_war
from companion.games.evening_vote import game as evening_vote
from companion.games.raja.pieces import MARKERS
from companion.games.suit_bidding import moves as suit_bidding
from companion.lobby.lobby import GameKind, VirtualKind
from companion.lobby.looks import PLACE_COLOURS
from companion.small_table.camera_proposals import CameraProposal
from companion.small_table.kinds import KINDS
from companion.web.described.schemas import Schema, closed, command_schema_of, listed, or_null, record_schema
from companion.web.described.small_view_schema import EXACT, small_view_schema

_WHOLE: Final[Schema] = {"type": "integer"}
_TEXT: Final[Schema] = {"type": "string"}
_YES: Final[Schema] = {"type": "boolean"}
_MOVES: Final[tuple[type, ...]] = (
    *get_args(bid_war.Move),
    *get_args(suit_bidding.Move),
    *get_args(almost.Move),
    *get_args(belemmer.Move),
    evening_vote.MaySealBallot,
    evening_vote.MayWithdrawBallot,
)


def small_state_schema() -> Schema:
    """What a table tells one viewer of its small game."""
    return closed(
        sequence=_WHOLE,
        kind={"enum": list(get_args(GameKind))},
        table=_TEXT,
        version=_WHOLE,
        title=_TEXT,
        stage={"enum": ["open", "playing", "ended"]},
        paused=_YES,
        recorded={"enum": ["now", "with_game", "off"]},
        paused_by=or_null(_TEXT),
        seats=listed(_seat()),
        aside=listed(_seat()),
        waiting=listed(_WHOLE),
        log=listed(closed(version=_WHOLE, text=_TEXT, german=_TEXT)),
        clock=closed(ends_ns=or_null(_WHOLE)),
        evening=_evening(),
        proposals=listed(record_schema(CameraProposal, {}, all_there=True)),
        notes=listed(closed(text=_TEXT, german=or_null(_TEXT))),
        you=or_null(_WHOLE),
        host=_YES,
        view=small_view_schema(),
        moves=listed(_any_of("move", _MOVES)),
        host_moves=or_null(listed(_any_of("move", _MOVES))),
        undo=closed(may=_YES, what=or_null(_TEXT), german=or_null(_TEXT), redo=_YES),
        last=or_null(closed(version=_WHOLE, events=listed(_any_of("event", _events())))),
    )


def small_command_schema() -> Schema:
    """Any command of any small game; the salt of a seal is the table's to draw."""
    return command_schema_of(_distinct(kind for game in KINDS.values() for kind in game.engine.command_types), {"salt"})


def _events() -> tuple[type, ...]:
    return _distinct(kind for game in KINDS.values() for kind in game.engine.event_types)


def _distinct(kinds: Iterable[type]) -> tuple[type, ...]:
    """Each class once: undo and redo are in every game."""
    return tuple(dict.fromkeys(kinds))


def _any_of(tag: str, kinds: Iterable[type]) -> Schema:
    """One of these records with its name; games share names, so that more than one may fit."""
    return {"anyOf": [record_schema(kind, {tag: {"const": kind.__name__}}, all_there=True) for kind in kinds]}


def _seat() -> Schema:
    return closed(
        seat=_WHOLE,
        name=or_null(_TEXT),
        marker=or_null({"enum": list(MARKERS)}),
        symbol=_TEXT,
        colour={"enum": list(PLACE_COLOURS)},
        held=_YES,
        present=_YES,
        virtual=or_null({"enum": list(get_args(VirtualKind))}),
    )


def _evening() -> Schema:
    return closed(
        games=listed(
            closed(
                id=_TEXT,
                kind={"enum": list(get_args(GameKind))},
                title=_TEXT,
                played=_TEXT,
                winners=listed(_TEXT),
                scores=listed(closed(name=_TEXT, points=or_null(EXACT))),
            )
        ),
        totals=listed(closed(name=_TEXT, won=_WHOLE, points=_WHOLE)),
        vote=_YES,
    )
