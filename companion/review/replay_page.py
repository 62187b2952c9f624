"""What the replay page asks for: a recording loaded in the background, then any moment, picture and what-if of it."""

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
    """One recording that is looked at; use as a context manager. Thread-safe.

    Args:
        evening: the evening, where it is at hand already; else it is loaded when somebody looks.

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
        """Somebody looks: begin to load it, if that has not happened."""
        with self._lock:
            if self._evening is None and self._loader is None:
                self._loader = threading.Thread(target=self._load, name="recording loader", daemon=True)
                self._loader.start()

    def _load(self) -> None:
        try:
            # In a process of its own: pages answer meanwhile.
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

    # --- what the page asks -----------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """The evening whole, but for boards and pictures; before it is loaded, how far that is (``share``).

        Raises:
            CompanionError: the recording cannot be told.
        """
        self.wake()
        if self._evening is None and self._trouble is None:
            return {"ready": False, "share": round(self._share, 3)}
        evening = self._ready()
        if self._told is None:
            self._told = _told(evening, self._store.times_ns)
        return self._told

    def board(self, version: int) -> dict[str, Any]:
        """The table after so many events; raises ``UnknownResource``, ``Conflict``."""
        return board_at(self._ready(), version)

    def timeline(self) -> Timeline:
        """The game's course as it is told afterwards; raises ``Conflict``."""
        return self._ready().timeline()

    def what_if(self, place: int, number: str, value: int) -> dict[str, Any]:
        """The game with one number changed; raises ``UnknownResource``, ``Conflict``, ``MalformedCommand``."""
        return branch_to_json(self._ready(), self._branch(place, number, value))

    def board_if(self, place: int, number: str, value: int, at: int) -> dict[str, Any]:
        """The table of that game at one of its places; raises as ``what_if``."""
        return branch_board(self._ready(), self._branch(place, number, value), at)

    def _make_branch(self, place: int, number: str, value: int) -> Branch:
        return branch(self._ready(), place, number, value)

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """A frame as JPEG; raises ``UnknownResource``."""
        return self._store.picture(number, overlay=overlay)

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """Raises ``UnknownResource``: there are whole pictures only."""
        return self._store.crop(seat, row, col, number)


class _Stopped(Exception):
    """Nobody looks any more."""


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
