"""Builds a scene in Blender and renders it with Cycles in linear light, and again with object numbers for colours.

Blender comes as the module ``bpy``, loaded when a ``Studio`` is made. It needs an older numpy than the rest of the
project, so it has a virtual environment of its own (docs/seeing.md, Rendered photos).
"""

from __future__ import annotations

import importlib
import math
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hardware.printing.dress.pieces import shield_rim, tile_edge
from hardware.virtual.pictures.painting import linear_bgr
from hardware.virtual.pictures.pieces import Part, PieceLook
from hardware.virtual.pictures.sheets import print_on_piece, seat_sheet
from hardware.virtual.scenes.scene import Figure, Placement, Scene, SeatMat, Stone
from trainers.seeing.rendered import blender_materials as materials
from trainers.seeing.rendered import blender_meshes as meshes
from trainers.seeing.rendered.blender_materials import MM
from trainers.seeing.rendered.looks import PhotoLook
from trainers.seeing.rendered.textures import fibrous, shield_face, table_top
from trainers.seeing.rendered.window import Window
from vision.geometry.mat_view import MatView
from vision.settings.palette import Srgb

Floats32: TypeAlias = NDArray[np.float32]
Rgb: TypeAlias = tuple[float, float, float]

_TABLE_MM = 2600.0
_PAPER_MM = 0.15
_CORNER_MM = 1.0
PAPER_NUMBER = 1
"""The number of a mat's sheet in the picture of numbers; parts follow."""


@dataclass(frozen=True, slots=True)
class Quality:
    """The effort for a picture: Cycles' samples before OpenImageDenoise, and threads."""

    samples: int
    threads: int


@dataclass(frozen=True, slots=True)
class Taken:
    """An undistorted picture (H×W×3, linear BGR), the number of what each pixel shows (H×W), and each number's part."""

    linear: Floats32
    numbers: NDArray[np.int32]
    parts: dict[int, Part]


