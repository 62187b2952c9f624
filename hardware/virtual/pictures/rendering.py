"""Renders pictures of a scene as the virtual camera takes them.

Three layers, each kept until its content changes: the table with its printed mats, what lies flat on them, and
what stands. A frame of an unchanged scene needs only noise and JPEG encoding, and successive frames differ.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from typing import TypeAlias, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.camera.jpeg import encoded
from hardware.virtual.pictures.clipping import clipped, frustum_of, in_sight
from hardware.virtual.pictures.painting import FINE, Floats, Light, Picture, ShadowStrength, encode, paint
from hardware.virtual.pictures.pieces import Part, PieceLook, add_flat_pieces, add_hand, add_standing_pieces, outline_mm
from hardware.virtual.pictures.sheets import Sheet, TableWood, forget_paper, market_sheet, seat_sheet
from hardware.virtual.pictures.solids import Solids
from hardware.virtual.pictures.stand import Aim, camera_of, table_view
from hardware.virtual.scenes.scene import Placement, Scene
from hardware.virtual.settings import LampSettings, VirtualTableSettings
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView

Floats32: TypeAlias = NDArray[np.float32]

_STRIP_ROWS = 44
_GROUNDS_KEPT = 6
"""One for each mat the camera may be aimed at, compressed; uncompressed, each takes 6 MB."""
_FLATS_KEPT = 2
_RAY_STEP_PX = 8
_NOISES = 3
_SHOTS = 16
_ROW_OF_PLACES = 1024
_THROWN, _NEAR = 0.9, 0.4
_FARTHEST = 200.0
"""Where the table ends, in multiples of the camera's height."""
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Shown:
    """How much of a stone or disk is visible: its pixels, and those of its whole silhouette (in the fine raster)."""

    part: Part
    seen_px: int
    whole_px: float


@dataclass(frozen=True, slots=True)
class Rendered:
    """A picture without noise (H×W×3, BGR), and how much of each stone and disk is visible in it."""

    picture: Picture
    shown: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class _Lying:
    """A sheet that lies on the table; ``sheet`` draws it when it is first needed."""

    sheet: Callable[[], Sheet]
    size_mm: tuple[float, float]
    placement: Placement


