"""Heights of the camera arm's parts, and the angles at which the camera sees the mats; numbers only, no CAD."""

from __future__ import annotations

import math

from hardware.parts.parameters import Parameters

STUB_MM = 16.0
"""Distance from the clamp's upper jaw to the first lap."""


def hinge_place(parameters: Parameters) -> tuple[float, float]:
    """(y, z) of the hinge's axis above the head's foot; the tongue begins where the lap does."""
    arm = parameters.arm
    return -arm.thick_mm / 2 + parameters.printing.fit_mm / 2 + arm.hinge_mm / 2, arm.lap_mm + 26.0


def bolt_heights(parameters: Parameters) -> tuple[float, float]:
    """Heights of a lap's two M4 bolts above its foot."""
    return parameters.arm.lap_mm * 0.25, parameters.arm.lap_mm * 0.75


def section_foot_mm(parameters: Parameters, number: int) -> float:
    """z of a section's foot above the table, counted from 0; the number after the last section is the hinge."""
    step = parameters.arm.section_mm - parameters.arm.lap_mm
    return parameters.clamp.jaw_mm + STUB_MM + number * step


def camera_height_mm(parameters: Parameters) -> float:
    """Height of the hinge's axis above the table."""
    return section_foot_mm(parameters, parameters.arm.sections) + hinge_place(parameters)[1]


def views(parameters: Parameters) -> list[tuple[float, float]]:
    """For the nearest and the farthest mat: (degrees above the table, distance in mm)."""
    height = camera_height_mm(parameters)
    return [(math.degrees(math.atan2(height, away)), math.hypot(height, away)) for away in parameters.arm.mat_mm]
