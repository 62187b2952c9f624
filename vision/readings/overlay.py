"""Draws the readings over the picture: cells, tiles, cities and their counts, by colour and by pictogram."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.geometry.camera_model import CameraModel
from vision.geometry.cell_names import cell_name
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.picture import Rectangle
from vision.readings.label_layout import NOTHING, Boxes, WantedBox, laid_out
from vision.readings.observation import MARKETS, CityObservation, MarketObservation, MatObservation, TableObservation
from vision.readings.pictograms import Pictogram, draw_pictogram
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen
from vision.settings.stages import VisionSettings

Picture = NDArray[np.uint8]
Bgr = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]

# Colours told apart by most colour-blind people too (Okabe & Ito 2008); each state has its sign as well.
SEEN: Bgr = (115, 158, 0)
UNSURE: Bgr = (0, 159, 230)
HIDDEN: Bgr = (167, 121, 204)
TILE: dict[str, Bgr] = {"red": (60, 60, 230), "blue": (230, 140, 60)}
INK: Bgr = (255, 255, 255)
GROUND: Bgr = (25, 25, 25)
_BARE_EDGE: Final = 0.22
"""Of a city's cell, at each side: nearly all pieces stand within."""
# Pictograms stand for words, so that a picture needs no language; docs/seeing.md explains them.
OF_MARKET: Final[dict[str, Pictogram]] = {"grain": "grain", "shields": "shield", "elephants": "elephant"}


class Part(NamedTuple):
    """A piece of a label: a pictogram and a text behind it, either of which may be missing.

    ``crossed``: the pictogram has a stroke through it, as there is none of these.
    """

    text: str
    colour: Bgr
    pictogram: Pictogram | None = None
    crossed: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """Parts side by side, each in its own colour.

    Attributes:
        at: wanted lower left corner (pixels), if it is free.
        names: the point (pixels) that it describes: a line leads there if the label had to move.
    """

    parts: tuple[Part, ...]
    at: Point
    names: Point


def draw_overlay(
    frame_bgr: Picture,
    observation: TableObservation,
    camera: CameraModel,
    settings: VisionSettings,
    names: Sequence[str] = (),
) -> Picture:
    """A copy of the picture with everything seen drawn on it; sizes follow the picture's width.

    ``names`` is what people call each seat's mat; without names, mats are numbered.
    """
    picture = frame_bgr.copy()
    camera = camera.scaled_to(observation.width, observation.height)
    for mat in observation.mats:
        view = mat_view(mat.pose, camera)
        _draw_cells(picture, mat, view, settings)
        for piece in mat.pieces:
            at = view.project([(piece.x_mm, piece.y_mm, 0)])[0]
            cv2.drawMarker(picture, _point(at), state_colour(piece.present), cv2.MARKER_DIAMOND, _unit(picture), 2)
    if observation.market is not None and observation.market.pose is not None:
        _draw_disks(picture, observation.market, mat_view(observation.market.pose, camera), settings)
    labels = labels_of(observation, camera, settings, names)
    pieces = pieces_of(observation, camera, settings)
    _draw_labels(picture, labels, places_of(labels, observation.width, observation.height, pieces))
    return picture


def labels_of(
    observation: TableObservation, camera: CameraModel, settings: VisionSettings, names: Sequence[str] = ()
) -> tuple[Label, ...]:
    """All labels of the picture; earlier ones keep their place."""
    unit = _unit_of(observation.width)
    notes = [
        Label((part,), at, at)
        for line, part in enumerate(_notes(observation, names))
        for at in [(float(unit), (line + 1) * 2.2 * unit)]
    ]
    labels: list[Label] = []
    seat_mat = settings.geometry.seat_mat
    for mat in observation.mats:
        view = mat_view(mat.pose, camera)
        labels += [_of_city(city, view, settings) for city in mat.cities]
        corner = _at(view, seat_mat.width_mm / 3, 3)  # beside the cell's printed name, where no tile lies
        labels.append(Label((Part(_name(mat.seat, names), INK), _counted("loose", mat.loose)), corner, corner))
        for shield in mat.shields:
            if shield.row is not None and shield.col is not None:
                at = _at(view, *seat_mat.cell_centre_mm((shield.row, shield.col)))
                labels.append(Label((_counted("shield", shield.value),), at, at))
    if observation.market is not None and observation.market.pose is not None:
        labels += _of_market(observation.market, mat_view(observation.market.pose, camera), settings)
    return (*notes, *labels)


