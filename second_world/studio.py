"""Renders a scene of the second world with Mitsuba in linear light, and records what each pixel shows.

Mitsuba comes from PyPI as an extra (``pip install raja-table[worlds]``) and is loaded when a ``Studio`` is made.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hardware.printing.dress.pieces import tile_edge
from hardware.virtual.pictures.painting import linear_bgr
from hardware.virtual.pictures.pieces import Part, PieceLook
from hardware.virtual.pictures.sheets import PX_PER_MM, print_on_piece, seat_sheet
from hardware.virtual.scenes.scene import City, Placement, Scene, SeatMat, Stone
from second_world import shapes, textures
from second_world.rooms import Clutter, Light, Rgb, Room
from second_world.shapes import Mesh, about_z
from trainers.seeing.rendered.window import Window
from vision.geometry.mat_view import MatView
from vision.geometry.table import PieceGeometry

Floats32: TypeAlias = NDArray[np.float32]

PAPER_NUMBER = 1
_STONE_KINDS = 5
_WHITE = (255, 255, 255)
_LEAST_PRIMARY = 0.012
_FAR_MM = 5000.0


@dataclass(frozen=True, slots=True)
class Taken:
    """An undistorted picture (H×W×3, linear BGR), the number of what each pixel shows (H×W), and each number's part."""

    linear: Floats32
    numbers: NDArray[np.int32]
    parts: dict[int, Part]


class Studio:
    """Mitsuba with the game's pieces. It renders one picture at a time and is not thread-safe.

    Args:
        own: sizes and colours of the game.
        samples: light paths per pixel.
        variant: of Mitsuba; ``llvm_ad_rgb`` needs LLVM, ``scalar_rgb`` needs nothing and is a third as fast.
    """

    def __init__(self, own: PieceLook, samples: int, variant: str) -> None:
        self._mi: Any = importlib.import_module("mitsuba")
        self._mi.set_variant(variant)
        self._own, self._samples = own, samples

    def taken(self, scene: Scene, pieces: PieceGeometry, view: MatView, window: Window, room: Room) -> Taken:
        """Render the scene through an undistorted window, and record what each pixel shows.

        Args:
            pieces: their true sizes at this table.
        """
        table = _Table(self._mi, self._own, pieces, room)
        table.lay(scene)
        sensor = self._sensor(view, window)
        built = self._mi.load_dict({"type": "scene", "sensor": sensor, **table.things, **table.lamps(_looked_at(view))})
        light = self._mi.render(built, spp=self._samples, seed=1, integrator=self._mi.load_dict(_PATHS))
        counted = self._mi.render(
            built, spp=1, seed=2, integrator=self._mi.load_dict(_INDEX), sensor=self._still(view, window)
        )
        indices = np.rint(np.asarray(counted)[..., -1]).astype(np.int64)
        number_of = np.array([0, *(table.number_of.get(shape.id(), 0) for shape in built.shapes())], np.int32)
        return Taken(
            np.ascontiguousarray(np.asarray(light, dtype=np.float32)[..., 2::-1]),
            number_of[np.clip(indices, 0, len(number_of) - 1)],
            table.parts,
        )

    def _still(self, view: MatView, window: Window) -> Any:
        """The same camera with rays through the middles of its pixels."""
        told = self._sensor(view, window)
        told["sampler"] = {"type": "independent", "sample_count": 1}
        told["film"]["rfilter"] = {"type": "box"}
        return self._mi.load_dict(told)

    def _sensor(self, view: MatView, window: Window) -> dict[str, Any]:
        right, down, ahead = view.rotation
        stand = np.eye(4)
        stand[:3, :3] = np.column_stack([-right, -down, ahead])
        stand[:3, 3] = view.eye_mm()
        return {
            "type": "perspective",
            "fov_axis": "x",
            "fov": math.degrees(2 * math.atan(window.width / 2 / window.focal_px)),
            "near_clip": 10.0,
            "far_clip": 2 * _FAR_MM,
            # OpenCV's pixel (0, 0) is the middle of the first pixel; Mitsuba counts from its corner.
            "principal_point_offset_x": 0.5 - (window.centre_px[0] + 0.5) / window.width,
            "principal_point_offset_y": 0.5 - (window.centre_px[1] + 0.5) / window.height,
            "to_world": self._mi.ScalarTransform4f(stand.tolist()),
            "film": {
                "type": "hdrfilm",
                "width": window.width,
                "height": window.height,
                "pixel_format": "rgb",
                "component_format": "float32",
                "rfilter": {"type": "gaussian", "stddev": 0.4},
            },
            "sampler": {"type": "multijitter", "sample_count": self._samples},
        }


