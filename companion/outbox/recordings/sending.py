"""Sends recordings while the table is idle, one piece at a time, so that the connection is free when play resumes."""

from __future__ import annotations

import base64
import logging
from collections.abc import Callable
from pathlib import Path

from companion.outbox.hub_connection import HubRefused
from companion.outbox.hub_messages import PieceTold, RecordingTold
from companion.outbox.recordings.unsent import RecordingFound, SentRecordings, recordings_found
from companion.outbox.recordings.upload_connection import UploadConnection
from companion.outbox.settings import RecordingsSentSettings


class RecordingsOutbox:
    """The recordings that wait, and the one being sent.

    Args:
        folder: the folder of the table's recordings.
        is_over: tells whether a game is over.
        now_ns, steady_s: the wall clock, by which files are dated, and a monotonic one.
    """

    def __init__(
        self,
        folder: Path,
        sent: SentRecordings,
        is_over: Callable[[str], bool],
        line: UploadConnection,
        settings: RecordingsSentSettings,
        now_ns: Callable[[], int],
        steady_s: Callable[[], float],
    ) -> None:
        self._folder = folder
        self._sent = sent
        self._is_over = is_over
        self._line = line
        self._settings = settings
        self._now_ns = now_ns
        self._steady_s = steady_s
        self._rests_since_s = steady_s()
        self._looked_s: float | None = None
        self._waiting: list[RecordingFound] = []
        self._refused: set[str] = set()
        self._have: int | None = None

    def play_goes_on(self) -> None:
        """Note that the log has grown, so the table is not idle."""
        self._rests_since_s = self._steady_s()

    def send_piece(self) -> bool:
        """Send one message about one recording, if the table is idle and one waits; return whether it was tried.

        Raises:
            HubAway: the rest is sent later, from where the hub is.
        """
        if self._steady_s() - self._rests_since_s < self._settings.rest_s or not self._next():
            return False
        recording = self._waiting[0]
        try:
            self._have = self._told(recording)
        except OSError as error:  # it was deleted or moved: the next one
            logging.getLogger(__name__).warning("%s is not sent to the hub: %s", recording.file.name, error)
            self._leave(recording)
        except HubRefused as error:
            logging.getLogger(__name__).warning("%s is not sent to the hub: %s", recording.file.name, error.message)
            self._leave(recording)
        else:
            if self._have >= recording.size:
                self._sent.mark_done(recording)
                self._waiting.pop(0)
                self._have = None
        return True

    def _told(self, recording: RecordingFound) -> int:
        digest = self._sent.digest(recording)
        if self._have is None:
            return self._line.announce(RecordingTold(digest, recording.size, recording.game))
        with recording.file.open("rb") as stream:
            stream.seek(self._have)
            piece = stream.read(min(self._settings.piece_kb * 1024, recording.size - self._have))
        if not piece:
            raise OSError("it has grown shorter")
        coded = base64.b64encode(piece).decode("ascii")
        return self._line.send(PieceTold(digest, recording.size, recording.game, self._have, coded))

    def _leave(self, recording: RecordingFound) -> None:
        """Skip a recording until the outbox is restarted."""
        self._refused.add(recording.file.name)
        self._waiting.pop(0)
        self._have = None

    def _next(self) -> bool:
        now_s = self._steady_s()
        if not self._waiting and (self._looked_s is None or now_s - self._looked_s >= self._settings.look_s):
            self._looked_s = now_s
            found = recordings_found(self._folder, self._sent, self._is_over, self._now_ns(), self._settings.rest_s)
            self._waiting = [one for one in found if one.file.name not in self._refused]
        return bool(self._waiting)
