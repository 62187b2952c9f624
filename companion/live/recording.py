"""Recording at a live table: one file per game, started and ended with it or by the host, without delaying play."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from companion.live.open_game import AnySession, is_raja, is_small
from companion.live.recording_status import Recorded, RecordingShown
from companion.lobby.lobby import Lobby, agreed_to_recording, created_at
from companion.recording.writing.background_writer import BackgroundWriter
from companion.recording.writing.redaction import Discretion
from companion.session.recorded_readings import RecordedReadings
from companion.session.recorder import Recorder, Subject, begin_recording
from companion.settings.loading import Settings
from companion.small_games.sealed_rounds import SealedRounds
from companion.texts.message import Message
from hardware.dice.happenings import TimedSentence
from vision.geometry.camera_model import CameraModel

MB: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class _Game:
    """A game that can be recorded.

    Args:
        subject: what the recording is of.
        record: starts a recorder that passes the game to a writer.
    """

    lobby: Lobby
    subject: Subject
    record: Callable[[BackgroundWriter], Recorder]
    t_ns: Callable[[], int]


class LiveRecording:
    """Records the open game of a live table. Thread-safe; only ``close`` waits for the disk.

    Args:
        folder: where recordings go; created if missing, readable only by this user.
        camera: the table's first camera; None without one.
        sentences_from: what sends the dice's sentences, such as a real or virtual board.
        beside: the table's other cameras by name.
    """

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        camera: CameraModel | None,
        sentences_from: str,
        beside: Mapping[str, CameraModel] | None = None,
    ) -> None:
        self._folder = folder
        self._settings = settings
        self._camera = camera
        self._beside = dict(beside or {})
        self._sentences_from = sentences_from
        self._lock = threading.RLock()
        self._wanted = settings.recording.on
        self._game: _Game | None = None
        self._writer: BackgroundWriter | None = None
        self._recorder: Recorder | None = None
        self._ending: list[threading.Thread] = []
        self._refused: Message | None = None
        self._taken: set[str] = set()

    def follow(self, lobby: Lobby, session: AnySession | None, t_ns: Callable[[], int]) -> None:
        """Follow another open game; ``session`` is None until it starts, ``t_ns`` gives its time."""
        if session is None:
            self._follow(None)
            return
        discretion, options = _discretion(lobby), session.table.state.options
        if is_raja(session):
            mats, camera, board = session.part.mats, self._camera, self._sentences_from
            beside = self._beside
            subject = Subject(lobby.title, lobby.created, options, mats, camera, board, discretion, beside=beside)
        else:
            small = (session.table.engine, lobby.kind)
            subject = Subject(lobby.title, lobby.created, options, discretion=discretion, small=small)
        self._follow(_Game(lobby, subject, partial(self._recorder_of, session, discretion, t_ns), t_ns))

    def _recorder_of(
        self, session: AnySession, discretion: Discretion, t_ns: Callable[[], int], writer: BackgroundWriter
    ) -> Recorder:
        if is_small(session):
            return Recorder(session, writer, t_ns, discretion, sealed=SealedRounds())
        looks = RecordedReadings(writer, self._camera, self._settings, t_ns, discretion, beside=self._beside)
        return Recorder(session, writer, t_ns, discretion, looks=looks)

    def _follow(self, game: _Game | None) -> None:
        with self._lock:
            self._end()
            self._game = game
            if self._wanted:
                self._begin()

    def switch(self, *, on: bool) -> None:
        """Start or stop recording for the host; stopping and starting makes two files without overlap."""
        with self._lock:
            failed = self._writer is not None and self._writer.status().failed is not None
            self._wanted = on
            if not on or failed:
                self._end()
            if on and self._recorder is None:
                self._begin()

    def sentence(self, passed: TimedSentence, age_ns: int) -> None:
        """Record a raw sentence that went over the dice board's line ``age_ns`` ago."""
        with self._lock:
            game, recorder = self._game, self._recorder
            if game is not None and recorder is not None and recorder.hears:
                recorder.sentence(passed, max(0, game.t_ns() - age_ns))

    def shown(self) -> RecordingShown:
        """Return the state of the recording for the host page."""
        with self._lock:
            writer = self._writer
            if writer is None:
                waiting = Message("recording.waits" if self._wanted else "recording.none")
                return RecordingShown(self._wanted, None, 0.0, self._refused or waiting, self._refused is not None)
            status = writer.status()
            into = Message("recording.into", {"file": writer.path.name, "size": round(status.written_bytes / MB, 1)})
            size_mb = round(status.written_bytes / MB, 1)
            return RecordingShown(
                status.failed is None, writer.path.name, size_mb, status.failed or into, status.failed is not None
            )

    def note(self) -> Message | None:
        """Return a notice for everybody if recording has failed."""
        shown = self.shown()
        return shown.message if shown.failed else None

    def recorded(self) -> Recorded:
        """Return whether recording is running."""
        with self._lock:
            if not self.shown().on:
                return "off"
            return "with_game" if self._writer is None else "now"

    def close(self) -> None:
        """End the recording; returns when it is completely on the disk."""
        with self._lock:
            self._wanted = False
            self._end()
            ending, self._ending = self._ending, []
        for thread in ending:
            thread.join()

    def _begin(self) -> None:
        game = self._game
        self._refused = None
        if game is None:
            return
        subject, began_ns = game.subject, game.t_ns()
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            path = _free_name(self._folder, game.lobby, self._taken)
        except OSError as error:
            reason = error.strerror or str(error)
            self._refused = Message("note.not_recorded", {"folder": str(self._folder), "reason": reason})
            return
        self._taken.add(path.name)
        self._writer = BackgroundWriter(
            path,
            lambda stream: begin_recording(stream, subject, self._settings, began_ns),
            self._settings.recording.flush_s,
        )
        self._recorder = game.record(self._writer)

    def _end(self) -> None:
        """Stop the recorder; the writer finishes in the background."""
        if self._recorder is not None:
            self._recorder.finish()
        if self._writer is not None:
            thread = threading.Thread(target=self._writer.close, name="recording ends", daemon=True)
            thread.start()
            self._ending = [ending for ending in self._ending if ending.is_alive()] + [thread]
        self._recorder = self._writer = self._refused = None


def _discretion(lobby: Lobby) -> Discretion:
    """Return which people at the table did not agree to be recorded."""
    return Discretion(tuple(None if agreed_to_recording(seat) else seat.name for seat in lobby.seats))


def _free_name(folder: Path, lobby: Lobby, also_taken: set[str]) -> Path:
    """Return a free file name for a recording of the game; files named in ``also_taken`` may not exist yet."""
    began = created_at(lobby)
    stem = f"{began:%Y-%m-%d_%H%M%S}_{lobby.id}"
    taken = {entry.name for entry in os.scandir(folder)} | also_taken
    names = (f"{stem}{'' if number == 1 else f'_{number}'}.mcap" for number in range(1, len(taken) + 2))
    return folder / next(name for name in names if name not in taken)
