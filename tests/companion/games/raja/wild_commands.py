"""Commands of any kind with any fields near the edge of what is allowed: most of them are not."""

from __future__ import annotations

import types
from dataclasses import fields, replace
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from companion.games.actor import BY_CAMERA, BY_NOBODY, Actor, actor_named, by_seat
from companion.games.raja.commands import Command, Redo, Undo
from companion.games.raja.pieces import Cell, Goods
from companion.games.raja.sampling import Choose, random_command_of
from companion.games.raja.state import State, waiting_for

KINDS: tuple[type, ...] = tuple(kind for kind in get_args(Command) if kind not in (Undo, Redo))


def wild_command(state: State, choose: Choose) -> Command:
    """Any command, or a legal one with one field changed."""
    seats = waiting_for(state)
    if seats and choose(3):
        command = random_command_of(state, seats[choose(len(seats))], choose)
        if command is not None:
            return _changed(state, command, choose)
    kind = KINDS[choose(len(KINDS))]
    wild: Command = kind(**{name: _value(state, name, wanted, choose) for name, wanted in _hints(kind).items()})
    return wild


_SPEAKERS = [by_seat(1), Actor("seat", -1), BY_CAMERA, BY_NOBODY, actor_named("dice well 2")]


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _changed(state: State, command: Command, choose: Choose) -> Command:
    kind: Any = type(command)
    hints = _hints(kind)
    names = list(hints)
    name = names[choose(len(names))]
    return replace(command, **{name: _value(state, name, hints[name], choose)})


def _value(state: State, name: str, wanted: Any, choose: Choose) -> Any:
    if name in ("seat", "owner", "defender", "to", "maker", "holder"):
        if name == "to" and choose(2):
            return None
        return choose(len(state.players) + 2) - 1
    if wanted == Cell:
        return _cell(state, choose)
    origin = get_origin(wanted)
    if origin is Literal:
        return get_args(wanted)[choose(len(get_args(wanted)))]
    if origin in (Union, types.UnionType):
        return None if choose(3) == 0 else _number(choose)
    if origin is tuple:
        return _tuple(state, name, get_args(wanted), choose)
    if wanted is Actor:
        return _SPEAKERS[choose(len(_SPEAKERS))]
    if wanted is Goods:
        return Goods(choose(4), choose(2), choose(3) - (choose(9) == 0), (choose(2), choose(2), 0))
    return _number(choose) if wanted is int else f"{name} {choose(3)}"


def _tuple(state: State, name: str, parts: tuple[Any, ...], choose: Choose) -> tuple[Any, ...]:
    if len(parts) == 2 and parts[1] is Ellipsis:
        count = choose(3) if name != "tiles" else 6 + choose(3)
        return tuple(_value(state, "part", parts[0], choose) for _ in range(count))
    return tuple(_value(state, "part", part, choose) for part in parts)


def _number(choose: Choose) -> int:
    return choose(8) - 1 if choose(3) else choose(40)


def _cell(state: State, choose: Choose) -> Cell:
    player = state.players[choose(len(state.players))]
    if player.lands and choose(5):
        return player.lands[choose(len(player.lands))].cell
    return (choose(4), choose(6) - 1)
