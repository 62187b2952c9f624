"""All printed parts: how many of each, what each is for, and how it lies on the printer's bed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from build123d import Location, Part, Pos, Rot

from hardware.parts import arduino_case, camera_arm, tower, well
from hardware.parts.parameters import Parameters
from vision.message import Message

STANDING = (0.0, 0.0, 0.0)
ON_ITS_SIDE = (0.0, -90.0, 0.0)
TURNED_OVER = (180.0, 0.0, 0.0)
ON_ITS_BACK = (90.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class PrintedPart:
    """A part as it is printed; ``turn_deg`` turns it from its own frame onto the bed (about x, y, z)."""

    name: str
    count: int
    build: Callable[[Parameters], Part]
    turn_deg: tuple[float, float, float]

    @property
    def how(self) -> Message:
        """How the part lies on the printer's bed, and how to print it."""
        return Message(f"parts.how_{self.name}")


def printed_parts(parameters: Parameters) -> tuple[PrintedPart, ...]:
    """Every part of the rig, the tower's first."""
    return (
        PrintedPart("tower-channel", 2, tower.channel, ON_ITS_SIDE),
        PrintedPart("tower-cover", 1, tower.cover, ON_ITS_SIDE),
        PrintedPart("well-plate", 2, well.plate, STANDING),
        PrintedPart("sensor-carrier", 2, well.carrier, TURNED_OVER),
        PrintedPart("arm-clamp", 1, camera_arm.clamp, ON_ITS_SIDE),
        PrintedPart("clamp-pad", 1, camera_arm.clamp_pad, STANDING),
        PrintedPart("clamp-knob", 1, camera_arm.clamp_knob, TURNED_OVER),
        PrintedPart("arm-section", parameters.arm.sections, camera_arm.section, ON_ITS_SIDE),
        PrintedPart("arm-hinge", 1, camera_arm.hinge, ON_ITS_BACK),
        PrintedPart("camera-plate", 1, camera_arm.camera_plate, STANDING),
        PrintedPart("arduino-case", 1, arduino_case.case, STANDING),
        PrintedPart("arduino-lid", 1, arduino_case.lid, TURNED_OVER),
    )


def on_the_bed(part: PrintedPart, solid: Part) -> tuple[Part, npt.NDArray[np.float64]]:
    """Turn and move a solid onto the bed (lowest corner at the origin); return it and the 4 × 4 matrix that reverses
    this.
    """
    turned = Rot(*part.turn_deg) * solid
    low = turned.bounding_box().min
    laid = Pos(-low.X, -low.Y, -low.Z) * Rot(*part.turn_deg)
    back = np.asarray(np.linalg.inv(matrix(laid)), dtype=np.float64)
    return laid * solid, back


def matrix(place: Location) -> npt.NDArray[np.float64]:
    """A location as a 4 × 4 matrix."""
    transform = place.wrapped.Transformation()
    rows = [[transform.Value(row, column) for column in (1, 2, 3, 4)] for row in (1, 2, 3)]
    return np.array([*rows, [0.0, 0.0, 0.0, 1.0]])
