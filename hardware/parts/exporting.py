"""Exports the parts as files: STEP for CAD, STL as they lie on the bed."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from hardware.errors import HardwareError
from hardware.parts.parameters import Parameters
from vision.message import Message

STL_TOLERANCE_MM = 0.03
STL_ANGLE_RAD = 0.25


@dataclass(frozen=True, slots=True)
class ExportedPart:
    """The files of a part; ``from_bed`` (4 × 4) moves the STL's points back to the part's own frame."""

    name: str
    count: int
    how: Message
    step: Path
    stl: Path
    from_bed: npt.NDArray[np.float64]


def export_parts(parameters: Parameters, folder: Path) -> tuple[ExportedPart, ...]:
    """Write every part's two files into the folder, which is created if needed.

    Raises:
        HardwareError: ``parts.no_cad`` without the CAD package, ``parts.cannot_write``.
    """
    try:
        from build123d import export_step, export_stl

        from hardware.parts.catalogue import on_the_bed, printed_parts
    except ImportError as error:
        raise HardwareError("parts.no_cad") from error
    done = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(folder, error) from error
    if not os.access(folder, os.W_OK):
        raise _unwritable(folder, PermissionError("no right to write"))
    for part in printed_parts(parameters):
        solid = part.build(parameters)
        laid, back = on_the_bed(part, solid)
        step, stl = folder / f"{part.name}.step", folder / f"{part.name}.stl"
        if not export_step(solid, str(step)) or not export_stl(
            laid, str(stl), tolerance=STL_TOLERANCE_MM, angular_tolerance=STL_ANGLE_RAD
        ):
            raise _unwritable(folder, OSError("the disk may be full"))
        done.append(ExportedPart(part.name, part.count, part.how, step, stl, back))
    return tuple(done)


def _unwritable(folder: Path, error: OSError) -> HardwareError:
    return HardwareError("parts.cannot_write", folder=str(folder), reason=str(error))
