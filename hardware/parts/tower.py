"""The dice tower: two identical channels and a cover, held together by four threaded rods.

A channel is open on one side (its neighbour or the cover closes it), so that it can be printed lying, without supports.
A die meets a wedge from the front, one from the back, the tilted floor, and slides out under the front wall into the
corner of the well's plate.
"""

from __future__ import annotations

from build123d import Part

from hardware.parts.floor_frame import into_channel
from hardware.parts.parameters import Parameters
from hardware.parts.shapes import Point, prism_x, rod
from hardware.parts.slope import slope_of

ROD_BOSS_MM = 9.0
FRONT_LEDGE_MM = 6.8


def channel(parameters: Parameters) -> Part:
    """One channel: its side wall at x from -wall to 0, open at x = channel width."""
    tower = parameters.tower
    across = (0.0, tower.channel_width_mm)
    solid = prism_x(side_outline(parameters), (-tower.wall_mm, 0.0))
    for profile in _walls(parameters):
        solid += prism_x(profile, across)
    for place in rod_places(parameters)[2:]:
        solid += rod("x", (0.0, *place), tower.channel_width_mm, ROD_BOSS_MM)
    solid -= _rod_holes(parameters, (-tower.wall_mm, tower.channel_width_mm))
    return solid - _plate_screw_holes(parameters)


def cover(parameters: Parameters) -> Part:
    """The plate that closes the second channel, at x from 0 to wall."""
    wall = parameters.tower.wall_mm
    return prism_x(side_outline(parameters), (0.0, wall)) - _rod_holes(parameters, (0.0, wall))


def floor_mm(parameters: Parameters) -> float:
    """Thickness of the well's plate: pane, gap and sensor must fit into it."""
    well = parameters.well
    return well.pane_mm + well.sensor_gap_mm + parameters.sensor.height_mm


def hook_top_mm(parameters: Parameters) -> float:
    """How high the channel's own floor stands above the plate's."""
    return parameters.printing.fit_mm + parameters.well.hook_thick_mm


def front_wall_bottom_mm(parameters: Parameters) -> float:
    """z of the front wall's lower edge, one throat width off the floor."""
    return slope_of(parameters).z_at(0.0, hook_top_mm(parameters) + parameters.tower.throat_mm)


def side_outline(parameters: Parameters) -> list[Point]:
    """Outline (y, z) of the side wall, starting at the lower back corner."""
    tower, slope = parameters.tower, slope_of(parameters)
    back, front = tower.channel_depth_mm + tower.wall_mm, -parameters.well.front_mm
    rim = hook_top_mm(parameters) + tower.throat_mm
    return [
        (back, 0.0),
        (back, tower.height_mm),
        (-tower.wall_mm, tower.height_mm),
        (-tower.wall_mm, slope.z_at(-tower.wall_mm, rim)),
        slope.point(front, rim),
        slope.point(front, 0.0),
        (slope.point(front, -floor_mm(parameters) - parameters.well.ledge_mm)[0], 0.0),
    ]


def rod_places(parameters: Parameters) -> list[Point]:
    """(y, z) of the four rods: in both wedges, below the floor at the back, at the foot in front."""
    tower, well = parameters.tower, parameters.well
    depth, reach = tower.channel_depth_mm, tower.baffle_reach_mm
    first = tower.height_mm - tower.baffle_top_mm - reach
    foot = slope_of(parameters).point(-well.front_mm, -floor_mm(parameters) - well.ledge_mm)[0]
    inside = ROD_BOSS_MM / 2
    return [
        (inside + 2.0, first),
        (depth - inside - 2.0, first - tower.baffle_step_mm),
        (depth - inside + 1.0, 2 * tower.cable_slot_mm),
        (foot + inside, inside),
    ]


def plate_screws(parameters: Parameters) -> list[Point]:
    """(x from the channel's middle, v) of the two screws that hold the well's plate on the front ledge."""
    well, x = parameters.well, parameters.tower.channel_width_mm / 2 - 6.0
    v = (-well.front_mm + _ledge_end_mm(parameters)) / 2
    return [(-x, v), (x, v)]


def _ledge_end_mm(parameters: Parameters) -> float:
    return -parameters.well.front_mm + FRONT_LEDGE_MM


def _walls(parameters: Parameters) -> list[list[Point]]:
    """Outlines of everything between the side walls: wedges, floor, front and back wall."""
    tower, well, slope = parameters.tower, parameters.well, slope_of(parameters)
    depth, height, wall, reach = tower.channel_depth_mm, tower.height_mm, tower.wall_mm, tower.baffle_reach_mm
    fit, floor = parameters.printing.fit_mm, floor_mm(parameters)
    low, hook = -floor - well.ledge_mm, hook_top_mm(parameters)
    bottom = front_wall_bottom_mm(parameters)
    first, second = height - tower.baffle_top_mm, height - tower.baffle_top_mm - tower.baffle_step_mm
    split, inside_wall = well.split_mm, depth + wall / 2
    foot_y, foot_z = slope.point(-well.front_mm, low)
    end = _ledge_end_mm(parameters)
    return [
        [(depth, tower.cable_slot_mm), (depth + wall, tower.cable_slot_mm), (depth + wall, height), (depth, height)],
        [(-wall, bottom), (0.0, bottom), (0.0, height), (-wall, height)],
        [(0.0, first), (reach, first - reach), (0.0, first - 2 * reach)],
        [(depth, second), (depth - reach, second - reach), (depth, second - 2 * reach)],
        [
            slope.point(v, w)
            for v, w in (
                (split - well.lap_mm, low),
                (split - well.lap_mm, -floor),
                (split + fit, -floor),
                (split + fit, fit),
                (split - well.hook_mm, fit),
                (split - well.hook_mm, hook),
                (slope.v_at(inside_wall, hook), hook),
                (slope.v_at(inside_wall, low), low),
            )
        ],
        [slope.point(v, w) for v, w in ((-well.front_mm, low), (end, low), (end, -floor), (-well.front_mm, -floor))],
        [(foot_y, 0.0), (foot_y + wall, 0.0), (foot_y + wall, foot_z + wall), (foot_y, foot_z + wall)],
    ]


def _rod_holes(parameters: Parameters, x: Point) -> Part:
    clear = parameters.screws.m3_clear_mm
    first, *others = (rod("x", (x[0] - 1, *place), x[1] - x[0] + 2, clear) for place in rod_places(parameters))
    for hole in others:
        first += hole
    return first


def _plate_screw_holes(parameters: Parameters) -> Part:
    well, floor = parameters.well, floor_mm(parameters)
    deep = well.ledge_mm + 2.5
    first, second = (
        rod("z", (x, v, -floor - deep + 0.1), deep, parameters.screws.m3_thread_mm) for x, v in plate_screws(parameters)
    )
    return into_channel(first + second, parameters)
