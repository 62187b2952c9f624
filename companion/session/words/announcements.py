"""Events in words for the table's log, with tags by which pages make moments of some of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from companion.games.actor import BY_CAMERA, BY_CLOCK, BY_HOST, Actor
from companion.games.cells import cell_name
from companion.games.free_text import as_shown
from companion.games.raja import events as e
from companion.games.raja.pieces import Goods
from companion.referee.told import Told
from companion.referee.wording import joined
from companion.session.words.deeds import Deed, Deeds, summed_up
from companion.session.words.german import SENTENCES, goods_in_german, price_corrected_in_german
from companion.session.words.prices_told import PricesTold

MOST_NAMED: Final = 4
"""So many moves an undo names in the log; of others it says how many."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One line of the log.

    Args:
        text: in English.
        tags: such as ``collapse``, ``dice``, ``score``.
        german: the same in German; None for what is told in English alone.
    """

    text: str
    tags: tuple[str, ...] = ()
    german: str | None = None


def announce(event: e.Event, names: Sequence[str]) -> Announcement | None:
    """The line for an event; None where there is nothing to tell a table.

    Args:
        event: what happened.
        names: the players' names by seat.
    """
    speak = _SPEAKERS.get(type(event))
    if speak is None:
        return None
    line = replace(speak(event, names), german=SENTENCES[type(event)](event, names))
    # What was taken by itself can be taken back by one tap, so pages must know it.
    return replace(line, tags=(*line.tags, "camera")) if getattr(event, "said_by", None) == BY_CAMERA else line


class Announcer:
    """The lines for a log's events in turn: what is taken back, or done again, is told by what it was.

    Args:
        names: the players' names by seat.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.deeds = Deeds(names)
        self._battle: e.BattleDecided | None = None
        self._prices = PricesTold()

    def announce(self, version: int, event: e.Event) -> Announcement | None:
        """The line for the next event; None where there is nothing to tell a table."""
        moves = self.deeds.take(version, event)
        self._prices.take(event)
        if isinstance(event, e.BattleDecided):
            self._battle = event
        if self._battle is not None and isinstance(event, (e.RansomDemanded, e.RansomPaid, e.RansomRefused)):
            told = _ransom(event, self._battle, self.names)
            return Announcement(told.english, ("siege",), told.german)
        if isinstance(event, e.PriceCorrected):
            return _price_corrected(event, self._prices.before(event.market), self.names)
        if not isinstance(event, (e.Reverted, e.Restored)):
            return announce(event, self.names)
        told = (_taken_back if isinstance(event, e.Reverted) else _done_again)(event.seat, moves, self.names)
        return Announcement(told.english, ("correction",), told.german)


def _ransom(
    event: e.RansomDemanded | e.RansomPaid | e.RansomRefused, battle: e.BattleDecided, names: Sequence[str]
) -> Told:
    """Who asks whom for what, and for which city's noble."""
    attacker, defender, city = names[battle.attacker], names[battle.defender], cell_name(battle.cell)
    match event:
        case e.RansomDemanded(ransom=ransom):
            english, german = goods_in_words(ransom), goods_in_german(ransom)
            return Told(
                f"{attacker} demands {english} from {defender} for the noble at {city}",
                f"{attacker} fordert {german} von {defender} für den Fürsten auf {city}",
            )
        case e.RansomPaid(ransom=ransom):
            english, german = goods_in_words(ransom), goods_in_german(ransom)
            return Told(
                f"{defender} pays {attacker} {english}; the noble stays at {city}",
                f"{defender} zahlt {german} an {attacker}; der Fürst bleibt auf {city}",
            )
        case _:
            return Told(
                f"{defender} does not pay {attacker} for {city}", f"{defender} zahlt {attacker} nichts für {city}"
            )


def _price_corrected(event: e.PriceCorrected, before: int, names: Sequence[str]) -> Announcement | None:
    """Of a price all may know what it was; of a hand nobody but its owner may, so nothing is said of that."""
    line = announce(event, names)
    if line is None or before == event.price:
        return line
    speak = _corrected(lambda ev: f"{ev.market} at {ev.price} instead of {before}")
    return replace(line, text=speak(event, names).text, german=price_corrected_in_german(event, before, names))


def _taken_back(seat: int, moves: Sequence[Deed], names: Sequence[str]) -> Told:
    what = joined([deed.told for deed in moves[:MOST_NAMED]]) or Told("nothing", "nichts")
    if len(moves) > MOST_NAMED:
        more = len(moves) - MOST_NAMED
        what += Told(f"; and {more} more", f"; und {more} weitere")
    if 0 <= seat < len(names):
        return Told(f"{names[seat]} took back: ", f"{names[seat]} nimmt zurück: ") + what
    return Told("Taken back: ", "Zurückgenommen: ") + what


def _done_again(seat: int, moves: Sequence[Deed], names: Sequence[str]) -> Told:
    what = summed_up(moves)
    start = Told("Done again", "Wiederholt")
    return start if what is None else start + Told(": ", ": ") + what


def _line(text: Callable[[Any, Sequence[str]], str], *tags: str) -> Callable[[Any, Sequence[str]], Announcement]:
    return lambda event, names: Announcement(text(event, names), tags)


