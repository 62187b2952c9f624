"""What two tiles hold may be mistaken together: each then seems sure among what the other is wrongly thought to hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from tests.vision.walls.claim.test_reading import BEHIND, FAR, NEAR, SITE, SIZES, STAGES, TOWER, unrolled_as
from vision.geometry.table import Cell
from vision.walls.model.hypothesis import Stand, pieces_in
from vision.walls.model.wall import Wall
from vision.walls.render.likelihood import Judge
from vision.walls.render.scorer import Bench
from vision.walls.select.map_estimate import Verdict, judged
from vision.walls.select.pairwise_ambiguity import Judged, doubted_jointly

assert TOWER.wall is not None
assert BEHIND.wall is not None
TALLER = Stand(replace(TOWER.wall, courses=((0, 0),) * 6), None, None)
LOWER = Stand(replace(TOWER.wall, courses=((0, 0),) * 4), None, None)
LESS = Stand(replace(BEHIND.wall, courses=((0, 6), (3, 3))), None, None)
FARTHER = Stand(Wall(np.array([212.0, 300.0, 0.05, 0.0, 0.3]), 4, ((0, 6), (1, 3)), 0.0), None, None)


def judged_as(
    thought: Mapping[Cell, Stand], rivals: Mapping[Cell, Stand], true: tuple[Stand, ...]
) -> dict[Cell, Judged]:
    """Tiles as they are thought to stand, each among the others, where something else is true."""
    tiles = {}
    for cell, stand in thought.items():
        tile = unrolled_as(replace(SITE, cell=cell), true)
        about = [piece for other, one in thought.items() if other != cell for piece in pieces_in(one, SIZES)]
        judge = Judge(tile.seen, about, tile.middle_mm, SIZES, STAGES.arbiter.odds_cap)
        bench = Bench(judge, tile.middle_mm, STAGES.walls.reach_mm, STAGES.arbiter)
        best, rival = bench.weighed([stand, rivals[cell]])
        tiles[cell] = Judged(tile.seen, [stand, rivals[cell]], bench, judged(bench, best, [best, rival]))
    return tiles


def lead(verdict: Verdict) -> float:
    return verdict.lead(Stand.stones, 1e6)


def test_a_tower_that_took_the_top_of_the_wall_behind_is_asked_about_and_so_is_that_wall() -> None:
    tiles = judged_as({NEAR: TALLER, FAR: LESS}, {NEAR: TOWER, FAR: BEHIND}, (TOWER, BEHIND))
    after = doubted_jointly(tiles)
    assert lead(after[NEAR]) < 0
    assert lead(after[FAR]) < 0
    assert max(rival.stand.stones() for rival in after[FAR].rivals) == 6


def test_what_is_thought_rightly_stays_sure() -> None:
    tiles = judged_as({NEAR: TOWER, FAR: BEHIND}, {NEAR: LOWER, FAR: LESS}, (TOWER, BEHIND))
    after = doubted_jointly(tiles)
    for cell in (NEAR, FAR):
        assert lead(after[cell]) > STAGES.doubt.small_lead


def test_walls_that_do_not_meet_in_the_picture_and_tiles_alone_are_left_as_they_are() -> None:
    tiles = judged_as({NEAR: TALLER, FAR: FARTHER}, {NEAR: TOWER, FAR: FARTHER}, (TOWER, FARTHER))
    assert doubted_jointly(tiles) == {cell: tile.verdict for cell, tile in tiles.items()}
    alone = {NEAR: tiles[NEAR]}
    assert doubted_jointly(alone) == {NEAR: tiles[NEAR].verdict}
