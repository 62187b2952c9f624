"""Large arrays that are gone cost nothing any more."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

# Twelve pictures of 12 MB, drawn one after another as the virtual table draws: freed, each would be kept by glibc.
DRAWN = """
import numpy as np
from companion.memory_trim import give_back_large_arrays
assert give_back_large_arrays()
def anonymous_kb():
    lines = open("/proc/self/smaps_rollup").read().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Anonymous:"))
before = anonymous_kb()
small = []
for _ in range(12):
    picture = np.ones((1000, 1000, 3), dtype=np.float32)
    small.append(np.ones(2000, dtype=np.float32))  # what lives on above it keeps a heap from shrinking
    del picture
print(anonymous_kb() - before)
"""

LOADED = """
import gc
from companion.memory_trim import nothing_thrown_away, spare_what_stays
looks = []
with nothing_thrown_away():
    gc.callbacks.append(lambda phase, about: looks.append(about))
    import companion.web.app
    spare_what_stays()
    print(len(looks), gc.get_freeze_count(), len(gc.get_objects()), int(gc.isenabled()))
"""


@pytest.mark.program
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps what was freed in this way")
def test_a_dozen_pictures_that_are_gone_leave_less_than_one_behind() -> None:
    said = subprocess.run([sys.executable, "-c", DRAWN], capture_output=True, text=True, check=True, timeout=300).stdout
    assert int(said) < 6000


def test_what_was_loaded_is_not_looked_through_again_while_the_table_is_served() -> None:
    said = subprocess.run(
        [sys.executable, "-c", LOADED],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    ).stdout
    looks, frozen, looked_through, goes_on = map(int, said.split())
    assert looks == 0
    assert frozen > 100 * looked_through
    assert goes_on == 1
