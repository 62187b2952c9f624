"""Assigns cards to the mat's cells; a cell without a card is empty only if its paper shows, else hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.finder import CardFound
from vision.cards.names import EMPTY
from vision.cards.observation import CardReading, CellSeen, UnsureCard
from vision.cards.views import MAT_VIEW, LitMat, Place, Tones
from vision.geometry.table import CardMatGeometry, Cell
from vision.message import Message
from vision.readings.reading import Hidden, Seen
from vision.settings.cards import CardSettings

_BETWEEN: Final = Message("reason.card_between_cells")


def read_cells(
    mat: LitMat,
    tones: Tones,
    found: Sequence[CardFound],
    faces: Sequence[CardReading],
    doubted: Sequence[Place],
    geometry: CardMatGeometry,
    settings: CardSettings,
) -> tuple[CellSeen, ...]:
    """Read all cells, row by row.

    Args:
        tones: the mat's view, ``MAT_VIEW``.
        found, faces: the cards and their readings.
        doubted: where the finder marked a card that nothing else could see.
    """
    inside = _inside_picture(mat)
    free = _free_of(found, settings)
    cells = []
    for cell in geometry.cells():
        own = [
            (card, face)
            for card, face in zip(found, faces, strict=True)
            if geometry.cell_at_mm(card.place.x_mm, card.place.y_mm) == cell
        ]
        window = _window(cell, geometry, settings.cell_inset_mm)
        if own:
            top = _of_several(own, cell, geometry, settings)
        elif not inside[window].all():
            top = Hidden(Message("reason.cell_cut_off"))
        elif any(_short_of_border_mm(card.place, cell, geometry) > -settings.border_mm for card in found):
            top = Hidden(_BETWEEN)
        elif any(geometry.cell_at_mm(place.x_mm, place.y_mm) == cell for place in doubted):
            top = Hidden(Message("reason.card_may_lie"))
        else:
            top = _bare(tones[:, window[0], window[1]], free[window], settings)
        cells.append(CellSeen(cell[0], cell[1], top, len(own)))
    return tuple(cells)


def _of_several(
    own: Sequence[tuple[CardFound, CardReading]], cell: Cell, geometry: CardMatGeometry, settings: CardSettings
) -> CardReading:
    """The reading of a cell's card; unsure or hidden if there are several, or if the card lies too near the border."""
    card, face = own[0]
    name = face.value if isinstance(face, Seen) else face.best if isinstance(face, UnsureCard) else None
    if len(own) > 1:
        others = [f.value if isinstance(f, Seen) else f.best for _, f in own[1:] if not isinstance(f, Hidden)]
        why = Message("reason.several_cards")
        return Hidden(why) if name is None else UnsureCard(name, tuple(others), why, 0.5)
    if isinstance(face, Seen) and _short_of_border_mm(card.place, cell, geometry) < settings.border_mm:
        return UnsureCard(face.value, (), _BETWEEN, 0.6)
    return face


def _short_of_border_mm(place: Place, cell: Cell, geometry: CardMatGeometry) -> float:
    """How far inside a cell a card's middle lies; negative outside."""
    left, bottom, right, top = geometry.cell_bounds_mm(cell)
    return min(place.x_mm - left, right - place.x_mm, place.y_mm - bottom, top - place.y_mm)


def _bare(tones: Tones, free: NDArray[np.bool_], settings: CardSettings) -> CardReading:
    """The reading of a cell without a card of its own: empty if paper shows wherever other cells' cards leave it free."""
    if free.mean() < settings.least_free:
        return Hidden(Message("reason.covered_by_cards"))
    if _inked(tones, free, settings).mean() <= settings.empty_share:
        return Seen(EMPTY, 0.999)
    return Hidden(Message("reason.no_card_over_cell"))


def _free_of(found: Sequence[CardFound], settings: CardSettings) -> NDArray[np.bool_]:
    """Where no found card lies (h×w, the mat's view), nor its shadow right beside it."""
    half_wide = settings.widths_mm[1] / 2 + settings.beside_card_mm
    half_tall = settings.heights_mm[1] / 2 + settings.beside_card_mm
    return ~_outlined(found, half_wide, half_tall)


