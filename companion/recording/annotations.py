"""Draws what was seen in a frame as ``foxglove.ImageAnnotations``: mats, tiles, crops and counts, in pixels of the
picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView, mat_view
from vision.geometry.picture import Rectangle
from vision.geometry.table import TableGeometry
from vision.readings.observation import MARKETS, CityObservation, MatObservation, TableObservation
from vision.readings.overlay import TILE, sign, state_colour

NS_PER_S: Final = 1_000_000_000
LINE_LOOP: Final = 2
"""``foxglove.PointsAnnotationType``."""
_GREY: Final = (150, 150, 150)
_GROUND: Final = (25, 25, 25)
Bgr = tuple[int, int, int]
Annotation = dict[str, Any]


def image_annotations(
    observation: TableObservation, t_ns: int, camera: CameraModel, geometry: TableGeometry
) -> Annotation:
    """Return the drawing for the picture taken at ``t_ns``; ``camera`` may be of any size and is scaled to the picture."""
    draw = _Drawing(t_ns, max(observation.width / 90, 9.0))
    camera = camera.scaled_to(observation.width, observation.height)
    for mat in observation.mats:
        _draw_mat(draw, mat, mat_view(mat.pose, camera), geometry)
    market = observation.market
    if market is not None and market.pose is not None:
        view = mat_view(market.pose, camera)
        width, height = geometry.market_mat.width_mm, geometry.market_mat.height_mm
        draw.loop(view.project([(0, 0, 0), (width, 0, 0), (width, height, 0), (0, height, 0)]), _GREY, 2)
        for name in MARKETS:
            pads = geometry.market_mat.pads_mm(name)
            x, y = pads[min(pads)]
            reading = getattr(market, name)
            draw.text(view.project([(x - 55, y - 4, 0)])[0], f"{name} {sign(reading)}", state_colour(reading))
    return draw.annotations()


def _draw_mat(draw: _Drawing, mat: MatObservation, view: MatView, geometry: TableGeometry) -> None:
    sheet = geometry.seat_mat
    outline = [(0, 0, 0), (sheet.width_mm, 0, 0), (sheet.width_mm, sheet.height_mm, 0), (0, sheet.height_mm, 0)]
    draw.loop(view.project(outline), _GREY, 2)
    for tile in mat.tiles:
        left, bottom, right, top = sheet.cell_bounds_mm((tile.row, tile.col))
        z = geometry.pieces.tile_thickness_mm
        draw.loop(
            view.project([(left, bottom, z), (right, bottom, z), (right, top, z), (left, top, z)]), TILE[tile.side], 3
        )
    for city in mat.cities:
        left, bottom, _, _ = sheet.cell_bounds_mm((city.row, city.col))
        draw.text(view.project([(left + 3, bottom + 3, 0)])[0], _counts(city), state_colour(city.wall.stones))
        if city.crop is not None:
            draw.loop(_corners(city.crop), state_colour(city.wall.stones), 1)
    loose = view.project([(4, sheet.height_mm / 2, 0)])[0]
    draw.text(loose, f"seat {mat.seat} loose {sign(mat.loose)}", state_colour(mat.loose))


def _counts(city: CityObservation) -> str:
    readings = (("N", city.noble), ("S", city.wall.stones), ("W", city.wall.width), ("G", city.grain))
    return " ".join(f"{name}{sign(reading)}" for name, reading in readings)


def _corners(crop: Rectangle) -> list[tuple[float, float]]:
    return [(crop.left, crop.top), (crop.right, crop.top), (crop.right, crop.bottom), (crop.left, crop.bottom)]


class _Drawing:
    """Collects the lines and labels of one picture."""

    def __init__(self, t_ns: int, font_px: float) -> None:
        self._time = {"sec": t_ns // NS_PER_S, "nsec": t_ns % NS_PER_S}
        self._font_px = round(font_px, 1)
        self._lines: list[Annotation] = []
        self._texts: list[Annotation] = []

    def loop(self, points: Iterable[Sequence[float]], colour: Bgr, thickness: float) -> None:
        """Add a closed line."""
        self._lines.append(
            {
                "timestamp": self._time,
                "type": LINE_LOOP,
                "points": [_point(point) for point in points],
                "outline_color": _colour(colour),
                "outline_colors": [],
                "fill_color": _colour((0, 0, 0), 0.0),
                "thickness": thickness,
            }
        )

    def text(self, at: Sequence[float], text: str, colour: Bgr) -> None:
        """Add a label."""
        lighter: Bgr = (min(255, colour[0] + 60), min(255, colour[1] + 60), min(255, colour[2] + 60))
        self._texts.append(
            {
                "timestamp": self._time,
                "position": _point(at),
                "text": text,
                "font_size": self._font_px,
                "text_color": _colour(lighter),
                "background_color": _colour(_GROUND),
            }
        )

    def annotations(self) -> Annotation:
        """Return the lines and labels as ``foxglove.ImageAnnotations``."""
        return {"circles": [], "points": self._lines, "texts": self._texts}


def _point(at: Sequence[float]) -> dict[str, float]:
    return {"x": round(float(at[0]), 1), "y": round(float(at[1]), 1)}


def _colour(bgr: Bgr, alpha: float = 1.0) -> dict[str, float]:
    b, g, r = (round(part / 255, 3) for part in bgr)
    return {"r": r, "g": g, "b": b, "a": alpha}
