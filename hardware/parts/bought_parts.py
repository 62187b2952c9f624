"""Bought parts as solids in place, so that printed parts leave room for them."""

from __future__ import annotations

import math

from build123d import Location, Part, Pos, Rot

from hardware.parts import arduino_case, camera_arm, heights, tower, well
from hardware.parts.parameters import Board, Parameters
from hardware.parts.shapes import Point, block, hexagon, rod

M3_CORE_MM = 2.5
"""Core diameter of an M3 thread: what must stay free in a hole in which the screw cuts its own thread."""


def in_the_well(parameters: Parameters) -> dict[str, Part]:
    """Pane, sensors, strip board and screws of one well, and a die at rest, in the floor's frame."""
    made, floor = parameters.carrier, tower.floor_mm(parameters)
    half_play, edge, size = parameters.well.pane_play_mm / 2, well.pane_edge_mm(parameters), parameters.dice.size_mm
    pane = (half_play, edge + half_play)
    found = {
        "pane": well.along_walls(block(pane, pane, (-parameters.well.pane_mm + 0.001, 0.0))),
        "die": well.along_walls(block((0.001, size), (0.001, size), (0.001, size))),
    }
    for number, (a, b) in enumerate(well.sensor_places(parameters)):
        found[f"sensor {number}"] = _sensor(parameters, a, b)
    middle, (across, along, thick) = well.middle_v_mm(parameters), made.board_mm
    top = -floor - made.plate_mm - made.standoff_mm - 0.001
    found["strip board"] = block(
        (-across / 2, across / 2), (middle - along / 2, middle + along / 2), (top - thick, top)
    )
    inner = well.carrier_screws(parameters)[1][0] - well.BOSS_MM / 2 - 0.2
    found["its parts"] = block(
        (-inner, inner), (middle - along / 2, middle + along / 2), (top, top + made.board_parts_mm)
    )
    found["its plugs"] = block((-10.0, 10.0), (middle - 4.0, middle + 4.0), (top - thick - 9.0, top - thick))
    for number, (x, v) in enumerate((*well.carrier_screws(parameters)[:2], *tower.plate_screws(parameters))):
        head, length = parameters.screws.m3_head_mm, 8.0
        screw = rod("z", (x, v, 0.001), 2.4, head) + rod("z", (x, v, -floor), floor + 0.1, 3.0)
        found[f"screw {number}"] = screw + rod("z", (x, v, -length), length, M3_CORE_MM)
    return found


def in_the_tower(parameters: Parameters) -> dict[str, Part]:
    """The four rods through both channels and the cover, in the first channel's frame."""
    made = parameters.tower
    span = 2 * made.channel_width_mm + 3 * made.wall_mm
    return {
        f"rod {number}": rod("x", (-made.wall_mm - 6.0, *place), span + 12.0, 3.0)
        for number, place in enumerate(tower.rod_places(parameters))
    }


def on_the_arm(parameters: Parameters, table_mm: float) -> dict[str, Part]:
    """A table top ``table_mm`` thick, the clamp screw with its nut, and the bolts of all laps."""
    made, arm, screws = parameters.clamp, parameters.arm, parameters.screws
    y = camera_arm.screw_y_mm(parameters)
    tip = -table_mm - made.pad_mm[1] + made.pad_mm[2] - 0.001
    nut = -made.opening_mm - screws.m6_nut_deep_mm + 0.05
    found = {
        "table": block((-150.0, 150.0), (0.001, 300.0), (-table_mm, -0.001)),
        "clamp screw": rod("z", (0.0, y, tip - made.screw_mm), made.screw_mm, 6.0),
        "clamp nut": hexagon("z", (0.0, y, nut), 5.0, screws.m6_nut_mm),
    }
    for joint in range(arm.sections + 1):
        for number, height in enumerate(heights.bolt_heights(parameters)):
            z = heights.section_foot_mm(parameters, joint) + height
            found[f"bolt {joint}.{number}"] = rod("y", (0.0, -arm.thick_mm - 5.0, z), arm.thick_mm + 8.0, 4.0)
    return found


