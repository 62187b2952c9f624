"""What was seen, drawn over the picture: cells, tiles, cities and their counts, by colour and by sign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.camera_model import CameraModel
from vision.mat_view import MatView, mat_view
from vision.observation import MARKETS, CityObservation, MarketObservation, MatObservation, TableObservation
from vision.readings import CountReading, Hidden, PresenceReading, Seen
from vision.settings import VisionSettings

Picture = NDArray[np.uint8]
Bgr = tuple[int, int, int]

# Colours told apart by most colour-blind people too (Okabe & Ito 2008); each state has its sign as well.
SEEN: Bgr = (115, 158, 0)
UNSURE: Bgr = (0, 159, 230)
HIDDEN: Bgr = (167, 121, 204)
TILE: dict[str, Bgr] = {"red": (60, 60, 230), "blue": (230, 140, 60)}
INK: Bgr = (255, 255, 255)
GROUND: Bgr = (25, 25, 25)


def draw_overlay(
    frame_bgr: Picture,
    observation: TableObservation,
    camera: CameraModel,
    settings: VisionSettings,
    names: Sequence[str] = (),
) -> Picture:
    """A copy of the picture with everything seen drawn on it; sizes follow the picture's width.

    ``names`` is what people call each seat's mat; without them they go by their numbers.
    """
    picture = frame_bgr.copy()
    camera = camera.scaled_to(observation.width, observation.height)
    for mat in observation.mats:
        view = mat_view(mat.pose, camera)
        _draw_cells(picture, mat, view, settings)
        for city in mat.cities:
            _draw_city(picture, city, view, settings)
        for shield in mat.shields:
            if shield.row is not None and shield.col is not None:
                x, y = settings.geometry.seat_mat.cell_centre_mm((shield.row, shield.col))
                draw_label(
                    picture,
                    [("shield " + sign(shield.value), state_colour(shield.value))],
                    view.project([(x, y, 0)])[0],
                )
        for piece in mat.pieces:
            at = view.project([(piece.x_mm, piece.y_mm, 0)])[0]
            cv2.drawMarker(picture, _point(at), state_colour(piece.present), cv2.MARKER_DIAMOND, _unit(picture), 2)
        corner = view.project([(4, settings.geometry.seat_mat.height_mm / 2, 0)])[0]
        draw_label(picture, [(f"{_name(mat.seat, names)}: loose {sign(mat.loose)}", state_colour(mat.loose))], corner)
    if observation.market is not None and observation.market.pose is not None:
        _draw_market(picture, observation.market, mat_view(observation.market.pose, camera), settings)
    _draw_notes(picture, observation, names)
    return picture


def state_colour(reading: CountReading | PresenceReading) -> Bgr:
    """Green for seen, orange for unsure, purple for hidden."""
    if isinstance(reading, Seen):
        return SEEN
    return HIDDEN if isinstance(reading, Hidden) else UNSURE


def sign(reading: CountReading | PresenceReading) -> str:
    """``9`` seen, ``9?`` unsure, ``x`` hidden; presence as ``+`` and ``-``. Plain ASCII, as OpenCV's font has."""
    if isinstance(reading, Hidden):
        return "x"
    value = reading.value if isinstance(reading, Seen) else reading.best
    text = ("+" if value else "-") if isinstance(value, bool) else str(value)
    return text if isinstance(reading, Seen) else f"{text}?"


def _draw_cells(picture: Picture, mat: MatObservation, view: MatView, settings: VisionSettings) -> None:
    sides = {(tile.row, tile.col): tile.side for tile in mat.tiles}
    unsure = {(row, col) for row, col, _ in mat.unsure_tiles}
    for cell in settings.geometry.seat_mat.cells():
        left, bottom, right, top = settings.geometry.seat_mat.cell_bounds_mm(cell)
        inset = 2.0 if cell in sides else 0.0
        z = settings.geometry.pieces.tile_thickness_mm if cell in sides else 0.0
        corners = [
            (left + inset, bottom + inset, z),
            (right - inset, bottom + inset, z),
            (right - inset, top - inset, z),
            (left + inset, top - inset, z),
        ]
        outline = np.round(view.project(corners)).astype(np.int32)
        colour = TILE[sides[cell]] if cell in sides else UNSURE if cell in unsure else (150, 150, 150)
        cv2.polylines(picture, [outline], True, colour, 3 if cell in sides else 1, cv2.LINE_AA)
        if cell in sides or cell in unsure:
            mark = sides[cell][0].upper() if cell in sides else "?"
            _text(picture, mark, view.project([(left + 4, top - 9, z)])[0], colour)


