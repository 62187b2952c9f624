"""Where printed and bought parts sit together, and which of them collide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from build123d import Location, Part, Pos, Rot

from hardware.parts import bought_parts, camera_arm, heights
from hardware.parts.floor_frame import floor_location
from hardware.parts.parameters import Parameters

LEAST_MM3 = 0.02
"""Smaller volumes come from the CAD kernel's rounding."""


@dataclass(frozen=True, slots=True)
class Group:
    """Parts that touch: the places of each printed part (one per piece), and the bought parts."""

    name: str
    printed: Mapping[str, tuple[Location, ...]]
    bought: Mapping[str, Part]


@dataclass(frozen=True, slots=True)
class Collision:
    """Two parts that overlap, and by how much."""

    group: str
    first: str
    second: str
    mm3: float


def groups(parameters: Parameters, table_mm: float) -> tuple[Group, ...]:
    """The groups to check: tower, camera arm on a table top ``table_mm`` thick, camera plate, case."""
    here = Pos(0.0, 0.0, 0.0)
    width, wall = parameters.tower.channel_width_mm, parameters.tower.wall_mm
    lanes = (here, Pos(width + wall, 0.0, 0.0))
    seats = tuple(lane * floor_location(parameters) for lane in lanes)
    in_wells = {
        f"{name} of well {number}": seat * solid
        for number, seat in enumerate(seats, 1)
        for name, solid in bought_parts.in_the_well(parameters).items()
    }
    feet = [heights.section_foot_mm(parameters, number) for number in range(parameters.arm.sections + 1)]
    made, y = parameters.clamp, camera_arm.screw_y_mm(parameters)
    head = -table_mm - made.pad_mm[1] + made.pad_mm[2] - made.screw_mm
    arm = {
        "arm-clamp": (here,),
        "clamp-pad": (Pos(0.0, y, -table_mm) * Rot(180.0, 0.0, 0.0),),
        "clamp-knob": (Pos(0.0, y, head - made.head_mm[1]),),
        "arm-section": tuple(Pos(0.0, 0.0, foot) for foot in feet[:-1]),
        "arm-hinge": (Pos(0.0, 0.0, feet[-1]),),
        "camera-plate": (bought_parts.camera_place(parameters, bought_parts.tilt_of_camera_deg(parameters)),),
    }
    return (
        Group(
            "tower",
            {
                "tower-channel": lanes,
                "tower-cover": (Pos(2 * width + wall, 0.0, 0.0),),
                "well-plate": seats,
                "sensor-carrier": seats,
            },
            {**in_wells, **bought_parts.in_the_tower(parameters)},
        ),
        Group("arm", arm, bought_parts.on_the_arm(parameters, table_mm)),
        Group("camera", {"camera-plate": (here,)}, bought_parts.on_the_camera_plate(parameters)),
        Group("case", {"arduino-case": (here,), "arduino-lid": (here,)}, bought_parts.in_the_case(parameters)),
    )


def collisions(group: Group, solids: Mapping[str, Part]) -> list[Collision]:
    """Every pair of parts that overlaps: printed with printed, and printed with bought."""
    placed = [
        (f"{name} {number}", place * solids[name])
        for name, places in group.printed.items()
        for number, place in enumerate(places, 1)
    ]
    found = []
    for number, (name, solid) in enumerate(placed):
        for other, thing in (*placed[number + 1 :], *group.bought.items()):
            volume = shared_mm3(solid, thing)
            if volume > LEAST_MM3:
                found.append(Collision(group.name, name, other, volume))
    return found


def shared_mm3(first: Part, second: Part) -> float:
    """The volume that two solids have in common."""
    if not _boxes_meet(first, second):
        return 0.0
    shared = first.intersect(second)
    if shared is None:
        return 0.0
    solids = shared if isinstance(shared, list) else [shared]
    return float(sum(getattr(solid, "volume", 0.0) for solid in solids))


def _boxes_meet(first: Part, second: Part) -> bool:
    one, other = first.bounding_box(), second.bounding_box()
    return all(
        low_one < high_other and low_other < high_one
        for low_one, high_one, low_other, high_other in zip(one.min, one.max, other.min, other.max, strict=True)
    )
