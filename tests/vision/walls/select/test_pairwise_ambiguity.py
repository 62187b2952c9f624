"""What two tiles hold may be mistaken together: each then seems sure among what the other is wrongly thought to hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from tests.vision.walls.claim.test_reading import BEHIND, FAR, NEAR, SITE, SIZES, STAGES, TOWER, tile_evidence_as
from vision.geometry.table import Cell
from vision.walls.model.hypothesis import TileHypothesis, pieces_in
from vision.walls.model.wall import Wall
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import Scorer
from vision.walls.select.map_estimate import MapEstimate, estimate_of
from vision.walls.select.pairwise_ambiguity import SelectedTile, with_pairwise_rivals

assert TOWER.wall is not None
assert BEHIND.wall is not None
TALLER = TileHypothesis(replace(TOWER.wall, courses=((0, 0),) * 6), None, None)
LOWER = TileHypothesis(replace(TOWER.wall, courses=((0, 0),) * 4), None, None)
LESS = TileHypothesis(replace(BEHIND.wall, courses=((0, 6), (3, 3))), None, None)
FARTHER = TileHypothesis(Wall(np.array([212.0, 300.0, 0.05, 0.0, 0.3]), 4, ((0, 6), (1, 3)), 0.0), None, None)


def judged_as(
    thought: Mapping[Cell, TileHypothesis], rivals: Mapping[Cell, TileHypothesis], true: tuple[TileHypothesis, ...]
) -> dict[Cell, SelectedTile]:
    """Tiles as they are thought to stand, each among the others, where something else is true."""
    tiles = {}
    for cell, hypothesis in thought.items():
        tile = tile_evidence_as(replace(SITE, cell=cell), true)
        about = [piece for other, one in thought.items() if other != cell for piece in pieces_in(one, SIZES)]
        likelihood = RenderLikelihood(tile.seen, about, tile.middle_mm, SIZES, STAGES.selection.odds_cap)
        scorer = Scorer(likelihood, tile.middle_mm, STAGES.walls.reach_mm, STAGES.selection)
        best, rival = scorer.scored([hypothesis, rivals[cell]])
        estimate = estimate_of(scorer, best, [best, rival])
        tiles[cell] = SelectedTile(tile.seen, [hypothesis, rivals[cell]], scorer, estimate, estimate)
    return tiles


def margin(estimate: MapEstimate) -> float:
    return estimate.margin(TileHypothesis.stones, 1e6)


def test_a_tower_that_took_the_top_of_the_wall_behind_is_asked_about_and_so_is_that_wall() -> None:
    tiles = judged_as({NEAR: TALLER, FAR: LESS}, {NEAR: TOWER, FAR: BEHIND}, (TOWER, BEHIND))
    after = with_pairwise_rivals(tiles)
    assert margin(after[NEAR]) < 0
    assert margin(after[FAR]) < 0
    assert max(rival.hypothesis.stones() for rival in after[FAR].rivals) == 6


def test_what_is_thought_rightly_stays_sure() -> None:
    tiles = judged_as({NEAR: TOWER, FAR: BEHIND}, {NEAR: LOWER, FAR: LESS}, (TOWER, BEHIND))
    after = with_pairwise_rivals(tiles)
    for cell in (NEAR, FAR):
        assert margin(after[cell]) > STAGES.doubt.small_margin


def test_walls_that_do_not_meet_in_the_picture_and_tiles_alone_are_left_as_they_are() -> None:
    tiles = judged_as({NEAR: TALLER, FAR: FARTHER}, {NEAR: TOWER, FAR: FARTHER}, (TOWER, FARTHER))
    assert with_pairwise_rivals(tiles) == {cell: tile.estimate for cell, tile in tiles.items()}
    alone = {NEAR: tiles[NEAR]}
    assert with_pairwise_rivals(alone) == {NEAR: tiles[NEAR].estimate}
