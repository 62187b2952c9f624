"""Confidence intervals of rates that were observed in few cases."""

from __future__ import annotations

import math

_Z_95 = 1.959964  # quantile of the normal distribution, 5 % on both sides together


def wilson_interval(part: int, whole: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate observed ``part`` times in ``whole`` (Wilson 1927)."""
    if whole == 0:
        return 0.0, 1.0
    rate, z2 = part / whole, _Z_95**2
    middle = (rate + z2 / (2 * whole)) / (1 + z2 / whole)
    half = _Z_95 / (1 + z2 / whole) * math.sqrt(rate * (1 - rate) / whole + z2 / (4 * whole**2))
    # Rounding would put the end at 0 or 1 slightly on the wrong side of a rate of 0 or 1.
    return min(max(middle - half, 0.0), rate), max(min(middle + half, 1.0), rate)