def _outlined(found: Sequence[CardFound], half_wide: float, half_tall: float) -> NDArray[np.bool_]:
    """Where rectangles of this size (mm) around the cards' middles lie (h×w, the mat's view)."""
    outline = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * [half_wide, half_tall]
    step = MAT_VIEW.width_mm / MAT_VIEW.width_px
    covered = np.zeros((MAT_VIEW.height_px, MAT_VIEW.width_px), np.uint8)
    for card in found:
        corners = (card.place.on_mat(outline) - [MAT_VIEW.left_mm, MAT_VIEW.top_mm]) * [1, -1] / step - 0.5
        cv2.fillConvexPoly(covered, np.round(corners).astype(np.int32), 1)
    return np.asarray(covered > 0)


def _inked(tones: Tones, free: NDArray[np.bool_], settings: CardSettings) -> NDArray[np.bool_]:
    """The part of the free area that is not paper."""
    off = np.abs(tones - _paper(tones, free, settings)).max(axis=0)
    return np.asarray((off > settings.paper_step) & free)


def _paper(tones: Tones, free: NDArray[np.bool_], settings: CardSettings) -> Tones:
    """What the cell (3×h×w) would look like bare: the median tone of its free part, refined by a gradient of light."""
    _, height, width = tones.shape
    y, x = np.mgrid[0:height, 0:width]
    place = np.stack([np.ones(x.shape), x / width - 0.5, y / height - 0.5], axis=-1)
    colours = tones.transpose(1, 2, 0)
    paper = np.broadcast_to(np.median(colours[free], axis=0), colours.shape)
    for _ in range(settings.slope_rounds):
        own = free & (np.abs(colours - paper).max(axis=2) < settings.paper_step)
        if own.sum() < settings.least_paper_px:
            break
        slope, *_ = np.linalg.lstsq(place[own], colours[own], rcond=None)
        most = np.array([[np.inf], [settings.steepest_slope], [settings.steepest_slope]])
        paper = place @ np.clip(slope, -most, most)
    return np.asarray(paper.transpose(2, 0, 1), dtype=np.float32)


def _window(cell: Cell, geometry: CardMatGeometry, inset_mm: float) -> tuple[slice, slice]:
    """Rows and columns of the mat's view that show a cell without its rim."""
    left, bottom, right, top = geometry.cell_bounds_mm(cell)
    step = MAT_VIEW.width_mm / MAT_VIEW.width_px
    rows = slice(round((MAT_VIEW.top_mm - top + inset_mm) / step), round((MAT_VIEW.top_mm - bottom - inset_mm) / step))
    cols = slice(
        round((left + inset_mm - MAT_VIEW.left_mm) / step), round((right - inset_mm - MAT_VIEW.left_mm) / step)
    )
    return rows, cols


def only_paper(tones: Tones, card: CardFound, others: Sequence[CardFound], settings: CardSettings) -> bool:
    """Whether a faintly marked card is only the printed cell: nothing but paper shows, no index and no pip.

    Args:
        tones: the mat's view, ``MAT_VIEW``.
        others: the cards marked elsewhere.
    """
    if card.score >= settings.faint_mark:
        return False
    rim_mm = settings.face_rim_mm
    face = _outlined([card], settings.widths_mm[1] / 2 - rim_mm, settings.heights_mm[0] / 2 - rim_mm)
    rows, cols = np.flatnonzero(face.any(axis=1)), np.flatnonzero(face.any(axis=0))
    if len(rows) == 0:
        return False
    window = (slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1))
    face = face[window]
    shown = face & _free_of(others, settings)[window]
    if shown.sum() < settings.least_free * face.sum():
        return False
    inked = _inked(tones[:, window[0], window[1]], shown, settings)
    return bool(inked.sum() <= settings.empty_share * face.sum())


def _inside_picture(mat: LitMat) -> NDArray[np.bool_]:
    map_x, map_y = mat.maps(MAT_VIEW, None)
    height, width = mat.frame_bgr.shape[:2]
    return np.asarray((map_x >= 0) & (map_x <= width - 1) & (map_y >= 0) & (map_y <= height - 1))