class Renderer:
    """Renders scenes. Not thread-safe.

    Args:
        settings: settings of the virtual table: camera and lamps.
        pieces: what pieces look like.
        lamp: the lamp that is on; None for the settings' lamp.
        camera: the camera; None for the settings' lens.
    """

    def __init__(
        self,
        settings: VirtualTableSettings,
        pieces: PieceLook,
        lamp: str | None = None,
        camera: CameraModel | None = None,
    ) -> None:
        self._settings = settings
        self._pieces = pieces
        self._lamp: LampSettings = settings.lamps[lamp or settings.lamp]
        self.camera = camera or camera_of(settings.lens)
        self._frustum = frustum_of(self.camera)
        self._grounds: OrderedDict[Hashable, bytes] = OrderedDict()
        self._flats: OrderedDict[Hashable, Picture] = OrderedDict()
        self._ray_grid: Floats32 | None = None
        self._wood_of_table = TableWood(settings.look.table, seed=3)
        self._last: tuple[Hashable, Rendered] | None = None
        self._encoded_of: Rendered | None = None
        self._encoded: dict[int, bytes] = {}

    def rendered(self, scene: Scene, aim: Aim) -> Rendered:
        """Render the scene as seen from ``aim``, without noise."""
        return self.rendered_in(scene, table_view(aim, self.camera))

    def rendered_in(self, scene: Scene, view: MatView) -> Rendered:
        """Render the scene for a given view of the table's plane, without noise."""
        key = (scene, view.pose)
        if self._last is None or self._last[0] != key:
            self._last = (key, self._standing(scene, view))
        return self._last[1]

    def jpeg(self, scene: Scene, aim: Aim, shot: int) -> bytes:
        """Render a frame; the same scene, aim and shot number give the same bytes.

        The noise repeats after some shots, so that the frames of a table at rest need to be encoded only once.
        """
        shown = self.rendered(scene, aim)
        if self._encoded_of is not shown:
            self._encoded_of, self._encoded = shown, {}
        turn = shot % _SHOTS
        if turn not in self._encoded:
            self._encoded[turn] = self._exposed(shown.picture, turn)
        return self._encoded[turn]

    def _exposed(self, picture: Picture, turn: int) -> bytes:
        rng = np.random.default_rng(turn)
        noise = self._wood_and_noises()[1][int(rng.integers(_NOISES))]
        down, right = (int(v) for v in rng.integers(0, 64, 2))
        part = noise[down : down + picture.shape[0], right : right + picture.shape[1]]
        noisy = cv2.add(picture, part, dtype=cv2.CV_8U)
        return encoded(np.asarray(noisy, dtype=np.uint8), self._settings.lens.jpeg_quality)

    # --- layers ---------------------------------------------------------------------------------

    def _standing(self, scene: Scene, view: MatView) -> Rendered:
        flat_scene = replace(
            scene, hand=None, mats=tuple(replace(m, cities=(), loose=(), figures=()) for m in scene.mats)
        )
        flat = _kept(self._flats, (flat_scene, view.pose), _FLATS_KEPT, lambda: self._flat(flat_scene, view))
        solids = self._solids(view)
        parts = add_standing_pieces(solids, scene, self._pieces)
        picture, shown = self._painted(flat, solids, view, parts)
        placement = None if scene.hand is None else scene.placement(scene.hand.mat)
        if scene.hand is not None and placement is not None:
            solids = self._solids(view)
            add_hand(solids, scene.hand, placement, self._pieces)
            picture, _ = self._painted(picture, solids, view, {})
        soft = cv2.GaussianBlur(picture, (0, 0), self._settings.lens.blur_px)
        return Rendered(np.asarray(soft, dtype=np.uint8), shown)

    def _flat(self, scene: Scene, view: MatView) -> Picture:
        key = (view.pose, tuple((m.seat, m.placement) for m in scene.mats), scene.market and scene.market.placement)
        ground = _unpacked(_kept(self._grounds, key, _GROUNDS_KEPT, lambda: _packed(self._ground(scene, view))))
        solids = self._solids(view)
        add_flat_pieces(solids, scene, self._pieces)
        return self._painted(ground, solids, view, {})[0]

    def _ground(self, scene: Scene, view: MatView) -> Picture:
        """Render the table and its mats: twice as fine as the picture, then reduced, strip by strip."""
        camera = self.camera
        picture = np.empty((camera.height, camera.width, 3), dtype=np.uint8)
        light = self._light()
        # Each is drawn only when a strip shows part of it: a sheet takes as much memory as two pictures.
        mat, market = self._pieces.geometry.seat_mat, self._pieces.geometry.market_mat
        sheets = [
            _Lying(cache(partial(seat_sheet, one.seat, self._pieces)), (mat.width_mm, mat.height_mm), one.placement)
            for one in scene.mats
        ]
        if scene.market is not None:
            size_mm = (market.width_mm, market.height_mm)
            sheets.append(_Lying(cache(partial(market_sheet, self._pieces)), size_mm, scene.market.placement))
        for top in range(0, camera.height, _STRIP_ROWS):
            rows = min(_STRIP_ROWS, camera.height - top)
            y, x = np.mgrid[0 : rows * FINE, 0 : camera.width * FINE].astype(np.float32)
            x, y = (x + 0.5) / FINE - 0.5, (y + 0.5) / FINE - 0.5 + top
            table_x, table_y = _on_table(self._rays(x, y), view)
            relative = self._wood_of_table.at(table_x, table_y)
            for lying in sheets:
                _lay(relative, lying, table_x, table_y)
            lit = relative * light.within(x / camera.width - np.float32(0.5), y / camera.height - np.float32(0.5))
            fine = cv2.resize(lit, (camera.width, rows), interpolation=cv2.INTER_AREA)
            picture[top : top + rows] = encode(np.asarray(fine, dtype=np.float32))
        forget_paper()
        return picture

    def _rays(self, x: Floats32, y: Floats32) -> Floats32:
        """Undistorted directions (…×2, at depth 1) of pixels, interpolated on a grid, as the lens distorts only gently."""
        if self._ray_grid is None:
            columns = np.arange(-_RAY_STEP_PX, self.camera.width + 2 * _RAY_STEP_PX, _RAY_STEP_PX)
            rows = np.arange(-_RAY_STEP_PX, self.camera.height + 2 * _RAY_STEP_PX, _RAY_STEP_PX)
            pixels = np.stack(np.meshgrid(columns, rows), axis=-1).reshape(-1, 1, 2).astype(np.float64)
            rays = cv2.undistortPoints(pixels, self.camera.matrix_array(), self.camera.dist_array())
            self._ray_grid = np.asarray(rays, dtype=np.float32).reshape(len(rows), len(columns), 2)
        step = np.float32(1 / _RAY_STEP_PX)
        found = cv2.remap(self._ray_grid, x * step + 1, y * step + 1, cv2.INTER_LINEAR)
        return np.asarray(found, dtype=np.float32)

    def _painted(
        self, ground: Picture, solids: Solids, view: MatView, parts: dict[int, Part]
    ) -> tuple[Picture, tuple[Shown, ...]]:
        ordered, outlines = self._before_the_lens(solids.in_order(), lambda s: s.polygon.corners_mm, view)
        thrown, shaded = self._before_the_lens(solids.shadows, lambda s: s.outline_mm, view)
        shadows = [(outline, shadow.near) for shadow, outline in zip(thrown, shaded, strict=True)]
        (_, _, centre_x), (_, _, centre_y), _ = self.camera.matrix
        px_per_mm = view.px_per_mm(*view.on_plane([(centre_x, centre_y)])[0])
        strength = ShadowStrength(
            self._lamp.direct * _THROWN, self._lamp.shadow_blur_mm * px_per_mm / 2, _NEAR, 1.2 * px_per_mm
        )
        polygons = [s.polygon for s in ordered]
        picture, numbers, _ = paint(
            ground, polygons, outlines, shadows, self._light(), strength, self._wood_and_noises()[0]
        )
        if not parts:
            return picture, ()
        owners = np.array([0, *(s.owner for s in ordered)])
        seen = np.bincount(owners[numbers.ravel()], minlength=max(parts) + 1)
        return picture, tuple(
            Shown(part, int(seen[number]), self._silhouette_px(solids, number, view)) for number, part in parts.items()
        )

    def _before_the_lens(
        self, things: Sequence[_T], outline_mm: Callable[[_T], Floats], view: MatView
    ) -> tuple[list[_T], list[Floats]]:
        """The things the camera can see at least part of, and their visible outlines in pixels."""
        cut = clipped([outline_mm(thing) for thing in things], view, self._frustum)
        seen = [(thing, outline) for thing, outline in zip(things, cut, strict=True) if len(outline)]
        return [thing for thing, _ in seen], _projected([outline for _, outline in seen], view)

    def _silhouette_px(self, solids: Solids, number: int, view: MatView) -> float:
        """Area of a solid's silhouette in the fine raster if nothing hid it; 0 unless it is wholly in view."""
        corners = outline_mm(solids, number)
        if not in_sight(corners, view, self._frustum).all():
            return 0.0
        return float(cv2.contourArea(cv2.convexHull(view.project(corners).astype(np.float32)))) * FINE**2

    # --- small things ---------------------------------------------------------------------------

    def _solids(self, view: MatView) -> Solids:
        return Solids(view.eye_mm(), self._lamp, self._settings.look, self._pieces.geometry.pieces)

    def _wood_and_noises(self) -> tuple[Floats32, tuple[NDArray[np.int8], ...]]:
        # With the first picture, on the camera's thread: they take half a second, which the first page does not wait for.
        size = (self.camera.height, self.camera.width)
        return _wood_and_noises(size, self._settings.look.grain, self._settings.lens.noise_codes)

    def _light(self) -> Light:
        lamp = self._lamp
        red, green, blue = lamp.white
        angle = np.radians(lamp.from_deg)
        return Light((blue, green, red), lamp.falloff * float(np.cos(angle)), -lamp.falloff * float(np.sin(angle)))


