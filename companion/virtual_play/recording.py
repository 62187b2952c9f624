"""Records a virtual evening while it is played faster than real time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from companion.recording.messages import SentencePassed
from companion.replay.re_recording import NO_DATE, recording_evening
from companion.session.recorder import Recorder, Subject
from companion.settings.loading import Settings
from companion.virtual_play.report import EveningPlan
from companion.virtual_play.simulated_game import SimulatedGame


@contextmanager
def recorded_virtual_evening(plan: EveningPlan, settings: Settings, stream: IO[bytes]) -> Iterator[SimulatedGame]:
    """Play a virtual evening and record it; the recording is complete when the context is left."""
    recorders: list[Recorder] = []

    def overhear(sentence: SentencePassed) -> None:
        for recorder in recorders:
            recorder.told(sentence)

    played = SimulatedGame(plan, settings, overhear)
    session, about = played.session, played.about()
    subject = Subject(
        about["title"],
        NO_DATE,
        played.options,
        session.part.mats,
        played.table.camera_model,
        about["sentences_from"],
        beside=played.more.beside,
    )
    with recording_evening(session, subject, settings, stream, readings=True) as recorder:
        recorders.append(recorder)
        yield played
