"""Finds and loads the kernels' library for this machine."""

from __future__ import annotations

import ctypes
import platform
from functools import lru_cache
from pathlib import Path
from typing import Final

from vision.errors import NoKernels

SHIPPED: Final = Path(__file__).parent / "shipped"
_SAME: Final = {"AMD64": "x86_64", "arm64": "aarch64"}


@lru_cache(maxsize=1)
def library() -> ctypes.CDLL:
    """The kernels' library, loaded once. ``ctypes`` releases the GIL, so other threads run while a kernel does.

    Raises:
        NoKernels: ``kernels.none`` or ``kernels.unusable``.
    """
    path = library_for(platform.system(), platform.machine())
    if not path.exists():
        raise NoKernels(
            "kernels.none",
            f"Pictures are read on 64-bit Linux (a PC or a Raspberry Pi), and this is {path.stem}: read them on such a machine.",
            machine=path.stem,
        )
    try:
        return ctypes.CDLL(str(path))
    except OSError as error:
        raise NoKernels(
            "kernels.unusable",
            f"{path} cannot be loaded ({error}): install the package anew.",
            file=str(path),
            reason=str(error),
        ) from error


def library_for(system: str, machine: str) -> Path:
    """The path of the library for a system and a machine, as ``platform`` names them, whether or not it exists."""
    return SHIPPED / f"{system.lower()}-{_SAME.get(machine, machine)}.so"
