"""How large a table's stones and disks are: walls and columns whose counts are known, drawn larger and smaller."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

from vision.settings.teaching import TeachingSettings
from vision.teaching.lesson import Size, Sized


def learned_scale(sizes: Sequence[Size], piece: Sized, settings: TeachingSettings) -> float:
    """By how much a table's pieces are larger than the settings say.

    The middle (median) of what each wall or column fits best, so that a few wrong labels move it little, drawn
    towards 1 as if ``size_pull`` more of them had fitted exactly as they are; 1 if it is nearer than ``size_least``.
    """
    own = [_best_scale(settings.size_scales, size.fits) for size in sizes if size.piece == piece]
    if not own:
        return 1.0
    scale = 1.0 + (statistics.median(own) - 1.0) * len(own) / (len(own) + settings.size_pull)
    return scale if abs(scale - 1.0) >= settings.size_least else 1.0


def _best_scale(scales: Sequence[float], fits: Sequence[float]) -> float:
    """The scale at the top of a parabola through the best fit and its neighbours; the best itself at either end."""
    best = max(range(len(fits)), key=lambda i: fits[i])
    if best in (0, len(fits) - 1):
        return scales[best]
    before, here, after = fits[best - 1 : best + 2]
    bend = before - 2 * here + after
    if bend >= 0:
        return scales[best]
    return scales[best] + 0.25 * (scales[best + 1] - scales[best - 1]) * (before - after) / bend
