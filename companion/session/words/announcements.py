"""Turns events into lines of the log: one message each, with tags that pages use for highlights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from companion.games.actor import BY_CAMERA, BY_CLOCK, BY_HOST, Actor
from companion.games.cells import cell_name
from companion.games.free_text import as_shown
from companion.games.raja import events as e
from companion.games.raja.pieces import Goods
from companion.referee.correction_reason import REASONS
from companion.session.words.deeds import Deed, Deeds, summed_up
from companion.session.words.prices_told import PricesTold
from companion.texts.message import Message, Value

MOST_NAMED: Final = 4
"""An undo names at most this many moves in the log, and gives the number of further ones."""

Names: TypeAlias = Sequence[str]
_NOTHING_BESIDE: Final = ""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One line of the log.

    Args:
        tags: for highlights, such as ``collapse``, ``dice``, ``score``.
    """

    message: Message
    tags: tuple[str, ...] = ()


def announce(event: e.Event, names: Names) -> Announcement | None:
    """Return the line for an event; None if the event has none.

    Args:
        event: what happened.
        names: the players' names by seat.
    """
    speak = _SPEAKERS.get(type(event))
    if speak is None:
        return None
    message, *tags = speak(event, names)
    # What was accepted automatically can be undone by one tap, so pages must know it.
    return _line(message, *tags, *(("camera",) if getattr(event, "said_by", None) == BY_CAMERA else ()))


class Announcer:
    """Makes the lines for a log's events in order; the line of an undo or redo names what it undoes or repeats.

    Args:
        names: the players' names by seat.
    """

    def __init__(self, names: Names) -> None:
        self.names = tuple(names)
        self.deeds = Deeds(names)
        self._battle: e.BattleDecided | None = None
        self._prices = PricesTold()

    def announce(self, version: int, event: e.Event) -> Announcement | None:
        """Return the line for the next event; None if it has none."""
        moves = self.deeds.take(version, event)
        self._prices.take(event)
        if isinstance(event, e.BattleDecided):
            self._battle = event
        if self._battle is not None and isinstance(event, (e.RansomDemanded, e.RansomPaid, e.RansomRefused)):
            return _line(_ransom(event, self._battle, self.names), "siege")
        if isinstance(event, e.PriceCorrected):
            return _price_corrected(event, self._prices.before(event.market), self.names)
        if not isinstance(event, (e.Reverted, e.Restored)):
            return announce(event, self.names)
        message = _taken_back(event.seat, moves, self.names) if isinstance(event, e.Reverted) else _done_again(moves)
        return _line(message, "correction")


def _line(message: Message, *tags: str) -> Announcement:
    return Announcement(message, tags)


def _taken_back(seat: int, moves: Sequence[Deed], names: Names) -> Message:
    what = tuple(deed.message for deed in moves[:MOST_NAMED]) or (Message("chronicle.nothing"),)
    if len(moves) > MOST_NAMED:
        what = (*what, Message("chronicle.more", {"count": len(moves) - MOST_NAMED}))
    if 0 <= seat < len(names):
        return Message("chronicle.took_back", {"name": names[seat], "what": what})
    return Message("chronicle.taken_back", {"what": what})


def _done_again(moves: Sequence[Deed]) -> Message:
    what = summed_up(moves)
    return Message("chronicle.done_again") if what is None else Message("chronicle.done_again_what", {"what": what})


# --- parts of lines ----------------------------------------------------------------------------------


def goods_told(goods: Goods) -> tuple[Message, ...]:
    """Return goods as a list for use in a sentence."""
    parts = [Message("chronicle.money", {"amount": goods.money})] if goods.money else []
    parts += [Message("chronicle.elephants", {"count": goods.elephants})] if goods.elephants else []
    parts += [Message("chronicle.grain", {"count": goods.grain})] if goods.grain else []
    parts += _shields(goods.shields)
    return tuple(parts) or (Message("chronicle.nothing"),)


