"""The tilted floor the dice slide down: converts between slope (v up along it, w off it) and the tower's y and z."""

from __future__ import annotations

import math
from dataclasses import dataclass

from hardware.parts.parameters import Parameters


@dataclass(frozen=True, slots=True)
class Slope:
    """The floor's plane w = 0 rises by ``tilt`` (radians) from the corner at (``apex_y_mm``, ``apex_z_mm``)."""

    apex_y_mm: float
    apex_z_mm: float
    tilt: float

    def point(self, v_mm: float, w_mm: float) -> tuple[float, float]:
        """(y, z) in the tower of a place on the slope."""
        sine, cosine = math.sin(self.tilt), math.cos(self.tilt)
        return self.apex_y_mm + v_mm * cosine - w_mm * sine, self.apex_z_mm + v_mm * sine + w_mm * cosine

    def v_at(self, y_mm: float, w_mm: float) -> float:
        """v at which the plane at height w lies above y."""
        return (y_mm - self.apex_y_mm + w_mm * math.sin(self.tilt)) / math.cos(self.tilt)

    def z_at(self, y_mm: float, w_mm: float) -> float:
        """z at which the plane at height w lies above y."""
        return self.point(self.v_at(y_mm, w_mm), w_mm)[1]


def slope_of(parameters: Parameters) -> Slope:
    """The slope of the tower's floor."""
    tower = parameters.tower
    return Slope(*tower.apex_mm, math.radians(tower.floor_tilt_deg))
