"""Records a game that runs by its own clock: a replayed game, or one at the virtual table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import IO, Final

from companion.recording.reading import RecordingHead
from companion.recording.writing.direct_writer import ForegroundWriter
from companion.replay.sentence_source import UNKNOWN_BOARD
from companion.session.raja_session import RajaSession
from companion.session.recorded_readings import RecordedReadings
from companion.session.recorder import Recorder, Subject, begin_recording
from companion.settings.loading import Settings

NO_DATE: Final = datetime(1970, 1, 1, tzinfo=UTC).isoformat()
"""The date of an evening whose date is unknown."""


def subject_again(head: RecordingHead, session: RajaSession) -> Subject:
    """Return the subject of a recording, for recording it again."""
    about = head.about
    return Subject(
        about.get("title", ""),
        about.get("began", NO_DATE),
        session.table.state.options,
        session.part.mats,
        head.camera,
        about.get("sentences_from", UNKNOWN_BOARD),
        beside=head.beside,
    )


def keeping_every_frame(settings: Settings) -> Settings:
    """Return the settings with no pictures thinned out."""
    return replace(settings, recording=replace(settings.recording, idle_s=0.0, budget_mb=1_000_000))


@contextmanager
def recording_evening(
    session: RajaSession, subject: Subject, settings: Settings, stream: IO[bytes], *, readings: bool
) -> Iterator[Recorder]:
    """Record a game by its own clock.

    Args:
        readings: whether camera readings are kept; without them a recording stays valid when vision improves.
    """
    with begin_recording(stream, subject, settings, session.now_ns) as writer:
        sink, clock_ns = ForegroundWriter(stream, writer), lambda: session.now_ns
        discretion = subject.discretion
        looks = RecordedReadings(
            sink, subject.camera, settings, clock_ns, discretion, readings=readings, beside=subject.beside
        )
        recorder = Recorder(session, sink, clock_ns, discretion, looks=looks)
        yield recorder
        recorder.finish()
