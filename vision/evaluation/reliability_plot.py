"""Claimed confidence against true rate, drawn: on the diagonal a claim is worth what it says."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.evaluation.summary import ConfidenceBin

SIDE_PX = 480
MARGIN_PX = 60


def reliability_plot(bins: Sequence[ConfidenceBin]) -> NDArray[np.uint8]:
    """A square plot: a dot for each bin, its area growing with n, and the diagonal."""
    size = SIDE_PX + 2 * MARGIN_PX
    plot = np.full((size, size, 3), 255, dtype=np.uint8)

    def at(claimed: float, true: float) -> tuple[int, int]:
        return MARGIN_PX + round(SIDE_PX * claimed), MARGIN_PX + round(SIDE_PX * (1 - true))

    cv2.rectangle(plot, at(0, 1), at(1, 0), (60, 60, 60), 1)
    cv2.line(plot, at(0, 0), at(1, 1), (190, 190, 190), 1, cv2.LINE_AA)
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = at(tick, tick)
        _write(plot, f"{tick:.2f}", (x - 14, size - MARGIN_PX + 18))
        _write(plot, f"{tick:.2f}", (MARGIN_PX - 40, y + 4))
    _write(plot, "claimed", (size // 2 - 24, size - 14))
    _write(plot, "true rate (n)", (8, MARGIN_PX - 20))
    for one in bins:
        centre = at(one.claimed, one.true)
        cv2.circle(plot, centre, 3 + round(2 * np.log10(one.n + 1)), (170, 90, 20), -1, cv2.LINE_AA)
        _write(plot, str(one.n), (centre[0] + 9, centre[1] + 14))
    return plot


def _write(plot: NDArray[np.uint8], text: str, at: tuple[int, int]) -> None:
    cv2.putText(plot, text, at, cv2.FONT_HERSHEY_SIMPLEX, 0.42, (40, 40, 40), 1, cv2.LINE_AA)
