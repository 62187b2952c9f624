"""Once walls are known, how much of a noble they can hide: by rays here, by outlines in the picture in the slow oracle."""

from __future__ import annotations

import math
from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.pieces.cell_scene import look_at
from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, drawn_site, straight_wall, view_from
from vision.geometry.table import Cell
from vision.pieces.near_piece import NearPiece
from vision.pieces.oblique_view import ObliqueView
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.model.wall import Wall
from vision.walls.select.noble_occlusion import free_places, most_hidden

VIEW = view_from(48.0, 10.0, 430.0)
SITE = drawn_site([], 0, VIEW)
BEFORE: Cell = (2, 2)
NOTHING = TileHypothesis(None, None, None)
SMALL = (820, 616)


def wall(courses: int, y_mm: float = MIDDLE_MM[1] - 10.0, length: int = 4) -> TileHypothesis:
    line = np.array([MIDDLE_MM[0], y_mm, 0.0, 0.0, 0.3])
    return TileHypothesis(Wall(line, length, ((0, 2 * length - 2),) * courses, 0.0), None, None)


def hidden_by(hypothesis: TileHypothesis, site: Site = SITE) -> float:
    return most_hidden(site, {CELL: hypothesis})


def test_on_a_bare_tile_no_part_of_a_noble_is_hidden() -> None:
    assert hidden_by(NOTHING) == 0.0


def test_a_noble_shows_above_a_single_course_and_not_above_four() -> None:
    shares = [hidden_by(wall(courses)) for courses in (1, 2, 3, 4)]
    assert shares == sorted(shares)
    assert shares[0] < SITE.settings.stages.nobles.room_share
    assert shares[-1] > 0.95


def test_behind_a_wall_at_the_far_edge_there_is_no_place() -> None:
    assert hidden_by(wall(4, MIDDLE_MM[1] + 30.0, length=6)) < hidden_by(wall(4)) - 0.2


def test_a_tall_column_hides_one_and_a_single_disk_does_not() -> None:
    tall, low = (TileHypothesis(None, (*MIDDLE_MM, disks), None) for disks in (12, 1))
    assert hidden_by(tall) > hidden_by(low) + 0.3


def test_what_stands_on_a_nearer_tile_hides_and_what_stands_on_a_farther_one_does_not() -> None:
    x, y = SITE.settings.geometry.seat_mat.cell_centre_mm(BEFORE)
    tower = Wall(np.array([x, y + 20.0, 0.0, 0.0, 0.3]), 4, ((0, 6),) * 8, 0.0)
    assert most_hidden(SITE, {CELL: NOTHING, BEFORE: TileHypothesis(tower, None, None)}) > 0.5
    x, y = SITE.settings.geometry.seat_mat.cell_centre_mm((0, 2))
    behind = replace(tower, line=np.array([x, y, 0.0, 0.0, 0.3]))
    assert most_hidden(SITE, {CELL: NOTHING, (0, 2): TileHypothesis(behind, None, None)}) == 0.0


def test_what_is_unknown_hides() -> None:
    paper = VIEW.project(
        [(MIDDLE_MM[0] + dx, MIDDLE_MM[1] + dy, 2.0) for dx, dy in ((-9, -9), (9, -9), (9, 30), (-9, 30))]
    )
    assert hidden_by(NOTHING, replace(SITE, unseen_px=(paper,))) > 0.9


def test_an_elephant_hides_part_of_one() -> None:
    elephant = NearPiece("elephant", *MIDDLE_MM, False)
    assert hidden_by(NOTHING, replace(SITE, near=(elephant,))) > 0.3


@pytest.mark.parametrize("hypothesis", [wall(2), TileHypothesis(None, (*MIDDLE_MM, 4), None)])
def test_nobody_stands_in_a_walls_or_columns_place(hypothesis: TileHypothesis) -> None:
    x, y = free_places(SITE, hypothesis)
    everywhere, _ = free_places(SITE, NOTHING)
    assert 0 < len(x) < len(everywhere)
    if hypothesis.column is not None:
        assert np.hypot(x - MIDDLE_MM[0], y - MIDDLE_MM[1]).min() > 8.0
    else:
        in_wall = (np.abs(x - MIDDLE_MM[0]) < 20.0) & (np.abs(y - MIDDLE_MM[1] + 10.0) < 5.0)
        assert not in_wall.any()


def filled(outline: NDArray[np.float64]) -> NDArray[np.bool_]:
    mask = np.zeros((SMALL[1], SMALL[0]), np.uint8)
    cv2.fillPoly(mask, [np.round(outline / 2 * 16).astype(np.int32)], 1, shift=4)
    return mask > 0


def pawn_outline(oblique: ObliqueView, foot_mm: tuple[float, float], surface_mm: float) -> NDArray[np.float64]:
    """The pawn's outline in the picture (N×2), standing with its foot at a place on the mat."""
    foot, profile = np.array(foot_mm), SITE.settings.stages.nobles.profile_mm
    sides = [[(*(foot + sign * r * oblique.right), z + surface_mm) for z, r in profile] for sign in (-1.0, 1.0)]
    base = profile[0][1]
    front = [
        (*(foot + base * (math.cos(a) * oblique.right - math.sin(a) * oblique.away)), surface_mm)
        for a in np.linspace(0.2, math.pi - 0.2, 7)
    ]
    return VIEW.project(sides[0] + sides[1][::-1] + front)


@pytest.mark.parametrize("courses", [1, 2, 3])
def test_outlines_in_the_picture_say_the_same(courses: int) -> None:
    covered = np.zeros((SMALL[1], SMALL[0]), dtype=bool)
    for x, y, z, _ in straight_wall([(0, 4)] * courses, 0.0, MIDDLE_MM[0], MIDDLE_MM[1] - 10.0):
        box = [(x + dx, y + dy, z + dz) for dx in (-5, 5) for dy in (-5, 5) for dz in (-5, 5)]
        covered |= filled(cv2.convexHull(VIEW.project(box).astype(np.float32)).reshape(-1, 2).astype(np.float64))
    oblique = look_at().oblique
    shares = []
    for x, y in zip(*free_places(SITE, wall(courses)), strict=True):
        if y > MIDDLE_MM[1] - 10.0:  # behind it
            body = filled(pawn_outline(oblique, (x, y), 2.0))
            shares.append((body & covered).sum() / body.sum())
    assert hidden_by(wall(courses)) == pytest.approx(max(shares), abs=0.1)
