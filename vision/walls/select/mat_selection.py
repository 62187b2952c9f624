"""Selects the best hypothesis of every tile of a mat, drawn together with the others' pieces."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

from vision.geometry.table import Cell
from vision.settings.stages import VisionSettings
from vision.walls.evidence.disk_network import shipped_disk_networks
from vision.walls.evidence.grain_presence import grain_patch_mm2
from vision.walls.evidence.network import PartsSeen
from vision.walls.evidence.site import Site
from vision.walls.evidence.tile_evidence import TileEvidence, sizes_of
from vision.walls.model.hypothesis import Form, TileHypothesis, pieces_in
from vision.walls.render.likelihood import RenderLikelihood
from vision.walls.render.scorer import ScoredHypothesis, Scorer
from vision.walls.select.as_it_stood import as_it_stood
from vision.walls.select.disk_count_fusion import fuse_disk_counts
from vision.walls.select.local_search import settled
from vision.walls.select.lying_beside import told_beside_lying
from vision.walls.select.map_estimate import MapEstimate, estimate_of
from vision.walls.select.occlusion_prior import with_occlusion_prior
from vision.walls.select.pairwise_ambiguity import SelectedTile, with_pairwise_rivals
from vision.walls.select.restarts import restarted
from vision.walls.select.unseen_column import unseen_column


def select_tiles(
    tiles: Sequence[TileEvidence], starts: Mapping[Cell, Sequence[TileHypothesis]], settings: VisionSettings
) -> dict[Cell, SelectedTile]:
    """The best hypothesis of every tile and its scorer, each drawn among the other tiles' pieces.

    Nearest first, and once more where another tile turned out to hold something else that shows beside what stands
    there: a tower was taken for two stones taller while the wall behind it was not yet known.

    Args:
        tiles: the nearest first.
    """
    stages, sizes = settings.stages, sizes_of(settings)
    own = stages.selection
    hypotheses = {cell: first for cell, (first, *_) in starts.items()}
    scorers: dict[Cell, Scorer] = {}
    among: dict[Cell, dict[Cell, Form]] = {}
    scored: dict[Cell, tuple[ScoredHypothesis, list[ScoredHypothesis]]] = {}
    for again, tile in product((False, True), tiles):
        cell = tile.site.cell
        forms = {other: hypothesis.form() for other, hypothesis in hypotheses.items() if other != cell}
        if among.get(cell) != forms:
            among[cell] = forms
            about = [piece for other in forms for piece in pieces_in(hypotheses[other], sizes)]
            known = scorers.get(cell)
            likelihood = (
                known.likelihood.among(about)
                if known
                else RenderLikelihood(tile.seen, about, tile.middle_mm, sizes, own.odds_cap)
            )
            if known is None or likelihood.looks_otherwise(known.likelihood, hypotheses[cell], own.otherwise_stones):
                scorer = scorers[cell] = Scorer(likelihood, tile.middle_mm, settings.stages.walls.reach_mm, own)
                found = settled(scorer, hypotheses[cell], starts[cell] if known else starts[cell][1:])
                scored[cell] = as_it_stood(scorer, *found, tile.site.stood, sizes.stone_mm, stages.as_it_stood)
        if again:
            best, others = scored[cell]
            scored[cell] = restarted(scorers[cell], best, others, settings.stages.restarts), others
        hypotheses[cell] = scored[cell][0].hypothesis
    estimates = {
        tile.site.cell: _estimated(scorers[tile.site.cell], *scored[tile.site.cell], tile.site) for tile in tiles
    }
    return {
        cell: SelectedTile(tile.seen, starts[cell], scorers[cell], estimates[cell], estimates[cell])
        for tile in tiles
        for cell in (tile.site.cell,)
    }


def weighed_again(selected: SelectedTile, seen: PartsSeen, site: Site) -> SelectedTile:
    """The tile with its likeliest hypotheses weighed again by another network's output, and settled from there."""
    stages, first = site.settings.stages, selected.scorer
    about, sizes = first.likelihood.about, first.likelihood.sizes
    likelihood = RenderLikelihood(seen, about, first.middle_mm, sizes, stages.selection.odds_cap)
    scorer = replace(first, likelihood=likelihood)
    likeliest: dict[Form, TileHypothesis] = {}
    for rival in sorted(selected.estimate.rivals, key=lambda rival: -rival.score):
        likeliest.setdefault(rival.hypothesis.form(), rival.hypothesis)
    others = list(likeliest.values())[: stages.selection.weighed_again]
    best, scored = settled(scorer, selected.estimate.hypothesis, others)
    best = restarted(scorer, best, scored, stages.restarts)
    estimate = _estimated(scorer, best, scored, site)
    return SelectedTile(seen, selected.starts, scorer, estimate, estimate)


def finish_tiles(selected: Mapping[Cell, SelectedTile], tiles: Sequence[TileEvidence]) -> dict[Cell, SelectedTile]:
    """The tiles with rivals that only two of them together can have, and with all measures of their estimates."""
    estimates = with_pairwise_rivals(selected)
    return {
        tile.site.cell: _finished(replace(selected[tile.site.cell], estimate=estimates[tile.site.cell]), tile)
        for tile in tiles
    }


def _finished(selected: SelectedTile, tile: TileEvidence) -> SelectedTile:
    """The tile with all measures of its estimate, and what is told of it where stones lie beside its wall."""
    estimate, scorer = selected.estimate, selected.scorer
    told, among = told_beside_lying(scorer, estimate, tile.site.lying_mm, tile.site.settings.stages.lying)
    estimate = _with_grain(estimate, tile, scorer)
    if among is not scorer:
        return replace(selected, estimate=estimate, told=_with_grain(told, tile, among))
    return replace(selected, estimate=estimate, told=replace(estimate, rivals=told.rivals))


def _estimated(scorer: Scorer, best: ScoredHypothesis, others: list[ScoredHypothesis], site: Site) -> MapEstimate:
    """The estimate of a tile, with the disk networks' count of its column."""
    both = fuse_disk_counts(site, best, with_occlusion_prior(scorer, best, others), shipped_disk_networks())
    return replace(estimate_of(scorer, both.best, both.scored), fusion_margin=both.margin)


def _with_grain(estimate: MapEstimate, tile: TileEvidence, scorer: Scorer) -> MapEstimate:
    """The estimate with the other measures on which its column's confidence depends."""
    none = estimate.hypothesis.column is None
    elephant_mm, elephant_sure = _to_elephant(estimate.hypothesis, tile.site)
    return replace(
        estimate,
        unseen=unseen_column(scorer.likelihood, estimate.hypothesis, tile.middle_mm, tile.site) if none else None,
        brown_mm2=grain_patch_mm2(tile.site) if none else 0.0,
        elephant_mm=elephant_mm,
        elephant_sure=elephant_sure,
        beside_unseen=bool(tile.site.unseen_px),
    )


def _to_elephant(hypothesis: TileHypothesis, site: Site) -> tuple[float, bool]:
    """The distance from a column to the nearest marked elephant, for which it may have been mistaken, and whether that
    one is sure.
    """
    if hypothesis.column is None:
        return math.inf, False
    place = hypothesis.column[:2]
    marked = [(math.dist(place, (p.x_mm, p.y_mm)), p.sure) for p in site.near if p.kind == "elephant"]
    return min(marked, default=(math.inf, False))
