"""Learns the paper of a mat whose colour is not in the palette.

Markers bring their own white, but blank paper beside them may be sand-coloured, grey or yellowed. Unknown paper would
be taken for white wood or a sleeve, and every bare cell for covered. The sheet's rim shows paper and hardly anything
else.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import SeatMatGeometry
from vision.light.colours import Colour
from vision.light.light_model import SRGB_TO_LINEAR
from vision.mats.top_view import TopView
from vision.settings.mats import HandSettings, PaperSettings
from vision.settings.palette import Srgb

Mask = NDArray[np.bool_]


def unknown_paper(
    above: TopView,
    classes: NDArray[np.uint8],
    seat: int,
    sheet: SeatMatGeometry,
    hands: HandSettings,
    settings: PaperSettings,
) -> Srgb | None:
    """The colour of a mat's paper relative to its markers' white; None if it is a known paper or cannot be measured.

    Args:
        above: the mat from above. classes: the class of each of its pixels.
    """
    step = max(round(above.px_per_mm * hands.coarse_mm), 1)
    rim = sheet_rim(above, seat, sheet, hands, step) & above.inside[::step, ::step]
    if not rim.any():
        return None
    if float((classes[::step, ::step][rim] == Colour.PAPER).mean()) >= settings.known_share:
        return None
    shown = np.maximum(above.relative[::step, ::step][rim], 0.0)
    colour = np.median(shown, axis=0)
    if float(colour.min()) < settings.least_light:
        return None
    unlike = np.abs(np.log((shown + hands.faintest) / (colour + hands.faintest))).max(axis=1)
    if float((unlike < settings.likeness).mean()) < settings.alike_share:
        return None
    blue, green, red = (_coarse_code(float(light), settings.step_codes) for light in colour)
    return red, green, blue


def sheet_rim(above: TopView, seat: int, sheet: SeatMatGeometry, settings: HandSettings, step: int) -> Mask:
    """A mask of the sheet around its grid, without tiles and markers, at every ``step``-th pixel of a view."""
    around = settings.around_mm
    bounds = np.array([sheet.cell_bounds_mm(cell) for cell in sheet.cells()])
    left, bottom = bounds[:, :2].min(axis=0) - around
    right, top = bounds[:, 2:].max(axis=0) + around
    half = sheet.marker_side_mm / 2 + settings.marker_margin_mm
    markers = [(x - half, y - half, x + half, y + half) for x, y in sheet.marker_centres_mm(seat).values()]
    rim = np.ones(above.inside[::step, ::step].shape, dtype=bool)
    for box in [(float(left), float(bottom), float(right), float(top)), *markers]:
        rows, cols = above.window(box)
        rim[rows.start // step : rows.stop // step, cols.start // step : cols.stop // step] = False
    return rim


def _coarse_code(light: float, step: int) -> int:
    """The sRGB code of linear light, rounded so that noise does not ask for a new table of colours."""
    code = int(np.abs(SRGB_TO_LINEAR - min(light, 1.0)).argmin())
    return min(round(code / step) * step, 255)
