"""What the doctor may ask of the machine it runs on; tests give another machine."""

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
    """Questions to a machine; each is answered with None where it cannot tell."""

    def read(self, path: str) -> str | None:
        """A small text file."""
        ...

    def said(self, *command: str) -> str | None:
        """What a program prints; None if it is not there or fails."""
        ...

    def exists(self, path: str) -> bool:
        """Whether a file or folder is there."""
        ...

    def usable(self, path: str) -> bool:
        """Whether this user may read and write it."""
        ...

    def matching(self, pattern: str) -> list[str]:
        """Files in ``/dev`` by a pattern."""
        ...

    def free_mb(self, folder: str) -> float | None:
        """Room left on the disk that holds a folder, or would."""
        ...

    def now_s(self) -> float:
        """The clock, as seconds since 1970."""
        ...

    def modified_s(self, path: str) -> float | None:
        """When a file was written."""
        ...

    def python(self) -> tuple[int, int, int]:
        """Python's version."""
        ...

    def version(self, package: str) -> str | None:
        """An installed package's version."""
        ...


class ThisMachine:
    """The machine we are on."""

    def read(self, path: str) -> str | None:
        """A small text file."""
        try:
            return Path(path).read_text(encoding="utf-8", errors="replace").strip("\0\n ")
        except OSError:
            return None

    def said(self, *command: str) -> str | None:
        """What a program prints."""
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=5, check=True)
        except (OSError, subprocess.SubprocessError):
            return None
        return done.stdout.strip()

    def exists(self, path: str) -> bool:
        """Whether it is there."""
        return Path(path).exists()

    def usable(self, path: str) -> bool:
        """Whether we may read and write it."""
        return os.access(path, os.R_OK | os.W_OK)

    def matching(self, pattern: str) -> list[str]:
        """Files in ``/dev``."""
        return sorted(str(path) for path in Path("/dev").glob(pattern))

    def free_mb(self, folder: str) -> float | None:
        """Room left, of the nearest folder above that exists."""
        there = Path(folder).absolute()
        while not there.exists() and there != there.parent:
            there = there.parent
        try:
            return shutil.disk_usage(there).free / 1e6
        except OSError:
            return None

    def now_s(self) -> float:
        """The clock."""
        return time.time()

    def modified_s(self, path: str) -> float | None:
        """When it was written."""
        try:
            return Path(path).stat().st_mtime
        except OSError:
            return None

    def python(self) -> tuple[int, int, int]:
        """Python's version."""
        major, minor, patch = platform.python_version_tuple()
        return int(major), int(minor), int("".join(c for c in patch if c.isdigit()) or 0)

    def version(self, package: str) -> str | None:
        """An installed package's version."""
        try:
            return importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            return None
