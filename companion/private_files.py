"""Files for this machine's user alone: logs, recordings and what is made of them hold hands, sealed bids and salts."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Final, cast

UMASK: Final = 0o077
"""With it a process makes files and folders that nobody else can read."""
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def open_new(path: Path, mode: str) -> IO[bytes]:
    """A binary file that is written, whatever the process's umask; one that was there loses its readers with its text.

    Args:
        mode: as for ``open``: ``wb``, ``w+b``, ``xb``, ``ab``.

    Raises:
        OSError: it cannot be made.
    """
    return cast("IO[bytes]", open(path, mode, opener=_opened))


def _opened(name: str, flags: int) -> int:
    descriptor = os.open(name, flags, 0o600)
    with contextlib.suppress(OSError):  # somebody else's file that we may write
        os.fchmod(descriptor, 0o600)
    return descriptor


def write_new(path: Path, data: bytes) -> None:
    """A whole file, as ``open_new`` makes one.

    Raises:
        OSError: it cannot be written.
    """
    with open_new(path, "wb") as stream:
        stream.write(data)


def exposed(paths: Iterable[Path]) -> list[Path]:
    """Those of these files and folders that others than their owner can reach; what is not there is left out."""
    found = []
    for path in paths:
        with contextlib.suppress(OSError):
            if path.stat().st_mode & _OTHERS:
                found.append(path)
    return found


def close_to_others(paths: Iterable[Path]) -> list[Path]:
    """Take all rights of others away; those files where that failed, for they are not ours."""
    failed = []
    for path in exposed(paths):
        try:
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~_OTHERS)
        except OSError:
            failed.append(path)
    return failed


def files_of(log: Path, recordings: Path) -> list[Path]:
    """What holds secrets around a log: it and the room's, what SQLite keeps beside them, copies, and recordings.

    Args:
        log: the games' SQLite file.
        recordings: the folder of recordings.
    """
    beside = [*log.parent.glob(f"{log.stem}*"), *log.parent.glob("backups/*"), *recordings.glob("*.mcap*")]
    folders = [folder for folder in (log.parent / "backups", recordings) if folder.is_dir() and folder != log.parent]
    return sorted({path for path in beside if path.is_file()}) + folders
