"""Compiled loops say what plain Python says, and a folder that cannot be written stops nobody."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from vision.compiled import compiled


def summed(values: np.ndarray) -> float:
    """A loop to compile."""
    total = 0.0
    for value in values:
        total += value
    return total


def test_a_compiled_loop_gives_what_it_gives_in_python() -> None:
    values = np.random.default_rng(0).normal(size=50)
    assert compiled(summed)(values) == summed(values)


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    real = numba.njit

    def nowhere_to_keep_it(**options: Any) -> Any:
        if options.get("cache"):
            raise RuntimeError("cannot cache function 'summed': no locator available")
        return real(**options)

    monkeypatch.setattr(numba, "njit", nowhere_to_keep_it)
    assert compiled(summed)(np.ones(3)) == 3.0
