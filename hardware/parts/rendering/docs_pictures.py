"""The pictures in the docs: each part on the print bed; tower, arm and case assembled and exploded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import trimesh

from hardware.parts.assembly import Group, groups
from hardware.parts.exporting import ExportedPart
from hardware.parts.parameters import Parameters
from hardware.parts.rendering.scene import moved, own_triangles, placed, solid_triangles
from hardware.parts.rendering.shading import Look, Shown, picture, png

Floats = npt.NDArray[np.float64]
Shift = tuple[float, float, float]

COLOURS = {
    "tower-channel": (214, 178, 110),
    "tower-cover": (228, 200, 146),
    "well-plate": (104, 150, 206),
    "sensor-carrier": (96, 96, 104),
    "arm-clamp": (104, 150, 206),
    "arm-section": (214, 178, 110),
    "arm-hinge": (228, 200, 146),
    "camera-plate": (104, 150, 206),
    "arduino-lid": (228, 200, 146),
}
PLASTIC = (214, 178, 110)
BOUGHT = (122, 168, 126)
DIE = (232, 232, 226)
TABLE = (176, 150, 124)
LEVELS = 24
TABLE_MM = 28.0


def part_pictures(parts: Sequence[ExportedPart]) -> dict[str, bytes]:
    """File name → PNG of each part on the bed."""
    found = {}
    for part in parts:
        triangles = np.asarray(trimesh.load_mesh(part.stl).triangles, dtype=np.float64)
        shown = [Shown(triangles, COLOURS.get(part.name, PLASTIC))]
        found[f"part-{part.name}.png"] = png(picture(shown, Look(32.0, 34.0, 360, 260)), LEVELS)
    return found


def assembly_pictures(parts: Sequence[ExportedPart], parameters: Parameters) -> dict[str, bytes]:
    """File name → PNG of tower, arm and case, and of tower and case exploded."""
    meshes = {part.name: own_triangles(part) for part in parts}
    tower, arm, camera, case = groups(parameters, TABLE_MM)
    apart = {
        "tower-channel 1": (-45.0, 0.0, 0.0),
        "tower-channel 2": (0.0, 0.0, 0.0),
        "tower-cover 1": (75.0, 0.0, 0.0),
        "well-plate 1": (-45.0, -75.0, 25.0),
        "well-plate 2": (0.0, -75.0, 25.0),
        "sensor-carrier 1": (-45.0, -75.0, -35.0),
        "sensor-carrier 2": (0.0, -75.0, -35.0),
    }
    opened = {"arduino-lid 1": (0.0, 0.0, 45.0)}
    without_lid = _shown(case, meshes, {}, leave_out=("arduino-lid",))
    camera_seat = arm.printed["camera-plate"][0]
    module = [Shown(placed(solid_triangles(camera.bought["camera"]), camera_seat), BOUGHT)]
    pictures = {
        "parts-tower.png": (_shown(tower, meshes, {}), Look(28.0, 28.0, 420, 520)),
        "parts-tower-apart.png": (_shown(tower, meshes, apart, bought=False), Look(28.0, 24.0, 620, 520)),
        "parts-arm.png": (_shown(arm, meshes, {}) + module, Look(60.0, 14.0, 360, 560)),
        "parts-case.png": (_shown(case, meshes, opened), Look(-32.0, 32.0, 520, 420)),
        "parts-case-open.png": (without_lid, Look(-20.0, 60.0, 520, 420)),
    }
    return {name: png(picture(shown, look), LEVELS) for name, (shown, look) in pictures.items()}


def write_pictures(pictures: Mapping[str, bytes], folder: Path) -> None:
    """Write each picture under its file name."""
    for name, data in pictures.items():
        (folder / name).write_bytes(data)


def _shown(
    group: Group,
    meshes: Mapping[str, Floats],
    shifts: Mapping[str, Shift],
    bought: bool = True,
    leave_out: tuple[str, ...] = (),
) -> list[Shown]:
    found = []
    for name, places in group.printed.items():
        if name in leave_out:
            continue
        for number, place in enumerate(places, 1):
            triangles = _shifted(placed(meshes[name], place), shifts.get(f"{name} {number}", (0.0, 0.0, 0.0)))
            found.append(Shown(triangles, COLOURS.get(name, PLASTIC)))
    for name, solid in group.bought.items() if bought else ():
        colour = DIE if name.startswith("die") else TABLE if name == "table" else BOUGHT
        found.append(Shown(solid_triangles(solid), colour))
    return found


def _shifted(triangles: Floats, shift: Shift) -> Floats:
    transform = np.eye(4)
    transform[:3, 3] = shift
    return moved(triangles, transform)
