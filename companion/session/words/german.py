"""Events in German, for the same lines of the log that ``announcements`` says in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from companion.games.actor import BY_CAMERA, BY_CLOCK, BY_HOST, Actor
from companion.games.cells import cell_name
from companion.games.free_text import as_shown
from companion.games.raja import events as e
from companion.games.raja.pieces import Goods

Sentence: TypeAlias = Callable[[Any, Sequence[str]], str]

_PHASES: Final = {
    "set-up": "Aufbau",
    "production": "Ernte",
    "auction": "Versteigerung",
    "commerce": "Handel",
    "building": "Bauen",
    "siege": "Belagerung",
}
_MARKETS: Final = {"grain": "Korn", "shields": "Schilde", "elephants": "Elefanten"}
_SIDES: Final = {"red": "roten", "blue": "blauen"}
_BY: Final = {BY_CAMERA: "von der Kamera gesehen", BY_HOST: "sagt der Gastgeber", BY_CLOCK: "durch die Uhr"}


def _plural(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def _stones(count: int) -> str:
    return _plural(count, "Stein", "Steine")


def _stones_dative(count: int) -> str:
    return _plural(count, "Stein", "Steinen")


def _stand(count: int) -> str:
    """How many stones stand after something fell or was taken off."""
    return "keiner steht mehr" if count == 0 else f"{count} {'steht' if count == 1 else 'stehen'}"


def _come_off(count: int) -> str:
    return f"{_stones(count)} {'kommt' if count == 1 else 'kommen'} weg"


def _elephants(count: int) -> str:
    return _plural(count, "Elefant", "Elefanten")


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def goods_in_german(goods: Goods) -> str:
    """Goods in a German sentence, in the accusative; ``nichts`` for none."""
    parts = [f"${goods.money}"] if goods.money else []
    parts += [_elephants(goods.elephants)] if goods.elephants else []
    parts += [f"{goods.grain} Korn"] if goods.grain else []
    parts += [_shields(goods.shields)] if any(goods.shields) else []
    return " und ".join(parts) or "nichts"


def _shields(counts: Sequence[int]) -> str:
    shields = [(n, f"{value}er-Schild") for value, n in enumerate(counts, 1) if n]
    return ", ".join(f"einen {name}" if n == 1 else f"{n} × {name}" for n, name in shields)


def _by(said_by: Actor, names: Sequence[str]) -> str:
    match said_by:
        case Actor("seat", int(seat)) if 0 <= seat < len(names):
            return f"sagt {names[seat]}"
        case _:
            return _BY.get(said_by, "wie gemeldet")


def _points(points: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(names, points, strict=True))


def _trade_filled(event: e.TradeFilled, names: Sequence[str]) -> str:
    traded = {
        "grain": f"{event.count} Korn",
        "shields": _shields(event.shields),
        "elephants": _elephants(event.count),
    }[event.market]
    partner = "dem Markt" if event.filled_by is None else names[event.filled_by]
    done = {"buy": f"kaufte {traded} von {partner}", "sell": f"verkaufte {traded} an {partner}"}[event.action]
    price = f"; {_MARKETS[event.market]} jetzt bei {event.new_price}" if event.new_price != event.price else ""
    return f"{names[event.seat]} {done} für ${event.cost}{price}"


def _build_finished(event: e.BuildFinished, names: Sequence[str]) -> str:
    wall, said = f"Die Mauer von {names[event.seat]} auf {cell_name(event.cell)}", _by(event.said_by, names)
    if event.fallen or event.waiting:
        came = "kam" if event.waiting == 1 else "kamen"
        waiting = f", {_stones(event.waiting)} {came} zurück" if event.waiting else ""
        fell = f"{_stones(event.fallen)} {'fiel' if event.fallen == 1 else 'fielen'}"
        return f"{wall} stürzte ein: {_stand(event.standing)}, {fell}{waiting} ({said})"
    return f"{wall} steht: {_stones(event.standing)}, {event.width} breit ({said})"


def _removed(event: e.StonesRemoved, names: Sequence[str]) -> str:
    fell = f", {event.fallen} {'fiel' if event.fallen == 1 else 'fielen'} dazu" if event.fallen else ""
    return (
        f"{names[event.seat]} nahm {_stones(event.removed)} von {cell_name(event.cell)}{fell}: "
        f"{_stand(event.standing)} ({_by(event.said_by, names)})"
    )


def _decided(event: e.BattleDecided, names: Sequence[str]) -> str:
    total = f"{event.attacker_total} gegen {event.defender_total} und eine Mauer von {_stones_dative(event.stones)}"
    lost = f", {_elephants(event.elephants_lost)} verloren" if event.elephants_lost else ""
    outcome = "die Mauer hält" if event.x <= 0 else _come_off(min(event.x, event.stones))
    return f"Schlacht um {cell_name(event.cell)}: {total}; {outcome}{lost}"


def _siege(event: e.SiegeDeclared, names: Sequence[str]) -> str:
    targets = " und ".join(f"{cell_name(cell)} mit {_elephants(count)}" for cell, count in event.targets)
    return f"{names[event.seat]} belagert {names[event.defender]}: {targets}, Spielfigur auf {cell_name(event.marker)}"


def _shields_assigned(event: e.ShieldsAssigned, names: Sequence[str]) -> str:
    if not event.shields:
        return f"{names[event.seat]} verteidigt ohne Schilde"
    shields = ", ".join(f"dem {value}er-Schild für {cell_name(city)}" for _, value, city in event.shields)
    return f"{names[event.seat]} verteidigt mit {shields}"


def _ended(event: e.GameEnded, names: Sequence[str]) -> str:
    winners = " und ".join(names[seat] for seat in event.winners)
    won = "gewinnt" if len(event.winners) == 1 else "teilen sich den Sieg"
    return f"{winners} {won}: {_points(event.points, names)}"


def _corrected(what: Callable[[Any], str]) -> Sentence:
    def sentence(event: Any, names: Sequence[str]) -> str:
        who = names[event.seat] if 0 <= event.seat < len(names) else "Der Gastgeber"
        return f"{who} stellt richtig: {what(event)} ({as_shown(event.reason)})"

    return sentence


def price_corrected_in_german(event: e.PriceCorrected, before: int, names: Sequence[str]) -> str:
    """A corrected price with what it was before."""
    return _corrected(lambda ev: f"{_MARKETS[ev.market]} bei {ev.price} statt {before}")(event, names)


SENTENCES: Final[Mapping[type, Sentence]] = {
    e.GameStarted: lambda ev, names: f"Das Spiel beginnt: {', '.join(names)}",
    e.TurnBegan: lambda ev, names: (
        f"Runde {ev.number}, {'Regenzeit' if ev.season == 'blue' else 'Trockenzeit'}; {names[ev.starting_seat]} beginnt"
    ),
    e.PhaseBegan: lambda ev, names: f"{_PHASES[ev.phase]}: zuerst {names[ev.seat]}",
    e.GrainHarvested: lambda ev, names: f"{names[ev.seat]} erntet {ev.grain} Korn auf {cell_name(ev.cell)}",
    e.BidPlaced: lambda ev, names: f"{names[ev.seat]} bietet ${ev.amount}",
    e.BidPassed: lambda ev, names: f"{names[ev.seat]} passt",
    e.AuctionWon: lambda ev, names: f"{names[ev.seat]} darf für ${ev.paid} zuerst ziehen",
    e.BarterOffered: lambda ev, names: (
        f"{names[ev.seat]} bietet {goods_in_german(ev.give)} für {goods_in_german(ev.take)}"
    ),
    e.BarterMade: lambda ev, names: (
        f"{names[ev.maker]} gibt {names[ev.taker]} {goods_in_german(ev.give)} für {goods_in_german(ev.take)}"
    ),
    e.TradeFilled: _trade_filled,
    e.GrainPlaced: lambda ev, names: f"{names[ev.seat]} legt {ev.units - ev.fallen} Korn auf {cell_name(ev.cell)}",
    e.BuildDeclared: lambda ev, names: (
        f"{names[ev.seat]} baut {_stones(ev.stones)} auf {cell_name(ev.cell)} für {ev.grain} Korn"
    ),
    e.BuildFinished: _build_finished,
    e.ShieldDeployed: lambda ev, names: f"{names[ev.seat]} legt einen {ev.value}er-Schild auf {cell_name(ev.cell)}",
    e.SiegeDeclared: _siege,
    e.ShieldsAssigned: _shields_assigned,
    e.SiegeDiceRolled: lambda ev, names: f"{names[ev.seat]} würfelt {_numbers(ev.dice)}",
    e.BattleDecided: _decided,
    e.StonesRemoved: _removed,
    e.RansomDemanded: lambda ev, names: f"{names[ev.seat]} fordert {goods_in_german(ev.ransom)}",
    e.RansomPaid: lambda ev, names: f"{names[ev.seat]} zahlt {goods_in_german(ev.ransom)}; der Fürst bleibt",
    e.RansomRefused: lambda ev, names: f"{names[ev.seat]} zahlt nicht",
    e.NobleTaken: lambda ev, names: (
        f"{names[ev.seat]} nimmt den Fürsten von {names[ev.owner]} auf {cell_name(ev.cell)} gefangen"
    ),
    e.NobleLeft: lambda ev, names: f"{names[ev.seat]} lässt den Fürsten von {names[ev.owner]} in Frieden",
    e.Scored: lambda ev, names: f"Punkte: {_points(ev.points, names)}",
    e.GameEnded: _ended,
    e.GrainLost: lambda ev, names: (
        f"{ev.units} Korn {'fiel' if ev.units == 1 else 'fielen'} von der Säule von {names[ev.owner]} auf {cell_name(ev.cell)}"
    ),
    e.WallCollapsed: lambda ev, names: (
        f"Die Mauer von {names[ev.owner]} auf {cell_name(ev.cell)} stürzte ein: "
        f"{_stones(ev.fallen)} {'fiel' if ev.fallen == 1 else 'fielen'}, {_stand(ev.standing)}"
    ),
    e.WallCorrected: _corrected(lambda ev: f"{cell_name(ev.cell)} hat {_stones(ev.stones)}, {ev.width} breit"),
    e.GrainCorrected: _corrected(lambda ev: f"{cell_name(ev.cell)} hat {ev.units} Korn"),
    e.TileShieldsCorrected: _corrected(
        lambda ev: f"Schilde auf {cell_name(ev.cell)}: {_numbers(ev.shields) or 'keine'}"
    ),
    e.SideCorrected: _corrected(lambda ev: f"{cell_name(ev.cell)} liegt mit der {_SIDES[ev.side]} Seite oben"),
    e.NobleCorrected: _corrected(lambda ev: f"der Fürst von {cell_name(ev.cell)}"),
    e.HandCorrected: _corrected(lambda ev: "eine Hand"),
    e.PriceCorrected: _corrected(lambda ev: f"{_MARKETS[ev.market]} bei {ev.price}"),
}
"""A sentence for every event that ``announcements`` has one for; the players' names are given by seat."""
