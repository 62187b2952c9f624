"""What stands on one tile is weighed among what the others turn out to hold, not among what was thought at first."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.walls.wall_scene import bare_site
from vision.geometry.table import Cell
from vision.walls.evidence.fine_view import fine_sight
from vision.walls.evidence.log_odds_maps import maps_on
from vision.walls.evidence.network import PartsSeen
from vision.walls.evidence.site import Site
from vision.walls.evidence.tile_evidence import TileEvidence
from vision.walls.model.hypothesis import TileHypothesis, pieces_in
from vision.walls.model.parts import PARTS, Sizes
from vision.walls.model.wall import Wall
from vision.walls.render.drawing import Drawing, drawing
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import Scorer
from vision.walls.select.mat_selection import select_tiles

NEAR: Cell = (1, 2)
FAR: Cell = (0, 2)
SITE = bare_site(48.0, 0.0, 430.0)
SETTINGS = SITE.settings
STAGES = SETTINGS.stages
SIZES = Sizes(10.0, 10.0, 4.0, STAGES.nobles.profile_mm)
TOWER = TileHypothesis(Wall(np.array([210.0, 150.0, 0.2, 0.0, 0.3]), 1, ((0, 0),) * 5, 0.0), None, None)
BEHIND = TileHypothesis(Wall(np.array([212.0, 209.0, 0.05, 0.0, 0.3]), 4, ((0, 6), (1, 3)), 0.0), None, None)
NOTHING = TileHypothesis(None, None, None)


def tile_evidence_as(site: Site, true: tuple[TileHypothesis, ...]) -> TileEvidence:
    """A site of which the network says at every point what truly shows there, and gives it nine in ten."""
    sight = fine_sight(site, STAGES.walls.tallest_mm, STAGES.walls.point_mm, STAGES.walls.margin_mm)
    drawn: Drawing = drawing(sight, [piece for hypothesis in true for piece in pieces_in(hypothesis, SIZES)], SIZES)
    shares = np.full((PARTS, *drawn.shape), 0.01, dtype=np.float32)
    np.put_along_axis(shares, drawn[None].astype(np.intp), np.float32(0.9), axis=0)
    seen = PartsSeen(sight, np.log(shares), np.ones(drawn.shape, dtype=bool))
    maps = maps_on(seen, sight, STAGES.walls.likelihood_cap, STAGES.walls.maps)
    return TileEvidence(site, sight, seen, maps, SETTINGS.geometry.seat_mat.cell_centre_mm(site.cell))


def test_a_tile_is_weighed_among_what_the_others_turned_out_to_hold() -> None:
    tiles = [tile_evidence_as(replace(SITE, cell=cell), (TOWER, BEHIND)) for cell in (NEAR, FAR)]
    # The nearer tile is judged first, while nothing is thought to stand behind it.
    selected = select_tiles(tiles, {NEAR: [TOWER], FAR: [NOTHING, BEHIND]}, SETTINGS)
    estimates = {cell: tile.estimate for cell, tile in selected.items()}
    assert {cell: estimate.hypothesis.stones() for cell, estimate in estimates.items()} == {NEAR: 5, FAR: 6}
    near = tiles[0]
    about = pieces_in(estimates[FAR].hypothesis, SIZES)
    likelihood = RenderLikelihood(near.seen, about, near.middle_mm, SIZES, STAGES.selection.odds_cap)
    among = Scorer(likelihood, near.middle_mm, STAGES.walls.reach_mm, STAGES.selection).score(
        estimates[NEAR].hypothesis
    )
    assert estimates[NEAR].score == pytest.approx(among, rel=0.01)


@pytest.mark.parametrize(
    ("y_mm", "expected"), [(209.0, True), (300.0, False)], ids=["its top meets the wall", "the wall is far behind"]
)
def test_only_what_shows_beside_a_wall_makes_it_look_otherwise(y_mm: float, expected: bool) -> None:
    near = tile_evidence_as(replace(SITE, cell=NEAR), (TOWER, BEHIND))
    assert BEHIND.wall is not None
    wall = replace(BEHIND.wall, line=np.array([212.0, y_mm, 0.05, 0.0, 0.3]))
    alone, among = (
        RenderLikelihood(near.seen, about, near.middle_mm, SIZES, STAGES.selection.odds_cap)
        for about in ([], pieces_in(replace(BEHIND, wall=wall), SIZES))
    )
    assert among.looks_otherwise(alone, TOWER, STAGES.selection.otherwise_stones) == expected
    assert not alone.looks_otherwise(alone, TOWER, STAGES.selection.otherwise_stones)
