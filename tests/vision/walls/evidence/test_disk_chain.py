"""Chances of counts from a strip's marks: held against all chains written out one by one."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.walls.evidence.disk_chain import LEAST_ROWS_A_DISK, MARKS, MOST_ROWS_A_DISK, count_odds, height_odds
from vision.walls.evidence.disk_strip import ROW_MM

DISK_MM = 4.0
Marks = np.ndarray[tuple[int, ...], np.dtype[np.float32]]


def written_out(marks: Marks, elevation_rad: float, most: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The same by adding up every chain: where the foot is, and how many rows high each disk."""
    rims, feet, tops, bodies = marks.astype(np.float64)
    heights = height_odds(elevation_rad, DISK_MM)
    chances = np.full(most, -np.inf)
    for disks in range(1, most + 1):
        for foot in range(len(rims)):
            for rows in product(range(LEAST_ROWS_A_DISK, MOST_ROWS_A_DISK + 1), repeat=disks):
                ends = foot + np.cumsum(rows)
                if ends[-1] >= len(rims):
                    continue
                score = feet[foot] + tops[ends[-1]] + rims[ends[:-1]].sum() + bodies[foot + 1 : ends[-1] + 1].sum()
                score += heights[np.array(rows) - LEAST_ROWS_A_DISK].sum()
                chances[disks - 1] = np.logaddexp(chances[disks - 1], score)
    return np.asarray(chances - np.logaddexp.reduce(chances))


@pytest.mark.parametrize("elevation_deg", [35.0, 60.0])
def test_every_chain_counts_once(elevation_deg: float) -> None:
    marks = np.random.default_rng(4).normal(0, 1.5, (1, MARKS, 16)).astype(np.float32)
    found = count_odds(marks, np.radians(elevation_deg), DISK_MM, 3)[0]
    assert found == pytest.approx(written_out(marks[0], np.radians(elevation_deg), 3), abs=1e-6)


def marked(disks: int, rows: int, foot: int = 10) -> Marks:
    """Marks of a column whose every rim shows."""
    marks = np.zeros((1, MARKS, rows), np.float32)
    ends = foot + np.round(DISK_MM / ROW_MM * np.arange(disks + 1)).astype(int)
    marks[0, 0] = -4.0
    marks[0, 0, ends[1:-1]] = 4.0
    marks[0, 1, ends[0]] = marks[0, 2, ends[-1]] = 8.0
    return marks


@pytest.mark.parametrize("disks", [1, 2, 7, 20])
@pytest.mark.parametrize("elevation_deg", [30.0, 65.0])
def test_where_foot_rims_and_top_show_they_are_counted(disks: int, elevation_deg: float) -> None:
    chances = count_odds(marked(disks, 160), np.radians(elevation_deg), DISK_MM, disks + 4)[0]
    assert int(chances.argmax()) + 1 == disks
    assert chances[disks - 1] > np.log(0.9)


def test_where_rims_do_not_show_the_height_counts_and_the_steeper_the_look_the_less_surely() -> None:
    marks = marked(8, 100)
    marks[0, 0] = 0.0
    chances = [count_odds(marks, np.radians(deg), DISK_MM, 12)[0] for deg in (30.0, 65.0)]
    assert [int(own.argmax()) + 1 for own in chances] == [8, 8]
    assert chances[0][7] > chances[1][7]


@given(seed=st.integers(0, 2**16), strips=st.integers(1, 3), rows=st.integers(12, 60), most=st.integers(1, 9))
def test_chances_are_chances_and_each_strip_is_counted_for_itself(seed: int, strips: int, rows: int, most: int) -> None:
    marks = np.random.default_rng(seed).normal(0, 5, (strips, MARKS, rows)).astype(np.float32)
    chances = count_odds(marks, 0.9, DISK_MM, most)
    assert np.exp(chances).sum(axis=1) == pytest.approx(np.ones(strips))
    assert chances[-1] == pytest.approx(count_odds(marks[-1:], 0.9, DISK_MM, most)[0])
