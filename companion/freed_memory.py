"""Memory that large arrays leave goes back to the system, so that a picture once drawn does not cost an evening's memory."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

# mallopt(3): glibc raises both by itself to 32 and 64 MiB as soon as an array of that size was freed, and keeps what
# is below them. Fixed at 4 MiB, seeing takes 2 % longer, at 1 MiB 14 %; the virtual table holds 150 MiB less.
_M_TRIM_THRESHOLD: Final = -1
_M_MMAP_THRESHOLD: Final = -3
_KEPT_BYTES: Final = 4 * 2**20


def give_back_large_arrays() -> bool:
    """From now on freed memory of large arrays is no longer this process's; False where the system's C library is not glibc."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return False
    return bool(mallopt(_M_MMAP_THRESHOLD, _KEPT_BYTES)) and bool(mallopt(_M_TRIM_THRESHOLD, _KEPT_BYTES))