class Studio:
    """Blender with the game's pieces. It renders one picture at a time and is not thread-safe.

    Args:
        own: sizes and colours.
        quality: samples and threads.
        scratch: a folder for temporary pictures.
    """

    def __init__(self, own: PieceLook, quality: Quality, scratch: Path) -> None:
        self._bpy: Any = importlib.import_module("bpy")
        self._bmesh: Any = importlib.import_module("bmesh")
        self._matrix: Any = importlib.import_module("mathutils").Matrix
        self._usual = self._own = own
        self._quality, self._scratch = quality, scratch
        self._number = PAPER_NUMBER
        self._parts: dict[int, Part] = {}

    def taken(self, scene: Scene, view: MatView, window: Window, look: PhotoLook) -> Taken:
        """Render the scene through an undistorted window, and record what each pixel shows."""
        self._bpy.ops.wm.read_factory_settings(use_empty=True)
        self._number, self._parts = PAPER_NUMBER, {}
        self._own = replace(self._usual, geometry=look.variety.sized(self._usual.geometry))
        self._build(scene, look)
        self._hang_lamps(look, view)
        self._aim(view, window)
        linear = self._rendered("photo", self._quality.samples)
        self._number_all()
        numbers = self._rendered("numbers", 1, numbers=True)[..., 2]
        return Taken(linear, np.rint(numbers).astype(np.int32), dict(self._parts))

    # --- what lies and stands there ---------------------------------------------------------------

    def _build(self, scene: Scene, look: PhotoLook) -> None:
        bpy, bmesh, own = self._bpy, self._bmesh, self._own
        pieces = own.geometry.pieces
        streaky = partial(materials.plain, bpy, scale=look.streak_scale, stretch=7.0, warp=look.warp)
        variety = look.variety
        painted = partial(streaky, rough=look.rough, coat=look.coat, mottle=look.streaks)
        paint, paint_edge = painted("paint"), painted("paint edge", worn=variety.worn)
        bare = partial(streaky, rough=0.6, coat=look.coat / 2, bump=0.1)
        wood = bare("wood", mottle=0.1 + look.streaks)
        dowel = partial(bare, mottle=0.06 + look.streaks, level=look.disks_across)
        disk_wood, disk_edge = dowel("disk wood"), dowel("disk edge", worn=variety.worn)
        board = partial(materials.plain, bpy, rough=0.55, coat=0.0, mottle=0.06, scale=90.0, bump=0.15)
        side = materials.plain(bpy, "edge", rough=0.8, coat=0.0, mottle=0.05, scale=30.0)
        self._lay_table(look)
        self._lay_sheets(scene, look)
        flat = variety.flat_edges
        cube = meshes.edged_cube(bpy, bmesh, pieces.stone_mm, look.stone_edge_mm, flat=flat)
        noble = meshes.turned(bpy, bmesh, own.noble_profile_mm, smooth_deg=60)
        thick_mm = pieces.grain_thickness_mm
        profile, rims = meshes.disk_profile(pieces.grain_diameter_mm, thick_mm, look.disk_edge_mm, flat=flat)
        disk = meshes.turned(bpy, bmesh, profile, edges=rims)
        inner = meshes.rounded_square(pieces.tile_mm, _CORNER_MM)
        tile_core = meshes.cut_out(bpy, bmesh, inner, pieces.tile_thickness_mm - 0.25)
        tile_faces = {side_up: meshes.cut_out(bpy, bmesh, inner, 0.25, 0.1) for side_up in ("red", "blue")}
        for side_up, code in (("red", own.palette.tile_red), ("blue", own.palette.tile_blue)):
            printed = print_on_piece(tile_edge((0.0, 0.0), pieces.tile_mm, code), pieces.tile_mm, code)
            tile_faces[side_up].materials.append(
                board(f"board {side_up}", print_on=(printed, (pieces.tile_mm, pieces.tile_mm)))
            )
        beast = meshes.cut_out(
            bpy,
            bmesh,
            meshes.elephant_outline(pieces.elephant_length_mm, pieces.elephant_height_mm),
            pieces.elephant_thickness_mm,
            0.6,
        )
        for mesh, material in (
            (cube, paint), (cube, paint_edge), (noble, paint), (disk, disk_wood), (disk, disk_edge),
            (tile_core, side), (beast, wood),
        ):  # fmt: skip
            mesh.materials.append(material)
        shields = self._shield_meshes()
        thick = pieces.tile_thickness_mm
        for mat in scene.mats:
            place, paint_rgb = mat.placement, _tinted(_rgb(own.palette.seats[mat.seat]), look.variety.paint)
            for tile in mat.tiles:
                colour = _rgb(own.palette.tile_red if tile.side == "red" else own.palette.tile_blue)
                at = (tile.x_mm, tile.y_mm)
                self._put(tile_core, place, (*at, 0.0), tile.yaw_deg, _rgb(own.look.cardboard))
                self._put(tile_faces[tile.side], place, (*at, thick - 0.25), tile.yaw_deg, colour)
            for shield in mat.shields:
                self._put(shields[shield.value], place, (shield.x_mm, shield.y_mm, thick), shield.yaw_deg, (1, 1, 1))
            for figure in mat.figures:
                self._put_elephant(beast, mat, figure, look)
            for stone in mat.loose:
                self._put_stone(cube, mat, stone, paint_rgb, look)
            self._build_cities(mat, cube, disk, noble, look)

    def _build_cities(self, mat: SeatMat, cube: Any, disk: Any, noble: Any, look: PhotoLook) -> None:
        own, pieces = self._own, self._own.geometry.pieces
        paint = _tinted(_rgb(own.palette.seats[mat.seat]), look.variety.paint)
        brown, foot = _tinted(_rgb(own.palette.brown), look.variety.wood), pieces.tile_thickness_mm
        for city in mat.cities:
            for stone in city.wall.stones:
                self._put_stone(cube, mat, stone.stone, paint, look, Part(mat.seat, city.cell, "stone"))
            for i, (x, y) in enumerate(city.grain):
                # Random numbers that are the same whenever this column is built.
                tone = 1 + look.disk_tone * math.sin(37.0 * x + 91.0 * y)
                height = foot + i * pieces.grain_thickness_mm
                part = Part(mat.seat, city.cell, "disk")
                thing = self._put(disk, mat.placement, (x, y, height), 67.0 * i + x, _times(brown, tone), part)
                wide = 1 + look.variety.uneven * math.sin(59.0 * x + 31.0 * y)
                thing.matrix_world = thing.matrix_world @ self._matrix.Diagonal((wide, wide, 1.0, 1.0))
            if city.noble:
                self._put(noble, mat.placement, (*city.noble_at, foot), 0.0, paint)

    def _put_elephant(self, beast: Any, mat: SeatMat, figure: Figure, look: PhotoLook) -> None:
        pieces = self._own.geometry.pieces
        at = (figure.x_mm, figure.y_mm, 0.0 if figure.cell is None else pieces.tile_thickness_mm)
        brown = _tinted(_rgb(self._own.palette.brown), look.variety.wood)
        thing = self._put(beast, mat.placement, at, figure.yaw_deg, brown)
        # It is cut out lying flat.
        upright = self._matrix.Rotation(math.pi / 2, 4, "X")
        centred = self._matrix.Translation((0, 0, -pieces.elephant_thickness_mm / 2 * MM))
        thing.matrix_world = thing.matrix_world @ upright @ centred

    def _put_stone(
        self, cube: Any, mat: SeatMat, stone: Stone, paint: Rgb, look: PhotoLook, part: Part | None = None
    ) -> None:
        at = (stone.x_mm, stone.y_mm, stone.z_mm)
        tint = 1 + look.stone_tint * math.sin(53.0 * stone.x_mm + 29.0 * stone.y_mm + stone.z_mm)
        colour = (paint[0] * stone.tone * tint, paint[1] * stone.tone, paint[2] * stone.tone / tint)
        thing = self._put(cube, mat.placement, at, stone.yaw_deg, colour, part)
        large = 1 + look.variety.uneven * math.sin(43.0 * stone.x_mm + 71.0 * stone.y_mm)
        thing.matrix_world = thing.matrix_world @ self._matrix.Diagonal((large, large, large, 1.0))
        # Random numbers that are the same whenever this stone is built: which way its wood grain runs.
        lain = int(stone.x_mm * 1000 + stone.y_mm * 10) % 3
        if lain:
            thing.matrix_world = thing.matrix_world @ self._matrix.Rotation(math.pi / 2, 4, "XY"[lain - 1])

    def _put(
        self,
        mesh: Any,
        place: Placement,
        at_mm: tuple[float, float, float],
        yaw_deg: float,
        colour: Rgb,
        part: Part | None = None,
    ) -> Any:
        thing = self._bpy.data.objects.new(mesh.name, mesh)
        x, y = place.to_table(at_mm[0], at_mm[1])
        turn = math.radians(place.turn_deg + yaw_deg)
        thing.matrix_world = self._matrix.Translation((x * MM, y * MM, at_mm[2] * MM)) @ self._matrix.Rotation(
            turn, 4, "Z"
        )
        thing.color = (*colour, 1.0)
        if part is not None:
            self._number += 1
            thing.pass_index = self._number
            self._parts[self._number] = part
        self._bpy.context.scene.collection.objects.link(thing)
        return thing

    def _lay_table(self, look: PhotoLook) -> None:
        picture = table_top(look, _TABLE_MM)
        mesh = meshes.cut_out(self._bpy, self._bmesh, _square(_TABLE_MM), 0.1)
        rough = 0.35 if look.surface_kind == "wood" else 0.95
        mesh.materials.append(materials.printed(self._bpy, "table", picture, (_TABLE_MM, _TABLE_MM), rough=rough))
        turn = float(look.texture_seed % 360)
        self._put(mesh, Placement(200.0, 200.0, 0.0), (0.0, 0.0, -0.1 - _PAPER_MM), turn, (1, 1, 1))

    def _lay_sheets(self, scene: Scene, look: PhotoLook) -> None:
        own = self._own
        papers = own.palette.papers
        palette = replace(own.palette, papers=(papers[0], papers[look.paper], papers[2]))
        for mat in scene.mats:
            sheet = seat_sheet(mat.seat, replace(own, palette=palette))
            size = (sheet.width_mm, sheet.height_mm)
            outline = [(x * size[0] / 2, y * size[1] / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            mesh = meshes.cut_out(self._bpy, self._bmesh, outline, _PAPER_MM)
            mesh.materials.append(
                materials.printed(self._bpy, f"sheet {mat.seat}", fibrous(sheet.raster, look), size, rough=0.85)
            )
            at = (size[0] / 2, size[1] / 2, -_PAPER_MM)
            thing = self._put(mesh, mat.placement, at, 0.0, (1, 1, 1))
            thing.pass_index = PAPER_NUMBER

    def _shield_meshes(self) -> dict[int, Any]:
        pieces, own = self._own.geometry.pieces, self._own
        found = {}
        for value, rows in enumerate(own.shield_numerals, start=1):
            mesh = meshes.cut_out(
                self._bpy,
                self._bmesh,
                meshes.rounded_square(pieces.shield_mm, pieces.shield_corner_mm),
                pieces.shield_thickness_mm,
                0.15,
            )
            blue, corner = own.palette.shield_blue, pieces.shield_corner_mm
            rim = print_on_piece(shield_rim((0.0, 0.0), pieces.shield_mm, corner, blue), pieces.shield_mm, blue)
            face = shield_face(rows, pieces.shield_mm, blue) * rim
            size = (pieces.shield_mm, pieces.shield_mm)
            mesh.materials.append(materials.printed(self._bpy, f"shield {value}", face, size, rough=0.5))
            found[value] = mesh
        return found

    # --- light and camera -------------------------------------------------------------------------

    def _hang_lamps(self, look: PhotoLook, view: MatView) -> None:
        bpy = self._bpy
        toward = _looked_at(view)
        world = bpy.data.worlds.new("world")
        world.use_nodes = True
        background = next(n for n in world.node_tree.nodes if n.type == "BACKGROUND")
        tint = np.mean([lamp.colour for lamp in look.lamps], axis=0)
        tint = 0.5 * tint + 0.5 * np.array([0.93, 0.96, 1.0])
        background.inputs[0].default_value = (*(float(v) for v in tint), 1.0)
        background.inputs[1].default_value = 0.5 * look.ambient
        bpy.context.scene.world = world
        for lamp in look.lamps:
            light = bpy.data.lights.new("lamp", "AREA")
            light.shape, light.size, light.color = "DISK", lamp.size_mm * MM, lamp.colour
            round_, up = math.radians(lamp.from_deg), math.radians(lamp.height_deg)
            away = np.array([math.cos(round_) * math.cos(up), math.sin(round_) * math.cos(up), math.sin(up)])
            distance = lamp.distance_mm * MM
            # Irradiance of a small lamp that faces the place: power / π / distance² · sin(height).
            light.energy = 0.5 * lamp.share * math.pi**2 * distance**2 / math.sin(up)
            thing = bpy.data.objects.new("lamp", light)
            thing.matrix_world = self._matrix(_facing(toward * MM + away * distance, toward * MM))
            bpy.context.scene.collection.objects.link(thing)

    def _aim(self, view: MatView, window: Window) -> None:
        bpy = self._bpy
        camera = bpy.data.cameras.new("camera")
        camera.sensor_fit, camera.sensor_width = "HORIZONTAL", 36.0
        camera.lens = window.focal_px / window.width * 36.0
        # OpenCV's pixel (0, 0) is the middle of the first pixel; Blender counts from its corner.
        camera.shift_x = (window.width / 2 - window.centre_px[0] - 0.5) / window.width
        camera.shift_y = (window.centre_px[1] + 0.5 - window.height / 2) / window.width
        camera.clip_start, camera.clip_end = 0.1, 1000.0
        thing = bpy.data.objects.new("camera", camera)
        stand = np.eye(4)
        stand[:3, :3] = view.rotation.T @ np.diag([1.0, -1.0, -1.0])
        stand[:3, 3] = view.eye_mm() * MM
        thing.matrix_world = self._matrix(stand.tolist())
        scene = bpy.context.scene
        scene.collection.objects.link(thing)
        scene.camera = thing
        scene.render.resolution_x, scene.render.resolution_y = window.width, window.height
        scene.render.resolution_percentage = 100

    # --- pictures ---------------------------------------------------------------------------------

    def _number_all(self) -> None:
        """Give every object its number as colour (sheets 1, the rest 0), and switch off all other light."""
        bpy = self._bpy
        for thing in bpy.context.scene.objects:
            thing.color = (float(thing.pass_index), 0.0, 0.0, 1.0)
        bpy.context.view_layer.material_override = materials.numbered(bpy)
        nodes = bpy.context.scene.world.node_tree.nodes
        next(n for n in nodes if n.type == "BACKGROUND").inputs[1].default_value = 0.0

    def _rendered(self, name: str, samples: int, *, numbers: bool = False) -> Floats32:
        """Linear light (H×W×3, BGR, rows from the top)."""
        bpy, scene = self._bpy, self._bpy.context.scene
        render, cycles = scene.render, scene.cycles
        render.engine = "CYCLES"
        render.threads_mode, render.threads = "FIXED", self._quality.threads
        render.filepath = str(self._scratch / f"{name}.exr")
        render.image_settings.file_format = "OPEN_EXR"
        render.image_settings.color_depth = "32"
        cycles.device, cycles.samples, cycles.use_adaptive_sampling = "CPU", samples, False
        cycles.max_bounces = 0 if numbers else 2
        cycles.use_denoising = not numbers
        if not numbers:
            cycles.denoiser = "OPENIMAGEDENOISE"
            cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
            cycles.denoising_prefilter, cycles.denoising_quality = "FAST", "BALANCED"
        cycles.pixel_filter_type = "BOX" if numbers else "BLACKMAN_HARRIS"
        cycles.filter_width = 0.01 if numbers else 1.1
        cycles.caustics_reflective = cycles.caustics_refractive = False
        bpy.ops.render.render(write_still=True)
        image = bpy.data.images.load(render.filepath, check_existing=False)
        width, height = image.size
        flat = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(flat)
        bpy.data.images.remove(image)
        return np.ascontiguousarray(flat.reshape(height, width, 4)[::-1, :, 2::-1])


def _looked_at(view: MatView) -> NDArray[np.float64]:
    """Where the camera's axis meets the table (3, mm)."""
    eye, ahead = view.eye_mm(), view.rotation[2]
    return np.asarray(eye - ahead * eye[2] / ahead[2], dtype=np.float64)


def _facing(at: NDArray[np.float64], toward: NDArray[np.float64]) -> list[list[float]]:
    """A lamp's matrix: its −z axis points at a place."""
    back = (at - toward) / np.linalg.norm(at - toward)
    right = np.cross([0.0, 0.0, 1.0], back)
    right /= np.linalg.norm(right)
    matrix = np.eye(4)
    matrix[:3, :3] = np.column_stack([right, np.cross(back, right), back])
    matrix[:3, 3] = at
    found: list[list[float]] = matrix.tolist()
    return found


def _square(side: float) -> list[tuple[float, float]]:
    half = side / 2
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def _rgb(colour: Srgb) -> Rgb:
    blue, green, red = linear_bgr(colour)
    return red, green, blue


def _tinted(colour: Rgb, by: Rgb) -> Rgb:
    return min(1.0, colour[0] * by[0]), min(1.0, colour[1] * by[1]), min(1.0, colour[2] * by[2])


def _times(colour: Rgb, tone: float) -> Rgb:
    return colour[0] * tone, colour[1] * tone, colour[2] * tone
