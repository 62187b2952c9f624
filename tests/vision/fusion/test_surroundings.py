"""What one look takes a tile for changes what it says of the tile behind, until all looks together know better."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tests.vision.walls.claim.test_reading import BEHIND, FAR, NEAR, SITE, TOWER
from tests.vision.walls.select.test_pairwise_ambiguity import LESS, TALLER, judged_as
from vision.fusion.fused_estimate import FusedTile
from vision.fusion.summed_score import TileLook
from vision.fusion.surroundings import redrawn
from vision.geometry.table import Cell
from vision.walls.model.hypothesis import TileHypothesis


def alone(thought: Mapping[Cell, TileHypothesis], rivals: Mapping[Cell, TileHypothesis]) -> dict[Cell, list[TileLook]]:
    """One look's tiles as it takes them, where a tower stands before a wall."""
    selected = judged_as(thought, rivals, (TOWER, BEHIND))
    return {cell: [TileLook(0, replace(SITE, cell=cell), tile)] for cell, tile in selected.items()}


def together(tiles: Mapping[Cell, list[TileLook]], known: Mapping[Cell, TileHypothesis]) -> dict[Cell, FusedTile]:
    """The same tiles as all looks see them."""
    return {
        cell: FusedTile(replace(look.selected.estimate, hypothesis=known[cell]), (look,), (), ())
        for cell, (look,) in tiles.items()
    }


def test_a_wall_is_weighed_anew_once_all_looks_know_what_stands_before_it() -> None:
    tiles = alone({NEAR: TALLER, FAR: LESS}, {NEAR: TOWER, FAR: BEHIND})
    assert tiles[FAR][0].selected.estimate.hypothesis == LESS
    changed = redrawn(tiles, together(tiles, {NEAR: TOWER, FAR: LESS}))
    assert list(changed) == [FAR]
    (look,) = changed[FAR]
    estimate = look.selected.estimate
    assert estimate.hypothesis == BEHIND
    assert estimate.score == max(estimate.score, *(rival.score for rival in estimate.rivals))
    assert {rival.hypothesis.stones() for rival in estimate.rivals} >= {LESS.stones()}


def test_where_each_look_sees_what_all_see_nothing_is_drawn_anew() -> None:
    tiles = alone({NEAR: TOWER, FAR: BEHIND}, {NEAR: TALLER, FAR: LESS})
    assert redrawn(tiles, together(tiles, {NEAR: TOWER, FAR: BEHIND})) == {}
