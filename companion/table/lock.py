"""Ensures that only one companion uses a log: with a second writer every command of the first would be stale."""

from __future__ import annotations

import fcntl
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.errors import Conflict
from companion.table.database import LogUnavailable, file_of


@contextmanager
def used_alone(url: str, by: str) -> Iterator[None]:
    """Lock a log while the context is open. The system releases the lock however the process ends.

    A database that is no SQLite file is not locked.

    Args:
        url: the log's SQLAlchemy URL.
        by: what a second companion is told, such as ``raja play, http://192.168.1.7:8000``.

    Raises:
        Conflict: ``log.in_use``, naming the program that uses it and where.
        LogUnavailable: ``log.cannot_open``.
    """
    log = file_of(url)
    if log is None:
        yield
        return
    descriptor = _opened(lock_of(log))
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = _told(descriptor)
            raise Conflict(
                "log.in_use",
                f"{log} is in use by {holder}: go on there, or end that first, or name another log with --database.",
            ) from error
        except OSError as error:
            raise _cannot_open(lock_of(log), error) from error
        os.truncate(descriptor, 0)
        os.write(descriptor, f"{by} (PID {os.getpid()}, {socket.gethostname()})".encode())
        yield
        os.truncate(descriptor, 0)
    finally:
        os.close(descriptor)


def lock_of(log: Path) -> Path:
    """Return the file to lock: the same for all links to a log. It is never removed, because that would be a race."""
    there = log.resolve()
    return there.with_name(f"{there.name}.lock")


def holder_of(log: Path) -> str | None:
    """Return who uses a log now, in words; None if nobody does, or it cannot be determined."""
    try:
        descriptor = os.open(lock_of(log), os.O_RDONLY)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return _told(descriptor)
    finally:
        os.close(descriptor)
    return None


def _opened(file: Path) -> int:
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise _cannot_open(file, error) from error


def _cannot_open(file: Path, error: OSError) -> LogUnavailable:
    return LogUnavailable(
        "log.cannot_open",
        f"{file} cannot be made or locked ({error.strerror}): look at the rights of its folder, or name another log "
        "with --database.",
    )


def _told(descriptor: int) -> str:
    return os.pread(descriptor, 500, 0).decode("utf-8", "replace").strip() or "another companion"
