"""The moments of a recorded game: its log lines with prices and points, its marks, and the board at any of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from companion.errors import UnknownResource
from companion.games.codec import event_to_json
from companion.recording.marks import Mark, marks_of
from companion.recording.messages import DeviceChanged, EventHappened, Message
from companion.review.recorded_game import NS_PER_S, RecordedGame
from companion.session.moment import LineShown
from companion.session.views.looking_back import figures, moment_of
from companion.session.views.page_state import page_state
from companion.session.words.announcements import Announcer
from companion.texts.message import message_to_json

SHOWN_KINDS: Final = ("turn", "phase", "dice", "collapse", "correction", "undo", "device", "end")
"""Kinds of marks that a timeline shows; a score marks the end of a phase, and notes are about the file."""


def lines_of(evening: RecordedGame) -> tuple[LineShown, ...]:
    """Return the log in words."""
    lines = []
    announcer = Announcer(evening.names)
    version = 0
    for step in evening.steps:
        for event in step.events:
            version += 1
            announcement = announcer.announce(version, event)
            if announcement is not None:
                lines.append(LineShown(version, step.t_ns, announcement))
    return tuple(lines)


def moments(evening: RecordedGame) -> list[dict[str, Any]]:
    """Return each line with turn, phase, prices and points at its moment."""
    return [
        {
            "version": line.version,
            "t_s": seconds(line.t_ns),
            "message": message_to_json(line.announcement.message),
            "tags": list(line.announcement.tags),
            **figures(evening.history.state_at(line.version)),
        }
        for line in lines_of(evening)
    ]


def marks(evening: RecordedGame) -> list[Mark]:
    """Return the moments to jump to, by time."""
    found = [mark for mark in marks_of(_happened(evening)) if mark.kind in SHOWN_KINDS]
    return sorted(found, key=lambda mark: mark.t_ns)


def _happened(evening: RecordedGame) -> Iterator[Message]:
    version = 0
    for step in evening.steps:
        for event in step.events:
            version += 1
            yield EventHappened(step.t_ns, step.t_ns, version, event_to_json(event))
    for told in evening.devices:
        yield DeviceChanged(told.t_ns, told.t_ns, told.device, told.state, told.sentence)


def board_at(evening: RecordedGame, version: int) -> dict[str, Any]:
    """Return the table after the first ``version`` events, in the form of the live state without devices and readings.

    Raises:
        UnknownResource: ``moment.unknown``.
    """
    newest = evening.history.version
    if not 1 <= version <= newest:
        raise UnknownResource("moment.unknown", f"This game has moments 1 to {newest}: choose one of them.")
    t_ns = evening.version_times_ns()[version - 1]
    state = evening.history.state_at(version)
    return page_state(moment_of(state, version, t_ns, evening.mats, ()))


def seconds(t_ns: int) -> float:
    """Convert nanoseconds of the game's clock to seconds, rounded to the millisecond."""
    return round(t_ns / NS_PER_S, 3)
