"""Inner loops as machine code, compiled by Numba when they are first called and kept on disk for the next time.

What a picture is searched with are hundreds of thousands of small sums that no array operation covers whole. Such a
loop is written out in plain Python, one number at a time, and marked ``compiled``. Modules that hold such loops load
Numba, so they are imported inside the functions that call them: a program without a camera never needs it.

**Kept where.** Numba compiles a kept loop anew when its own file has changed, but not when a loop that it calls has. So
everything is kept in a folder named after the text of all loops and what they read: a changed one leads to another.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

Loop = TypeVar("Loop", bound=Callable[..., Any])
ROOM: Final = Path(__file__).parent
_KEPT: Final = "loops-"


def compiled(loop: Loop) -> Loop:
    """A loop over numbers and arrays as machine code; other threads may run meanwhile.

    Where no folder can be written in which to keep it, it is compiled anew in every process.
    """
    return _machine_code(loop)


def whole(number: int) -> int:
    """A number for a module's head that loops call others with: for a plain one those would be compiled once more."""
    return cast(int, np.int64(number))


def compiled_inside(loop: Loop) -> Loop:
    """Likewise a loop that only other loops call and that makes no array.

    Numba counts who holds an array wherever one is passed or looked up in a tuple; in the innermost loops that costs more
    than the sums do. Without arrays of its own there is nothing to count: what is needed is made by the caller.
    """
    return _machine_code(loop, _nrt=False)


def _machine_code(loop: Loop, **more: bool) -> Loop:
    # Nobody calls a loop from C: a way in for that is half a second of compiling for all of them.
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, **more}
    if not numba.config.CACHE_DIR:  # whoever set NUMBA_CACHE_DIR has chosen
        numba.config.CACHE_DIR = str(kept_in(places()))
    try:
        return numba.njit(cache=True, **options)(loop)  # type: ignore[no-any-return]
    except RuntimeError:
        return numba.njit(**options)(loop)  # type: ignore[no-any-return]


def places() -> tuple[Path, Path]:
    """Where machine code may be kept: beside the loops, else where the user's programs keep such things."""
    cache = os.environ.get("XDG_CACHE_HOME")
    return ROOM / "__pycache__", (Path(cache) if cache else Path.home() / ".cache") / "raja"


def kept_in(folders: Iterable[Path], room: Path = ROOM) -> Path:
    """The folder for the loops as they are now, in the first of ``folders`` that can be written, else in the last.

    Where another of them holds what was compiled at installation, it is copied: Numba reads none that it cannot write. What was
    kept beside it of loops as they were before is removed.
    """
    name = _KEPT + fingerprint(room)
    wanted = [at / name for at in folders]
    folder = Path()
    for folder in wanted:
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            break
    installed = next((at for at in wanted if at != folder and _holds_code(at)), None)
    if installed is not None and not _holds_code(folder):
        with contextlib.suppress(OSError):  # what cannot be copied is compiled again
            shutil.copytree(installed, folder, dirs_exist_ok=True)
    for old in folder.parent.glob(f"{_KEPT}*"):
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def anything_kept() -> bool:
    """Whether machine code of the loops as they are now is kept somewhere; if not, the first picture waits for it."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    folders = [Path(chosen)] if chosen else [at / (_KEPT + fingerprint(ROOM)) for at in places()]
    return any(_holds_code(folder) for folder in folders)


def _holds_code(folder: Path) -> bool:
    return next(folder.rglob("*.nbc"), None) is not None


def fingerprint(room: Path) -> str:
    """Of the text of all compiled loops, and of the walls' modules that they take numbers from."""
    text = hashlib.sha256()
    for module in sorted({*room.rglob("*_kernels.py"), *(room / "walls").rglob("*.py")}):
        text.update(module.read_bytes())
    return text.hexdigest()[:16]