def pieces_of(observation: TableObservation, camera: CameraModel, settings: VisionSettings) -> Boxes:
    """Boxes (N×4) around what stands on the mats, by what is read of it, and around the market's disks."""
    boxes: list[Rectangle | None] = []
    sizes = settings.geometry.pieces
    for mat in observation.mats:
        view = mat_view(mat.pose, camera)
        for city in mat.cities:
            left, bottom, right, top = settings.geometry.seat_mat.cell_bounds_mm((city.row, city.col))
            inset = (right - left) * _BARE_EDGE
            high_mm = max(
                sizes.noble_height_mm, sizes.stone_mm * _courses(city), sizes.grain_thickness_mm * _likely(city.grain)
            )
            boxes.append(view.box_px((left + inset, bottom + inset, right - inset, top - inset), high_mm))
        for piece in mat.pieces:
            boxes.append(view.box_px(_around(piece.x_mm, piece.y_mm, sizes.stone_mm), sizes.noble_height_mm))
    if observation.market is not None and observation.market.pose is not None:
        view = mat_view(observation.market.pose, camera)
        for name in MARKETS:
            for x_mm, y_mm in settings.geometry.market_mat.pads_mm(name).values():
                bounds_mm = _around(x_mm, y_mm, sizes.market_disk_diameter_mm / 2)
                boxes.append(view.box_px(bounds_mm, sizes.market_disk_thickness_mm))
    shown = [(box.left, box.top, box.right, box.bottom) for box in boxes if box is not None]
    return np.array(shown, dtype=np.int64).reshape(-1, 4)


def _around(x_mm: float, y_mm: float, half_mm: float) -> tuple[float, float, float, float]:
    return x_mm - half_mm, y_mm - half_mm, x_mm + half_mm, y_mm + half_mm


