"""Inner loops as machine code, compiled by Numba when they are first called and kept on disk for the next time.

What a picture is searched with are hundreds of thousands of small sums that no array operation covers whole. Such a
loop is written out in plain Python, one number at a time, and marked ``compiled``. Modules that hold such loops load
Numba, so they are imported inside the functions that call them: a program without a camera never needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba

Loop = TypeVar("Loop", bound=Callable[..., Any])


def compiled(loop: Loop) -> Loop:
    """A loop over numbers and arrays as machine code; other threads may run meanwhile.

    Where no folder can be written in which to keep it, it is compiled anew in every process.
    """
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy")(loop)  # type: ignore[no-any-return]
    except RuntimeError:
        return numba.njit(nogil=True, error_model="numpy")(loop)  # type: ignore[no-any-return]
