"""The search's parts: what courses add, the best stack of courses, and depth order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.settings.loading import load_settings
from tests.vision.walls.wall_scene import CELL, MIDDLE_MM, bare_site
from vision.walls.evidence.column_silhouette import column_mask
from vision.walls.evidence.line_of_sight import line_of_sight
from vision.walls.evidence.occluders import wall_mask
from vision.walls.model.column import Column, GrainShape
from vision.walls.model.wall import Courses, Wall, stones_of
from vision.walls.search.layout import best_layouts, layouts_by_count
from vision.walls.search.search import search_walls
from vision.walls.search.tables import Forms, Piece, Scene, Tables, tables_for
from vision.walls.search.weighing import Floats, Indices, Standpoint, climbed, form_of, stacked_forms

pytestmark = pytest.mark.slow

STONE_MM = 10.0
COURSES = 5
SITE = bare_site(48.0, 10.0, 430.0)
SIGHT = line_of_sight(SITE, 85.0, 0.5, 1.0, 4.0)
STAGES = load_settings().vision_settings().stages
STANDPOINT = Standpoint(STAGES.walls, STAGES.selection.model, STONE_MM)
LINE = np.array([MIDDLE_MM[0] + 2, MIDDLE_MM[1] + 3, 0.2, 0.0, 0.3])
STRUCTURES: dict[str, tuple[int, Courses]] = {
    "one course": (4, ((0, 6),)),
    "a stair": (4, ((0, 6), (0, 4), (0, 0))),
    "running bond": (4, ((0, 6), (1, 5), (2, 4))),
    "a tower": (1, ((0, 0),) * 4),
    "two towers on a wall": (3, ((0, 4), (0, 2), (1, 1), (1, 1))),
}


def scene_of(wall: Wall, pieces: tuple[Piece, ...] = ()) -> Scene:
    """A scene whose maps speak for exactly one wall; what pieces cover of it says nothing."""
    mask = wall_mask(SIGHT, wall, STONE_MM)
    values = np.where(mask, 2.0, -2.0).astype(np.float32)
    for piece in pieces:
        values[piece.mask] = 0.0
    return Scene(SIGHT, values, values, pieces, (), MIDDLE_MM)


def tables_of(scene: Scene) -> Tables:
    """The scene's tables alone, column by column."""
    return tables_for([scene], STONE_MM, COURSES, 1)


def scores_of(tables: Tables, scene: Indices, lines: Floats, forms: Forms) -> Floats:
    """Scores (N,) of structures on their lines (N×5), which do not climb."""
    return climbed(tables, scene, lines, forms, ((0.0, 0.0, 0.0, 0.0, 0.0),), 0, STANDPOINT)[1]


def score_of(tables: Tables, wall: Wall) -> float:
    """One wall's score with its stones' cost."""
    forms = stacked_forms([form_of(wall.length, wall.courses)])
    score = scores_of(tables, np.array([0]), wall.line[None], forms)[0]
    return float(score) - STANDPOINT.settings.stone_cost * wall.stones()