def _plural(count: int, one: str, many: str | None = None) -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def _stand(count: int) -> str:
    """How many stones stand after something fell or was taken off."""
    return f"{count or 'none'} {'stands' if count < 2 else 'stand'}"


def _dice(dice: Sequence[int]) -> str:
    return ", ".join(str(d) for d in dice)


def _shields(counts: Sequence[int]) -> str:
    shields = [(n, f"{value}-shield") for value, n in enumerate(counts, start=1) if n]
    return ", ".join(f"a {name}" if n == 1 else f"{n} × {name}" for n, name in shields)


def goods_in_words(goods: Goods) -> str:
    """Goods in a sentence, ``nothing`` for none."""
    parts = [f"${goods.money}"] if goods.money else []
    parts += [_plural(goods.elephants, "elephant")] if goods.elephants else []
    parts += [f"{goods.grain} grain"] if goods.grain else []
    parts += [_shields(goods.shields)] if any(goods.shields) else []
    return " and ".join(parts) or "nothing"


def _traded(event: e.TradeProposed | e.TradeFilled) -> str:
    if event.market == "shields":
        return _shields(event.shields)
    return _plural(event.count, "elephant") if event.market == "elephants" else f"{event.count} grain"


def _trade_filled(event: e.TradeFilled, names: Sequence[str]) -> Announcement:
    verb = {"buy": "bought", "sell": "sold"}[event.action]
    partner = "the market" if event.filled_by is None else names[event.filled_by]
    side = {"buy": "from", "sell": "to"}[event.action]
    price = f"; {event.market} now at {event.new_price}" if event.new_price != event.price else ""
    text = f"{names[event.seat]} {verb} {_traded(event)} {side} {partner} for ${event.cost}{price}"
    return Announcement(text, ("trade",))


def _build_finished(event: e.BuildFinished, names: Sequence[str]) -> Announcement:
    where = f"{names[event.seat]}'s wall at {cell_name(event.cell)}"
    if event.fallen or event.waiting:
        waiting = f", {event.waiting} not yet placed went back" if event.waiting else ""
        text = f"{where} fell: {_stand(event.standing)}, {event.fallen} fell{waiting} ({_by(event.said_by, names)})"
        return Announcement(text, ("collapse",))
    stones = _plural(event.standing, "stone")
    return Announcement(f"{where} stands: {stones}, {event.width} wide ({_by(event.said_by, names)})", ("build",))


def _removed(event: e.StonesRemoved, names: Sequence[str]) -> Announcement:
    fell = f", {event.fallen} fell" if event.fallen else ""
    text = (
        f"{names[event.seat]} took {_plural(event.removed, 'stone')} off {cell_name(event.cell)}{fell}: "
        f"{_stand(event.standing)} ({_by(event.said_by, names)})"
    )
    return Announcement(text, ("collapse",) if event.fallen else ("removal",))


def _by(said_by: Actor, names: Sequence[str]) -> str:
    match said_by:
        case Actor("seat", int(seat)) if 0 <= seat < len(names):
            return f"says {names[seat]}"
        case _:
            words = {BY_CAMERA: "seen by the camera", BY_HOST: "says the host", BY_CLOCK: "time was up"}
            return words.get(said_by, "as reported")


def _decided(event: e.BattleDecided, names: Sequence[str]) -> Announcement:
    wall = _plural(event.stones, "stone")
    total = f"{event.attacker_total} against {event.defender_total} and a wall of {wall}"
    if event.x <= 0:
        outcome = f"the wall holds, {_plural(event.elephants_lost, 'elephant')} lost"
    else:
        off = event.stones if event.x >= event.stones else event.x
        outcome = f"{_plural(off, 'stone')} {'comes' if off == 1 else 'come'} off"
        outcome += f", {_plural(event.elephants_lost, 'elephant')} lost" if event.elephants_lost else ""
    return Announcement(f"Battle for {cell_name(event.cell)}: {total}; {outcome}", ("siege", "sum"))


def _siege(event: e.SiegeDeclared, names: Sequence[str]) -> Announcement:
    targets = " and ".join(f"{cell_name(cell)} with {_plural(n, 'elephant')}" for cell, n in event.targets)
    text = f"{names[event.seat]} besieges {names[event.defender]}: {targets}, marker on {cell_name(event.marker)}"
    return Announcement(text, ("siege",))


def _shields_assigned(event: e.ShieldsAssigned, names: Sequence[str]) -> Announcement:
    if not event.shields:
        return Announcement(f"{names[event.seat]} defends without shields", ("siege",))
    shields = ", ".join(f"the {value}-shield for {cell_name(city)}" for _, value, city in event.shields)
    return Announcement(f"{names[event.seat]} defends with {shields}", ("siege",))


def _points(points: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(names, points, strict=True))


def _ended(event: e.GameEnded, names: Sequence[str]) -> Announcement:
    winners = " and ".join(names[seat] for seat in event.winners)
    won = "wins" if len(event.winners) == 1 else "share the victory"
    return Announcement(f"{winners} {won}: {_points(event.points, names)}", ("score", "end"))