_PATHS = {"type": "path", "max_depth": 5}
_INDEX = {"type": "aov", "aovs": "shape:shape_index"}


class _Table:
    """Builds Mitsuba's description of one table."""

    def __init__(self, mi: Any, own: PieceLook, pieces: PieceGeometry, room: Room) -> None:
        self._mi, self._own, self._pieces, self._room = mi, own, pieces, room
        self._rng = np.random.default_rng(room.texture_seed)
        self.things: dict[str, Any] = {}
        self.parts: dict[int, Part] = {}
        self.number_of: dict[str, int] = {}
        self._number = PAPER_NUMBER

    def lay(self, scene: Scene) -> None:
        """Lay table, sheets, pieces, and the things people leave on a table."""
        room, rng = self._room, self._rng
        half = textures.TOP_MM / 2
        top = shapes.slab([(-half, -half), (half, -half), (half, half), (-half, half)], 10.0)
        picture = textures.table_top(room.top, room.top_colour, rng)
        turn = about_z(float(rng.uniform(0, 360)))
        self._add("top", top.moved(turn, (210.0, 150.0, -10.3)), self._surface(picture, 0.7 - 0.5 * room.top_gloss))
        for mat in scene.mats:
            self._lay_sheet(mat)
            self._lay_flat_pieces(mat)
            self._build(mat)
        for kind in room.clutter:
            self._leave(kind, scene)

    def lamps(self, toward_mm: NDArray[np.float64]) -> dict[str, Any]:
        """The room's light around a place on the table."""
        tint = np.mean([light.colour for light in self._room.lights], axis=0) * 0.5 + 0.5
        sky = {"type": "rgb", "value": [float(v) for v in tint * self._room.ambient / math.pi]}
        lamps: dict[str, Any] = {"sky": {"type": "constant", "radiance": sky}}
        for i, light in enumerate(self._room.lights):
            lamps[f"lamp_{i}"] = self._lamp(light, toward_mm)
        return lamps

    def _lamp(self, light: Light, toward_mm: NDArray[np.float64]) -> dict[str, Any]:
        round_, up = math.radians(light.from_deg), math.radians(light.height_deg)
        away = np.array([math.cos(round_) * math.cos(up), math.sin(round_) * math.cos(up), math.sin(up)])
        at = toward_mm + away * light.distance_mm
        half_x, half_y = light.half_mm
        # Irradiance of a small lamp that faces the place: radiance · area / distance² · sin(height).
        radiance = light.share * light.distance_mm**2 / (4 * half_x * half_y * math.sin(up))
        transform = self._mi.ScalarTransform4f
        aimed = transform().look_at(origin=at.tolist(), target=toward_mm.tolist(), up=[0.0, 0.0, 1.0])
        return {
            "type": "rectangle",
            "to_world": aimed @ transform().scale([half_x, half_y, 1.0]),
            "emitter": {
                "type": "area",
                "radiance": {"type": "rgb", "value": [float(radiance * v) for v in light.colour]},
            },
        }

    def _lay_sheet(self, mat: SeatMat) -> None:
        own, made = self._own, self._room.print
        # Printers print no white: everything without ink is this paper.
        palette = replace(own.palette, papers=(_WHITE, _WHITE, _WHITE))
        sheet = seat_sheet(mat.seat, replace(own, palette=palette))
        picture = textures.printed(sheet.raster[..., ::-1], PX_PER_MM, made, self._rng)
        mesh = shapes.curled_sheet((sheet.width_mm, sheet.height_mm), made.curl_mm)
        mesh = mesh.moved(np.eye(3), (sheet.width_mm / 2, sheet.height_mm / 2, -0.02))
        self._put(f"sheet_{mat.seat}", mat.placement, mesh, self._surface(picture, 0.95), PAPER_NUMBER)

    def _lay_flat_pieces(self, mat: SeatMat) -> None:
        own, pieces, made, rng = self._own, self._pieces, self._room.print, self._rng
        thick = pieces.tile_thickness_mm
        square = shapes.round_square(pieces.tile_mm, 1.2)
        core = shapes.slab(square, thick - 0.2)
        face = shapes.slab(square, 0.2)
        card = self._surface(textures.tile_face((0.55, 0.48, 0.38), made, rng), 0.9)
        for i, tile in enumerate(mat.tiles):
            code = own.palette.tile_red if tile.side == "red" else own.palette.tile_blue
            lines = print_on_piece(tile_edge((0.0, 0.0), pieces.tile_mm, code), pieces.tile_mm, code)[..., ::-1]
            turn = about_z(tile.yaw_deg)
            name = f"tile_{mat.seat}_{i}"
            self._put(f"{name}_core", mat.placement, core.moved(turn, (tile.x_mm, tile.y_mm, 0.0)), card)
            printed = self._surface(textures.tile_face(_rgb(code), made, rng, lines), 0.6)
            self._put(name, mat.placement, face.moved(turn, (tile.x_mm, tile.y_mm, thick - 0.2)), printed)
        outline = shapes.round_square(pieces.shield_mm, pieces.shield_corner_mm)
        plate = shapes.slab(outline, pieces.shield_thickness_mm)
        for i, shield in enumerate(mat.shields):
            picture = self._shield_face(shield.value)
            at = (shield.x_mm, shield.y_mm, thick)
            mesh = plate.moved(about_z(shield.yaw_deg), at)
            self._put(f"shield_{mat.seat}_{i}", mat.placement, mesh, self._surface(picture, 0.5))

    def _build(self, mat: SeatMat) -> None:
        own, pieces, finish, rng = self._own, self._pieces, self._room.finish, self._rng
        paint = _stained(_rgb(own.palette.seats[mat.seat]), finish.pigment)
        brown = _rgb(own.palette.brown)
        gloss = 0.55 - 0.4 * finish.gloss
        kinds = []
        for _ in range(_STONE_KINDS):
            tone = 1 + finish.tint * float(rng.normal())
            toned = (paint[0] * tone, paint[1] * tone, paint[2] * tone)
            kinds.append(self._surface(textures.stone_faces(toned, finish, rng), gloss))
        painted = self._surface(textures.turned_paint(paint, finish, rng), gloss)
        for city in mat.cities:
            for i, stone in enumerate(city.wall.stones):
                kind = kinds[int(rng.integers(_STONE_KINDS))]
                part = Part(mat.seat, city.cell, "stone")
                self._put(f"stone_{mat.seat}_{city.cell}_{i}", mat.placement, self._cube(stone.stone), kind, part)
            self._stack_grain(mat, city, brown, gloss)
            if city.noble:
                mesh = shapes.turned(_smooth(own.noble_profile_mm)).moved(
                    np.eye(3), (*city.noble_at, pieces.tile_thickness_mm)
                )
                self._put(f"noble_{mat.seat}_{city.cell}", mat.placement, mesh, painted)
        for i, fallen in enumerate(mat.loose):
            self._put(f"loose_{mat.seat}_{i}", mat.placement, self._cube(fallen), kinds[i % _STONE_KINDS])
        for i, figure in enumerate(mat.figures):
            beast = shapes.slab(
                _beast(pieces.elephant_length_mm, pieces.elephant_height_mm), pieces.elephant_thickness_mm
            )
            up = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0]])
            foot = 0.0 if figure.cell is None else pieces.tile_thickness_mm
            standing = beast.moved(up, (0.0, pieces.elephant_thickness_mm / 2, 0.0))
            mesh = standing.moved(about_z(figure.yaw_deg), (figure.x_mm, figure.y_mm, foot))
            wood = self._surface(textures.disk_wood(brown, 1.1, rng), gloss)
            self._put(f"figure_{mat.seat}_{i}", mat.placement, mesh, wood)

    def _stack_grain(self, mat: SeatMat, city: City, brown: Rgb, gloss: float) -> None:
        pieces, rng = self._pieces, self._rng
        radius, thick = pieces.grain_diameter_mm / 2, pieces.grain_thickness_mm
        e = float(rng.uniform(0.15, 0.6))
        profile = [(0.0, radius - e), (e, radius), (thick - e, radius), (thick, radius - e)]
        for i, (x, y) in enumerate(city.grain):
            wood = self._surface(textures.disk_wood(brown, 1 + 0.1 * float(rng.normal()), rng), gloss)
            at = (x, y, pieces.tile_thickness_mm + i * thick)
            mesh = shapes.turned(profile).moved(about_z(float(rng.uniform(0, 360))), at)
            part = Part(mat.seat, city.cell, "disk")
            self._put(f"disk_{mat.seat}_{city.cell}_{i}", mat.placement, mesh, wood, part)

    def _cube(self, stone: Stone) -> Mesh:
        finish, side, rng = self._room.finish, self._pieces.stone_mm, self._rng
        wide = side * (1 - abs(finish.spread * float(rng.normal())))
        deep = side * (1 - abs(finish.spread * float(rng.normal())))
        chips = 1 + np.clip(rng.normal(0, 0.5, 8), 0, 2) * (rng.random(8) < finish.wear / 2)
        cube = shapes.chamfered_cube((wide, deep, side), finish.chamfer_mm, chips)
        quarter = about_z(90.0 * int(rng.integers(4)))
        return cube.moved(about_z(stone.yaw_deg) @ quarter, (stone.x_mm, stone.y_mm, stone.z_mm))

    def _shield_face(self, value: int) -> Floats32:
        rows = self._own.shield_numerals[value - 1]
        fine, side = 10, self._pieces.shield_mm
        mark = np.kron(
            np.array([[c == "#" for c in row] for row in rows], np.float32), np.ones((fine, fine), np.float32)
        )
        size = round(side * fine)
        picture = np.empty((size, size, 3), np.float32)
        picture[:] = _rgb(self._own.palette.shield_blue)
        top, left = (size - mark.shape[0]) // 2, (size - mark.shape[1]) // 2
        picture[top : top + mark.shape[0], left : left + mark.shape[1]][mark > 0.5] = self._room.print.paper
        return picture

    def _leave(self, kind: Clutter, scene: Scene) -> None:
        """Put something beside the mats."""
        rng, size = self._rng, (self._own.geometry.seat_mat.width_mm, self._own.geometry.seat_mat.height_mm)
        x, y = (float(rng.uniform(-260, size[0] + 260)), float(rng.uniform(-60, size[1] + 320)))
        for mat in scene.mats:
            px, py = mat.placement.to_table(size[0] / 2, size[1] / 2)
            if abs(x - px) < size[0] / 2 + 75 and abs(y - py) < size[1] / 2 + 75:
                y = py + size[1] / 2 + 75 + float(rng.uniform(0, 150))
        colour = np.asarray(rng.uniform(0.02, 0.7, 3), np.float32)
        flat = np.broadcast_to(colour, (4, 4, 3)).astype(np.float32)
        mesh = _clutter(kind, rng).moved(about_z(float(rng.uniform(0, 360))), (x, y, -0.3))
        self._add(f"clutter_{len(self.things)}", mesh, self._surface(flat, 0.3))

    def _put(
        self, name: str, place: Placement, mesh: Mesh, surface: dict[str, Any], part: Part | int | None = None
    ) -> None:
        """Put something on a mat, at its place there."""
        x, y = place.to_table(0.0, 0.0)
        number = 0
        if isinstance(part, int):
            number = part
        elif part is not None:
            self._number += 1
            number = self._number
            self.parts[number] = part
        self._add(name, mesh.moved(about_z(place.turn_deg), (x, y, 0.0)), surface, number)

    def _add(self, name: str, mesh: Mesh, surface: dict[str, Any], number: int = 0) -> None:
        mi = self._mi
        name = "".join(c if c.isalnum() else "_" for c in name)
        made = mi.Mesh(
            name, len(mesh.vertices_mm), len(mesh.triangles), has_vertex_texcoords=True, props=_props(mi, surface)
        )
        told = mi.traverse(made)
        told["vertex_positions"] = mesh.vertices_mm.astype(np.float32).ravel()
        told["faces"] = mesh.triangles.astype(np.uint32).ravel()
        told["vertex_texcoords"] = mesh.places.astype(np.float32).ravel()
        told.update()
        self.things[name] = made
        if number:
            self.number_of[name] = number

    def _surface(self, picture: Floats32, rough: float) -> dict[str, Any]:
        bitmap = self._mi.Bitmap(np.ascontiguousarray(picture[::-1], dtype=np.float32))
        colour = {"type": "bitmap", "bitmap": bitmap, "raw": True, "wrap_mode": "clamp"}
        if rough > 0.85:
            return {"type": "twosided", "inner": {"type": "diffuse", "reflectance": colour}}
        inner = {
            "type": "roughplastic",
            "alpha": max(0.08, rough * rough),
            "diffuse_reflectance": colour,
            "nonlinear": False,
        }
        return {"type": "twosided", "inner": inner}


