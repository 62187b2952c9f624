"""How well a hidden column would explain the picture, if no column was found.

A column may stand at every place of the tile that stones and nobles leave free, and be of any height. At each of them it
is held against the picture, drawn before what stands farther away and behind what stands nearer. Where it would show and
does not, nothing is left of its likelihood; where all of it is hidden, it explains the picture as well as none does. The
mean over all places and heights is the likelihood of a column against none: the share of places that hide one, and more
where something shows that may be one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.settings.walls import UnseenSettings
from vision.walls.evidence.site import Site
from vision.walls.model.hypothesis import Place, TileHypothesis
from vision.walls.model.wall import from_lowest_course_mm
from vision.walls.render.likelihood import RenderLikelihood

Floats: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class UnseenColumn:
    """The evidence for a column that was not found.

    Attributes:
        likelihood: of the picture with a column somewhere, against without one.
        tallest: disks of the tallest that could stand there unseen; 0 if even a single disk would show.
    """

    likelihood: float
    tallest: int


def unseen_column(
    likelihood: RenderLikelihood, hypothesis: TileHypothesis, middle_mm: Place, site: Site
) -> UnseenColumn:
    """The evidence for a column on a tile where none was found.

    Args:
        likelihood: of the tile, with what stands about it.
        hypothesis: what is thought to stand on it.
        middle_mm: of the tile.
    """
    own = site.settings.stages.unseen
    places = free_places(likelihood, hypothesis, middle_mm, own)
    return unseen_anywhere(place_likelihoods(likelihood, hypothesis, places, site), own)


def unseen_anywhere(likelihoods: Floats, own: UnseenSettings) -> UnseenColumn:
    """The evidence for a column at any of some places, from the likelihood of each count there (counts×N)."""
    counts = np.arange(1, own.tallest + 1)
    scored = likelihoods * np.array(own.counts_shares)[:, None]
    hidden = counts[(likelihoods >= own.as_likely).any(axis=1)]
    return UnseenColumn(float(scored.sum()) / max(likelihoods.shape[1], 1), int(hidden.max(initial=0)))


def place_likelihoods(likelihood: RenderLikelihood, hypothesis: TileHypothesis, places: Floats, site: Site) -> Floats:
    """The likelihood of one disk, two and so on at places (N×2, mm), relative to none (counts×N); 1 where it would not
    show.
    """
    own = site.settings.stages.unseen
    counts = np.arange(1, own.tallest + 1)
    looked_at = _looked_at(likelihood, places)
    reach = np.hypot(places[:, 0] - likelihood.sight.eye_mm[0], places[:, 1] - likelihood.sight.eye_mm[1])
    # What stood beside the part that is looked at would have widened it, unless it were out of the picture.
    gains = np.where(looked_at | _pictured(places, site), -np.inf, 0.0) * np.ones((len(counts), 1))
    for (nearest, farthest), sums in likelihood.sums_by_depth(hypothesis):
        who = np.flatnonzero(looked_at & (reach >= nearest) & (reach < farthest))
        columns = np.column_stack([np.tile(places[who], (len(counts), 1)), np.repeat(counts, len(who))])
        gains[:, who] = sums.scores(columns.astype(np.float64)).reshape(len(counts), len(who))
    found: Floats = np.exp(np.minimum(gains / own.tempered_by, own.most_log))
    return found


def free_places(
    likelihood: RenderLikelihood, hypothesis: TileHypothesis, middle_mm: Place, own: UnseenSettings
) -> Floats:
    """Where a column could stand (N×2, mm): near the tile's middle, outside the feet of stones and noble."""
    sizes = likelihood.sizes
    radius_mm = sizes.disk_diameter_mm / 2 - own.foot_slack_mm
    offsets = np.arange(-own.reach_mm, own.reach_mm + own.step_mm / 2, own.step_mm)
    x, y = (a.ravel() for a in np.meshgrid(middle_mm[0] + offsets, middle_mm[1] + offsets))
    free = np.ones(len(x), dtype=bool)
    if hypothesis.noble is not None:
        free &= np.hypot(x - hypothesis.noble[0], y - hypothesis.noble[1]) > radius_mm + sizes.profile[0][1]
    if hypothesis.wall is not None:
        free &= from_lowest_course_mm(hypothesis.wall, x, y, sizes.stone_mm) > radius_mm
    return np.column_stack([x[free], y[free]])


def _looked_at(likelihood: RenderLikelihood, places: Floats) -> Mask:
    """Which places' (N×2) columns lie wholly within the raster's bearings (N,)."""
    sight = likelihood.sight
    dx, dy = places[:, 0] - sight.eye_mm[0], places[:, 1] - sight.eye_mm[1]
    turn = (np.arctan2(dy, dx) - sight.bearings[0] + np.pi) % (2 * np.pi) - np.pi
    half = likelihood.sizes.disk_diameter_mm / 2 / np.hypot(dx, dy)
    inside: Mask = (turn >= half) & (turn <= sight.bearings[-1] - sight.bearings[0] - half)
    return inside


def _pictured(places: Floats, site: Site) -> Mask:
    """Which places (N×2) on the tile lie in the picture (N,)."""
    height, width = site.frame.shape[:2]
    pixels = site.view.project(np.column_stack([places, np.full(len(places), site.surface_z_mm)]))
    x, y = pixels[:, 0], pixels[:, 1]
    inside: Mask = (x >= 0) & (x < width) & (y >= 0) & (y < height)
    return inside
