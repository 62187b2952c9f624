"""Any moment of a game, as everybody may see it, and how prices and points went."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.errors import UnknownResource
from companion.evening.evening import Evening
from companion.evening.page_state import Shaken, page_state
from companion.games.raja.pieces import MARKET_NAMES
from companion.games.raja.state import State
from companion.games.raja.turn import points_of
from companion.referee.raja import needs_of_state
from companion.referee.referee import Referee


def moments(evening: Evening) -> list[dict[str, Any]]:
    """The log in words, each line with the prices and points at its moment; for charts and for choosing one."""
    table = evening.table
    told = []
    for line in evening.moment().lines:
        state = table.state_at(line.version)
        told.append(
            {
                "version": line.version,
                "t_s": round(line.t_ns / 1e9, 3),
                "text": line.announcement.text,
                "tags": list(line.announcement.tags),
                **_figures(state),
            }
        )
    return told


def _figures(state: State) -> dict[str, Any]:
    return {
        "turn": state.turn.number,
        "phase": state.phase,
        "prices": dict(zip(MARKET_NAMES, state.market.prices, strict=True)),
        "points": list(points_of(state)),
    }


def moment_at(evening: Evening, version: int) -> dict[str, Any]:
    """The table after the first ``version`` events, in the form of the live state, without devices and readings.

    Raises:
        UnknownResource: ``moment.unknown``.
    """
    table = evening.table
    if not 1 <= version <= table.version:
        raise UnknownResource("moment.unknown", f"This game has moments 1 to {table.version}: choose one of them.")
    state, now = table.state_at(version), evening.moment()
    then = replace(
        now,
        t_ns=table.events[version - 1].t_ns,
        state=state,
        version=version,
        needs=needs_of_state(state, evening.mats, version),
        referee=Referee(),
        observation=None,
        live={},
        questions=(),
        shaken=Shaken(None, None),
        frame=None,
        read_in_frame={},
        wells=(),
        rolls=(),
        lines=tuple(line for line in now.lines if line.version <= version),
        devices={},
    )
    return page_state(then)
