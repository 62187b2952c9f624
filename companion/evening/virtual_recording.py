"""Recording evenings that go faster than time: a virtual one while it is played, a recorded one while it is replayed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import IO, Final

from companion.evening.evening import Evening
from companion.evening.recorder import EveningRecorder, Subject, begin_recording
from companion.evening.virtual_evening import VirtualEvening
from companion.evening.virtual_report import EveningPlan
from companion.recording.foreground import ForegroundWriter
from companion.recording.messages import Message, SentencePassed
from companion.recording.reading import RecordingHead
from companion.settings.loading import Settings

BEGAN: Final = datetime(1970, 1, 1, tzinfo=UTC).isoformat()
"""A virtual evening has no date; the same seed gives the same bytes."""


@contextmanager
def recorded_virtual_evening(plan: EveningPlan, settings: Settings, stream: IO[bytes]) -> Iterator[VirtualEvening]:
    """A virtual evening that is recorded as it is played; the recording is whole when the context is left."""
    recorders: list[EveningRecorder] = []

    def record(message: Message) -> None:
        if isinstance(message, SentencePassed):  # all else is told by the evening itself
            for recorder in recorders:
                recorder.told(message)

    played = VirtualEvening(plan, settings, record)
    evening, about = played.evening, played.about()
    subject = Subject(
        about["title"], BEGAN, played.options, evening.mats, played.table.camera_model, about["sentences_from"]
    )
    with recording_evening(evening, subject, settings, stream, readings=True) as recorder:
        recorders.append(recorder)
        yield played


def subject_again(head: RecordingHead, evening: Evening) -> Subject:
    """What a recording was of, for recording it again."""
    about = head.about
    return Subject(
        about.get("title", ""),
        about.get("began", BEGAN),
        evening.table.state.options,
        evening.mats,
        head.camera,
        about.get("sentences_from", "an unknown board"),
    )


def keeping_every_frame(settings: Settings) -> Settings:
    """The same settings with nothing thinned."""
    return replace(settings, recording=replace(settings.recording, idle_s=0.0, budget_mb=1_000_000))


@contextmanager
def recording_evening(
    evening: Evening, subject: Subject, settings: Settings, stream: IO[bytes], *, readings: bool
) -> Iterator[EveningRecorder]:
    """Record an evening by its own time.

    Args:
        readings: whether what is seen is kept; without it a recording stays true when seeing gets better.
    """
    with begin_recording(stream, subject, settings, evening.now_ns) as writer:
        sink = ForegroundWriter(stream, writer)
        recorder = EveningRecorder(evening, sink, subject.camera, settings, lambda: evening.now_ns, readings=readings)
        yield recorder
        recorder.finish()
