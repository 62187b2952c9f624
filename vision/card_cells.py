"""Cards put on the mat's cells, and cells on which none was found: empty only if paper shows, else hidden."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from vision.card_finder import CardFound
from vision.card_observation import CardReading, CellSeen, UnsureCard
from vision.card_views import MAT_VIEW, LitMat, Place, Tones
from vision.geometry import CardMatGeometry, Cell
from vision.readings import Hidden, Seen
from vision.settings import CardSettings


def read_cells(
    mat: LitMat,
    tones: Tones,
    found: Sequence[CardFound],
    faces: Sequence[CardReading],
    doubted: Sequence[Place],
    geometry: CardMatGeometry,
    settings: CardSettings,
) -> tuple[CellSeen, ...]:
    """All cells, row by row.

    Args:
        tones: the mat's view, ``MAT_VIEW``.
        found, faces: the cards and their readings.
        doubted: where the finder marked a card that nothing else could see.
    """
    inside = _inside_picture(mat)
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
            top = Hidden("the picture's edge cuts this cell off: turn the camera, or move the mat")
        elif any(geometry.cell_at_mm(place.x_mm, place.y_mm) == cell for place in doubted):
            top = Hidden("there may be a card that cannot be read: turn a lamp away, or move the card")
        else:
            top = _bare(tones[:, window[0], window[1]], cell, found, geometry, settings)
        cells.append(CellSeen(cell[0], cell[1], top, len(own)))
    return tuple(cells)


def _of_several(
    own: Sequence[tuple[CardFound, CardReading]], cell: Cell, geometry: CardMatGeometry, settings: CardSettings
) -> CardReading:
    """The one card, if it is one and lies clearly in this cell."""
    card, face = own[0]
    name = face.value if isinstance(face, Seen) else face.best if isinstance(face, UnsureCard) else None
    if len(own) > 1:
        others = [f.value if isinstance(f, Seen) else f.best for _, f in own[1:] if not isinstance(f, Hidden)]
        why = "several cards lie in this cell: square them, or part them"
        return Hidden(why) if name is None else UnsureCard(name, tuple(others), why, 0.5)
    left, bottom, right, top = geometry.cell_bounds_mm(cell)
    x, y = card.place.x_mm, card.place.y_mm
    if isinstance(face, Seen) and min(x - left, right - x, y - bottom, top - y) < settings.border_mm:
        return UnsureCard(face.value, (), "the card lies between two cells: push it into one", 0.6)
    return face


def _bare(
    tones: Tones, cell: Cell, found: Sequence[CardFound], geometry: CardMatGeometry, settings: CardSettings
) -> CardReading:
    """A cell in which no card's middle lies: empty if nearly all of it is paper."""
    covered = float((np.abs(tones - _paper(tones)).max(axis=0) > settings.paper_step).mean())
    if covered <= settings.empty_share:
        return Seen("empty", 0.999)
    x, y = geometry.cell_centre_mm(cell)
    near = any(abs(c.place.x_mm - x) < 75 and abs(c.place.y_mm - y) < 90 for c in found)
    if near and covered <= settings.neighbour_share:
        return Seen("empty", 0.99)
    return Hidden("something that is no card lies over this cell: take it away")


def _paper(tones: Tones) -> NDArray[np.float32]:
    """The tone of most of the cell (3×1×1)."""
    return np.asarray(np.median(tones.reshape(3, -1), axis=1)[:, None, None], dtype=np.float32)


def _window(cell: Cell, geometry: CardMatGeometry, inset_mm: float) -> tuple[slice, slice]:
    """Rows and columns of the mat's view that show a cell but for its rim."""
    left, bottom, right, top = geometry.cell_bounds_mm(cell)
    step = MAT_VIEW.width_mm / MAT_VIEW.width_px
    rows = slice(round((MAT_VIEW.top_mm - top + inset_mm) / step), round((MAT_VIEW.top_mm - bottom - inset_mm) / step))
    cols = slice(
        round((left + inset_mm - MAT_VIEW.left_mm) / step), round((right - inset_mm - MAT_VIEW.left_mm) / step)
    )
    return rows, cols


def _inside_picture(mat: LitMat) -> NDArray[np.bool_]:
    map_x, map_y = mat.maps(MAT_VIEW, None)
    height, width = mat.frame_bgr.shape[:2]
    return np.asarray((map_x >= 0) & (map_x <= width - 1) & (map_y >= 0) & (map_y <= height - 1))
