"""Creates a file that appears whole or not at all, and never replaces another by accident."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from companion.errors import CompanionError
from companion.private_files import open_new


@contextmanager
def new_file(path: Path, *, force: bool = False) -> Iterator[IO[bytes]]:
    """Open ``path`` for writing; it appears when it is complete, and nothing is left if writing fails.

    Args:
        force: whether a file of that name may be replaced.

    Raises:
        CompanionError: ``recording.exists``, ``recording.cannot_write``.
    """
    if path.exists() and not force:
        raise CompanionError(
            "recording.exists", f"{path} already exists: give another name, or --force to replace it.", file=str(path)
        )
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with open_new(unfinished, "w+b") as stream:  # private: it contains sealed bids and hidden hands
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise CompanionError(
            "recording.cannot_write",
            f"{path} cannot be written ({error.strerror}): make room, or choose another place.",
            file=str(path),
            reason=str(error.strerror),
        ) from error
    finally:
        if unfinished.exists():
            unfinished.unlink()
