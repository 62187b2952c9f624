"""Checks the camera: whether it gives pictures, how it is aimed, and whether its calibration still fits."""

from __future__ import annotations

from companion.aiming.aim_watcher import AimShown
from companion.doctor.check import Check, CheckState, part
from companion.doctor.settings import DoctorSettings
from companion.texts.message import Message
from vision.calibration.aiming import Aim
from vision.geometry.camera_model import CameraModel

SECONDS_A_DAY = 86_400.0


def picture_check(named: str, shown: AimShown, *, asked_for: bool) -> Check:
    """Check that the camera gives a usable picture."""
    if shown.picture:
        gives = Message("doctor.camera_gives", {"camera": named})
        if shown.trouble is not None:
            return Check("camera", "picture", part("camera"), "bad", gives, shown.trouble)
        return Check("camera", "picture", part("camera"), "good", gives)
    return Check("camera", "picture", part("camera"), "bad" if asked_for else "absent", shown.camera.message)


def aim_checks(aim: Aim) -> list[Check]:
    """Return a line for each thing about its aim."""
    return [
        Check("camera", f"aim_{item.name}", part(item.name), item.verdict, item.found, item.advice)
        for item in aim.items
    ]


def calibration_checks(
    model: CameraModel | None, age_s: float | None, aim: Aim | None, settings: DoctorSettings
) -> list[Check]:
    """Check the calibration's origin and age, and whether the markers still fit it.

    Args:
        model: the calibration; None if none was named.
        age_s: seconds since its file was written.
        aim: the aim in the newest look with that calibration.
    """
    of = part("calibration")
    if model is None:
        advice = Message("doctor.calibrate_and_name")
        return [Check("camera", "calibration", of, "absent", Message("doctor.no_calibration"), advice)]
    days = None if age_s is None else max(0.0, age_s / SECONDS_A_DAY)
    size = f"{model.width}×{model.height}"
    found = Message("doctor.calibration_for", {"size": size})
    if days is not None:
        found = Message("doctor.calibration_days", {"size": size, "count": round(days)})
    if model.is_default:
        guessed = Message("doctor.calibration_guessed", {"size": size})
        checks = [Check("camera", "calibration", of, "poor", guessed, Message("doctor.calibrate"))]
    elif days is not None and days > settings.calibration_days:
        checks = [Check("camera", "calibration", of, "poor", found, Message("doctor.calibrate_anew"))]
    else:
        checks = [Check("camera", "calibration", of, "good", found)]
    if aim is not None and aim.fit_px is not None:
        checks.append(drift_check(aim.fit_px, model.width, settings))
    return checks


def drift_check(fit_px: float, width_px: int, settings: DoctorSettings) -> Check:
    """Check that markers lie where the calibrated lens would show them."""
    limit_px = settings.drift_px * width_px / settings.drift_width_px
    found = Message("doctor.markers_fit", {"pixels": round(fit_px, 2)})
    state: CheckState = "good" if fit_px <= limit_px else "poor"
    advice = None if state == "good" else Message("doctor.lay_mats_flat")
    return Check("camera", "drift", part("drift"), state, found, advice)