@lru_cache(maxsize=4)
def _wood_and_noises(
    size: tuple[int, int], grain: float, noise_codes: float
) -> tuple[Floats32, tuple[NDArray[np.int8], ...]]:
    """Wood grain of pieces, and noises a little larger than a picture; shared by all cameras of a size."""
    rng = np.random.default_rng(5)
    fibres = np.asarray(cv2.GaussianBlur(rng.normal(0, 1, size).astype(np.float32), (0, 0), 1.2, sigmaY=3.5))
    wood: Floats32 = (1 + fibres / fibres.std() * grain).astype(np.float32)
    noises = tuple(
        rng.normal(0, noise_codes, (size[0] + 64, size[1] + 64, 3)).round().astype(np.int8) for _ in range(_NOISES)
    )
    wood.flags.writeable = False
    for noise in noises:
        noise.flags.writeable = False
    return wood, noises


def _on_table(rays: Floats32, view: MatView) -> tuple[Floats32, Floats32]:
    """Where rays (…×2) meet the table, in the table's frame."""
    eye, turn = view.eye_mm(), view.rotation.astype(np.float32)
    x, y = rays[..., 0], rays[..., 1]
    towards = [turn[0, i] * x + turn[1, i] * y + turn[2, i] for i in range(3)]
    # Above the horizon a ray would meet the table behind the camera; it is taken to meet it far away instead.
    reach = np.float32(-eye[2]) / np.minimum(towards[2], np.float32(-1 / _FARTHEST))
    return np.float32(eye[0]) + towards[0] * reach, np.float32(eye[1]) + towards[1] * reach


