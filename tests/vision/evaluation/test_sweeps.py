"""Sweeps change what they say and nothing else; what they measure is summed up with its uncertainty."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from companion.settings.loading import load_settings
from tests.vision.observations import FLAT
from vision.evaluation.summary import Row
from vision.evaluation.sweep_run import SweepStep, fall_points
from vision.evaluation.sweeps import SWEEPS
from vision.evaluation.truth import MatTruth
from vision.evaluation.worsening import Shot
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import mat_view
from vision.light.light_model import SRGB_TO_LINEAR

GEOMETRY = load_settings().geometry
CAMERA = CameraModel(640, 480, ((600.0, 0.0, 320.0), (0.0, 600.0, 240.0), (0.0, 0.0, 1.0)), (0.0,) * 5)
PAPER, INK, WOOD = 230, 45, (40, 90, 200)
SIDE_PX = 36  # a millimetre is a pixel there


def a_shot() -> Shot:
    """A mat seen from straight above: white paper, its printed markers, and orange wood on part of one."""
    frame = np.full((480, 640, 3), PAPER, np.uint8)
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, GEOMETRY.aruco_dictionary))
    for name, (x, y) in centres_px().items():
        marker = cv2.aruco.generateImageMarker(dictionary, name, SIDE_PX)
        left, top = round(x - SIDE_PX / 2), round(y - SIDE_PX / 2)
        frame[top : top + SIDE_PX, left : left + SIDE_PX] = np.where(marker == 0, INK, PAPER)[..., None]
    x, y = centres_px()[0]
    frame[round(y) - 17 : round(y) - 6, round(x) - 17 : round(x) + 17] = WOOD
    return Shot(frame, CAMERA, (MatTruth(0, FLAT, {}, (), (), 0, ()),), GEOMETRY)


def centres_px() -> dict[int, tuple[float, float]]:
    view = mat_view(FLAT, CAMERA)
    centres = GEOMETRY.seat_mat.marker_centres_mm(0)
    places = view.project([(x, y, 0.0) for x, y in centres.values()])
    return {name: (float(x) + 0.5, float(y) + 0.5) for name, (x, y) in zip(centres, places, strict=True)}


def light_at(shot: Shot, x: float, y: float) -> float:
    return float(SRGB_TO_LINEAR[shot.frame_bgr[round(y), round(x), 1]])


def test_ink_changes_the_markers_black_by_what_it_says() -> None:
    before, after = a_shot(), SWEEPS["ink"].at(0.15)(a_shot())
    white = float(SRGB_TO_LINEAR[PAPER])
    for x, y in list(centres_px().values())[1:]:
        # The middle of a marker's black border.
        gained = light_at(after, x - 15, y) - light_at(before, x - 15, y)
        assert gained == pytest.approx(0.12 * white, rel=0.1)


def test_ink_changes_neither_paper_nor_what_stands_before_a_marker() -> None:
    before, after = a_shot().frame_bgr, SWEEPS["ink"].at(0.15)(a_shot()).frame_bgr
    pale = (before > 220).all(axis=2)
    assert np.abs(after[pale].astype(int) - before[pale]).max() <= 1
    x, y = centres_px()[0]
    assert np.abs(after[round(y) - 12, round(x)].astype(int) - WOOD).max() <= 12


def test_ink_changes_neither_a_dark_column_nor_black_stones_before_a_marker() -> None:
    """Where stones stand is known from the truth, a column by its colour, even if it hides most of the marker."""
    brown, black = (25, 40, 70), (40, 40, 40)
    shot = a_shot()
    columned, stoned = (centres_px()[name] for name in list(centres_px())[1:3])
    frame = shot.frame_bgr.copy()
    x, y = columned
    frame[round(y) - 17 : round(y) + 17, round(x) - 17 : round(x) + 4] = brown
    x, y = stoned
    half = round(GEOMETRY.pieces.stone_mm / 2)
    frame[round(y) - half : round(y) + half, round(x) - half : round(x) + half] = black
    (mat,) = shot.mats
    sx, sy = GEOMETRY.seat_mat.marker_centres_mm(0)[list(centres_px())[2]]
    mat = replace(mat, stones_mm=((sx, sy, GEOMETRY.pieces.stone_mm / 2),), stone_turns_deg=(0.0,))
    after = SWEEPS["ink"].at(0.15)(replace(shot, frame_bgr=frame, mats=(mat,)))
    x, y = columned
    assert np.abs(after.frame_bgr[round(y), round(x) - 8].astype(int) - brown).max() <= 3
    assert light_at(after, x + 15, y) - light_at(shot, x + 15, y) == pytest.approx(
        0.12 * float(SRGB_TO_LINEAR[PAPER]), rel=0.15
    )
    x, y = stoned
    assert np.abs(after.frame_bgr[round(y), round(x)].astype(int) - black).max() <= 2
    assert light_at(after, x - 15, y) > light_at(shot, x - 15, y) + 0.05


def test_a_veil_brightens_black_and_keeps_white() -> None:
    after = SWEEPS["veil"].at(0.1)(a_shot())
    x, y = centres_px()[1]
    white = float(SRGB_TO_LINEAR[PAPER])
    assert light_at(after, x - 15, y) == pytest.approx((float(SRGB_TO_LINEAR[INK]) + 0.1 * white) / 1.1, rel=0.05)
    assert light_at(after, 320, 240) == pytest.approx(white, rel=0.02)


@pytest.mark.parametrize("name", sorted(SWEEPS))
def test_every_step_but_the_unchanged_one_changes_the_picture(name: str) -> None:
    sweep, before = SWEEPS[name], a_shot()
    assert sweep.unchanged in sweep.steps
    assert list(sweep.steps) in (sorted(sweep.steps), sorted(sweep.steps, reverse=True))
    for step in sweep.steps:
        if step != sweep.unchanged:
            after = sweep.at(step)(before)
            assert after.frame_bgr.shape == before.frame_bgr.shape
            assert after.frame_bgr.dtype == np.uint8
            assert (after.frame_bgr != before.frame_bgr).any()


def steps_of(*shares: int) -> tuple[SweepStep, ...]:
    rows = [(Row("tiles and sides", 100, share, 0, 100 - share, 0),) for share in shares]
    return tuple(SweepStep(step, row) for step, row in zip(SWEEPS["veil"].steps, rows, strict=True))


def test_the_worst_fall_is_told_in_points() -> None:
    steps = steps_of(98, 99, 91, 95, 94)
    assert fall_points(steps, 0.0, "tiles and sides") == pytest.approx(7.0)
