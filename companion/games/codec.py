"""Converts a game's commands, events, options and moves to JSON and back, strictly: anything that does not fit is
malformed.

A command is ``{"command": "PlaceBid", "seat": 0, …}``, an event ``{"event": "BidPlaced", …}``; tuples are lists, a cell is
``[row, col]``, a card ``{"rank": 12, "suit": "spades"}``. Fields with a default may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from companion.games.engine import CommandT, Engine, EventT, Legal, OptionsT, StateT
from companion.games.errors import MalformedCommand
from companion.games.records import fields_to_json, record_from_json
from companion.games.same_object import kept_for_same


@kept_for_same(32)
def command_to_json(command: object) -> dict[str, Any]:
    """The JSON object for a command; the same object for the same command, so do not change it."""
    return {"command": type(command).__name__, **fields_to_json(command)}


@kept_for_same(32)
def event_to_json(event: object) -> dict[str, Any]:
    """The JSON object for an event; the same object for the same event, so do not change it."""
    return {"event": type(event).__name__, **fields_to_json(event)}


def move_to_json(move: object) -> dict[str, Any]:
    """The JSON object of a move."""
    return {"move": type(move).__name__, **fields_to_json(move)}


def command_from_json(engine: Engine[OptionsT, StateT, CommandT, EventT], data: object) -> CommandT:
    """The command in a JSON object.

    Raises:
        MalformedCommand: ``command.not_an_object``, ``command.unknown``, ``command.missing_field``,
            ``command.unknown_field``, ``command.wrong_type``.
    """
    return cast(CommandT, _named_from_json("command", engine.command_types, data))


def event_from_json(engine: Engine[OptionsT, StateT, CommandT, EventT], data: object) -> EventT:
    """The event in a JSON object.

    Raises:
        MalformedCommand: as ``command_from_json``, with ``event.…``.
    """
    return cast(EventT, _named_from_json("event", engine.event_types, data))


def options_to_json(engine: Engine[OptionsT, StateT, CommandT, EventT], options: OptionsT) -> dict[str, Any]:
    """The JSON object for a table's options, with the game's name under ``game``."""
    return {"game": engine.name, **fields_to_json(options)}


def options_from_json(engine: Engine[OptionsT, StateT, CommandT, EventT], data: object) -> OptionsT:
    """A table's options from a JSON object; ``game``, if given, must name this game.

    Raises:
        MalformedCommand: ``options.other_game``, and as ``command_from_json`` with ``options.…``.
    """
    if isinstance(data, Mapping):
        if data.get("game", engine.name) != engine.name:
            raise MalformedCommand("options.other_game", f"These are no options of {engine.name}: name that game.")
        data = {key: value for key, value in data.items() if key != "game"}
    return record_from_json("options", engine.options_type, data)


def legal_to_json(legal: Legal) -> dict[str, Any]:
    """What a seat may do now, in the form sent to phones."""
    return {
        "seat": legal.seat,
        "waiting_for": list(legal.waiting_for),
        "moves": [move_to_json(move) for move in legal.moves],
    }


def _named_from_json(what: str, kinds: tuple[type, ...], data: object) -> object:
    article = "an" if what[0] in "aeiou" else "a"
    if not isinstance(data, Mapping):
        raise MalformedCommand(f"{what}.not_an_object", f"A JSON object is needed for {article} {what}.")
    name = data.get(what)
    found = _by_name(kinds).get(name) if isinstance(name, str) else None
    if found is None:
        raise MalformedCommand(f"{what}.unknown", f"There is no {what} {name!r}: check its name.")
    return record_from_json(what, found, {key: value for key, value in data.items() if key != what})


@cache
def _by_name(kinds: tuple[type, ...]) -> dict[str, type]:
    return {kind.__name__: kind for kind in kinds}