def _corrected(what: Callable[[Any], str]) -> Callable[[Any, Sequence[str]], Announcement]:
    def speak(event: Any, names: Sequence[str]) -> Announcement:
        who = names[event.seat] if 0 <= event.seat < len(names) else "The host"
        return Announcement(f"{who} corrects: {what(event)} ({as_shown(event.reason)})", ("correction",))

    return speak


_SPEAKERS: dict[type, Callable[[Any, Sequence[str]], Announcement]] = {
    e.GameStarted: _line(lambda ev, names: f"The game begins: {', '.join(names)}", "phase"),
    e.TurnBegan: _line(
        lambda ev, names: (
            f"Turn {ev.number}, {'rainy' if ev.season == 'blue' else 'dry'} season; {names[ev.starting_seat]} starts"
        ),
        "phase",
    ),
    e.PhaseBegan: _line(lambda ev, names: f"{ev.phase.capitalize()}: {names[ev.seat]} first", "phase"),
    e.GrainHarvested: _line(lambda ev, names: f"{names[ev.seat]} harvests {ev.grain} grain at {cell_name(ev.cell)}"),
    e.BidPlaced: _line(lambda ev, names: f"{names[ev.seat]} bids ${ev.amount}", "auction"),
    e.BidPassed: _line(lambda ev, names: f"{names[ev.seat]} passes", "auction"),
    e.AuctionWon: _line(lambda ev, names: f"{names[ev.seat]} wins first move for ${ev.paid}", "auction"),
    e.BarterOffered: _line(
        lambda ev, names: f"{names[ev.seat]} offers {goods_in_words(ev.give)} for {goods_in_words(ev.take)}", "trade"
    ),
    e.BarterMade: _line(
        lambda ev, names: (
            f"{names[ev.maker]} gives {names[ev.taker]} {goods_in_words(ev.give)} for {goods_in_words(ev.take)}"
        ),
        "trade",
    ),
    e.TradeFilled: _trade_filled,
    e.GrainPlaced: _line(
        lambda ev, names: f"{names[ev.seat]} puts {ev.units - ev.fallen} grain on {cell_name(ev.cell)}"
    ),
    e.BuildDeclared: _line(
        lambda ev, names: (
            f"{names[ev.seat]} builds {_plural(ev.stones, 'stone')} at {cell_name(ev.cell)} for {ev.grain} grain"
        ),
        "build",
    ),
    e.BuildFinished: _build_finished,
    e.ShieldDeployed: _line(lambda ev, names: f"{names[ev.seat]} lays a {ev.value}-shield on {cell_name(ev.cell)}"),
    e.SiegeDeclared: _siege,
    e.ShieldsAssigned: _shields_assigned,
    e.SiegeDiceRolled: _line(lambda ev, names: f"{names[ev.seat]} rolls {_dice(ev.dice)}", "dice"),
    e.BattleDecided: _decided,
    e.StonesRemoved: _removed,
    e.RansomDemanded: _line(lambda ev, names: f"{names[ev.seat]} demands {goods_in_words(ev.ransom)}", "siege"),
    e.RansomPaid: _line(
        lambda ev, names: f"{names[ev.seat]} pays {goods_in_words(ev.ransom)}; the noble stays", "siege"
    ),
    e.RansomRefused: _line(lambda ev, names: f"{names[ev.seat]} does not pay", "siege"),
    e.NobleTaken: _line(
        lambda ev, names: f"{names[ev.seat]} takes {names[ev.owner]}'s noble from {cell_name(ev.cell)}", "capture"
    ),
    e.NobleLeft: _line(lambda ev, names: f"{names[ev.seat]} leaves {names[ev.owner]}'s noble in peace", "siege"),
    e.Scored: _line(lambda ev, names: f"Points: {_points(ev.points, names)}", "score"),
    e.GameEnded: _ended,
    e.GrainLost: _line(
        lambda ev, names: f"{ev.units} grain fell off {names[ev.owner]}'s column at {cell_name(ev.cell)}", "collapse"
    ),
    e.WallCollapsed: _line(
        lambda ev, names: (
            f"{names[ev.owner]}'s wall at {cell_name(ev.cell)} collapsed: {ev.fallen} fell, {_stand(ev.standing)}"
        ),
        "collapse",
    ),
    e.WallCorrected: _corrected(lambda ev: f"{cell_name(ev.cell)} has {ev.stones} stones, {ev.width} wide"),
    e.GrainCorrected: _corrected(lambda ev: f"{cell_name(ev.cell)} has {ev.units} grain"),
    e.TileShieldsCorrected: _corrected(lambda ev: f"shields on {cell_name(ev.cell)}: {_dice(ev.shields) or 'none'}"),
    e.SideCorrected: _corrected(lambda ev: f"{cell_name(ev.cell)} lies with its {ev.side} side up"),
    e.NobleCorrected: _corrected(lambda ev: f"the noble of {cell_name(ev.cell)}"),
    e.HandCorrected: _corrected(lambda ev: "a hand"),
    e.PriceCorrected: _corrected(lambda ev: f"{ev.market} at {ev.price}"),
}
