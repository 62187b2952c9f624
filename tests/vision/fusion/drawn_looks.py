"""Looks at one tile in which the network marks every point as what truly shows there."""

from __future__ import annotations

from dataclasses import replace

from tests.vision.walls.claim.test_reading import SIZES, STAGES, tile_evidence_as
from tests.vision.walls.wall_scene import CELL, bare_site
from vision.fusion.summed_score import TileLook
from vision.geometry.table import PointMm
from vision.walls.model.hypothesis import TileHypothesis
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import Scorer
from vision.walls.select.map_estimate import estimate_of
from vision.walls.select.pairwise_ambiguity import SelectedTile


def drawn_look(
    number: int,
    azimuth_deg: float,
    true: tuple[TileHypothesis, ...],
    thought: TileHypothesis,
    lying_mm: tuple[PointMm, ...] = (),
) -> TileLook:
    """A look from one side at a tile that truly holds ``true``, and the hypothesis for it.

    Args:
        lying_mm: where single stones are marked.
    """
    site = replace(bare_site(48.0, azimuth_deg, 430.0), cell=CELL, lying_mm=lying_mm)
    tile = tile_evidence_as(site, true)
    likelihood = RenderLikelihood(tile.seen, (), tile.middle_mm, SIZES, STAGES.selection.odds_cap)
    scorer = Scorer(likelihood, tile.middle_mm, STAGES.walls.reach_mm, STAGES.selection)
    (best,) = scorer.scored([thought])
    estimate = estimate_of(scorer, best, [best])
    return TileLook(number, site, SelectedTile(tile.seen, [thought], scorer, estimate, estimate))
