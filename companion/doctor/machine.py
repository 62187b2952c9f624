"""What the doctor asks of the machine it runs on; tests use another machine."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import subprocess
import time
from pathlib import Path
from typing import Protocol


class Machine(Protocol):
    """Questions to a machine; the answer is None if it cannot tell."""

    def read(self, path: str) -> str | None:
        """Return the content of a small text file."""
        ...

    def said(self, *command: str) -> str | None:
        """Return what a program prints; None if it is missing or fails."""
        ...

    def exists(self, path: str) -> bool:
        """Whether a file or folder exists."""
        ...

    def usable(self, path: str) -> bool:
        """Whether this user may read and write it."""
        ...

    def matching(self, pattern: str) -> list[str]:
        """Return the files in ``/dev`` that match a pattern."""
        ...

    def free_mb(self, folder: str) -> float | None:
        """Return the free space on the disk that holds a folder, or would hold it."""
        ...

    def now_s(self) -> float:
        """Return the clock, in seconds since 1970."""
        ...

    def modified_s(self, path: str) -> float | None:
        """Return when a file was written."""
        ...

    def python(self) -> tuple[int, int, int]:
        """Return Python's version."""
        ...

    def version(self, package: str) -> str | None:
        """Return an installed package's version."""
        ...


class ThisMachine:
    """The machine that this program runs on."""

    def read(self, path: str) -> str | None:
        """Return the content of a small text file."""
        try:
            return Path(path).read_text(encoding="utf-8", errors="replace").strip("\0\n ")
        except OSError:
            return None

    def said(self, *command: str) -> str | None:
        """Return what a program prints."""
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=5, check=True)
        except (OSError, subprocess.SubprocessError):
            return None
        return done.stdout.strip()

    def exists(self, path: str) -> bool:
        """Whether a file or folder exists."""
        return Path(path).exists()

    def usable(self, path: str) -> bool:
        """Whether this user may read and write it."""
        return os.access(path, os.R_OK | os.W_OK)

    def matching(self, pattern: str) -> list[str]:
        """Return the files in ``/dev`` that match a pattern."""
        return sorted(str(path) for path in Path("/dev").glob(pattern))

    def free_mb(self, folder: str) -> float | None:
        """Return the free space at the folder, or at the nearest folder above it that exists."""
        there = Path(folder).absolute()
        try:
            while not there.exists() and there != there.parent:
                there = there.parent
            return shutil.disk_usage(there).free / 1e6
        except OSError:
            return None

    def now_s(self) -> float:
        """Return the clock, in seconds since 1970."""
        return time.time()

    def modified_s(self, path: str) -> float | None:
        """Return when a file was written."""
        try:
            return Path(path).stat().st_mtime
        except OSError:
            return None

    def python(self) -> tuple[int, int, int]:
        """Return Python's version."""
        major, minor, patch = platform.python_version_tuple()
        return int(major), int(minor), int("".join(c for c in patch if c.isdigit()) or 0)

    def version(self, package: str) -> str | None:
        """Return an installed package's version."""
        try:
            return importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            return None
