"""A checksum of sources, kept beside the shipped files that were built from them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

SOURCES: Final = frozenset({".cpp", ".h", ".hpp", ".ino"})


def sources_sum(folder: Path) -> str:
    """SHA-256 of a folder's C++ sources, including names, in order of their names."""
    whole = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
        whole.update(f"{path.relative_to(folder).as_posix()}\n".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def is_built_of(folder: Path, kept: Path) -> bool:
    """Whether the checksum in a file is that of a folder's sources."""
    return kept.read_text(encoding="ascii").strip() == sources_sum(folder)