def _shields(counts: Sequence[int]) -> list[Message]:
    return [
        Message("chronicle.shields", {"count": count, "value": value}) for value, count in enumerate(counts, 1) if count
    ]


def _by(said_by: Actor, names: Names) -> Message:
    match said_by:
        case Actor("seat", int(seat)) if 0 <= seat < len(names):
            return Message("chronicle.says_player", {"name": names[seat]})
        case _ if said_by == BY_CAMERA:
            return Message("chronicle.says_camera")
        case _ if said_by == BY_HOST:
            return Message("chronicle.says_host")
        case _ if said_by == BY_CLOCK:
            return Message("chronicle.says_clock")
        case _:
            return Message("chronicle.as_reported")


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _named(names: Names) -> tuple[Message, ...]:
    return tuple(Message("chronicle.named", {"name": name}) for name in names)


def _points(points: Sequence[int], names: Names) -> tuple[Message, ...]:
    return tuple(
        Message("chronicle.points_of", {"name": name, "points": count})
        for name, count in zip(names, points, strict=True)
    )


# --- lines -------------------------------------------------------------------------------------------


def _ransom(event: e.RansomDemanded | e.RansomPaid | e.RansomRefused, battle: e.BattleDecided, names: Names) -> Message:
    """Return the message about a ransom: who asks whom for what, and for which city's noble."""
    attacker, defender, city = names[battle.attacker], names[battle.defender], cell_name(battle.cell)
    match event:
        case e.RansomDemanded(ransom=ransom):
            return Message(
                "chronicle.ransom_demanded_of",
                {"attacker": attacker, "defender": defender, "city": city, "goods": goods_told(ransom)},
            )
        case e.RansomPaid(ransom=ransom):
            return Message(
                "chronicle.ransom_paid_to",
                {"attacker": attacker, "defender": defender, "city": city, "goods": goods_told(ransom)},
            )
        case _:
            return Message("chronicle.ransom_refused_to", {"attacker": attacker, "defender": defender, "city": city})


def _price_corrected(event: e.PriceCorrected, before: int, names: Names) -> Announcement | None:
    """Return the line for a corrected price, with the old price."""
    if before == event.price:
        return announce(event, names)
    market = Message(f"chronicle.goods_{event.market}")
    what = Message("chronicle.price_instead", {"market": market, "price": event.price, "before": before})
    return _line(_corrected(event, what, names), "correction")


def _trade_filled(event: e.TradeFilled, names: Names) -> Message:
    values = {
        "name": names[event.seat],
        "goods": {
            "grain": (Message("chronicle.grain", {"count": event.count}),),
            "elephants": (Message("chronicle.elephants", {"count": event.count}),),
            "shields": tuple(_shields(event.shields)),
        }[event.market],
        "partner": Message("chronicle.the_market") if event.filled_by is None else names[event.filled_by],
        "cost": event.cost,
        "price": (
            Message(
                "chronicle.price_now", {"market": Message(f"chronicle.goods_{event.market}"), "price": event.new_price}
            )
            if event.new_price != event.price
            else _NOTHING_BESIDE
        ),
    }
    return Message("chronicle.bought" if event.action == "buy" else "chronicle.sold", values)


def _build_finished(event: e.BuildFinished, names: Names) -> tuple[Message, str]:
    values: dict[str, Any] = {
        "name": names[event.seat],
        "cell": cell_name(event.cell),
        "standing": event.standing,
        "by": _by(event.said_by, names),
    }
    if event.fallen or event.waiting:
        return Message("chronicle.build_fell", {**values, "fallen": event.fallen, "waiting": event.waiting}), "collapse"
    return Message("chronicle.build_stands", {**values, "width": event.width}), "build"


def _removed(event: e.StonesRemoved, names: Names) -> tuple[Message, str]:
    values: dict[str, Any] = {
        "name": names[event.seat],
        "count": event.removed,
        "cell": cell_name(event.cell),
        "fallen": event.fallen,
        "standing": event.standing,
        "by": _by(event.said_by, names),
    }
    return Message("chronicle.removed", values), "collapse" if event.fallen else "removal"


