"""Once every loop is loaded, the compiler's code leaves memory, and the loops go on as before."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from companion.settings.loading import load_settings
from vision.compiler_code import code_of, forget_compiler_code
from vision.pieces.peak_kernels import find_peaks
from vision.warm_up import warm_up

MAPS = """\
7f0000000000-7f0000400000 r--p 00000000 fe:00 12 /venv/llvmlite/binding/libllvmlite.so
7f0000400000-7f0003400000 r-xp 00400000 fe:00 12 /venv/llvmlite/binding/libllvmlite.so
7f0003400000-7f0003500000 rw-p 03400000 fe:00 12 /venv/llvmlite/binding/libllvmlite.so
7f0004000000-7f0004100000 r-xp 00000000 fe:00 13 /home/a player/lib/libcrypto.so.3
7f0005000000-7f0005100000 r-xp 00000000 00:00 0
7ffd00000000-7ffd00021000 rw-p 00000000 00:00 0                          [stack]
"""


def test_only_the_librarys_code_is_found_and_nothing_of_it_that_is_written() -> None:
    assert code_of("libllvmlite", MAPS.splitlines()) == [(0x7F0000400000, 0x7F0003400000)]
    assert code_of("libcrypto", MAPS.splitlines()) == [(0x7F0004000000, 0x7F0004100000)]
    assert code_of("libnone", MAPS.splitlines()) == []


def test_where_the_system_tells_nothing_nothing_is_done(tmp_path: Path) -> None:
    assert forget_compiler_code(tmp_path / "maps") == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell what is mapped")
def test_loops_answer_as_before_without_the_compilers_code() -> None:
    warm_up(load_settings().vision_settings())
    odds = np.random.default_rng(5).random((16, 16)).astype(np.float32)
    before, after = np.empty((odds.size, 3)), np.empty((odds.size, 3))
    count = find_peaks(odds, 0.5, before)
    assert forget_compiler_code() > 2**20
    assert find_peaks(odds, 0.5, after) == count
    assert (before[:count] == after[:count]).all()
