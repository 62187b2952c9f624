"""Hands and arms: something that is neither mat nor piece and covers part of a mat.

A hand has the colour of skin. A sleeve may have any colour, even a tile's; but no tile lies beside the grid. So an area
of one colour that no piece has is a sleeve if it covers the sheet's rim from its edge inwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.table import Cell, TableGeometry
from vision.light.colours import Colour, seat_colour
from vision.mats.paper import sheet_rim
from vision.mats.top_view import TopView
from vision.message import Message
from vision.readings.reading import PresenceReading, Seen, Unsure
from vision.settings.mats import HandSettings

Mask: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class HandFound:
    """Whether a hand or an arm is over the mat, which cells it covers, and where its sleeve shows (a coarse mask)."""

    reading: PresenceReading
    cells: frozenset[Cell]
    sleeve: Mask

    def without_sleeve(self, classes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The classes of all pixels with the sleeve reclassified as skin, as its colour may be a tile's."""
        if not self.sleeve.any():
            return classes
        height, width = classes.shape
        there = cv2.resize(self.sleeve.astype(np.uint8), (width, height), interpolation=cv2.INTER_NEAREST)
        return np.where(there > 0, np.uint8(Colour.SKIN), classes)


def find_hand(
    above: TopView, classes: NDArray[np.uint8], seat: int, geometry: TableGeometry, settings: HandSettings
) -> HandFound:
    """Find a hand: skin larger than any piece of bare wood seen from above, or a sleeve."""
    # Coarse on purpose: fingers stay, the wood of a player marker shrinks to a few pixels.
    step = max(round(above.px_per_mm * settings.coarse_mm), 1)
    coarse, inside = classes[::step, ::step], above.inside[::step, ::step]
    point_mm2 = (step / above.px_per_mm) ** 2
    skin = np.isin(coarse, (Colour.SKIN, Colour.BARE_WOOD)) & inside
    hand, skin_mm2 = _largest(skin, skin, point_mm2)
    sleeve = _sleeve(above, coarse, seat, geometry, settings, step)
    arm = sleeve if skin_mm2 < settings.suspect_mm2 else sleeve | hand
    cells = frozenset(
        cell for cell, share in _shares(arm, above, geometry, step).items() if share > settings.cell_share
    )
    if skin_mm2 >= settings.hand_mm2 or sleeve.any():
        return HandFound(Seen(True, 0.98), cells, sleeve)
    if skin_mm2 < settings.suspect_mm2:
        return HandFound(Seen(False, 0.98), frozenset(), sleeve)
    why = Message("reason.skin_over_mat")
    return HandFound(Unsure(True, False, True, why, 0.6), cells, sleeve)


def _largest(mask: Mask, counted: Mask, point_mm2: float) -> tuple[Mask, float]:
    """The patch of a mask that holds most pixels of ``counted``, and their area (mm²). Near patches are joined."""
    joined = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    opened = cv2.morphologyEx(joined, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, labels, _, _ = cv2.connectedComponentsWithStats(opened)
    points = np.bincount(labels[counted], minlength=count)[1:]
    if not len(points):
        return np.zeros_like(mask), 0.0
    patch: Mask = labels == 1 + int(np.argmax(points))
    return patch, float(points.max()) * point_mm2


def _sleeve(
    above: TopView,
    coarse: NDArray[np.uint8],
    seat: int,
    geometry: TableGeometry,
    settings: HandSettings,
    step: int,
) -> Mask:
    """A mask of what reaches over the sheet's rim, and of everything of its colour that joins it on the sheet."""
    inside, scale = above.inside[::step, ::step], above.px_per_mm / step
    strange = ~np.isin(coarse, (Colour.PAPER, Colour.BROWN, seat_colour(seat))) & inside
    relative = above.relative[::step, ::step]
    rim = strange & sheet_rim(above, seat, geometry.seat_mat, settings, step)
    rim = cv2.morphologyEx(rim.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)) > 0
    count, labels, stats, _ = cv2.connectedComponentsWithStats(rim.astype(np.uint8))
    arm = np.zeros_like(strange)
    for label in range(1, count):
        patch = labels == label
        at_edge = int(max(patch[0].sum(), patch[-1].sum(), patch[:, 0].sum(), patch[:, -1].sum()))
        large = stats[label, cv2.CC_STAT_AREA] >= settings.sleeve_mm2 * scale**2
        if large and at_edge >= settings.sleeve_edge_mm * scale:
            colour = np.median(relative[patch], axis=0)
            unlike = np.abs(np.log((np.maximum(relative, 0) + settings.faintest) / (colour + settings.faintest)))
            alike = strange & (unlike.max(axis=2) < settings.sleeve_likeness)
            alike = cv2.morphologyEx((alike | patch).astype(np.uint8), cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)) > 0
            arm |= _joined(alike, patch)
    return arm


def _joined(mask: Mask, seed: Mask) -> Mask:
    """The patches of a mask that overlap ``seed``."""
    _, labels = cv2.connectedComponents(mask.astype(np.uint8))
    names = np.unique(labels[seed & mask])
    return np.isin(labels, names[names != 0])


def _shares(arm: Mask, above: TopView, geometry: TableGeometry, step: int) -> dict[Cell, float]:
    """The share of each cell that the arm covers."""
    shares: dict[Cell, float] = {}
    for cell in geometry.seat_mat.cells():
        rows, cols = above.window(geometry.seat_mat.cell_bounds_mm(cell))
        part = arm[rows.start // step : rows.stop // step, cols.start // step : cols.stop // step]
        shares[cell] = float(part.mean()) if part.size else 0.0
    return shares
