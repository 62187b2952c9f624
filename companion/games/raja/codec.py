"""Commands, events and options to JSON and back, strictly: what does not fit is malformed, with a dotted code.

A command is ``{"command": "PlaceBid", "seat": 0, "amount": 5}``, an event ``{"event": "BidPlaced", …}``; tuples are
lists, a cell is ``[row, col]``. Fields with a default may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast, get_args

from companion.games.errors import MalformedCommand
from companion.games.raja import commands, events
from companion.games.raja.commands import Command
from companion.games.raja.events import Event
from companion.games.raja.options import Options
from companion.games.records import fields_to_json, record_from_json


def command_to_json(command: Command) -> dict[str, Any]:
    """The JSON object of a command."""
    return {"command": type(command).__name__, **fields_to_json(command)}


def event_to_json(event: Event) -> dict[str, Any]:
    """The JSON object of an event."""
    return {"event": type(event).__name__, **fields_to_json(event)}


def options_to_json(options: Options) -> dict[str, Any]:
    """The JSON object of a table's options."""
    return fields_to_json(options)


def command_from_json(data: object) -> Command:
    """The command of a JSON object.

    Raises:
        MalformedCommand: ``command.not_an_object``, ``command.unknown``, ``command.missing_field``,
            ``command.unknown_field``, ``command.wrong_type``.
    """
    return cast(Command, _named_from_json("command", _command_types(), data))


def event_from_json(data: object) -> Event:
    """The event of a JSON object.

    Raises:
        MalformedCommand: as ``command_from_json``, with ``event.…``.
    """
    return cast(Event, _named_from_json("event", _event_types(), data))


def options_from_json(data: object) -> Options:
    """A table's options of a JSON object.

    Raises:
        MalformedCommand: as ``command_from_json``, with ``options.…``.
    """
    return record_from_json("options", Options, data)


@cache
def _command_types() -> dict[str, type]:
    return {kind.__name__: kind for kind in get_args(commands.Command)}


@cache
def _event_types() -> dict[str, type]:
    return {kind.__name__: kind for kind in get_args(events.Event)}


def _named_from_json(what: str, kinds: Mapping[str, type], data: object) -> object:
    if not isinstance(data, Mapping):
        raise MalformedCommand(f"{what}.not_an_object", f"A JSON object is needed for {_article(what)}.")
    name = data.get(what)
    if not isinstance(name, str) or name not in kinds:
        raise MalformedCommand(f"{what}.unknown", f"There is no {what} {name!r}: check its name.")
    rest = {key: value for key, value in data.items() if key != what}
    return record_from_json(what, kinds[name], rest)


def _article(what: str) -> str:
    return f"an {what}" if what[0] in "aeo" else f"a {what}"
