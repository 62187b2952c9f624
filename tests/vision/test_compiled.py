"""Compiled loops say what plain Python says, and a folder that cannot be written stops nobody."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from vision.compiled import compiled, compiled_inside, fingerprint, kept_in


def summed(values: np.ndarray) -> float:
    """A loop to compile."""
    total = 0.0
    for value in values:
        total += value
    return total


def test_a_compiled_loop_gives_what_it_gives_in_python() -> None:
    values = np.random.default_rng(0).normal(size=50)
    assert compiled(summed)(values) == summed(values)


def test_a_loop_inside_another_gives_what_it_gives_in_python() -> None:
    inside = compiled_inside(summed)

    def of_rows(values: np.ndarray) -> float:
        total = 0.0
        for row in range(len(values)):
            total += inside(values[row])
        return total

    values = np.random.default_rng(0).normal(size=(5, 50))
    assert numba.njit(of_rows)(values) == sum(summed(row) for row in values)


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    real = numba.njit

    def nowhere_to_keep_it(**options: Any) -> Any:
        if options.get("cache"):
            raise RuntimeError("cannot cache function 'summed': no locator available")
        return real(**options)

    monkeypatch.setattr(numba, "njit", nowhere_to_keep_it)
    assert compiled(summed)(np.ones(3)) == 3.0


@pytest.fixture
def room(tmp_path: Path) -> Path:
    """A room with one loop that calls another in a file of its own."""
    (tmp_path / "walls").mkdir()
    (tmp_path / "outer_kernels.py").write_text("from walls.inner_kernels import inner")
    (tmp_path / "walls" / "inner_kernels.py").write_text("inner = 1")
    return tmp_path


def test_a_changed_loop_that_others_call_leads_to_another_folder_and_the_old_one_goes(room: Path) -> None:
    before = kept_in([room / "kept"], room)
    (before / "outer.nbi").write_text("machine code")
    assert kept_in([room / "kept"], room) == before
    (room / "walls" / "inner_kernels.py").write_text("inner = 2")
    after = kept_in([room / "kept"], room)
    assert after != before
    assert list((room / "kept").iterdir()) == [after]


def test_what_is_no_loop_and_none_of_the_walls_changes_nothing(room: Path) -> None:
    before = fingerprint(room)
    (room / "cards.py").write_text("many = 3")
    assert fingerprint(room) == before


def test_what_was_compiled_at_installation_is_taken_over_by_who_may_not_write_there(
    room: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = kept_in([room / "beside"], room)
    (installed / "walls").mkdir()
    (installed / "walls" / "outer.nbc").write_text("machine code")
    monkeypatch.setattr(os, "access", lambda at, _: Path(at).parent != room / "beside")  # as for another user than root
    own = kept_in([room / "beside", room / "user"], room)
    assert own.parent == room / "user"
    assert (own / "walls" / "outer.nbc").read_text() == "machine code"
    (own / "walls" / "outer.nbc").write_text("compiled anew")
    assert kept_in([room / "beside", room / "user"], room) == own
    assert (own / "walls" / "outer.nbc").read_text() == "compiled anew"


def test_where_the_first_folder_cannot_be_made_the_next_one_is_taken(room: Path) -> None:
    (room / "a file").write_text("in the way")
    assert kept_in([room / "a file", room / "user"], room).parent == room / "user"
