"""Returns freed memory to the system, and keeps the garbage collector away from what lives as long as the process."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
from collections.abc import Iterator
from typing import Final

# mallopt(3): glibc raises both by itself to 32 and 64 MiB as soon as an array of that size was freed, and keeps what
# is below them. Fixed at 4 MiB, seeing takes 2 % longer, at 1 MiB 14 %; the virtual table holds 150 MiB less.
_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
_ARENAS: Final = 2
"""glibc gives threads heaps of their own, eight for each core, and each keeps what its thread once needed; Python lets one thread run at a time."""
_KEPT_BYTES: Final = 4 * 2**20

_OBJECTS_BETWEEN_LOOKS: Final = 10_000
"""Python looks for cycles among what is new after so many more objects were made than freed; 700 are usual, a command makes more."""


def give_back_large_arrays() -> bool:
    """From now on freed memory of large arrays is no longer this process's; False where the system's C library is not glibc."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return False
    mallopt(_M_ARENA_MAX, _ARENAS)
    return bool(mallopt(_M_MMAP_THRESHOLD, _KEPT_BYTES)) and bool(mallopt(_M_TRIM_THRESHOLD, _KEPT_BYTES))


def give_back_what_is_free() -> None:
    """Hand the system what lies free between what is in use; takes some milliseconds. Nothing where glibc is not."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


@contextlib.contextmanager
def nothing_thrown_away() -> Iterator[None]:
    """Of what is made meanwhile nearly all stays: looking for cycles among it takes longer than making it."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def spare_what_stays() -> None:
    """Whatever is there now stays as long as this process: Python looks for cycles only among what comes after it.

    Such a look at all that was loaded takes 50 ms, over the log of a very long evening half a second, in which no
    command is answered. There is none before either: a thousand objects are in cycles by then, of a million.
    """
    gc.freeze()
    gc.set_threshold(_OBJECTS_BETWEEN_LOOKS, 10, 10)
    gc.enable()
