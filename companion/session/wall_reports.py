"""Finds how a wall was last reported in a game of Raja."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.actor import Actor
from companion.games.raja.commands import Command
from companion.games.raja.events import BuildFinished, Event, StonesRemoved
from companion.games.raja.options import Options
from companion.games.raja.state import State
from companion.table.table import Table

RajaTable: TypeAlias = Table[Options, State, Command, Event]


@dataclass(frozen=True, slots=True)
class WallReport:
    """The report of a build or a removal."""

    seat: int
    cell: tuple[int, int]
    standing: int
    width: int
    said_by: Actor


def last_wall_report(table: RajaTable) -> WallReport | None:
    """Return the newest report of a build or a removal; None if there is none."""
    for logged in reversed(table.events):
        event = logged.event
        if isinstance(event, (BuildFinished, StonesRemoved)):
            return WallReport(event.seat, event.cell, event.standing, event.width, event.said_by)
    return None