def _draw_city(picture: Picture, city: CityObservation, view: MatView, settings: VisionSettings) -> None:
    readings = (("N", city.noble), ("S", city.wall.stones), ("W", city.wall.width), ("G", city.grain))
    parts = [(f"{name}{sign(reading)}", state_colour(reading)) for name, reading in readings]
    left, bottom, _, _ = settings.geometry.seat_mat.cell_bounds_mm((city.row, city.col))
    draw_label(picture, parts, view.project([(left + 3, bottom + 3, 0)])[0])
    if city.crop is not None:
        box = city.crop
        cv2.rectangle(picture, (box.left, box.top), (box.right - 1, box.bottom - 1), (200, 200, 200), 1)


def _draw_market(picture: Picture, market: MarketObservation, view: MatView, settings: VisionSettings) -> None:
    height = settings.geometry.pieces.market_disk_thickness_mm
    radius = settings.geometry.pieces.market_disk_diameter_mm / 2
    for name in MARKETS:
        reading: CountReading = getattr(market, name)
        pads = settings.geometry.market_mat.pads_mm(name)
        if not isinstance(reading, Hidden):
            x, y = pads[reading.value if isinstance(reading, Seen) else reading.best]
            ring = [(x + radius * np.cos(a), y + radius * np.sin(a), height) for a in np.linspace(0, 2 * np.pi, 24)]
            cv2.polylines(
                picture, [np.round(view.project(ring)).astype(np.int32)], True, state_colour(reading), 2, cv2.LINE_AA
            )
        x, y = pads[min(pads)]
        draw_label(picture, [(f"{name} {sign(reading)}", state_colour(reading))], view.project([(x - 55, y - 4, 0)])[0])


def _name(seat: int | Literal["market"], names: Sequence[str]) -> str:
    if seat == "market":
        return "market"
    return names[seat] if seat < len(names) else f"seat {seat}"


def _draw_notes(picture: Picture, observation: TableObservation, names: Sequence[str]) -> None:
    notes = [(f"{_name(h.seat, names)}: {h.why}", HIDDEN) for h in observation.hidden_mats]
    if isinstance(observation.hand, Seen) and observation.hand.value:
        notes.append(("a hand is over the table", HIDDEN))
    for line, (text, colour) in enumerate(notes):
        draw_label(picture, [(text, colour)], np.array([_unit(picture), (line + 1) * 2.2 * _unit(picture)]))


def _unit(picture: Picture) -> int:
    """The height of a line of text."""
    return max(int(picture.shape[1]) // 90, 9)


def draw_label(picture: Picture, parts: list[tuple[str, Bgr]], at: NDArray[np.float64]) -> None:
    """Texts side by side on a dark ground, kept within the picture."""
    unit = _unit(picture)
    sizes = [cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, unit / 22, 1)[0][0] for text, _ in parts]
    width = sum(sizes) + unit // 2 * (len(parts) + 1)
    x = int(np.clip(at[0], 0, max(picture.shape[1] - width, 0)))
    y = int(np.clip(at[1], unit * 1.6, picture.shape[0] - 1))
    cv2.rectangle(picture, (x, y - round(unit * 1.5)), (x + width, y), GROUND, -1)
    cursor = x + unit // 2
    for (text, colour), size in zip(parts, sizes, strict=True):
        light = tuple(min(255, c + 60) for c in colour)
        where = (cursor, y - round(unit * 0.4))
        cv2.putText(picture, text, where, cv2.FONT_HERSHEY_SIMPLEX, unit / 22, light, 1, cv2.LINE_AA)
        cursor += size + unit // 2


def _text(picture: Picture, text: str, at: NDArray[np.float64], colour: Bgr) -> None:
    unit = _unit(picture)
    for shade, thickness in ((GROUND, 3), (colour, 1)):
        cv2.putText(picture, text, _point(at), cv2.FONT_HERSHEY_SIMPLEX, unit / 22, shade, thickness, cv2.LINE_AA)


def _point(at: NDArray[np.float64]) -> tuple[int, int]:
    return round(float(at[0])), round(float(at[1]))
