"""Makes controls safe for libcamera: only advertised ones, of the right type and within the advertised range.

A control of the wrong type kills picamera2's event thread, after which no capture returns; one that is not
advertised raises. Both are prevented here.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from hardware.camera.picamera_api import Controls

# libcamera's control_ids_core.yaml; a list's entry is the type of each of its numbers.
TYPES: Final[dict[str, type[int] | type[float] | type[bool]]] = {
    "AeEnable": bool,
    "AwbEnable": bool,
    "ExposureTime": int,
    "AnalogueGain": float,
    "ColourGains": float,
    "FrameDurationLimits": int,
    "AfMode": int,
    "LensPosition": float,
}
AF_MANUAL: Final = 0


def fitting(wanted: Mapping[str, Any], advertised: Mapping[str, tuple[Any, Any, Any]]) -> Controls:
    """The wanted controls in a form this camera takes; unknown controls and values that are no numbers are left out."""
    fitted: Controls = {}
    for name, value in wanted.items():
        if name not in advertised or name not in TYPES:
            continue
        least, most, _ = advertised[name]
        if isinstance(value, (tuple, list)):
            parts = [_fitted(part, TYPES[name], least, most) for part in value]
            if all(part is not None for part in parts):
                fitted[name] = tuple(parts)
        elif (one := _fitted(value, TYPES[name], least, most)) is not None:
            fitted[name] = one
    return fitted


def _fitted(value: object, kind: type[int] | type[float] | type[bool], least: object, most: object) -> Any:
    """The value, converted to the type and clamped to the range; None if it is no number."""
    if kind is bool:
        return bool(value) if isinstance(value, (bool, int)) else None
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not math.isfinite(value):
        return None
    # A list's range is given as one number or as a list; only a single number limits each part.
    low = float(least) if isinstance(least, (int, float)) else -math.inf
    high = float(most) if isinstance(most, (int, float)) else math.inf
    inside = min(max(float(value), low), high) if low <= high else float(value)
    return round(inside) if kind is int else inside
