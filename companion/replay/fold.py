"""Replay by folding: the recorded events must lead to the recorded states; no rules decide anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.codec import event_from_json
from companion.games.errors import GameError, MalformedCommand
from companion.games.raja.options import NAME as RAJA
from companion.games.raja.phases.turn.rules import points_of
from companion.recording.game_header import RecordedGame, recorded_game
from companion.recording.messages import (
    EventHappened,
    StateReached,
)
from companion.recording.reading import DamagedRecording, Recording
from companion.recording.state_digest import digest_of
from companion.replay.report import Difference, ReplayReport
from companion.small_games.results import outcome


def verify_fold(recording: Recording) -> ReplayReport:
    """Fold the events and compare the states with the recorded ones.

    Raises:
        DamagedRecording: ``recording.no_events``, ``recording.no_options``, and those of ``Recording``.
    """
    game = recorded_game(recording.about)
    states: list[Any] = []
    differences: list[Difference] = []
    digests = 0
    for message in recording.messages(EventHappened, StateReached):
        match message:
            case EventHappened(t_ns, _, version, event) if version > len(states):
                try:
                    if version != len(states) + 1:
                        raise MalformedCommand(
                            "event.missing", f"Events {len(states) + 1} to {version - 1} are missing."
                        )
                    states.append(game.engine.folded(states, event_from_json(game.engine, event)))
                except (GameError, AssertionError, LookupError) as error:
                    why = error.message if isinstance(error, GameError) else repr(error)
                    differences.append(Difference(t_ns, f"event {version}", event, None, version, why))
                    break
            case StateReached(t_ns, _, version, digest) if 0 < version <= len(states):
                digests += 1
                now = digest_of(states[version - 1])
                if now != digest:
                    differences.append(Difference(t_ns, f"state at version {version}", digest, now, version))
            case StateReached(t_ns, _, version, digest):
                differences.append(Difference(t_ns, f"state at version {version}", digest, None, version))
            case _:
                pass
    if not states and not differences:
        raise no_events(recording)
    compared = {"events": len(states), "states": digests}
    return ReplayReport("fold", compared, {}, differences, final_of(game, states), recording.frames)


def points_by_name(game: RecordedGame, state: Any) -> dict[str, int]:
    """Return everybody's points by name; those of a small game only when it is over."""
    if game.engine.name == RAJA:
        return dict(zip([player.name for player in game.options.players], points_of(state), strict=True))
    found = outcome(game.engine, state)
    return {} if found is None or not found[1] else dict(zip(game.options.players, found[1], strict=True))


def final_of(game: RecordedGame, states: Sequence[Any], version: int | None = None) -> dict[str, Any]:
    """Return where the game stands at the end: version, digest of the state, points."""
    if not states:
        return {"version": 0}
    return {
        "version": len(states) if version is None else version,
        "state": digest_of(states[-1]),
        "points": points_by_name(game, states[-1]),
    }


def no_events(recording: Recording) -> DamagedRecording:
    """Return the error for a recording without the game's events."""
    return DamagedRecording(
        "recording.no_events",
        f"{recording.path} holds only inputs, not what followed: play it through with "
        f"`raja replay {recording.path} --record WHOLE.mcap`, and use the result.",
        file=str(recording.path),
    )
