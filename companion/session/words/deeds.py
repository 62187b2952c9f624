"""Describes people's moves as messages for undo: "Maya built B1". Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final, TypeAlias

from companion.games.cells import cell_name
from companion.games.raja import events as e
from companion.texts.message import Message, Value, as_it_is

Values: TypeAlias = Callable[[Any], Mapping[str, Value]]


@dataclass(frozen=True, slots=True)
class Deed:
    """One move of a person.

    Args:
        version: the version of its event.
        seat: who made it; ``HOST`` for the host.
        kind: the type of that event.
        message: the move in words, with the person's name.
    """

    version: int
    kind: type
    seat: int
    message: Message


class Deeds:
    """The moves in a log: those that count, and undone ones that can be redone.

    Args:
        names: the players' names by seat.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self._counting: list[Deed] = []
        self._taken_back: list[tuple[Deed, ...]] = []
        self._before: e.Event | None = None

    def take(self, version: int, event: e.Event) -> tuple[Deed, ...]:
        """Add an event. Returns: the moves it undoes or restores, newest first; () for any other event."""
        before, self._before = self._before, event
        match event:
            case e.Reverted():
                gone = self.since(event.to_version)
                self._taken_back.append(gone)
                self._counting = self._counting[: len(self._counting) - len(gone)]
                return gone
            case e.Restored():
                again = self._taken_back.pop() if self._taken_back else ()
                self._counting += reversed(again)
                return again
            case e.TradeFilled():
                # A filled trade is undone as a whole, so the moves of those who left it to others no longer count.
                while self._counting and self._counting[-1].kind is e.FillDeclined:
                    self._counting.pop()
                return ()
            case _:
                deed = deed_of(version, event, self._names)
                follows = isinstance(event, e.NobleTaken) and isinstance(before, e.RansomRefused)
                if deed is not None and not follows:
                    self._counting.append(deed)
                    self._taken_back.clear()
                return ()

    def since(self, version: int) -> tuple[Deed, ...]:
        """Return the moves that count and came after a version, newest first."""
        return tuple(takewhile(lambda deed: deed.version > version, reversed(self._counting)))

    def to_do_again(self) -> tuple[Deed, ...]:
        """Return the moves that a redo would bring back, newest first."""
        return self._taken_back[-1] if self._taken_back else ()


def deed_of(version: int, event: e.Event, names: Sequence[str]) -> Deed | None:
    """Return the move in an event; None for automatic steps."""
    told = _TOLD.get(type(event))
    if told is None or (isinstance(event, e.BarterClosed) and event.why != "withdrawn"):
        return None
    code, values = told
    seat = event.taker if isinstance(event, e.BarterMade) else event.seat  # type: ignore[union-attr]
    name = names[seat] if 0 <= seat < len(names) else Message("chronicle.the_host")
    return Deed(version, type(event), seat, Message(f"deed.{code}", {"name": name, **values(event)}))


def summed_up(deeds: Sequence[Deed]) -> Message | None:
    """Summarise moves: name the newest and count the others; None if there are none."""
    if not deeds:
        return None
    newest, more = deeds[0].message, len(deeds) - 1
    return Message("deed.and_before", {"newest": newest, "count": more}) if more else newest


def _nothing(event: Any) -> Mapping[str, Value]:
    return {}


def _cell(event: Any) -> Mapping[str, Value]:
    return {"cell": cell_name(event.cell)}


def _besieged(event: e.SiegeDeclared) -> Mapping[str, Value]:
    return {"cities": tuple(as_it_is(cell_name(cell)) for cell, _ in event.targets)}


_CORRECTED: Final = ("corrected", _cell)
_TOLD: Final[Mapping[type, tuple[str, Values]]] = {
    e.LandsLaid: ("laid_lands", _nothing),
    e.NoblesPlaced: ("placed_nobles", _nothing),
    e.FirstWallBuilt: ("built", _cell),
    e.ShieldsPlaced: ("laid_out_shields", _nothing),
    e.SetUpFinished: ("was_ready", _nothing),
    e.GrainHarvested: ("harvested", _cell),
    e.BidPlaced: ("bid", lambda event: {"amount": event.amount}),
    e.BidPassed: ("passed", _nothing),
    e.BarterOffered: ("offered_barter", _nothing),
    e.BarterCountered: ("made_counter_offer", _nothing),
    e.BarterDeclined: ("declined_barter", _nothing),
    e.BarterMade: ("accepted_barter", _nothing),
    e.BarterClosed: ("withdrew_offer", _nothing),
    e.TradeProposed: (
        "went_to_trade",
        lambda event: {"how": event.action, "goods": Message(f"chronicle.goods_{event.market}")},
    ),
    e.FillOffered: ("filled_trade", _nothing),
    e.FillDeclined: ("left_trade", _nothing),
    e.GrainPlaced: ("put_grain", _cell),
    e.CommerceEnded: ("finished_trading", _nothing),
    e.BuildDeclared: ("declared_build", _cell),
    e.BuildFinished: ("built", _cell),
    e.ShieldDeployed: ("laid_shield", _cell),
    e.BuildingEnded: ("finished_building", _nothing),
    e.SiegeDeclared: ("besieged", _besieged),
    e.ShieldsAssigned: ("chose_defence", _nothing),
    e.SiegeDiceRolled: ("rolled", lambda event: {"dice": ", ".join(map(str, event.dice))}),
    e.StonesRemoved: ("took_stones", _cell),
    e.RansomDemanded: ("demanded_ransom", _nothing),
    e.RansomPaid: ("paid_ransom", _nothing),
    e.RansomRefused: ("refused_ransom", _nothing),
    e.NobleTaken: ("took_noble", _nothing),
    e.NobleLeft: ("left_noble", _nothing),
    e.SiegePassed: ("laid_no_siege", _nothing),
    e.GrainLost: ("reported_grain", _cell),
    e.WallCollapsed: ("reported_stones", _cell),
    e.WallCorrected: _CORRECTED,
    e.GrainCorrected: _CORRECTED,
    e.TileShieldsCorrected: _CORRECTED,
    e.SideCorrected: _CORRECTED,
    e.NobleCorrected: _CORRECTED,
    e.HandCorrected: ("corrected_hand", _nothing),
    e.PriceCorrected: ("corrected_price", _nothing),
}
