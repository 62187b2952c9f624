"""Learns how large a table's stones and disks are, by drawing walls and columns of known counts larger and smaller."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from vision.settings.teaching import TeachingSettings
from vision.teaching.lesson import Size, Sized


def learned_scale(sizes: Sequence[Size], piece: Sized, settings: TeachingSettings) -> float:
    """The scale of a table's pieces relative to the settings.

    It is the median of the best scale of each wall or column, so that a few wrong labels matter little, pulled towards
    1 as if ``size_pull`` more of them had fitted at scale 1; exactly 1 if it differs by less than ``size_least``.
    """
    own = [_best_scale(settings.size_scales, size.fits) for size in sizes if size.piece == piece]
    if not own:
        return 1.0
    scale = 1.0 + (statistics.median(own) - 1.0) * len(own) / (len(own) + settings.size_pull)
    return scale if abs(scale - 1.0) >= settings.size_least else 1.0


def _best_scale(scales: Sequence[float], fits: Sequence[float]) -> float:
    """The scale at the top of a parabola through the best fit and its neighbours; at either end, the best itself."""
    best = max(range(len(fits)), key=lambda i: fits[i])
    if best in (0, len(fits) - 1):
        return scales[best]
    before, here, after = fits[best - 1 : best + 2]
    bend = before - 2 * here + after
    if bend >= 0:
        return scales[best]
    return scales[best] + 0.25 * (scales[best + 1] - scales[best - 1]) * (before - after) / bend
