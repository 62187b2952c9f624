"""Replays any recording at any depth, in one call."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from companion.recording.messages import CommandDecided
from companion.recording.reading import Recording, open_recording
from companion.recording.schemas import CHANNEL_OF_KIND
from companion.recording.writing.atomic_file import new_file
from companion.replay.fold import verify_fold
from companion.replay.play_through import RecordAgain, replay_recording
from companion.replay.redecide import redecide
from companion.replay.report import Depth, ReplayReport
from companion.replay.resense import resense
from companion.settings.loading import Settings


def replay_at(
    path: Path, depth: Depth, settings: Settings, progress: Callable[[float], None] = lambda share: None
) -> ReplayReport:
    """Replay a recording and compare the result with what it contains.

    A recording that has only inputs (an imported one) is played through first, and the result is recorded; that new
    recording is then compared.

    Args:
        progress: called with the share done, 0 … 1, where frames are analysed.

    Raises:
        DamagedRecording: see ``verify_fold`` and ``resense``.
    """
    with open_recording(path) as recording:
        if holds_the_game(recording):
            return _replayed(recording, depth, settings, progress)
    with tempfile.TemporaryDirectory(prefix="raja-") as folder:
        whole = Path(folder) / "whole.mcap"
        _play_through(path, whole, settings, progress)
        with open_recording(whole) as recording:
            return replace(_replayed(recording, depth, settings, progress), played_first=True)


def holds_the_game(recording: Recording) -> bool:
    """Whether the recording contains decisions and events, not only inputs."""
    topic = CHANNEL_OF_KIND[CommandDecided].topic
    return any(channel.topic == topic for channel in recording.channels)


def _replayed(
    recording: Recording, depth: Depth, settings: Settings, progress: Callable[[float], None]
) -> ReplayReport:
    if depth == "fold":
        return verify_fold(recording)
    if depth == "re-decide":
        return redecide(recording)
    span = max(1, recording.end_ns - recording.start_ns)
    return resense(recording, settings, progress=lambda t_ns: progress((t_ns - recording.start_ns) / span))


def _play_through(path: Path, whole: Path, settings: Settings, progress: Callable[[float], None]) -> None:
    with open_recording(path) as recording:
        start_ns, span = recording.start_ns, max(1, recording.end_ns - recording.start_ns)
    with new_file(whole) as stream:
        again = RecordAgain(stream, readings=True)
        replay_recording(path, settings, step=lambda t_ns: progress((t_ns - start_ns) / span), record=again)
