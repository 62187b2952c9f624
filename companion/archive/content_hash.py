"""Content hash of a recording: identifies the file wherever it is and whoever sends it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from companion.errors import CompanionError


def digest_of_file(file: Path) -> str:
    """Return the SHA-256 of a file's content, in hexadecimal digits.

    Raises:
        CompanionError: ``archive.unreadable``.
    """
    try:
        with file.open("rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError as error:
        raise CompanionError(
            "archive.unreadable",
            f"{file} cannot be read ({error.strerror}): check its name.",
            file=str(file),
            reason=str(error.strerror),
        ) from error
