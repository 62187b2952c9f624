"""What stands about a tile as all looks see it: a look that takes a wall for a lower one looks past it at what it hides.

Every look draws a tile's surroundings as it sees them by itself. Once all looks together know what stands on each tile, those
looks that had it otherwise draw it anew, and what they say of the tiles behind changes with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from vision.fusion.fused_estimate import FusedTile
from vision.fusion.summed_score import TileLook
from vision.geometry.table import Cell
from vision.walls.model.hypothesis import TileHypothesis, pieces_in
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis
from vision.walls.select.map_estimate import MapEstimate


def redrawn(
    tiles: Mapping[Cell, Sequence[TileLook]], fused: Mapping[Cell, FusedTile]
) -> dict[Cell, tuple[TileLook, ...]]:
    """The looks at those tiles about which a look saw something else than all together do, that look with its drawing changed.

    Args:
        tiles: every look at each tile.
        fused: what all looks see on each of them.
    """
    placed = {cell: {look.look: look for look in tile.looks} for cell, tile in fused.items()}
    changed: dict[Cell, tuple[TileLook, ...]] = {}
    for cell, looks in tiles.items():
        after = tuple(_redrawn(look, cell, tiles, fused, placed) for look in looks)
        if any(new is not old for new, old in zip(after, looks, strict=True)):
            changed[cell] = after
    return changed


def _redrawn(
    look: TileLook,
    cell: Cell,
    tiles: Mapping[Cell, Sequence[TileLook]],
    fused: Mapping[Cell, FusedTile],
    placed: Mapping[Cell, Mapping[int, TileLook]],
) -> TileLook:
    """A look at a tile with what stands about it as all looks see it; the same look where it saw that itself."""
    about: list[TileHypothesis] = []
    otherwise = False
    for other, tile in fused.items():
        own = next((one for one in tiles[other] if one.look == look.look), None)
        if other == cell or own is None:
            continue
        shared, alone = tile.estimate.hypothesis, own.selected.estimate.hypothesis
        same = shared.form() == alone.form()
        otherwise |= not same
        about.append(alone if same else placed[other][look.look].own(shared))
    if not otherwise:
        return look
    scorer, estimate = look.scorer, look.selected.estimate
    before = scorer.likelihood
    likelihood = before.among([piece for one in about for piece in pieces_in(one, before.sizes)])
    if not likelihood.looks_otherwise(before, estimate.hypothesis, scorer.settings.otherwise_stones):
        return look
    again = replace(scorer, likelihood=likelihood)
    return replace(
        look, selected=replace(look.selected, scorer=again, estimate=_rescored(estimate, before, likelihood))
    )


def _rescored(estimate: MapEstimate, before: RenderLikelihood, after: RenderLikelihood) -> MapEstimate:
    """An estimate whose hypotheses gain or lose what their drawings do, the best of them first."""
    every = [ScoredHypothesis(estimate.hypothesis, estimate.score), *estimate.rivals]
    moved = [
        replace(one, score=one.score + after.score(one.hypothesis) - before.score(one.hypothesis)) for one in every
    ]
    best = max(moved, key=lambda one: one.score)
    rivals = tuple(one for one in moved if one is not best)
    return replace(estimate, hypothesis=best.hypothesis, score=best.score, rivals=rivals)
