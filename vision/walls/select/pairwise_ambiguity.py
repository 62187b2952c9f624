"""Two tiles doubted together: the top of a near wall may be the wall behind it, which none of both tiles knows alone.

The arbiter weighs a tile's rivals while its neighbours stay as they are thought to stand. A tower of four before a wall
looked like one of six to it, as long as the wall behind was thought to be two stones smaller, and the wall behind like
the smaller one, as long as the tower was thought to be six tall. So for every wall the best lower one is tried together with
what the tiles behind hold then; what both lose by it is how far the pair falls behind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from vision.geometry.table import Cell
from vision.walls.evidence.network import PartsSeen
from vision.walls.model.hypothesis import Stand, pieces_in
from vision.walls.render.likelihood import Judge
from vision.walls.render.scorer import Bench, Weighed
from vision.walls.select.local_search import settled
from vision.walls.select.map_estimate import Verdict


@dataclass(frozen=True, slots=True)
class Judged:
    """A tile that was judged: what the network sees there, where the search began, the last bench and its verdict."""

    seen: PartsSeen
    starts: Sequence[Stand]
    bench: Bench
    verdict: Verdict


def doubted_jointly(tiles: Mapping[Cell, Judged]) -> dict[Cell, Verdict]:
    """The verdicts of one mat's tiles (the nearest first), with rivals that only two of them together have."""
    verdicts = {cell: tile.verdict for cell, tile in tiles.items()}
    cells = list(tiles)
    for k, near in enumerate(cells):
        lower = _best_lower(tiles[near].verdict)
        if lower is None:
            continue
        for far in cells[k + 1 :]:
            if tiles[far].verdict.stand.wall is None:
                continue
            pair = _pair(tiles, near, far, lower)
            if pair is not None:
                verdicts = verdicts | {
                    cell: replace(verdicts[cell], rivals=(*verdicts[cell].rivals, rival))
                    for cell, rival in zip((near, far), pair, strict=True)
                }
    return verdicts


def _best_lower(verdict: Verdict) -> Stand | None:
    """The best rival whose wall has fewer courses."""
    wall = verdict.stand.wall
    if wall is None:
        return None
    lower = [w for w in verdict.rivals if w.stand.wall is not None and len(w.stand.wall.courses) < len(wall.courses)]
    return max(lower, key=lambda w: w.score).stand if lower else None


def _pair(tiles: Mapping[Cell, Judged], near: Cell, far: Cell, lower: Stand) -> tuple[Weighed, Weighed] | None:
    """The near tile's lower wall and what the far one holds then, each as far behind as the pair falls; none if the far
    tile does not see the difference or stays as it is."""
    front, behind = tiles[near], tiles[far]
    judge = _judge(tiles, far, {near: lower})
    own = behind.bench.settings
    if not judge.looks_otherwise(behind.bench.judge, behind.verdict.stand, own.otherwise_stones):
        return None
    other, _ = settled(replace(behind.bench, judge=judge), behind.verdict.stand, behind.starts)
    if other.stand.form() == behind.verdict.stand.form():
        return None
    bench = replace(front.bench, judge=_judge(tiles, near, {far: other.stand}))
    # Each tile's raster holds most of what the two disagree about: the pair falls behind by the larger of both.
    lost = max(front.verdict.score - bench.score(lower), behind.verdict.score - other.score)
    return Weighed(lower, front.verdict.score - lost), Weighed(other.stand, behind.verdict.score - lost)


def _judge(tiles: Mapping[Cell, Judged], cell: Cell, instead: Mapping[Cell, Stand]) -> Judge:
    """A tile's judge with other things on some of the other tiles."""
    own = tiles[cell].bench
    stands = {other: instead.get(other, tile.verdict.stand) for other, tile in tiles.items() if other != cell}
    about = [piece for stand in stands.values() for piece in pieces_in(stand, own.judge.sizes)]
    return own.judge.among(about)
