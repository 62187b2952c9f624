"""Limits beyond which the doctor warns (section ``[doctor]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DoctorSettings:
    """Limits; of a pair, the first one gives a warning, and beyond the second a part does not work.

    Attributes:
        disk_mb: free space on the log's disk: little, and too little.
        memory_mb: less available memory than this is little.
        warm_c: the processor's temperature: warm, and too hot.
        calibration_days: a calibration older than this is worth repeating.
        drift_px: markers that fit worse than this, in a picture ``drift_width_px`` wide, mean that the calibration no
            longer fits.
    """

    disk_mb: tuple[float, float]
    memory_mb: float
    warm_c: tuple[float, float]
    calibration_days: float
    drift_px: float
    drift_width_px: float
