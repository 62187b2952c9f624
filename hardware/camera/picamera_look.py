"""Tells when exposure, white balance and focus have settled on the mat, and makes the lock that keeps them.

Pure: metadata in, decisions out. Reading colours depends on camera settings that do not change meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hardware.camera.picamera_api import Controls, Metadata
from hardware.camera.picamera_controls import AF_MANUAL

AUTOMATIC: Controls = {"AeEnable": True, "AwbEnable": True}


@dataclass(frozen=True, slots=True)
class Look:
    """How one picture was taken, from its metadata; a field is None if the metadata lacks it.

    Attributes:
        exposure_us: time of exposure.
        gain: the sensor's analogue gain.
        colour_gains: white balance gains of red and blue.
        lens_dioptres: the lens's focus position; None for a fixed lens.
    """

    exposure_us: float | None
    gain: float | None
    colour_gains: tuple[float, float] | None
    lens_dioptres: float | None

    def light(self) -> tuple[float, ...]:
        """The numbers that must settle: exposure times gain, and the colours' gains."""
        numbers = []
        if self.exposure_us is not None:
            numbers.append(self.exposure_us * (self.gain or 1.0))
        return (*numbers, *(self.colour_gains or ()))


def look_of(metadata: Metadata) -> Look:
    """Read how a picture was taken from its metadata."""
    gains = metadata.get("ColourGains")
    pair = (float(gains[0]), float(gains[1])) if isinstance(gains, (tuple, list)) and len(gains) == 2 else None
    return Look(
        _number(metadata.get("ExposureTime")),
        _number(metadata.get("AnalogueGain")),
        pair,
        _number(metadata.get("LensPosition")),
    )


def settled(looks: Sequence[Look], frames: int, same_share: float) -> bool:
    """Whether the last ``frames`` pictures agree: each number within ``same_share`` of the last picture's."""
    if len(looks) < frames:
        return False
    last = looks[-1].light()
    return all(
        len(look.light()) == len(last)
        and all(_alike(a, b, same_share) for a, b in zip(look.light(), last, strict=True))
        for look in looks[-frames:]
    )


def lock_of(look: Look) -> Controls:
    """The controls that keep the camera as it was for this picture."""
    lock: Controls = {}
    if look.exposure_us is not None and look.gain is not None:
        lock |= {"AeEnable": False, "ExposureTime": look.exposure_us, "AnalogueGain": look.gain}
    if look.colour_gains is not None:
        lock |= {"AwbEnable": False, "ColourGains": look.colour_gains}
    if look.lens_dioptres is not None:
        lock |= {"AfMode": AF_MANUAL, "LensPosition": look.lens_dioptres}
    return lock


def not_kept(lock: Controls, metadata: Metadata, share: float) -> tuple[str, ...]:
    """Names of the locked controls whose value in the metadata differs from the locked one."""
    wrong = []
    for name in ("ExposureTime", "AnalogueGain", "ColourGains", "LensPosition"):
        if name not in lock or name not in metadata:
            continue
        asked, has = _numbers(lock[name]), _numbers(metadata[name])
        if len(asked) != len(has) or not all(_alike(a, b, share) for a, b in zip(asked, has, strict=True)):
            wrong.append(name)
    return tuple(wrong)


def _alike(a: float, b: float, share: float) -> bool:
    return abs(a - b) <= share * max(abs(a), abs(b)) + 1e-9


def _number(value: Any) -> float | None:
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def _numbers(value: Any) -> tuple[float, ...]:
    parts = value if isinstance(value, (tuple, list)) else (value,)
    return tuple(float(part) for part in parts)
