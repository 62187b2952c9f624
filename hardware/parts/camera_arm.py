"""The camera's arm: a clamp for the table's edge, bolted sections that overlap, a hinge, and the camera's plate.

The arm's frame: x along the table's edge, y into the table, z up from the table top. Each lap takes half the thickness,
and all holes run along y, so that sections lie on their sides on the printer's bed.
"""

from __future__ import annotations

import math

from build123d import Align, Cylinder, Part, Pos

from hardware.parts.heights import STUB_MM, bolt_heights, hinge_place
from hardware.parts.parameters import Parameters
from hardware.parts.shapes import Point, block, hexagon, prism_x, rod


def clamp(parameters: Parameters) -> Part:
    """The C-shaped clamp with the lowest lap; the table's edge is at y = 0, its top at z = 0."""
    made, arm, screws = parameters.clamp, parameters.arm, parameters.screws
    half, thick = arm.width_mm / 2, arm.thick_mm
    bottom = -made.opening_mm - made.jaw_mm
    lap = made.jaw_mm + STUB_MM
    profile = [
        (made.reach_mm, bottom),
        (made.reach_mm, -made.opening_mm),
        (0.0, -made.opening_mm),
        (0.0, 0.0),
        (made.reach_mm, 0.0),
        (made.reach_mm, made.jaw_mm),
        (0.0, made.jaw_mm),
        (0.0, lap),
        (-thick / 2 - parameters.printing.fit_mm / 2, lap),
        (-thick / 2 - parameters.printing.fit_mm / 2, lap + arm.lap_mm),
        (-thick, lap + arm.lap_mm),
        (-thick, bottom),
    ]
    solid = prism_x(profile, (-half, half))
    for z in bolt_heights(parameters):
        solid -= rod("y", (0.0, -thick - 1, lap + z), thick + 2, screws.m4_clear_mm)
    y = screw_y_mm(parameters)
    solid -= rod("z", (0.0, y, bottom - 1), made.jaw_mm + 2, screws.m6_clear_mm)
    deep = screws.m6_nut_deep_mm
    return solid - hexagon("z", (0.0, y, -made.opening_mm - deep), deep + 1, screws.m6_nut_mm + 0.4)


def screw_y_mm(parameters: Parameters) -> float:
    """y of the clamp's screw in the jaw."""
    return parameters.clamp.reach_mm - parameters.arm.width_mm / 2 - 4.0


def clamp_pad(parameters: Parameters) -> Part:
    """The pad that turns on the screw's end and presses against the table from below; its foot is at z = 0."""
    diameter, thick, deep = parameters.clamp.pad_mm
    solid = rod("z", (0.0, 0.0, 0.0), thick, diameter)
    return solid - rod("z", (0.0, 0.0, thick - deep), deep + 1, parameters.screws.m6_clear_mm)


def clamp_knob(parameters: Parameters) -> Part:
    """A knob to turn the screw with; the screw's hexagon head is pressed in from below."""
    made = parameters.clamp
    diameter, thick = made.knob_mm
    solid = rod("z", (0.0, 0.0, 0.0), thick, diameter)
    for step in range(8):
        angle = step * math.pi / 4
        place = (math.cos(angle) * diameter * 0.56, math.sin(angle) * diameter * 0.56, -1.0)
        solid -= rod("z", place, thick + 2, diameter * 0.28)
    solid -= hexagon("z", (0.0, 0.0, -1.0), made.head_mm[1] + 1, made.head_mm[0] + 0.3)
    return solid - rod("z", (0.0, 0.0, 0.0), thick + 1, parameters.screws.m6_clear_mm)


def section(parameters: Parameters) -> Part:
    """One section of the arm: the lower lap is the half facing the table, the upper lap the other; foot at z = 0."""
    arm = parameters.arm
    half, length, lap, middle = arm.width_mm / 2, arm.section_mm, arm.lap_mm, -arm.thick_mm / 2
    fit = parameters.printing.fit_mm / 2
    profile = [
        (0.0, 0.0),
        (0.0, length - lap - 2 * fit),
        (middle - fit, length - lap - 2 * fit),
        (middle - fit, length),
        (-arm.thick_mm, length),
        (-arm.thick_mm, lap + 2 * fit),
        (middle + fit, lap + 2 * fit),
        (middle + fit, 0.0),
    ]
    solid = prism_x(profile, (-half, half))
    for z in bolt_heights(parameters):
        for height in (z, length - lap + z):
            solid -= rod("y", (0.0, -arm.thick_mm - 1, height), arm.thick_mm + 2, parameters.screws.m4_clear_mm)
    return solid


