"""Loose stones on a tile, in several looks: where two looks see a stone on the ground, it is not part of the wall."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from vision.fusion.summed_score import TileLook
from vision.geometry.table import PointMm
from vision.walls.model.hypothesis import TileHypothesis, stones_in
from vision.walls.model.parts import Stone

_TURNS = 4  # of a square, tried for how a stone lies


def lying_on_tile(looks: Sequence[TileLook], hypothesis: TileHypothesis) -> list[Stone]:
    """Loose stones beside a tile's wall: marked by one look; once drawn, seen by at least two, and none speaks against them.

    Args:
        hypothesis: what all looks see on the tile.
    """
    apart_mm = looks[0].site.settings.stages.lone_stone.own_mark_mm
    wall = [one for one in stones_in(hypothesis.wall, _stone_mm(looks)) if isinstance(one, Stone)]
    found: list[Stone] = []
    for mark in _marks(looks):
        if all(math.dist(mark, (stone.x_mm, stone.y_mm)) > apart_mm for stone in [*wall, *found]):
            stone = _drawn_best(looks, hypothesis, mark)
            if stone is not None:
                found.append(stone)
    return found


def with_lying(look: TileLook, lying: Sequence[Stone]) -> TileLook:
    """A look that also draws these loose stones around what stands on the tile."""
    if not lying:
        return look
    dx, dy = look.shift_mm
    there = [replace(stone, x_mm=stone.x_mm + dx, y_mm=stone.y_mm + dy) for stone in lying]
    scorer = look.scorer
    likelihood = scorer.likelihood.among([*scorer.likelihood.about, *there])
    return replace(look, selected=replace(look.selected, scorer=replace(scorer, likelihood=likelihood)))


def _stone_mm(looks: Sequence[TileLook]) -> float:
    return looks[0].scorer.likelihood.sizes.stone_mm


def _marks(looks: Sequence[TileLook]) -> list[PointMm]:
    """Where looks mark single stones on the tile, however faintly."""
    (x_mm, y_mm), half_mm = looks[0].scorer.middle_mm, looks[0].scorer.settings.tile_half_mm
    marks = [(x - look.shift_mm[0], y - look.shift_mm[1]) for look in looks for x, y in look.site.lying_mm]
    return [mark for mark in marks if max(abs(mark[0] - x_mm), abs(mark[1] - y_mm)) < half_mm]


def _drawn_best(looks: Sequence[TileLook], hypothesis: TileHypothesis, mark: PointMm) -> Stone | None:
    """The likeliest stone on the ground there, if two looks see it and none speaks against it."""
    least = looks[0].site.settings.stages.as_it_stood.least_gain
    options = [(Stone(*mark, 0.0, turn * math.pi / 2 / _TURNS)) for turn in range(_TURNS)]
    gains = [[_gain(look, hypothesis, stone) for look in looks] for stone in options]
    best = max(range(_TURNS), key=lambda k: sum(gains[k]))
    seen = sum(gain >= least for gain in gains[best])
    return options[best] if seen > 1 and min(gains[best]) > -least else None


def _gain(look: TileLook, hypothesis: TileHypothesis, stone: Stone) -> float:
    """What speaks for a stone on the ground in one look."""
    own = look.own(hypothesis)
    drawn = with_lying(look, [stone])
    return drawn.scorer.likelihood.score(own) - look.scorer.likelihood.score(own)
