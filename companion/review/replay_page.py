"""Serves the replay page: loads a recording in the background, then gives any moment, picture and what-if."""

from __future__ import annotations

import threading
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any

from companion.analysis.timeline import Timeline
from companion.errors import CompanionError, Conflict
from companion.frames.sensing import SensingProcess
from companion.games.errors import GameError
from companion.review.frame_store import FrameStore
from companion.review.loading import SeenFrames, load_game
from companion.review.moments import board_at, marks, moments, seconds
from companion.review.recorded_game import RecordedGame
from companion.review.what_if import Branch, branch, branch_board, branch_to_json, numbers
from companion.settings.loading import Settings
from vision.errors import VisionError

BRANCHES_KEPT = 16


class Replay:
    """One recording on the replay page; use as a context manager. Thread-safe.

    Args:
        evening: the game, if it is loaded already; otherwise it is loaded when somebody opens the page.

    Raises:
        DamagedRecording: ``recording.missing``, ``recording.damaged``.
    """

    def __init__(self, path: Path, settings: Settings, evening: RecordedGame | None = None) -> None:
        self._path = path
        self._settings = settings
        self._seen = SeenFrames()
        self._store = FrameStore(path, settings, self._seen.by_frame)
        self._lock = threading.Lock()
        self._evening = evening
        self._trouble: CompanionError | None = None
        self._share = 0.0
        self._stopping = False
        self._loader: threading.Thread | None = None
        self._told: dict[str, Any] | None = None
        self._branch = lru_cache(BRANCHES_KEPT)(self._make_branch)

    def __enter__(self) -> Replay:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stopping = True
        if self._loader is not None:
            self._loader.join(timeout=10)
        self._store.close()

    # --- loading ----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Start loading, if it has not started; called when somebody opens the page."""
        with self._lock:
            if self._evening is None and self._loader is None:
                self._loader = threading.Thread(target=self._load, name="recording loader", daemon=True)
                self._loader.start()

    def _load(self) -> None:
        try:
            # Frames are read in a separate process, so that pages are answered meanwhile.
            self._evening = load_game(
                self._path,
                self._settings,
                progress=self._progress,
                sensing=lambda camera: SensingProcess(camera, self._settings),
                seen=self._seen,
            )
        except _Stopped:
            return
        except (CompanionError, GameError, VisionError) as error:
            self._trouble = CompanionError(error.code, error.message, **error.values)
        except BaseException:
            self._trouble = CompanionError(
                "replay.failed",
                "The recording could not be read: the terminal where `raja` runs says why.",
            )
            raise

    def _progress(self, share: float) -> None:
        if self._stopping:
            raise _Stopped
        self._share = share

    def _ready(self) -> RecordedGame:
        if self._trouble is not None:
            raise self._trouble
        if self._evening is None:
            raise Conflict("replay.not_ready", "The recording is still being read: ask again in a moment.")
        return self._evening

    # --- requests by the page --------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """Return the whole game except boards and pictures; while it is loading, only the share done (``share``).

        Raises:
            CompanionError: the recording could not be loaded.
        """
        self.wake()
        if self._evening is None and self._trouble is None:
            return {"ready": False, "share": round(self._share, 3)}
        evening = self._ready()
        if self._told is None:
            self._told = _told(evening, self._store.times_ns)
        return self._told

    def board(self, version: int) -> dict[str, Any]:
        """Return the table after so many events; raises ``UnknownResource``, ``Conflict``."""
        return board_at(self._ready(), version)

    def timeline(self) -> Timeline:
        """Return the game's timeline for the review; raises ``Conflict``."""
        return self._ready().timeline()

    def what_if(self, place: int, number: str, value: int) -> dict[str, Any]:
        """Return the game with one number changed; raises ``UnknownResource``, ``Conflict``, ``MalformedCommand``."""
        return branch_to_json(self._ready(), self._branch(place, number, value))

    def board_if(self, place: int, number: str, value: int, at: int) -> dict[str, Any]:
        """Return the table of that changed game after one of its steps; raises as ``what_if``."""
        return branch_board(self._ready(), self._branch(place, number, value), at)

    def _make_branch(self, place: int, number: str, value: int) -> Branch:
        return branch(self._ready(), place, number, value)

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """Return a frame as JPEG; raises ``UnknownResource``."""
        return self._store.picture(number, overlay=overlay)

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """Raise ``UnknownResource``: a replay has only whole pictures."""
        return self._store.crop(seat, row, col, number)


class _Stopped(Exception):
    """Stops the loading because the page was closed."""


def _told(evening: RecordedGame, frames_ns: list[int]) -> dict[str, Any]:
    first = board_at(evening, 1)
    return {
        "ready": True,
        "title": evening.title,
        "start_s": seconds(min([evening.start_ns, *frames_ns[:1]])),
        "end_s": seconds(max([evening.end_ns, *frames_ns[-1:]])),
        "seats": first["seats"],
        "frames_s": [seconds(t_ns) for t_ns in frames_ns],
        "moments": moments(evening),
        "marks": [{"t_s": seconds(mark.t_ns), "kind": mark.kind, "version": mark.version} for mark in marks(evening)],
        "numbers": numbers(evening),
    }
