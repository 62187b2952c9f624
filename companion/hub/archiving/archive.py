"""The archive of recordings, as the hub's routes use it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.archive.settings import ArchiveSettings
from companion.archive.store import DIGEST, RecordingStore
from companion.hub.archiving.index import (
    DRAWN,
    WAITING,
    RecordingKept,
    facts_counted,
    is_withheld,
    recordings_counted,
    recordings_kept,
    remove_recording,
)
from companion.hub.archiving.receiving import Receiving
from companion.hub.club import Club

_GB: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class ArchiveSeen:
    """What there is, and how long it stays.

    Args:
        recordings: all or some of them, newest first.
        count: how many there are.
        used_bytes, free_bytes: space taken by recordings, complete or incoming, and free space on the disk.
        space_gb, keep_days: limits from the settings.
        drawn, waiting: number of evenings whose facts have been extracted, and of those still waiting.
    """

    recordings: tuple[RecordingKept, ...]
    count: int
    used_bytes: int
    free_bytes: int
    space_gb: float
    keep_days: float
    drawn: int
    waiting: int

    @property
    def used_gb(self) -> float:
        """``used`` in gigabytes."""
        return self.used_bytes / _GB

    @property
    def free_gb(self) -> float:
        """``free`` in gigabytes."""
        return self.free_bytes / _GB


class Archive:
    """A club's recordings. Thread-safe."""

    def __init__(self, club: Club, store: RecordingStore, settings: ArchiveSettings) -> None:
        self.store = store
        self.settings = settings
        self.receiving = Receiving(club.database, club.joining, store, club.clocks, settings)
        self._club = club

    def seen(self, after: int = 0, most: int | None = None) -> ArchiveSeen:
        """Return the recordings, the space and the retention time; arguments as for ``recordings_kept``."""
        with self._club.database.reading() as connection:
            kept, count = recordings_kept(connection, after, most), recordings_counted(connection)
            facts = facts_counted(connection)
        space, settings = self.store.space(), self.settings
        return ArchiveSeen(
            tuple(kept),
            count,
            space.used,
            space.free,
            settings.space_gb,
            settings.keep_days,
            facts.get(DRAWN, 0),
            facts.get(WAITING, 0),
        )

    def has_picture(self, one: RecordingKept) -> bool:
        """Whether the store has a small picture of that recording."""
        return self.store.thumbnail(one.digest) is not None if one.pictured is None else one.pictured

    def is_withheld(self, digest: str) -> bool:
        """Whether somebody in that recording does not want it shown."""
        with self._club.database.reading() as connection:
            return is_withheld(connection, digest)

    def remove(self, digest: str) -> bool:
        """Delete a recording for a host; return whether it existed."""
        if DIGEST.fullmatch(digest) is None or self.store.file(digest) is None:
            return False
        remove_recording(self._club.database, self.store, digest, self._club.clocks.now_ns())
        return True
