"""When something about the rig is worth a word (section ``[doctor]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DoctorSettings:
    """Limits; what is below or above the second of a pair does not work.

    Attributes:
        disk_mb: free on the log's disk: little, and too little.
        memory_mb: available: little.
        warm_c: of the processor: warm, and too hot.
        calibration_days: a calibration older than this is worth doing again.
        drift_px: markers that fit this badly, in a picture ``drift_width_px`` wide, say that the lens is not as calibrated.
    """

    disk_mb: tuple[float, float]
    memory_mb: float
    warm_c: tuple[float, float]
    calibration_days: float
    drift_px: float
    drift_width_px: float
