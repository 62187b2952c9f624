"""Numba's compiler leaves memory once every loop is loaded: 50 MB of code that nothing runs any more."""

from __future__ import annotations

import ctypes
import mmap
from pathlib import Path
from typing import Final

_LIBRARY: Final = "libllvmlite"
_RUN_AND_NOT_WRITTEN: Final = "r-xp"
"""Mapped to be run: never changed in memory, so the system can read it from its file again."""
MAPS: Final = Path("/proc/self/maps")


def forget_compiler_code(maps: Path = MAPS) -> int:
    """Let this process's pages of the compiler's code go; how many bytes are mapped there.

    Should a loop be compiled later, the system reads the pages it needs from the library's file. 0 where there is no
    compiler, or no Linux.
    """
    try:
        lines = maps.read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0
    return sum(_forgotten(first, last) for first, last in code_of(_LIBRARY, lines))


def code_of(library: str, maps: list[str]) -> list[tuple[int, int]]:
    """First address and end of each stretch of that library's code, from the lines of ``/proc/PID/maps`` (proc(5))."""
    found = []
    for line in maps:
        addresses, access, *_, path = line.split(maxsplit=5) if line.count(" ") >= 5 else ("", "", "")
        if access == _RUN_AND_NOT_WRITTEN and Path(path).name.startswith(library):
            first, _, last = addresses.partition("-")
            found.append((int(first, 16), int(last, 16)))
    return found


def _forgotten(first: int, last: int) -> int:
    advised = ctypes.CDLL(None).madvise(ctypes.c_void_p(first), ctypes.c_size_t(last - first), mmap.MADV_DONTNEED)
    return 0 if advised else last - first
