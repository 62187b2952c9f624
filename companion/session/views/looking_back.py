"""Shows any moment of a game as everybody may see it, and how prices and points developed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.errors import UnknownResource
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.pieces import MARKET_NAMES
from companion.games.raja.state import State
from companion.referee.raja import needs_of_state
from companion.referee.referee import Referee
from companion.session.moment import LineShown, Moment, Shaken
from companion.session.raja_session import RajaSession
from companion.session.views.page_state import page_state
from companion.texts.message import message_to_json


def begun_ns(session: RajaSession) -> int:
    """Return when the first event happened, in game time: a live game may be created hours before it begins."""
    return session.table.events[0].t_ns if session.table.version else 0


def moments(session: RajaSession) -> list[dict[str, Any]]:
    """Return the log's lines, each with the prices and points at that moment; for charts and for choosing a moment."""
    table, begins_ns = session.table, begun_ns(session)
    told = []
    for line in session.part.moment().lines:
        state = table.state_at(line.version)
        told.append(
            {
                "version": line.version,
                "t_s": round(max(0, line.t_ns - begins_ns) / 1e9, 3),
                "message": message_to_json(line.announcement.message),
                "tags": list(line.announcement.tags),
                **figures(state),
            }
        )
    return told


def figures(state: State) -> dict[str, Any]:
    """Return a state's figures for charts and lists: turn, phase, prices and points."""
    return {
        "turn": state.turn.number,
        "phase": state.phase,
        "prices": dict(zip(MARKET_NAMES, state.market.prices, strict=True)),
        "points": list(points_of(state)),
    }


def moment_at(session: RajaSession, version: int) -> dict[str, Any]:
    """Return the table after the first ``version`` events, in the form of the live state without devices and readings.

    Raises:
        UnknownResource: ``moment.unknown``.
    """
    table = session.table
    if not 1 <= version <= table.version:
        raise UnknownResource("moment.unknown", f"This game has moments 1 to {table.version}: choose one of them.")
    lines = [line for line in session.part.moment().lines if line.version <= version]
    moment = moment_of(table.state_at(version), version, table.events[version - 1].t_ns, session.part.mats, lines)
    return page_state(replace(moment, begins_ns=begun_ns(session)))


def moment_of(state: State, version: int, t_ns: int, mats: Sequence[int], lines: Sequence[LineShown]) -> Moment:
    """Return a moment that shows a state without reports from devices and camera."""
    return Moment(
        t_ns=t_ns,
        state=state,
        version=version,
        mats=mats,
        needs=needs_of_state(state, mats, version),
        referee=Referee(),
        observation=None,
        live={},
        questions=(),
        shaken=Shaken(None, None),
        frame=None,
        read_in_frame={},
        wells=(),
        rolls=(),
        lines=lines,
        devices={},
    )
