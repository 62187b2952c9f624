"""The archive's background work: deletes what has expired and extracts facts, one recording after another."""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from companion.archive.settings import ArchiveSettings
from companion.archive.store import RecordingStore
from companion.background_thread import BackgroundThread
from companion.clocks import Clocks
from companion.errors import CompanionError
from companion.hub.archiving.index import (
    DRAWN,
    NONE,
    mark_drawn,
    next_to_draw,
    of_deleted_people,
    older_than,
    remove_recording,
)
from companion.hub.storage.database import HubDatabase
from companion.settings.loading import Settings
from companion.table.database import LogUnavailable
from companion.worker_process import ProcessLost, WorkerProcess, answer_all

_DAY_S: Final = 86_400
_NS_PER_S: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Drawn:
    """What was extracted from a recording: whether it has facts, and a small picture as WebP."""

    facts: bool
    thumbnail: bytes | None


NOTHING_DRAWN: Final = Drawn(facts=False, thumbnail=None)
Draw = Callable[[str, Path], Drawn]
"""Extracts facts and picture of a recording, given its digest and its file."""


class Keeping(BackgroundThread):
    """Does the archive's background work in a separate thread.

    Args:
        draw: None if the packages that extract facts are not installed.
    """

    def __init__(
        self, database: HubDatabase, store: RecordingStore, clocks: Clocks, settings: ArchiveSettings, draw: Draw | None
    ) -> None:
        super().__init__("club archive")
        self._database = database
        self._store = store
        self._clocks = clocks
        self._settings = settings
        self._draw = draw

    def look(self) -> bool:
        """Delete what has expired and extract the facts of one recording; return whether more may be waiting.

        Raises:
            LogUnavailable, OSError: the rest is done in the next round.
        """
        self._sweep()
        if self._draw is None:
            return False
        with self._database.reading() as connection:
            digest = next_to_draw(connection)
        if digest is None:
            return False
        file = self._store.file(digest)
        drawn = NOTHING_DRAWN if file is None else self._draw(digest, file)
        if drawn.thumbnail is not None:
            self._store.keep_thumbnail(digest, drawn.thumbnail)
        facts = DRAWN if drawn.facts else NONE
        with self._database.writing() as connection:
            mark_drawn(connection, digest, facts, pictured=drawn.thumbnail is not None)
        return True

    def _sweep(self) -> None:
        now_ns = self._clocks.now_ns()
        self._store.forget_parts(now_ns / _NS_PER_S - self._settings.part_days * _DAY_S)
        with self._database.reading() as connection:
            going = of_deleted_people(connection)
            if self._settings.keep_days:
                going += older_than(connection, now_ns - round(self._settings.keep_days * _DAY_S * _NS_PER_S))
        for digest in dict.fromkeys(going):
            remove_recording(self._database, self._store, digest, now_ns)

    def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                more = self.look()
            except (LogUnavailable, OSError, CompanionError) as error:
                logging.getLogger(__name__).warning("The archive is looked after later: %s", error)
                more = False
            self._stopping.wait(0 if more else self._settings.sweep_s)


def drawing(folder: Path, settings: Settings) -> Draw | None:
    """Return a function that extracts into that folder, in one process per recording: it needs memory, a file may be
    hostile.
    """
    if importlib.util.find_spec("duckdb") is None:
        return None

    def draw(digest: str, file: Path) -> Drawn:
        process = WorkerProcess(_serve, (folder, settings), "facts", "Facts could not be drawn.")
        try:
            drawn: Drawn = process.ask((digest, file))
            return drawn
        except ProcessLost:
            return NOTHING_DRAWN
        finally:
            process.close()

    return draw


def _serve(line: Connection, folder: Path, settings: Settings) -> None:
    from companion.archive.extraction import draw_facts  # noqa: PLC0415 its library is an extra
    from companion.archive.thumbnail import thumbnail_of  # noqa: PLC0415 loads what looks at frames
    from companion.recording.message_json import DamagedRecording  # noqa: PLC0415 only this process needs it
    from companion.review.loading import load_game  # noqa: PLC0415 loads what looks at frames

    def answer(asked: tuple[str, Path]) -> Drawn:
        digest, file = asked
        thumbnail = None
        try:
            thumbnail = thumbnail_of(file)
            draw_facts(folder, digest, lambda: load_game(file, settings, looks=True))
        except DamagedRecording:
            return Drawn(facts=False, thumbnail=thumbnail)
        return Drawn(facts=True, thumbnail=thumbnail)

    answer_all(line, answer)