def hinge(parameters: Parameters) -> Part:
    """The arm's head: a lap like a section's lower one, with the tongue on which the camera's plate turns."""
    arm = parameters.arm
    half, lap, fit = arm.width_mm / 2, arm.lap_mm, parameters.printing.fit_mm / 2
    inner = -arm.thick_mm / 2 + fit
    solid = block((-half, half), (inner, 0.0), (0.0, lap + 6.0))
    y, z = hinge_place(parameters)
    radius, eye = arm.hinge_mm / 2, arm.eye_mm / 2
    # Square where it lies on the bed, round where the plate must turn past the arm.
    tongue = [(inner, lap), (y + radius, lap + 6.0), (y + radius, z), (y, z), (y, z + radius), (inner, z + radius)]
    solid += prism_x(tongue, (-eye, eye))
    solid += rod("x", (-eye, y, z), arm.eye_mm, arm.hinge_mm)
    solid -= rod("x", (-eye - 1, y, z), arm.eye_mm + 2, parameters.screws.m4_clear_mm)
    for height in bolt_heights(parameters):
        solid -= rod("y", (0.0, -arm.thick_mm, height), arm.thick_mm + 1, parameters.screws.m4_clear_mm)
    return solid


def camera_plate(parameters: Parameters) -> Part:
    """The plate behind the camera. In its frame the hinge's axis is along x at the origin, the plate above it (y), and
    the lens looks along z; it is printed lying, standoffs up.
    """
    camera, arm, fit = parameters.camera, parameters.arm, parameters.printing.fit_mm
    half, low = _plate_half_mm(parameters), arm.hinge_mm * 0.71 + 1.0
    back = -arm.hinge_mm / 2
    front = back + camera.plate_mm
    top = board_foot_mm(parameters) + camera.board_mm[1] + 1.5
    solid = block((-half, half), (low, top), (back, front))
    inner, outer = arm.eye_mm / 2 + fit, arm.eye_mm / 2 + fit + arm.cheek_mm
    for low_x, high_x in ((inner, outer), (-outer, -inner)):
        cheek = block((low_x, high_x), (0.0, low + 2.0), (back, -back))
        cheek += rod("x", (low_x, 0.0, 0.0), high_x - low_x, arm.hinge_mm)
        solid += cheek
    solid -= rod("x", (-outer - 1, 0.0, 0.0), 2 * outer + 2, parameters.screws.m4_clear_mm)
    for x, y in camera_holes(parameters):
        solid += Pos(x, y, front) * Cylinder(
            _standoff_radius(parameters), camera.standoff_mm, align=(Align.CENTER, Align.CENTER, Align.MIN)
        )
    for x, y in camera_holes(parameters):
        length = camera.standoff_mm + camera.plate_mm
        solid -= rod("z", (x, y, back - 1), length + 2, parameters.screws.m2_thread_mm)
    return solid


def camera_holes(parameters: Parameters) -> list[Point]:
    """(x, y) of the four holes in the plate."""
    camera = parameters.camera
    across, along = camera.holes_mm
    upper = board_foot_mm(parameters) + camera.board_mm[1] - camera.hole_edge_mm
    return [(x, y) for y in (upper - along, upper) for x in (-across / 2, across / 2)]


def board_foot_mm(parameters: Parameters) -> float:
    """y of the camera board's lower edge: above the hinge's cheeks, with room for the ribbon's bend."""
    return parameters.arm.hinge_mm + 2.0


def camera_back_mm(parameters: Parameters) -> float:
    """z of the board's back in the plate's frame."""
    return -parameters.arm.hinge_mm / 2 + parameters.camera.plate_mm + parameters.camera.standoff_mm


def _plate_half_mm(parameters: Parameters) -> float:
    return parameters.camera.board_mm[0] / 2 + 2.5


def _standoff_radius(parameters: Parameters) -> float:
    return parameters.screws.m2_thread_mm / 2 + parameters.printing.least_wall_mm + 0.05