def _lay(relative: Floats32, lying: _Lying, table_x: Floats32, table_y: Floats32) -> None:
    """Draw a sheet over what lies below it."""
    placement, (width_mm, height_mm) = lying.placement, lying.size_mm
    turn = np.radians(placement.turn_deg)
    cos, sin = np.float32(np.cos(turn)), np.float32(np.sin(turn))
    dx, dy = table_x - np.float32(placement.x_mm), table_y - np.float32(placement.y_mm)
    x, y = cos * dx + sin * dy, cos * dy - sin * dx
    inside = (x >= 0) & (x <= width_mm) & (y >= 0) & (y <= height_mm)
    if not inside.any():
        return
    sheet = lying.sheet()
    rows, cols = sheet.codes.shape[:2]
    map_x = x[inside] * np.float32(cols / sheet.width_mm) - np.float32(0.5)
    map_y = (np.float32(sheet.height_mm) - y[inside]) * np.float32(rows / sheet.height_mm) - np.float32(0.5)
    # Only the part in this strip is converted to linear light; OpenCV's remap takes no row longer than 32,767 points.
    left, top = max(int(map_x.min()) - 1, 0), max(int(map_y.min()) - 1, 0)
    shown = sheet.within(slice(top, int(map_y.max()) + 3), slice(left, int(map_x.max()) + 3))
    printed = cv2.remap(
        shown,
        _in_rows(map_x - np.float32(left)),
        _in_rows(map_y - np.float32(top)),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    relative[inside] = np.asarray(printed, dtype=np.float32).reshape(-1, 3)[: len(map_x)]


def _in_rows(places: Floats32) -> Floats32:
    """Reshape a list of places to rows of equal length, padded with the last place."""
    missing = -len(places) % _ROW_OF_PLACES
    return np.concatenate([places, np.repeat(places[-1:], missing)]).reshape(-1, _ROW_OF_PLACES)


def _projected(outlines_mm: Sequence[Floats], view: MatView) -> list[Floats]:
    """Project outlines into the picture, all at once."""
    if not outlines_mm:
        return []
    pixels = view.project(np.vstack(list(outlines_mm)))
    ends = np.cumsum([len(outline) for outline in outlines_mm])
    return list(np.split(pixels, ends[:-1]))


def _packed(picture: Picture) -> bytes:
    """A picture compressed without loss, to about a quarter of its size."""
    _, data = cv2.imencode(".png", picture, [cv2.IMWRITE_PNG_COMPRESSION, 1])
    return data.tobytes()


def _unpacked(packed: bytes) -> Picture:
    return np.asarray(cv2.imdecode(np.frombuffer(packed, np.uint8), cv2.IMREAD_COLOR), dtype=np.uint8)


def _kept(store: OrderedDict[Hashable, _T], key: Hashable, most: int, make: Callable[[], _T]) -> _T:
    """Return what is stored under a key, or make and store it; the oldest entries above ``most`` are dropped."""
    if key in store:
        store.move_to_end(key)
        return store[key]
    made = make()
    store[key] = made
    while len(store) > most:
        store.popitem(last=False)
    return made