def stacks(below: tuple[int, int], most: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """All courses that can lie on one, up to so many, by plain enumeration."""
    yield ()
    if most == 0:
        return
    for first in range(below[0], below[1] + 1):
        for last in range(first, below[1] + 1, 2):
            for rest in stacks((first, last), most - 1):
                yield ((first, last), *rest)


@pytest.mark.parametrize("name", STRUCTURES)
def test_courses_on_the_right_line_are_laid_as_they_stand(name: str) -> None:
    length, courses = STRUCTURES[name]
    tables = tables_of(scene_of(Wall(LINE, length, courses, 0.0)))
    laid = best_layouts(tables, np.array([0]), LINE[None], length, STANDPOINT)[0]
    assert stones_of(laid.courses) == stones_of(courses)
    assert laid.width() == Wall(LINE, length, courses, 0.0).width()


@pytest.mark.parametrize("name", STRUCTURES)
def test_a_laid_walls_score_is_what_weighing_it_gives(name: str) -> None:
    length, courses = STRUCTURES[name]
    tables = tables_of(scene_of(Wall(LINE, length, courses, 0.0)))
    laid = best_layouts(tables, np.array([0]), LINE[None], length, STANDPOINT)[0]
    assert laid.score == pytest.approx(score_of(tables, laid), rel=0.02, abs=20.0)


@pytest.mark.parametrize("length", [1, 2, 3])
def test_no_stack_that_plain_enumeration_finds_is_better(length: int) -> None:
    rng = np.random.default_rng(length)
    noise = rng.normal(-0.2, 1.0, (SIGHT.rows // 16 + 1, len(SIGHT.bearings) // 8 + 1))
    values = np.kron(noise, np.ones((16, 8)))[: SIGHT.rows, : len(SIGHT.bearings)].astype(np.float32)
    tables = tables_for([Scene(SIGHT, values, values, (), (), MIDDLE_MM)], STONE_MM, 3, 1)
    line = np.array([*MIDDLE_MM, 0.0, 0.0, 0.0])
    whole = (0, 2 * length - 2)
    every = [score_of(tables, Wall(line, length, (whole, *rest), 0.0)) for rest in stacks(whole, 2)]
    laid = best_layouts(tables, np.array([0]), line[None], length, STANDPOINT)[0]
    assert score_of(tables, laid) >= max(every) - 0.05 * abs(max(every)) - 20.0


def test_every_count_has_its_best_layout_and_the_best_of_them_is_the_best() -> None:
    length, courses = STRUCTURES["a stair"]
    tables = tables_of(scene_of(Wall(LINE, length, courses, 0.0)))
    laid = layouts_by_count(tables, 0, LINE, length, STANDPOINT, 11)
    assert sorted(wall.stones() for wall in laid) == list(range(4, 12))
    assert laid[0].score == pytest.approx(
        best_layouts(tables, np.array([0]), LINE[None], length, STANDPOINT)[0].score, abs=1.0
    )


@pytest.mark.parametrize("name", STRUCTURES)
def test_a_wall_is_found_wherever_it_stands(name: str) -> None:
    length, courses = STRUCTURES[name]
    scene = scene_of(Wall(LINE, length, courses, 0.0))
    coarse = tables_for([scene], STONE_MM, COURSES, 2)
    found = search_walls(coarse, tables_of(scene), [()], STANDPOINT)[0].wall
    assert (found.stones(), found.width()) == (stones_of(courses), Wall(LINE, length, courses, 0.0).width())


def noble_like(x_mm: float, y_mm: float) -> Piece:
    """A column-shaped piece that the picture shows clearly."""
    column = Column(x_mm, y_mm, 6, 0.0)
    mask = column_mask(SIGHT, column, GrainShape(12.0, 4.0, 0.0))
    dx, dy = x_mm - SIGHT.eye_mm[0], y_mm - SIGHT.eye_mm[1]
    along: NDArray[np.float32] = (np.cos(SIGHT.bearings) * dx + np.sin(SIGHT.bearings) * dy).astype(np.float32)
    return Piece(mask, np.where(mask, np.float32(2), np.float32(0)), along)


def test_a_wall_behind_a_piece_owes_nothing_and_one_before_it_pays() -> None:
    piece = noble_like(*MIDDLE_MM)
    towards = (SIGHT.eye_mm - np.array(MIDDLE_MM)) / np.hypot(*(SIGHT.eye_mm - np.array(MIDDLE_MM)))
    empty = np.zeros((SIGHT.rows, len(SIGHT.bearings)), dtype=np.float32)
    tables = tables_of(Scene(SIGHT, empty, empty, (piece,), (), MIDDLE_MM))
    cost = STANDPOINT.settings.stone_cost
    for away_mm, pays in ((-14.0, False), (14.0, True)):
        line = np.array([*(np.array(MIDDLE_MM) + away_mm * towards), 0.0, 0.0, 0.0])
        score = score_of(tables, Wall(line, 1, ((0, 0),), 0.0)) + cost
        assert score < -100.0 if pays else score == pytest.approx(0.0, abs=1.0)


def test_scenes_together_are_weighed_as_they_are_alone() -> None:
    walls = [Wall(LINE, *STRUCTURES[name], 0.0) for name in STRUCTURES]
    scenes: Sequence[Scene] = [scene_of(wall) for wall in walls]
    together = tables_for(scenes, STONE_MM, COURSES, 1)
    forms = stacked_forms([form_of(wall.length, wall.courses) for wall in walls])
    scores = scores_of(together, np.arange(len(walls)), np.repeat(LINE[None], len(walls), axis=0), forms)
    alone = [
        score_of(tables_of(s), w) + STANDPOINT.settings.stone_cost * w.stones()
        for s, w in zip(scenes, walls, strict=True)
    ]
    assert scores == pytest.approx(alone, rel=1e-4)
    assert SITE.cell == CELL


@pytest.mark.parametrize("yaw", [0.7, -0.7])
@pytest.mark.parametrize("length", [2, 3])
def test_a_stone_alone_grows_along_either_of_its_sides(length: int, yaw: float) -> None:
    """Whichever way the first block is laid, a stone alone looks the same on both."""
    own = replace(STANDPOINT.settings, longest_block=1, block_turn_deg=90.0)
    line = np.array([*MIDDLE_MM, yaw, 0.0, 0.3])
    wall = Wall(line, length, ((0, 2 * length - 2),), 0.0)
    tables = tables_of(scene_of(wall))
    found = search_walls(tables, tables, [[]], Standpoint(own, STAGES.selection.model, STONE_MM))
    assert found[0].wall.courses == wall.courses
