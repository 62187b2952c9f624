"""Returns freed memory to the system, and spares objects that stay from the garbage collector."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
from collections.abc import Iterator
from typing import Final

# mallopt(3): glibc raises both by itself to 32 and 64 MiB once an array of that size was freed, and keeps freed memory
# below them. Fixed at 4 MiB, vision takes 2 % longer, at 1 MiB 14 %; the virtual table holds 150 MiB less.
_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
_M_ARENA_MAX: Final = -8
_ARENAS: Final = 2
"""The most heaps: glibc makes up to eight per core for threads, each of which keeps freed memory; Python runs one
thread at a time.
"""
_KEPT_BYTES: Final = 4 * 2**20

_OBJECTS_BETWEEN_LOOKS: Final = 10_000
"""Python looks for cycles among new objects once this many more were made than freed; the default is 700, and a command
makes more.
"""


def give_back_large_arrays() -> bool:
    """Make freed memory of large arrays return to the system from now on; return False if the C library is not glibc."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return False
    mallopt(_M_ARENA_MAX, _ARENAS)
    return bool(mallopt(_M_MMAP_THRESHOLD, _KEPT_BYTES)) and bool(mallopt(_M_TRIM_THRESHOLD, _KEPT_BYTES))


def give_back_what_is_free() -> None:
    """Return free memory between used blocks to the system, which takes some milliseconds; does nothing without glibc."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


@contextlib.contextmanager
def nothing_thrown_away() -> Iterator[None]:
    """Pause the search for cycles while many lasting objects are made, as it would take longer than making them."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def spare_what_stays() -> None:
    """Exempt all present objects, which live as long as the process, from the search for cycles.

    Searching everything that was loaded takes 50 ms, and half a second with the log of a very long evening, during
    which no command is answered. Nor is there a search before: only a thousand of a million objects are in cycles by
    then.
    """
    gc.freeze()
    gc.set_threshold(_OBJECTS_BETWEEN_LOOKS, 10, 10)
    gc.enable()
