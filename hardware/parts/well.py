"""What the dice come to rest on: a plate whose two walls form a corner, and below it the carrier of nine sensors.

Both are drawn in the floor's own frame: x across the channel from its middle, y up the slope from the corner (v), z off
the floor (w). The corner's walls run at 45° to the slope, so that a die sliding down lies flush against both, whatever
its size; only where its middle comes to rest depends on the size, and the window and the sensors follow that.
"""

from __future__ import annotations

import math

from build123d import Part, Rot

from hardware.parts.parameters import Parameters
from hardware.parts.shapes import Point, block, prism_z, rod
from hardware.parts.tower import floor_mm, plate_screws

BOSS_MM = 7.0
LEAD_PLAY_MM = 0.15


def plate(parameters: Parameters) -> Part:
    """The well's plate with its corner, the window for the sensors and the recess for the pane."""
    well, floor = parameters.well, floor_mm(parameters)
    half = parameters.tower.channel_width_mm / 2 - parameters.printing.fit_mm
    solid = block((-half, half), (-well.front_mm, well.split_mm), (-floor, 0.0))
    thick = well.wall_mm * math.sqrt(2)
    for side in (-1.0, 1.0):
        leg = [(0.0, 0.0), (side * half, half), (side * half, half - thick), (0.0, -thick)]
        solid += prism_z(leg, (-0.1, well.lip_mm))
    low, high = window_mm(parameters)
    pane = pane_edge_mm(parameters) + well.pane_play_mm
    solid -= along_walls(block((0.0, pane), (0.0, pane), (-well.pane_mm, 0.0)))
    solid -= along_walls(block((low[0], high[0]), (low[1], high[1]), (-floor - 1, 0.0)))
    clear = parameters.screws.m3_clear_mm
    for x, v in (*plate_screws(parameters), *carrier_screws(parameters)[:2]):
        solid -= rod("z", (x, v, -floor - 1), floor + 2, clear)
    return solid


def carrier(parameters: Parameters) -> Part:
    """The sensors' plate, directly below the well's plate; sensors sit astride its bars, with their leads through its
    slots.
    """
    made = parameters.carrier
    top = -floor_mm(parameters)
    bottom = top - made.plate_mm
    middle = middle_v_mm(parameters)
    wide, long = made.size_mm[0] / 2, made.size_mm[1] / 2
    solid = block((-wide, wide), (middle - long, middle + long), (bottom, top))
    for x, v in carrier_screws(parameters):
        solid += rod("z", (x, v, bottom - made.standoff_mm), made.standoff_mm + 0.1, BOSS_MM)
    for x, v in carrier_screws(parameters):
        length = made.standoff_mm + made.plate_mm
        solid -= rod("z", (x, v, bottom - made.standoff_mm - 1), length + 2, parameters.screws.m3_thread_mm)
    length = slot_length_mm(parameters)
    for a, b in _slot_places(parameters):
        half = slot_width_mm(parameters) / 2
        slot = block((a - half, a + half), (b - length / 2, b + length / 2), (bottom - 1, top + 1))
        solid -= along_walls(slot)
    return solid


def middle_v_mm(parameters: Parameters) -> float:
    """How far up the slope the middle of a die in the corner lies."""
    return parameters.dice.size_mm / math.sqrt(2)


def sensor_places(parameters: Parameters) -> list[Point]:
    """Middles of the nine sensors, as distances along both walls, row by row."""
    middle, pitch = parameters.dice.size_mm / 2, parameters.carrier.pitch_mm
    return [(middle + column * pitch, middle + row * pitch) for row in (-1, 0, 1) for column in (-1, 0, 1)]


def window_mm(parameters: Parameters) -> tuple[Point, Point]:
    """Lower and upper corner of the opening below the pane, as distances along both walls: nine sensors and some play."""
    sensor, play = parameters.sensor, 0.2
    middle, span = parameters.dice.size_mm / 2, parameters.carrier.pitch_mm
    across, along = span + sensor.lead_rows_mm / 2 + play, span + sensor.body_mm[1] / 2 + play
    return (middle - across, middle - along), (middle + across, middle + along)


def pane_edge_mm(parameters: Parameters) -> float:
    """Length of the pane's edge: from the corner to a ledge behind the window."""
    return window_mm(parameters)[1][0] + 2.5


def carrier_screws(parameters: Parameters) -> list[Point]:
    """(x, v) of the carrier's standoffs; the first two are screwed to the plate from above, outside the corner."""
    middle, half = middle_v_mm(parameters), parameters.carrier.size_mm[1] / 2 - BOSS_MM / 2
    x = parameters.carrier.size_mm[0] / 2 - BOSS_MM / 2
    return [(sx, middle + sv) for sv in (-half, half) for sx in (-x, x)]


def slot_width_mm(parameters: Parameters) -> float:
    """Width of a slot, which takes the leads of two neighbouring sensors."""
    sensor = parameters.sensor
    return parameters.carrier.pitch_mm - (sensor.lead_rows_mm - 2 * sensor.lead_mm - 2 * LEAD_PLAY_MM)


def slot_length_mm(parameters: Parameters) -> float:
    """Length of a slot, which takes both leads of a row."""
    return parameters.sensor.lead_spacing_mm + parameters.sensor.lead_mm + 0.2


def _slot_places(parameters: Parameters) -> list[Point]:
    middle, pitch = parameters.dice.size_mm / 2, parameters.carrier.pitch_mm
    return [(middle + (column - 1.5) * pitch, middle + row * pitch) for row in (-1, 0, 1) for column in range(4)]


def along_walls(solid: Part) -> Part:
    """Turn a solid drawn along both walls of the corner (a, b) into the floor's frame."""
    return Rot(0, 0, 45) * solid
