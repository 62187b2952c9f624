"""Memory that large arrays leave goes back to the system, so that a picture once drawn does not cost an evening's memory."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

# mallopt(3): glibc raises both by itself to 32 and 64 MiB as soon as an array of that size was freed, and keeps what
# is below them. Fixed at 4 MiB, seeing takes 2 % longer, at 1 MiB 14 %; the virtual table holds 150 MiB less.
_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
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
    return bool(mallopt(_M_MMAP_THRESHOLD, _KEPT_BYTES)) and bool(mallopt(_M_TRIM_THRESHOLD, _KEPT_BYTES))


def spare_what_stays() -> None:
    """Whatever is there now stays as long as this process: Python looks for cycles only among what comes after it.

    Such a look at all that was loaded takes 50 ms and more, in which no command is answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_OBJECTS_BETWEEN_LOOKS, 10, 10)
