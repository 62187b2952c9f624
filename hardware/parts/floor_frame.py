"""Moves solids that are drawn flat on the tilted floor to their place in the tower's channel."""

from __future__ import annotations

import math

from build123d import Location, Part, Pos, Rot

from hardware.parts.parameters import Parameters
from hardware.parts.slope import slope_of


def floor_location(parameters: Parameters) -> Location:
    """The floor's frame, in the channel's frame."""
    half, slope = parameters.tower.channel_width_mm / 2, slope_of(parameters)
    return Pos(half, slope.apex_y_mm, slope.apex_z_mm) * Rot(math.degrees(slope.tilt), 0, 0)


def into_channel(solid: Part, parameters: Parameters) -> Part:
    """Move a solid from the floor's frame into the channel's."""
    return floor_location(parameters) * solid
