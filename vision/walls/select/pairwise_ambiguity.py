"""Resolves ambiguity between two tiles: the top of a near wall may belong to the wall behind it.

The local search weighs a tile's rivals while its neighbours stay as they are thought to stand. A tower of four before a wall
looked like one of six to it, as long as the wall behind was thought to be two stones smaller, and the wall behind like
the smaller one, as long as the tower was thought to be six tall. So for every wall the best lower one is tried together with
what the tiles behind hold then; what both lose by it is how far the pair falls behind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from vision.geometry.table import Cell
from vision.walls.evidence.network import PartsSeen
from vision.walls.model.hypothesis import TileHypothesis, pieces_in
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.local_search import settled
from vision.walls.select.map_estimate import MapEstimate


@dataclass(frozen=True, slots=True)
class SelectedTile:
    """A tile with its selected hypothesis: the network's output, the search's starts, its scorer and its estimate.

    ``told``: the estimate from which this look alone is told, with stones that lie beside the wall drawn where they lie.
    """

    seen: PartsSeen
    starts: Sequence[TileHypothesis]
    scorer: Scorer
    estimate: MapEstimate
    told: MapEstimate


def with_pairwise_rivals(tiles: Mapping[Cell, SelectedTile]) -> dict[Cell, MapEstimate]:
    """The estimates of one mat's tiles (nearest first), with rivals that only two tiles together can have."""
    estimates = {cell: tile.estimate for cell, tile in tiles.items()}
    cells = list(tiles)
    for k, near in enumerate(cells):
        lower = _best_lower(tiles[near].estimate)
        if lower is None:
            continue
        for far in cells[k + 1 :]:
            if tiles[far].estimate.hypothesis.wall is None:
                continue
            pair = _pair(tiles, near, far, lower)
            if pair is not None:
                estimates = estimates | {
                    cell: replace(estimates[cell], rivals=(*estimates[cell].rivals, rival))
                    for cell, rival in zip((near, far), pair, strict=True)
                }
    return estimates


def _best_lower(estimate: MapEstimate) -> TileHypothesis | None:
    """The best rival whose wall has fewer courses."""
    wall = estimate.hypothesis.wall
    if wall is None:
        return None
    lower = [
        w
        for w in estimate.rivals
        if w.hypothesis.wall is not None and len(w.hypothesis.wall.courses) < len(wall.courses)
    ]
    return max(lower, key=lambda w: w.score).hypothesis if lower else None


def _pair(
    tiles: Mapping[Cell, SelectedTile], near: Cell, far: Cell, lower: TileHypothesis
) -> tuple[ScoredHypothesis, ScoredHypothesis] | None:
    """The near tile's lower wall and what the far one holds then, each as far behind as the pair falls; none if the far
    tile does not see the difference or stays as it is."""
    front, behind = tiles[near], tiles[far]
    likelihood = _judge(tiles, far, {near: lower})
    own = behind.scorer.settings
    if not likelihood.looks_otherwise(behind.scorer.likelihood, behind.estimate.hypothesis, own.otherwise_stones):
        return None
    other, _ = settled(replace(behind.scorer, likelihood=likelihood), behind.estimate.hypothesis, behind.starts)
    if other.hypothesis.form() == behind.estimate.hypothesis.form():
        return None
    scorer = replace(front.scorer, likelihood=_judge(tiles, near, {far: other.hypothesis}))
    # Each tile's raster holds most of what the two disagree about: the pair falls behind by the larger of both.
    lost = max(front.estimate.score - scorer.score(lower), behind.estimate.score - other.score)
    return ScoredHypothesis(lower, front.estimate.score - lost), ScoredHypothesis(
        other.hypothesis, behind.estimate.score - lost
    )


def _judge(tiles: Mapping[Cell, SelectedTile], cell: Cell, instead: Mapping[Cell, TileHypothesis]) -> RenderLikelihood:
    """A tile's likelihood with other things on some of the other tiles."""
    own = tiles[cell].scorer
    hypotheses = {other: instead.get(other, tile.estimate.hypothesis) for other, tile in tiles.items() if other != cell}
    about = [piece for hypothesis in hypotheses.values() for piece in pieces_in(hypothesis, own.likelihood.sizes)]
    return own.likelihood.among(about)
