"""What the disks' network is taught with: rims that stay where they show, however the strip is moved, stretched and lit."""

from __future__ import annotations

import numpy as np
import pytest

from companion.settings.loading import load_settings
from trainers.seeing.disks.lessons import MORE_MM, ColumnLesson, rims_of
from trainers.seeing.disks.variety import Sight, rows_of, sight_of
from vision.walls.evidence.disk_strip import BELOW_MM, COLUMNS, INPUTS, ROW_MM, Strip, rows_for

SETTINGS = load_settings().vision_settings()
DISK_MM = SETTINGS.geometry.pieces.grain_thickness_mm


def lesson(disks: int, known: bool = True) -> ColumnLesson:
    """A column that is bright from foot to top before a dark table."""
    bottom_mm, samples = -BELOW_MM - MORE_MM, 2 * rows_for(DISK_MM * disks + 2 * MORE_MM)
    heights_mm = bottom_mm + ROW_MM / 2 * np.arange(samples)
    bright = ((heights_mm >= 0) & (heights_mm < DISK_MM * disks)).astype(np.float32)
    colours = np.broadcast_to(bright[None, :, None] * 4, (3, samples, COLUMNS)).copy()
    rims = DISK_MM * np.arange(disks + 1, dtype=np.float64)
    return ColumnLesson(Strip(colours, bottom_mm, 0.9), disks, rims if known else None)


def seen(disks: int, seed: int, known: bool = True) -> Sight:
    rows = rows_of(disks + 1, DISK_MM)
    return sight_of(lesson(disks, known), lesson(3), rows, DISK_MM, np.random.default_rng(seed))


@pytest.mark.parametrize("disks", [1, 5, 19])
def test_rims_lie_where_foot_and_top_show(disks: int) -> None:
    for seed in range(25):
        sight = seen(disks, seed)
        assert sight.inputs.shape == (INPUTS, rows_of(disks + 1, DISK_MM), COLUMNS)
        assert np.isfinite(sight.inputs).all()
        assert sight.rim_rows is not None
        assert len(sight.rim_rows) == disks + 1
        assert np.diff(sight.rim_rows) * ROW_MM == pytest.approx(DISK_MM, rel=0.13)
    tops = []
    for seed in range(60):  # what hides the foot never hides more than half
        sight = seen(disks, seed)
        assert sight.rim_rows is not None
        bright = np.median(sight.inputs[2], axis=1)
        top = round(float(sight.rim_rows[-1]))
        tops.append(bright[max(0, top - 4) : top - 1].mean() > bright[top + 3 : top + 8].mean())
    assert np.mean(tops) > 0.9


def test_where_the_column_is_thought_to_stand_does_not_tell_its_disks() -> None:
    told = [seen(6, seed).inputs[3, :, 0].sum() * ROW_MM for seed in range(200)]
    assert np.std(told) > 3.5  # millimetres: nearly a disk
    assert np.mean(told) == pytest.approx(6 * DISK_MM, abs=1.0)


def test_of_a_photographed_column_no_rims_are_known() -> None:
    assert seen(4, 1, known=False).rim_rows is None


def test_disks_nearer_to_the_camera_show_lower() -> None:
    straight = rims_of(np.zeros(4), 0.9, DISK_MM)
    assert straight == pytest.approx(DISK_MM * np.arange(5))
    leaning = rims_of(np.array([0.0, 1.0, 1.0, 1.0]), 0.9, DISK_MM)
    assert leaning[0] == 0
    assert leaning[1] == pytest.approx(DISK_MM - np.tan(0.9) / 2)
    assert leaning[4] == pytest.approx(4 * DISK_MM - np.tan(0.9))