def _decided(event: e.BattleDecided, names: Names) -> tuple[Message, str, str]:
    values: dict[str, Any] = {
        "cell": cell_name(event.cell),
        "attacker": event.attacker_total,
        "defender": event.defender_total,
        "wall": event.stones,
        "off": min(max(event.x, 0), event.stones),
        "lost": event.elephants_lost,
    }
    return Message("chronicle.battle_holds" if event.x <= 0 else "chronicle.battle_won", values), "siege", "sum"


def _siege(event: e.SiegeDeclared, names: Names) -> Message:
    targets = tuple(
        Message("chronicle.siege_target", {"cell": cell_name(cell), "count": count}) for cell, count in event.targets
    )
    return Message(
        "chronicle.siege",
        {
            "name": names[event.seat],
            "defender": names[event.defender],
            "targets": targets,
            "marker": cell_name(event.marker),
        },
    )


def _shields_assigned(event: e.ShieldsAssigned, names: Names) -> Message:
    if not event.shields:
        return Message("chronicle.defends_bare", {"name": names[event.seat]})
    shields = tuple(
        Message("chronicle.defending", {"value": value, "city": cell_name(city)}) for _, value, city in event.shields
    )
    return Message("chronicle.defends", {"name": names[event.seat], "shields": shields})


def _ended(event: e.GameEnded, names: Names) -> Message:
    winners = _named([names[seat] for seat in event.winners])
    return Message(
        "chronicle.game_ended",
        {"count": len(winners), "winners": winners, "points": _points(event.points, names)},
    )


def _corrected(event: Any, what: Message, names: Names) -> Message:
    who = names[event.seat] if 0 <= event.seat < len(names) else Message("chronicle.the_host")
    return Message("chronicle.corrected", {"who": who, "what": what, "reason": _reason(event.reason)})


def _reason(reason: str) -> Value:
    """Return a reason as a value: a message of the catalogue, or what a person typed."""
    return Message(reason) if reason in REASONS else as_shown(reason)


def _of_seat(code: str, *tags: str, **values: Callable[[Any], Any]) -> Speaker:
    """Return a speaker whose line names the event's player and the given values of the event."""

    def speak(event: Any, names: Names) -> tuple[Any, ...]:
        told = {name: value(event) for name, value in values.items()}
        return Message(code, {"name": names[event.seat], **told}), *tags

    return speak


def _line_of(make: Callable[[Any, Names], Message], *tags: str) -> Speaker:
    return lambda event, names: (make(event, names), *tags)


def _correction(code: str, **values: Callable[[Any], Any]) -> Speaker:
    def speak(event: Any, names: Names) -> tuple[Any, ...]:
        what = Message(code, {name: value(event) for name, value in values.items()})
        return _corrected(event, what, names), "correction"

    return speak


def _cell(event: Any) -> str:
    return cell_name(event.cell)


Speaker: TypeAlias = Callable[[Any, Sequence[str]], tuple[Any, ...]]
"""Takes an event and the players' names, and returns the message, followed by its tags."""