def _courses(city: CityObservation) -> int:
    return -(-_likely(city.wall.stones) // max(_likely(city.wall.width), 1))


def _likely(reading: CountReading) -> int:
    """The likeliest count; 0 if nothing shows."""
    if isinstance(reading, Hidden):
        return 0
    return reading.value if isinstance(reading, Seen) else reading.best


def places_of(labels: Sequence[Label], width: int, height: int, pieces: Boxes = NOTHING) -> Boxes:
    """Boxes (N×4: left, top, right, bottom) for labels on a picture of this size; none lies over another, few over pieces."""
    unit = _unit_of(width)
    wanted = []
    for label in labels:
        wide = sum(_width_of(part, unit) for part in label.parts) + unit // 2 * (len(label.parts) + 1)
        high = round(unit * 1.5)
        wanted.append(WantedBox(wide, high, round(label.at[0]), round(label.at[1])))
    return laid_out(wanted, width, height, max(unit // 9, 1), pieces)


def _of_city(city: CityObservation, view: MatView, settings: VisionSettings) -> Label:
    name = Part(cell_name((city.row, city.col)), INK)
    parts: tuple[Part, ...] = (
        name,
        _present("noble", city.noble),
        _counted("stones", city.wall.stones),
        _counted("width", city.wall.width),
        _counted("grain", city.grain),
    )
    if all(isinstance(one, Hidden) for one in (city.noble, city.wall.stones, city.wall.width, city.grain)):
        parts = (name, Part("x", HIDDEN))
    left, bottom, right, _ = settings.geometry.seat_mat.cell_bounds_mm((city.row, city.col))
    return Label(parts, _at(view, left + 3, bottom + 3), _at(view, (left + right) / 2, bottom + 6))


def _of_market(market: MarketObservation, view: MatView, settings: VisionSettings) -> list[Label]:
    labels = []
    for name in MARKETS:
        reading: CountReading = getattr(market, name)
        pads = settings.geometry.market_mat.pads_mm(name)
        x, y = pads[min(pads)]
        at = _at(view, x - 55, y - 4)
        labels.append(Label((_counted(OF_MARKET[name], reading),), at, at))
    return labels


def _counted(pictogram: Pictogram, reading: CountReading) -> Part:
    return Part(sign(reading), state_colour(reading), pictogram)


def _present(pictogram: Pictogram, reading: PresenceReading) -> Part:
    """A pictogram alone if it is there, crossed if it is not; ``?`` behind it if unsure, ``x`` if hidden."""
    if isinstance(reading, Hidden):
        return Part(sign(reading), HIDDEN, pictogram)
    there = reading.value if isinstance(reading, Seen) else reading.best
    return Part("" if isinstance(reading, Seen) else "?", state_colour(reading), pictogram, not there)


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


def _draw_disks(picture: Picture, market: MarketObservation, view: MatView, settings: VisionSettings) -> None:
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


def _name(seat: int | Literal["market"], names: Sequence[str]) -> str:
    """The seat's name as far as the font has its letters, else the seat's number from 1; M for the market."""
    if seat == "market":
        return "M"
    return names[seat] if seat < len(names) and names[seat].isascii() else str(seat + 1)


def _notes(observation: TableObservation, names: Sequence[str]) -> list[Part]:
    notes = [Part(f"{_name(h.seat, names)} x", HIDDEN) for h in observation.hidden_mats]
    if isinstance(observation.hand, Seen) and observation.hand.value:
        notes.append(Part("", HIDDEN, "hand"))
    return notes


def _unit(picture: Picture) -> int:
    return _unit_of(int(picture.shape[1]))


def _unit_of(width: int) -> int:
    """The height of a line of text on a picture of this width."""
    return max(width // 90, 9)


def _side_of(unit: int) -> int:
    """The side of a pictogram's square in a line of text of this height."""
    return round(unit * 1.1)


def _width_of(part: Part, unit: int) -> int:
    text = int(cv2.getTextSize(part.text, cv2.FONT_HERSHEY_SIMPLEX, unit / 22, 1)[0][0]) if part.text else 0
    if part.pictogram is None:
        return text
    return _side_of(unit) + (unit // 4 + text if part.text else 0)


def draw_label(picture: Picture, parts: Sequence[Part], at: NDArray[np.float64]) -> None:
    """Draw parts side by side on a dark ground, kept within the picture."""
    label = Label(tuple(parts), (float(at[0]), float(at[1])), (float(at[0]), float(at[1])))
    box = places_of([label], int(picture.shape[1]), int(picture.shape[0]))[0]
    _write(picture, label.parts, box)


def _draw_labels(picture: Picture, labels: Sequence[Label], boxes: Boxes) -> None:
    """Draw all labels, with a line from each that had to move to the point it describes."""
    unit = _unit(picture)
    led: list[tuple[int, int]] = []
    for label, (left, top, right, bottom) in zip(labels, boxes, strict=True):
        moved = max(abs(left - label.at[0]), abs(bottom - label.at[1]))
        x, y = round(label.names[0]), round(label.names[1])
        if moved > unit and not (left <= x <= right and top <= y <= bottom):
            start = (int(np.clip(x, left, right)), int(np.clip(y, top, bottom)))
            for colour, thickness in ((GROUND, 3), (INK, 1)):
                cv2.line(picture, start, (x, y), colour, thickness, cv2.LINE_AA)
            led.append((x, y))
    for end in led:
        cv2.circle(picture, end, max(unit // 6, 2), INK, -1, cv2.LINE_AA)
    for label, box in zip(labels, boxes, strict=True):
        _write(picture, label.parts, box)


def _write(picture: Picture, parts: Sequence[Part], box: NDArray[np.int64]) -> None:
    unit = _unit(picture)
    left, top, right, bottom = (int(side) for side in box)
    cv2.rectangle(picture, (left, top), (right - 1, bottom - 1), GROUND, -1)
    cursor = left + unit // 2
    side = _side_of(unit)
    for part in parts:
        light = tuple(min(255, c + 60) for c in part.colour)
        at = cursor
        if part.pictogram is not None:
            above = top + (bottom - top - side) // 2
            draw_pictogram(picture, part.pictogram, at, above, side, light, crossed=part.crossed)
            at += side + unit // 4
        if part.text:
            where = (at, bottom - round(unit * 0.4))
            cv2.putText(picture, part.text, where, cv2.FONT_HERSHEY_SIMPLEX, unit / 22, light, 1, cv2.LINE_AA)
        cursor += _width_of(part, unit) + unit // 2


def _at(view: MatView, x_mm: float, y_mm: float) -> Point:
    x, y = view.project([(x_mm, y_mm, 0)])[0]
    return float(x), float(y)


def _text(picture: Picture, text: str, at: NDArray[np.float64], colour: Bgr) -> None:
    unit = _unit(picture)
    for shade, thickness in ((GROUND, 3), (colour, 1)):
        cv2.putText(picture, text, _point(at), cv2.FONT_HERSHEY_SIMPLEX, unit / 22, shade, thickness, cv2.LINE_AA)


def _point(at: NDArray[np.float64]) -> tuple[int, int]:
    return round(float(at[0])), round(float(at[1]))
