"""Reads from a recording's metadata which game it is of: rules, options, and for Raja the mats."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.games.catalogue import AnyEngine, engine_named
from companion.games.codec import options_from_json
from companion.games.errors import MalformedCommand
from companion.games.raja.game import ENGINE
from companion.games.raja.options import NAME, Options
from companion.lobby.lobby import SEATS
from companion.recording.message_json import DamagedRecording

BEGIN: Final = "begin"
"""The command that a recorded game begins with."""


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game's rules with its options."""

    engine: AnyEngine
    options: Any


@dataclass(frozen=True, slots=True)
class RecordedRaja:
    """A recorded game of Raja; ``mats`` has the seat number of the mat of each game seat."""

    options: Options
    mats: tuple[int, ...]


def recorded_game(about: Mapping[str, str]) -> RecordedGame:
    """Return the game that a recording's metadata (``about``) describes.

    Raises:
        DamagedRecording: ``recording.no_options``: it describes no game, or one that this version does not know.
    """
    engine = engine_named(about.get("game", NAME))
    if engine is None:
        raise _no_options()
    try:
        return RecordedGame(engine, options_from_json(engine, json.loads(about["options"])))
    except (KeyError, ValueError, TypeError, MalformedCommand) as error:
        raise _no_options() from error


def recorded_raja(about: Mapping[str, str]) -> RecordedRaja:
    """Return the game of Raja that a recording's metadata (``about``) describes.

    Raises:
        DamagedRecording: ``recording.no_options``, ``recording.other_game``.
    """
    if about.get("game", NAME) != NAME:
        raise DamagedRecording(
            "recording.other_game",
            "That is a recording of a small game, without a table to look at: `raja transcript` prints it, and "
            "`raja replay --depth re-decide` decides it again.",
        )
    try:
        options = options_from_json(ENGINE, json.loads(about["options"]))
        mats = tuple(int(mat) for mat in json.loads(about["mats"]))
        if len(mats) < len(options.players) or len(set(mats)) < len(mats) or not set(mats) <= set(range(SEATS)):
            raise _no_options()
        return RecordedRaja(options, mats)
    except (KeyError, ValueError, OverflowError, RecursionError, TypeError, MalformedCommand) as error:
        raise _no_options() from error


def _no_options() -> DamagedRecording:
    return DamagedRecording(
        "recording.no_options",
        "The recording does not tell which game it is of: make it with `raja recording import`.",
    )
