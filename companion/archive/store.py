"""Stores recordings in a folder, each under the SHA-256 of its content; uploads in pieces are checked when complete."""

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
"""The folder of facts, beside that of recordings."""
DIGEST: Final = re.compile(r"[0-9a-f]{64}")


class BrokenRecording(Conflict):
    """The received pieces are not the announced recording and are discarded (HTTP 409)."""

    def __init__(self) -> None:
        super().__init__(
            "archive.broken_recording", "What came is not the recording that was announced: send it anew.", have=0
        )


@dataclass(frozen=True, slots=True)
class Space:
    """Bytes used by recordings, including incomplete ones, and free bytes."""

    used: int
    free: int


class RecordingStore(Protocol):
    """A store of recordings. Any thread may call it; ``digest`` is a SHA-256 in hexadecimal digits.

    Each ``sender`` has separate pieces, so that nobody can spoil another's. All methods raise ``OSError`` if the store
    does not answer.
    """

    def have(self, sender: int, digest: str) -> int:
        """Return the number of bytes received so far."""

    def add(self, sender: int, digest: str, at: int, piece: bytes) -> int:
        """Append a piece and write it to the disk; returns the bytes received so far.

        A piece that does not start where the last one ended changes nothing.
        """

    def keep(self, sender: int, digest: str) -> None:
        """Turn the complete pieces into a recording.

        Raises:
            BrokenRecording: the content does not match the digest.
        """

    def file(self, digest: str) -> Path | None:
        """Return the recording's file for reading; None if there is none."""

    def keep_thumbnail(self, digest: str, webp: bytes) -> None:
        """Store a small picture of a recording."""

    def thumbnail(self, digest: str) -> bytes | None:
        """Return the small picture of a recording; None if there is none."""

    def remove(self, digest: str) -> None:
        """Delete a recording and its picture, if they are there."""

    def space(self) -> Space:
        """Return the space used and free."""

    def forget_parts(self, before_s: float) -> None:
        """Delete pieces that have not grown since ``before_s``."""


class PiecesFolder:
    """Collects the pieces of uploads in a folder that only this user may read.

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
        """Return the complete file if it is what was announced; the caller must hold ``_changing``."""
        part = self._part(sender, digest)
        if digest_of_file(part) != digest:
            part.unlink(missing_ok=True)
            raise BrokenRecording
        return part

    def _part(self, sender: int, digest: str) -> Path:
        return self._parts / f"{sender}-{checked(digest)}"


class FolderStore(PiecesFolder):
    """A ``RecordingStore`` in a folder on this machine."""

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
    """Create missing folders, readable only by this user.

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
    """Return a digest that is safe as part of a path; raise ``ValueError`` for any other text."""
    if DIGEST.fullmatch(digest) is None:
        raise ValueError(f"{digest!r} is no SHA-256.")
    return digest


def bytes_in(folder: Path) -> int:
    """Return the size of all files in a folder and its subfolders."""
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
                continue  # it was moved or deleted at this moment


def _to_disk(folder: Path) -> None:
    line = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(line)
    finally:
        os.close(line)
