"""What is said of each library's way to a machine."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.installing.wheels import BUILT, LISTING, PURE, Library, came_as, libraries, pinned, table


@pytest.mark.parametrize(
    ("wheel", "came"),
    [
        ("Tag: cp311-cp311-manylinux2014_aarch64\nTag: cp311-cp311-manylinux_2_17_aarch64\n", "manylinux_2_17"),
        ("Tag: cp313-cp313-manylinux_2_28_aarch64\nTag: cp313-cp313-manylinux_2_27_aarch64\n", "manylinux_2_27"),
        ("Tag: cp311-abi3-manylinux2014_aarch64\n", "manylinux_2_17"),
        ("Tag: cp311-cp311-linux_aarch64\n", BUILT),
        ("Tag: py2-none-any\nTag: py3-none-any\n", PURE),
        ("", BUILT),
    ],
)
def test_a_wheel_tells_where_it_comes_from(wheel: str, came: str) -> None:
    assert came_as(wheel) == came


def test_the_table_has_a_row_for_machine_code_and_a_line_for_the_rest() -> None:
    found = [
        Library("click", "8", PURE, 0.1),
        Library("numpy", "2", "manylinux_2_28", 60.04),
        Library("x", "1", BUILT, 1),
    ]
    assert table(found).splitlines()[2:] == [
        "| numpy 2 | wheel (manylinux_2_28) | 60.0 |",
        "| x 1 | built on the spot | 1.0 |",
        "",
        "Pure Python, the same file on every machine: click.",
    ]


@pytest.mark.program
def test_what_is_installed_here_can_be_listed() -> None:
    said = subprocess.run([sys.executable, "-c", LISTING], capture_output=True, text=True, timeout=300, check=True)
    found = {one.name: one for one in libraries(json.loads(said.stdout), ["Numpy", "click", "not_there"])}
    assert set(found) == {"numpy", "click"}
    assert found["numpy"].came_as.startswith("manylinux")
    assert found["click"].came_as == PURE
    assert found["numpy"].mb > 10


def test_a_lock_names_what_is_pinned() -> None:
    assert pinned("# said\nnumpy==2.4.6 \\\n    --hash=sha256:00\nFlask==3.1.3 \\\n    --hash=sha256:11\n") == [
        "numpy",
        "Flask",
    ]