def on_the_camera_plate(parameters: Parameters) -> dict[str, Part]:
    """The camera module and its screws, and the hinge's bolt, in the plate's frame."""
    camera, back = parameters.camera, camera_arm.camera_back_mm(parameters) + 0.001
    wide, long, thick = camera.board_mm
    foot = camera_arm.board_foot_mm(parameters)
    board = block((-wide / 2, wide / 2), (foot, foot + long), (back, back + thick))
    connector = camera.connector_mm
    plug = block((-connector[0] / 2, connector[0] / 2), (foot, foot + connector[1]), (back - connector[2], back))
    lens, middle = camera.lens_mm / 2, foot + long - camera.hole_edge_mm - camera.holes_mm[1]
    eye = block((-lens, lens), (middle - lens, middle + lens), (back + thick, back + thick + camera.lens_high_mm))
    found = {"camera": board + plug + eye, "hinge bolt": rod("x", (-20.0, 0.0, 0.0), 40.0, 4.0)}
    for number, (x, y) in enumerate(camera_arm.camera_holes(parameters)):
        found[f"screw {number}"] = rod("z", (x, y, back - 6.0), 6.0, 1.5)
    return found


def in_the_case(parameters: Parameters) -> dict[str, Part]:
    """The boards with the components above and below them, their plugs, and the lid's screws."""
    found = {}
    for name, place in arduino_case.board_places(parameters).items():
        found[name] = _board(parameters.boards[name], place, parameters.case.standoff_mm + 0.001)
    made = parameters.case
    for number, (x, y) in enumerate(arduino_case.lid_screws(parameters)):
        top = made.inside_mm + made.floor_mm
        screw = rod("z", (x, y, top + 0.001), 2.4, parameters.screws.m3_head_mm)
        found[f"screw {number}"] = screw + rod("z", (x, y, top - 10.0), 10.0, M3_CORE_MM)
    return found


def camera_place(parameters: Parameters, down_deg: float) -> Location:
    """Where the camera's plate is on the arm when the camera looks ``down_deg`` below level."""
    y, z = heights.hinge_place(parameters)
    foot = heights.section_foot_mm(parameters, parameters.arm.sections)
    # The plate's z is the lens's direction: along y, then turned down.
    return Pos(0.0, y, foot + z) * Rot(-90.0 - down_deg, 0.0, 0.0) * Rot(0.0, 0.0, 180.0)


def _sensor(parameters: Parameters, a: float, b: float) -> Part:
    sensor, floor = parameters.sensor, tower.floor_mm(parameters)
    low = -floor + 0.001
    across, along = sensor.body_mm[0] / 2, sensor.body_mm[1] / 2
    solid = block((a - across, a + across), (b - along, b + along), (low, low + sensor.height_mm - 0.001))
    outer, inner = sensor.lead_rows_mm / 2, sensor.lead_rows_mm / 2 - sensor.lead_mm
    below = -floor - parameters.carrier.plate_mm - 4.0
    for x0, x1 in ((a + inner, a + outer), (a - outer, a - inner)):
        for y in (b - sensor.lead_spacing_mm / 2, b + sensor.lead_spacing_mm / 2):
            solid += block((x0, x1), (y - sensor.lead_mm / 2, y + sensor.lead_mm / 2), (below, low + 0.8))
    return well.along_walls(solid)


def _board(board: Board, place: Point, foot: float) -> Part:
    """A board as a solid: space for components above and below it, clear around its holes; ports stand out to the left."""
    (x, y), (long, wide, thick) = place, board.size_mm
    solid = block((x, x + long), (y, y + wide), (foot, foot + thick))
    for hole_x, hole_y in board.holes_mm:
        solid -= rod("z", (x + hole_x, y + hole_y, foot - 1), thick + 2, board.hole_mm)
    edge = 3.5 if board.holes_mm else arduino_case.CATCH_MM + 1.5
    upper = block(
        (x + edge, x + long - edge), (y + edge, y + wide - edge), (foot + thick, foot + thick + board.above_mm)
    )
    solid += upper
    low = 6.5 if board.holes_mm else arduino_case.CATCH_MM + 0.3
    if min(long, wide) > 3 * low:
        solid += block((x + low, x + long - low), (y + low, y + wide - low), (foot - board.below_mm, foot))
    for hole_x, hole_y in board.holes_mm:
        solid -= rod("z", (x + hole_x, y + hole_y, foot - 9), 9, 7.0)
    for port in board.ports:
        width, height = port.size_mm
        middle = y + port.at_mm
        solid += block(
            (x - port.out_mm, x + 5.0), (middle - width / 2, middle + width / 2), (foot + thick, foot + thick + height)
        )
    return solid


def tilt_of_camera_deg(parameters: Parameters) -> float:
    """How far the camera looks down from level: towards the middle between the nearest and the farthest mat."""
    steep = [math.degrees(math.atan2(heights.camera_height_mm(parameters), away)) for away in parameters.arm.mat_mm]
    return sum(steep) / 2
