"""Files that only this user can read: logs, recordings and files made from them hold hands, sealed bids and salts."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Final, cast

UMASK: Final = 0o077
"""The umask with which a process creates files and folders that nobody else can read."""
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def open_new(path: Path, mode: str) -> IO[bytes]:
    """Open a binary file that only this user can read, whatever the umask; an existing file loses others' rights.

    Args:
        mode: as for ``open``: ``wb``, ``w+b``, ``xb``, ``ab``.

    Raises:
        OSError: it cannot be created.
    """
    return cast("IO[bytes]", open(path, mode, opener=_opened))


def _opened(name: str, flags: int) -> int:
    descriptor = os.open(name, flags, 0o600)
    with contextlib.suppress(OSError):  # a file of somebody else to which we may write
        os.fchmod(descriptor, 0o600)
    return descriptor


def write_new(path: Path, data: bytes) -> None:
    """Write a whole file, opened as by ``open_new``.

    Raises:
        OSError: it cannot be written.
    """
    with open_new(path, "wb") as stream:
        stream.write(data)


def exposed(paths: Iterable[Path]) -> list[Path]:
    """Return those of these files and folders that others than their owner can reach; missing ones are left out."""
    found = []
    for path in paths:
        with contextlib.suppress(OSError):
            if path.stat().st_mode & _OTHERS:
                found.append(path)
    return found


def close_to_others(paths: Iterable[Path]) -> list[Path]:
    """Take away all rights of others; return the files for which that failed, as they are not ours."""
    failed = []
    for path in exposed(paths):
        try:
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~_OTHERS)
        except OSError:
            failed.append(path)
    return failed


def files_of(log: Path, recordings: Path) -> list[Path]:
    """Return the files with secrets around a log: it and the room's, SQLite's beside them, copies, and recordings.

    Args:
        log: the games' SQLite file.
        recordings: the folder of recordings.
    """
    beside = [*log.parent.glob(f"{log.stem}*"), *log.parent.glob("backups/*"), *recordings.glob("*.mcap*")]
    folders = [folder for folder in (log.parent / "backups", recordings) if folder.is_dir() and folder != log.parent]
    return sorted({path for path in beside if path.is_file()}) + folders
