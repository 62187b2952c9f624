"""The market mat: which disk of each row lies face up.

A disk that lies face up shows a black numeral on its yellow; the others show plain yellow. Its pad gives the number, so
the numeral need not be read, whichever way it is turned.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.geometry.mat_view import MatView
from vision.geometry.picture import Bgr
from vision.geometry.table import TableGeometry
from vision.light.light_model import LightModel
from vision.mats.top_view import TopView, top_view
from vision.message import Message
from vision.readings.observation import MARKETS, Market, MarketObservation
from vision.readings.reading import CountReading, Hidden, Seen, Unsure
from vision.settings.mats import MarketSettings


@dataclass(frozen=True, slots=True)
class _Pad:
    """What shows on one pad, as shares of its examined area."""

    disk: int
    yellow: float
    ink: float


def read_market(
    frame_bgr: Bgr,
    view: MatView,
    light: LightModel,
    reprojection_error_px: float,
    geometry: TableGeometry,
    settings: MarketSettings,
) -> MarketObservation:
    """Read the three face-up numbers, at the height of the disks' tops."""
    mat = geometry.market_mat
    pads = [place for market in MARKETS for place in mat.pads_mm(market).values()]
    margin = geometry.pieces.market_disk_diameter_mm
    xs, ys = [x for x, _ in pads], [y for _, y in pads]
    bounds = (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)
    above = top_view(frame_bgr, view, light, bounds, geometry.pieces.market_disk_thickness_mm, settings.px_per_mm)
    grain, shields, elephants = (_row(above, market, geometry, settings) for market in MARKETS)
    return MarketObservation(grain, shields, elephants, reprojection_error_px, view.pose)


def _row(above: TopView, market: Market, geometry: TableGeometry, settings: MarketSettings) -> CountReading:
    pads = [_pad(above, disk, place, settings) for disk, place in geometry.market_mat.pads_mm(market).items()]
    covered = [p for p in pads if p.yellow < settings.yellow_share]
    by_ink = sorted((p for p in pads if p not in covered), key=lambda p: p.ink, reverse=True)
    numbers = [p.disk for p in pads]
    if len(covered) > len(pads) // 2:
        return Hidden(Message("reason.disks_missing"))
    first, second = by_ink[0], by_ink[1]
    if first.ink < settings.ink_share:
        if covered:
            return Hidden(Message("reason.disk_covered", {"disk": covered[0].disk}))
        return Unsure(first.disk, numbers[0], numbers[-1], Message("reason.no_numeral"), 0.3)
    if second.ink > settings.rival_ratio * first.ink:
        low, high = sorted((first.disk, second.disk))
        return Unsure(first.disk, low, high, Message("reason.two_numerals"), 0.5)
    if covered:
        # A finger over one disk casts shadows on the next, so nothing is certain unless all disks lie bare.
        low, high = min([first.disk, *(p.disk for p in covered)]), max([first.disk, *(p.disk for p in covered)])
        return Unsure(first.disk, low, high, Message("reason.disk_of_row_covered"), 0.8)
    return Seen(first.disk, 0.999)


def _pad(above: TopView, disk: int, place_mm: tuple[float, float], settings: MarketSettings) -> _Pad:
    (x, y), r = place_mm, settings.look_radius_mm
    window = above.window((x - r, y - r, x + r, y + r))
    if above.inside[window].mean() < 1.0:
        return _Pad(disk, 0.0, 0.0)
    b, g, r_ = (above.relative[window][..., c] for c in range(3))
    yellow = (r_ > settings.faintest) & (g > settings.green_of_red * r_) & (b < settings.blue_of_green * g)
    # Brightness is measured relative to the disk's own bright part, so a shadow across the row changes nothing.
    ink = g < settings.ink_darkness * float(np.percentile(g, 70))
    return _Pad(
        disk, float((yellow | ink).mean()) if yellow.mean() > settings.yellow_share / 2 else 0.0, float(ink.mean())
    )