_SPEAKERS: Final[dict[type, Speaker]] = {
    e.GameStarted: _line_of(lambda ev, names: Message("chronicle.game_began", {"names": _named(names)}), "phase"),
    e.TurnBegan: _line_of(
        lambda ev, names: Message(
            "chronicle.turn", {"number": ev.number, "season": ev.season, "name": names[ev.starting_seat]}
        ),
        "phase",
    ),
    e.PhaseBegan: _of_seat("chronicle.phase", "phase", phase=lambda ev: Message(f"phase.{ev.phase}")),
    e.GrainHarvested: _of_seat("chronicle.harvested", grain=lambda ev: ev.grain, cell=_cell),
    e.BidPlaced: _of_seat("chronicle.bid", "auction", amount=lambda ev: ev.amount),
    e.BidPassed: _of_seat("chronicle.passed", "auction"),
    e.AuctionWon: _of_seat("chronicle.auction_won", "auction", paid=lambda ev: ev.paid),
    e.BarterOffered: _of_seat(
        "chronicle.barter_offered", "trade", give=lambda ev: goods_told(ev.give), take=lambda ev: goods_told(ev.take)
    ),
    e.BarterMade: _line_of(
        lambda ev, names: Message(
            "chronicle.barter_made",
            {
                "maker": names[ev.maker],
                "taker": names[ev.taker],
                "give": goods_told(ev.give),
                "take": goods_told(ev.take),
            },
        ),
        "trade",
    ),
    e.TradeFilled: _line_of(_trade_filled, "trade"),
    e.GrainPlaced: _of_seat("chronicle.grain_placed", grain=lambda ev: ev.units - ev.fallen, cell=_cell),
    e.BuildDeclared: _of_seat(
        "chronicle.builds", "build", count=lambda ev: ev.stones, cell=_cell, grain=lambda ev: ev.grain
    ),
    e.BuildFinished: _build_finished,
    e.ShieldDeployed: _of_seat("chronicle.shield_laid", value=lambda ev: ev.value, cell=_cell),
    e.SiegeDeclared: _line_of(_siege, "siege"),
    e.ShieldsAssigned: _line_of(_shields_assigned, "siege"),
    e.SiegeDiceRolled: _of_seat("chronicle.rolled", "dice", dice=lambda ev: _numbers(ev.dice)),
    e.BattleDecided: _decided,
    e.StonesRemoved: _removed,
    e.RansomDemanded: _of_seat("chronicle.ransom_demanded", "siege", goods=lambda ev: goods_told(ev.ransom)),
    e.RansomPaid: _of_seat("chronicle.ransom_paid", "siege", goods=lambda ev: goods_told(ev.ransom)),
    e.RansomRefused: _of_seat("chronicle.ransom_refused", "siege"),
    e.NobleTaken: _line_of(
        lambda ev, names: Message(
            "chronicle.noble_taken", {"name": names[ev.seat], "owner": names[ev.owner], "cell": cell_name(ev.cell)}
        ),
        "capture",
    ),
    e.NobleLeft: _line_of(
        lambda ev, names: Message("chronicle.noble_left", {"name": names[ev.seat], "owner": names[ev.owner]}), "siege"
    ),
    e.Scored: _line_of(lambda ev, names: Message("chronicle.scored", {"points": _points(ev.points, names)}), "score"),
    e.GameEnded: _line_of(_ended, "score", "end"),
    e.GrainLost: _line_of(
        lambda ev, names: Message(
            "chronicle.grain_lost", {"count": ev.units, "owner": names[ev.owner], "cell": cell_name(ev.cell)}
        ),
        "collapse",
    ),
    e.WallCollapsed: _line_of(
        lambda ev, names: Message(
            "chronicle.wall_collapsed",
            {
                "owner": names[ev.owner],
                "cell": cell_name(ev.cell),
                "fallen": ev.fallen,
                "standing": ev.standing,
            },
        ),
        "collapse",
    ),
    e.WallCorrected: _correction(
        "chronicle.wall_is", cell=_cell, count=lambda ev: ev.stones, width=lambda ev: ev.width
    ),
    e.GrainCorrected: _correction("chronicle.grain_is", cell=_cell, grain=lambda ev: ev.units),
    e.TileShieldsCorrected: _correction(
        "chronicle.shields_are",
        cell=_cell,
        shields=lambda ev: _numbers(ev.shields) or Message("chronicle.no_shields"),
    ),
    e.SideCorrected: _correction("chronicle.side_is", cell=_cell, side=lambda ev: ev.side),
    e.NobleCorrected: _correction("chronicle.noble_of", cell=_cell),
    e.HandCorrected: _correction("chronicle.a_hand"),
    e.PriceCorrected: _correction(
        "chronicle.price_is", market=lambda ev: Message(f"chronicle.goods_{ev.market}"), price=lambda ev: ev.price
    ),
}
