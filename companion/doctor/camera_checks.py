"""The camera: whether it gives pictures, how it is aimed, and whether its calibration still holds."""

from __future__ import annotations

from companion.aiming.looking import AimShown
from companion.aiming.report import NAMES
from companion.doctor.check import Check, CheckState, told
from companion.doctor.settings import DoctorSettings
from vision.calibration.aiming import Aim
from vision.geometry.camera_model import CameraModel

SECONDS_A_DAY = 86_400.0


def picture_check(named: str, shown: AimShown, *, asked_for: bool) -> Check:
    """Whether the camera gave a picture that can be looked at."""
    if shown.picture:
        if shown.trouble:
            return Check("camera", "picture", "Camera", "bad", f"{named} gives pictures", shown.trouble)
        return Check("camera", "picture", "Camera", "good", f"{named} gives pictures")
    found, advice = told(shown.camera.sentence)
    return Check("camera", "picture", "Camera", "bad" if asked_for else "absent", found, advice or "look at its cable")


def aim_checks(aim: Aim) -> list[Check]:
    """A line for each thing about how it is aimed."""
    return [
        Check("camera", f"aim_{item.name}", NAMES[item.name], item.verdict, item.found, item.advice)
        for item in aim.items
    ]


def calibration_checks(
    model: CameraModel | None, age_s: float | None, aim: Aim | None, settings: DoctorSettings
) -> list[Check]:
    """The calibration's origin and age, and whether the markers still fit it.

    Args:
        model: None if none was named.
        age_s: since its file was written.
        aim: the newest look through that model.
    """
    if model is None:
        advice = "raja calibrate SHOTS -o camera.json, then name it with --calibration"
        return [Check("camera", "calibration", "Calibration", "absent", "none is named", advice)]
    days = None if age_s is None else max(0.0, age_s / SECONDS_A_DAY)
    found = f"for {model.width}×{model.height}" + ("" if days is None else f", {days:.0f} days old")
    if model.is_default:
        checks = [
            Check("camera", "calibration", "Calibration", "poor", f"{found}, only guessed", "raja calibrate with shots")
        ]
    elif days is not None and days > settings.calibration_days:
        checks = [Check("camera", "calibration", "Calibration", "poor", found, "take new shots when you have time")]
    else:
        checks = [Check("camera", "calibration", "Calibration", "good", found)]
    if aim is not None and aim.fit_px is not None:
        checks.append(drift_check(aim.fit_px, model.width, settings))
    return checks


def drift_check(fit_px: float, width_px: int, settings: DoctorSettings) -> Check:
    """Whether markers lie where the calibrated lens says they must."""
    limit_px = settings.drift_px * width_px / settings.drift_width_px
    found = f"markers fit to {fit_px:.2f} pixels"
    state: CheckState = "good" if fit_px <= limit_px else "poor"
    advice = "" if state == "good" else "lay the mats flat; if that does not help, calibrate anew"
    return Check("camera", "drift", "Calibration fits", state, found, advice)
