"""The rules of the game that a recording is of, as replaying needs them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from companion.games.errors import MalformedCommand
from companion.games.history import History as SmallHistory
from companion.games.json_form import command_from_json as small_command_from_json
from companion.games.json_form import event_from_json as small_event_from_json
from companion.games.json_form import named_to_json
from companion.games.json_form import options_from_json as small_options_from_json
from companion.games.raja.codec import command_from_json, event_from_json, event_to_json, options_from_json
from companion.games.raja.game import folded
from companion.games.raja.history import History
from companion.games.raja.options import Options
from companion.games.raja.turn import points_of
from companion.lobby.lobby import RAJA
from companion.recording.reading import DamagedRecording, Recording
from companion.small_table.kinds import KINDS, SmallKind
from companion.small_table.results import outcome
from companion.table.log import JsonObject


class ReplayedHistory(Protocol):
    """A game's log that grows again."""

    @property
    def state(self) -> Any:
        """The present state."""

    @property
    def version(self) -> int:
        """Events so far."""

    @property
    def events(self) -> tuple[Any, ...]:
        """The whole log."""

    def decide(self, command: Any) -> tuple[Any, ...]:
        """What the rules make of that command now."""

    def append(self, events: Sequence[Any]) -> Any:
        """Take one command's events in."""


@dataclass(frozen=True, slots=True)
class RecordedRules:
    """One game's rules with its options.

    Args:
        begin: the game's first events.
        history: an empty one.
        folded: the state after one more event of a log whose states are known.
        points: of a state, by name.
    """

    begin: Callable[[], tuple[Any, ...]]
    history: Callable[[], ReplayedHistory]
    folded: Callable[[list[Any], Any], Any]
    command_from_json: Callable[[object], Any]
    event_from_json: Callable[[object], Any]
    event_to_json: Callable[[Any], JsonObject]
    points: Callable[[Any], dict[str, int]]


def rules_of(recording: Recording) -> RecordedRules:
    """The rules of its game.

    Raises:
        DamagedRecording: ``recording.no_options``.
    """
    small = small_kind_of(recording)
    return raja_rules(options_of(recording)) if small is None else _small_rules(small, _small_options(recording, small))


def small_kind_of(recording: Recording) -> SmallKind | None:
    """Which small game it is of; None for Raja.

    Raises:
        DamagedRecording: ``recording.no_options``: of one that this version does not know.
    """
    game = recording.about.get("game", RAJA)
    if game != RAJA and game not in KINDS:
        raise _no_options()
    return KINDS.get(game)


def check_is_raja(about: Mapping[str, str]) -> None:
    """A recording that says this of itself is one of Raja, with a table to look at.

    Raises:
        DamagedRecording: ``recording.other_game``.
    """
    if about.get("game", RAJA) != RAJA:
        raise DamagedRecording(
            "recording.other_game",
            "That is a recording of a small game, without a table to look at: `raja transcript` prints it, and "
            "`raja replay --depth re-decide` decides it again.",
        )


def options_of(recording: Recording) -> Options:
    """The options of its game of Raja.

    Raises:
        DamagedRecording: ``recording.no_options``, ``recording.other_game``.
    """
    check_is_raja(recording.about)
    try:
        return options_from_json(json.loads(recording.about["options"]))
    except (KeyError, ValueError, TypeError, MalformedCommand) as error:
        raise _no_options() from error


def raja_rules(options: Options) -> RecordedRules:
    """Raja's rules with those options."""
    names = [player.name for player in options.players]
    return RecordedRules(
        lambda: History.begin(options).events,
        History,
        folded,
        command_from_json,
        event_from_json,
        event_to_json,
        lambda state: dict(zip(names, points_of(state), strict=True)),
    )


def _small_rules(kind: SmallKind, options: Any) -> RecordedRules:
    engine = kind.engine

    def points(state: Any) -> dict[str, int]:
        found = outcome(kind, state)
        return {} if found is None or not found[1] else dict(zip(options.players, found[1], strict=True))

    return RecordedRules(
        lambda: engine.start(options),
        lambda: SmallHistory(engine),
        engine.folded,
        partial(small_command_from_json, engine),
        partial(small_event_from_json, engine),
        partial(named_to_json, "event"),
        points,
    )


def _small_options(recording: Recording, kind: SmallKind) -> Any:
    try:
        return small_options_from_json(kind.engine, json.loads(recording.about["options"]))
    except (KeyError, ValueError, TypeError, MalformedCommand) as error:
        raise _no_options() from error


def _no_options() -> DamagedRecording:
    return DamagedRecording(
        "recording.no_options",
        "The recording does not tell which game it is of: make it with `raja recording import`.",
    )
