"""The best hypothesis of every tile of a mat, the others' pieces drawn about it as they are thought to stand."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

from vision.geometry.table import Cell
from vision.settings.stages import VisionSettings
from vision.walls.evidence.disk_network import shipped_disk_network
from vision.walls.evidence.grain_presence import brown_patch_mm2
from vision.walls.evidence.site import Site
from vision.walls.evidence.tile_evidence import Unrolled, sizes_of
from vision.walls.model.hypothesis import Form, Stand, pieces_in
from vision.walls.render.likelihood import Judge
from vision.walls.render.scorer import Bench, Weighed
from vision.walls.select.disk_count_fusion import recounted
from vision.walls.select.local_search import settled
from vision.walls.select.map_estimate import Verdict, judged
from vision.walls.select.occlusion_prior import as_the_table_asks
from vision.walls.select.pairwise_ambiguity import Judged, doubted_jointly
from vision.walls.select.restarts import laid_anew
from vision.walls.select.unseen_column import unseen_column


def judged_together(
    tiles: Sequence[Unrolled], starts: Mapping[Cell, Sequence[Stand]], settings: VisionSettings
) -> dict[Cell, Verdict]:
    """The arbiter's verdict on every tile, the others' pieces drawn about it as they are thought to stand.

    Nearest first, and once more where another tile turned out to hold something else that shows beside what stands
    there: a tower was taken for two stones taller while the wall behind it was not yet known.
    """
    own, sizes = settings.stages.arbiter, sizes_of(settings)
    stands = {cell: first for cell, (first, *_) in starts.items()}
    benches: dict[Cell, Bench] = {}
    among: dict[Cell, dict[Cell, Form]] = {}
    weighed: dict[Cell, tuple[Weighed, list[Weighed]]] = {}
    for again, tile in product((False, True), tiles):
        cell = tile.site.cell
        forms = {other: stand.form() for other, stand in stands.items() if other != cell}
        if among.get(cell) != forms:
            among[cell] = forms
            about = [piece for other in forms for piece in pieces_in(stands[other], sizes)]
            known = benches.get(cell)
            judge = known.judge.among(about) if known else Judge(tile.seen, about, tile.middle_mm, sizes, own.odds_cap)
            if known is None or judge.looks_otherwise(known.judge, stands[cell], own.otherwise_stones):
                bench = benches[cell] = Bench(judge, tile.middle_mm, settings.stages.walls.reach_mm, own)
                weighed[cell] = settled(bench, stands[cell], starts[cell] if known else starts[cell][1:])
        if again:
            best, others = weighed[cell]
            weighed[cell] = laid_anew(benches[cell], best, others, settings.stages.relaying), others
        stands[cell] = weighed[cell][0].stand
    verdicts = {tile.site.cell: _judged(benches[tile.site.cell], *weighed[tile.site.cell], tile.site) for tile in tiles}
    verdicts = doubted_jointly(
        {
            tile.site.cell: Judged(tile.seen, starts[tile.site.cell], benches[tile.site.cell], verdicts[tile.site.cell])
            for tile in tiles
        }
    )
    return {tile.site.cell: _with_grain(verdicts[tile.site.cell], tile, benches[tile.site.cell]) for tile in tiles}


def _judged(bench: Bench, best: Weighed, others: list[Weighed], site: Site) -> Verdict:
    """The verdict on a tile whose disks were counted a second time."""
    both = recounted(site, best, as_the_table_asks(bench, best, others), shipped_disk_network())
    return replace(judged(bench, both.best, both.weighed), second_lead=both.lead)


def _with_grain(verdict: Verdict, tile: Unrolled, bench: Bench) -> Verdict:
    """A verdict with what else the doubt of its column rests on."""
    none = verdict.stand.column is None
    return replace(
        verdict,
        unseen=unseen_column(bench.judge, verdict.stand, tile.middle_mm, tile.site) if none else None,
        brown_mm2=brown_patch_mm2(tile.site) if none else 0.0,
        elephant_mm=_to_elephant(verdict.stand, tile.site),
        beside_unseen=bool(tile.site.unseen_px),
    )


def _to_elephant(stand: Stand, site: Site) -> float:
    """How far a column stands from the nearest elephant that is marked there, which may have been taken for it."""
    if stand.column is None:
        return math.inf
    marked = [(piece.x_mm, piece.y_mm) for piece in site.near if piece.kind == "elephant"]
    return min((math.dist(stand.column[:2], place) for place in marked), default=math.inf)