def _props(mi: Any, surface: dict[str, Any]) -> Any:
    props = mi.Properties()
    props["mesh_bsdf"] = mi.load_dict(surface)
    return props


def _clutter(kind: Clutter, rng: np.random.Generator) -> Mesh:
    if kind == "cup":
        radius, tall = float(rng.uniform(32, 45)), float(rng.uniform(70, 105))
        wall = [(0.0, radius * 0.8), (tall, radius), (tall, radius - 4), (6.0, radius * 0.8 - 4), (6.0, 0.5)]
        return shapes.turned(wall)
    if kind == "candle":
        return shapes.turned([(0.0, 20.0), (18.0, 20.0), (18.0, 0.5)])
    if kind == "pencil":
        return shapes.slab(_oblong(150.0, 7.0), 7.0)
    if kind == "phone":
        return shapes.slab(_oblong(150.0, 72.0), 8.0)
    return shapes.slab(_oblong(float(rng.uniform(150, 230)), float(rng.uniform(110, 160))), float(rng.uniform(8, 30)))


def _oblong(long_mm: float, wide_mm: float) -> list[tuple[float, float]]:
    return [(x * long_mm / 2, y * wide_mm / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def _beast(length_mm: float, height_mm: float) -> list[tuple[float, float]]:
    """An elephant's outline from the side, rounder than a cut-out: back, head, trunk, two broad legs."""
    back = [(0.5 * math.cos(a), 0.35 + 0.65 * math.sin(a)) for a in np.linspace(0.15, math.pi - 0.15, 14)]
    legs = [(-0.5, 0.0), (-0.22, 0.0), (-0.18, 0.3), (0.1, 0.3), (0.14, 0.0), (0.4, 0.0), (0.42, 0.2), (0.5, 0.15)]
    return [(x * length_mm, y * height_mm) for x, y in (*legs, *back)]


def _smooth(profile_mm: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """A profile with points added between its own, slightly rounded, and never larger than it was."""
    points = np.asarray(profile_mm, dtype=float)
    t = np.linspace(0, len(points) - 1, 4 * len(points))
    rows = [
        (float(np.interp(v, range(len(points)), points[:, 0])), float(np.interp(v, range(len(points)), points[:, 1])))
        for v in t
    ]
    return [(height, max(radius, 0.3)) for height, radius in rows]


def _stained(colour: Rgb, pigment: Rgb) -> Rgb:
    r, g, b = (max(_LEAST_PRIMARY, min(0.92, c * p)) for c, p in zip(colour, pigment, strict=True))
    return r, g, b


def _rgb(srgb: tuple[int, int, int]) -> Rgb:
    blue, green, red = linear_bgr(srgb)
    return red, green, blue


def _looked_at(view: MatView) -> NDArray[np.float64]:
    """Where the camera's axis meets the table (3, mm)."""
    eye, ahead = view.eye_mm(), view.rotation[2]
    return np.asarray(eye - ahead * eye[2] / ahead[2], dtype=np.float64)
