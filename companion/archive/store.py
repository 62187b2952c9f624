"""Recordings in a folder, each under the SHA-256 of what is in it; what comes in pieces becomes one when it is whole and right."""

from __future__ import annotations

import os
import re
import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from companion.archive.content_hash import digest_of_file
from companion.errors import CompanionError, Conflict
from companion.private_files import open_new, write_new

FACTS: Final = "facts"
"""The folder of facts beside those of recordings."""
DIGEST: Final = re.compile(r"[0-9a-f]{64}")


class BrokenRecording(Conflict):
    """The pieces do not come to what was announced: they are thrown away (HTTP 409)."""

    def __init__(self) -> None:
        super().__init__(
            "archive.broken_recording", "What came is not the recording that was announced: send it anew.", have=0
        )


@dataclass(frozen=True, slots=True)
class Space:
    """Bytes that recordings take, with those that are still coming in, and bytes that are free."""

    used: int
    free: int


class RecordingStore(Protocol):
    """Where recordings lie. Any thread may call; ``digest`` is a SHA-256 in hexadecimal digits.

    Whoever sends (``sender``) has pieces of its own, so that nobody spoils another's. All methods raise ``OSError`` where the
    store does not answer.
    """

    def have(self, sender: int, digest: str) -> int:
        """Bytes that have come of it."""

    def add(self, sender: int, digest: str, at: int, piece: bytes) -> int:
        """The next piece, which is on the disk then; bytes that have come with it. One that does not follow changes nothing."""

    def keep(self, sender: int, digest: str) -> None:
        """All has come: it becomes a recording.

        Raises:
            BrokenRecording: it is not what its digest says.
        """

    def file(self, digest: str) -> Path | None:
        """The recording, to be read; None where it is not there."""

    def keep_thumbnail(self, digest: str, webp: bytes) -> None:
        """A small picture of that recording."""

    def thumbnail(self, digest: str) -> bytes | None:
        """The same again; None where there is none."""

    def remove(self, digest: str) -> None:
        """The recording and its picture go, if they are there."""

    def space(self) -> Space:
        """How much there is."""

    def forget_parts(self, before_s: float) -> None:
        """What has come of recordings that nobody has gone on with since then goes."""


class PiecesFolder:
    """Where what comes in pieces is put together, in a folder that nobody else may read.

    Raises:
        CompanionError: ``archive.no_folder``.
    """

    def __init__(self, folder: Path) -> None:
        self._parts = folder / "parts"
        self._changing = threading.Lock()
        made_for_its_user(folder, self._parts)

    def have(self, sender: int, digest: str) -> int:
        """See ``RecordingStore``."""
        try:
            return self._part(sender, digest).stat().st_size
        except FileNotFoundError:
            return 0

    def add(self, sender: int, digest: str, at: int, piece: bytes) -> int:
        """See ``RecordingStore``."""
        with self._changing:
            have = self.have(sender, digest)
            if at != have:
                return have
            with open_new(self._part(sender, digest), "ab") as stream:
                stream.write(piece)
                stream.flush()
                os.fsync(stream.fileno())
            return have + len(piece)

    def forget_parts(self, before_s: float) -> None:
        """See ``RecordingStore``."""
        with self._changing:
            for part in self._parts.iterdir():
                if part.stat().st_mtime < before_s:
                    part.unlink(missing_ok=True)

    def _whole(self, sender: int, digest: str) -> Path:
        """What has come, if it is what was announced; whoever calls holds ``_changing``."""
        part = self._part(sender, digest)
        if digest_of_file(part) != digest:
            part.unlink(missing_ok=True)
            raise BrokenRecording
        return part

    def _part(self, sender: int, digest: str) -> Path:
        return self._parts / f"{sender}-{checked(digest)}"


class FolderStore(PiecesFolder):
    """Recordings in a folder on this machine."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._kept = folder / "recordings"
        made_for_its_user(self._kept)

    def keep(self, sender: int, digest: str) -> None:
        """See ``RecordingStore``."""
        with self._changing:
            part, kept = self._whole(sender, digest), self._place(digest)
            kept.parent.mkdir(exist_ok=True, mode=0o700)
            os.replace(part, kept)
            _to_disk(kept.parent)

    def file(self, digest: str) -> Path | None:
        """See ``RecordingStore``."""
        kept = self._place(digest)
        return kept if kept.is_file() else None

    def keep_thumbnail(self, digest: str, webp: bytes) -> None:
        """See ``RecordingStore``."""
        write_new(self._place(digest).with_suffix(".webp"), webp)

    def thumbnail(self, digest: str) -> bytes | None:
        """See ``RecordingStore``."""
        try:
            return self._place(digest).with_suffix(".webp").read_bytes()
        except FileNotFoundError:
            return None

    def remove(self, digest: str) -> None:
        """See ``RecordingStore``."""
        for file in (self._place(digest).with_suffix(".webp"), self._place(digest)):
            file.unlink(missing_ok=True)

    def space(self) -> Space:
        """See ``RecordingStore``."""
        return Space(bytes_in(self._kept) + bytes_in(self._parts), shutil.disk_usage(self._kept).free)

    def _place(self, digest: str) -> Path:
        return self._kept / checked(digest)[:2] / f"{digest}.mcap"


def made_for_its_user(*folders: Path) -> None:
    """Make what is not there.

    Raises:
        CompanionError: ``archive.no_folder``.
    """
    for folder in folders:
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise CompanionError(
                "archive.no_folder",
                f"{folder} cannot be made ({error.strerror}): name another folder with --archive.",
                folder=str(folder),
                reason=str(error.strerror),
            ) from error


def checked(digest: str) -> str:
    """It becomes part of a path: whoever calls has checked it."""
    if DIGEST.fullmatch(digest) is None:
        raise ValueError(f"{digest!r} is no SHA-256.")
    return digest


def bytes_in(folder: Path) -> int:
    """What the files in a folder take, also in folders in it."""
    return sum(_sizes(folder))


def _sizes(folder: str | Path) -> Iterator[int]:
    with os.scandir(folder) as entries:
        for entry in entries:
            try:
                if entry.is_dir(follow_symlinks=False):
                    yield from _sizes(entry.path)
                elif entry.is_file():
                    yield entry.stat().st_size
            except FileNotFoundError:
                continue  # it became a recording at this moment


def _to_disk(folder: Path) -> None:
    line = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(line)
    finally:
        os.close(line)
