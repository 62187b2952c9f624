"""The strip before a column: heights lie where they should from wherever the camera looks."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from tests.vision.walls.wall_scene import MIDDLE_MM, drawn_site, view_from
from vision.walls.evidence.disk_strip import (
    ABOVE_MM,
    BELOW_MM,
    COLUMN_MM,
    COLUMNS,
    INPUTS,
    ROW_MM,
    rows_for,
    strip_at,
    strip_inputs,
)

pytestmark = pytest.mark.slow

RADIUS_MM = 5.0


@pytest.mark.parametrize("elevation_deg", [33.0, 48.0, 66.0])
@pytest.mark.parametrize(("azimuth_deg", "height_mm"), [(0.0, 0.0), (-40.0, 20.0), (70.0, 47.0)])
def test_a_mark_on_the_columns_front_shows_in_the_row_of_its_height(
    elevation_deg: float, azimuth_deg: float, height_mm: float
) -> None:
    site = drawn_site([], 0, view_from(elevation_deg, azimuth_deg, 520.0))
    away = site.view.eye_mm()[:2] - np.array(MIDDLE_MM)
    front = np.array(MIDDLE_MM) + RADIUS_MM * away / np.hypot(*away)
    mark = site.view.project([(*front, site.surface_z_mm + height_mm)])[0]
    frame = np.full_like(site.frame, 40)
    cv2.circle(frame, (round(mark[0] * 16), round(mark[1] * 16)), 2 * 16, (255, 255, 255), -1, shift=4)
    strip = strip_at(replace(site, frame=frame), MIDDLE_MM, -BELOW_MM, rows_for(60.0), RADIUS_MM)
    bright = np.exp(strip_inputs(strip, 0.0, 60.0)[2])
    weight = bright - bright.min()
    rows, columns = np.mgrid[: bright.shape[0], :COLUMNS]
    row, column = ((weight * index).sum() / weight.sum() for index in (rows, columns))
    assert -BELOW_MM + ROW_MM * (row + 0.25) == pytest.approx(height_mm, abs=0.5)  # an eighth of a disk
    assert COLUMN_MM * (column - COLUMNS / 2) == pytest.approx(0.0, abs=0.3)
    assert strip.elevation_rad == pytest.approx(np.radians(elevation_deg), abs=0.03)


@pytest.mark.parametrize("disks", [1, 7, 20])
def test_the_strip_holds_the_column_and_marks_where_it_is_thought_to_stand(disks: int) -> None:
    height_mm = 4.0 * disks
    site = drawn_site([], 0, view_from(45.0, 10.0, 520.0), [(*MIDDLE_MM, disks)])
    strip = strip_at(site, MIDDLE_MM, -BELOW_MM, rows_for(height_mm), RADIUS_MM)
    inputs = strip_inputs(strip, 0.0, height_mm)
    assert inputs.shape == (INPUTS, rows_for(height_mm), COLUMNS)
    assert np.isfinite(inputs).all()
    assert inputs.shape[1] * ROW_MM >= BELOW_MM + height_mm + ABOVE_MM
    marked = np.flatnonzero(inputs[3, :, 0])
    assert len(marked) * ROW_MM == pytest.approx(height_mm, abs=ROW_MM)
    assert marked[0] * ROW_MM == pytest.approx(BELOW_MM, abs=ROW_MM)
    red_over_green = inputs[0, :, COLUMNS // 2]
    assert abs(red_over_green[marked[1:-1]] - np.median(red_over_green[marked])).mean() < 0.1  # brown from foot to rim
