"""Settings of cameras: sizes, and when one counts as frozen, stalled or lost (section ``[camera]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CameraNamed:
    """A camera of the table: ``source`` as for `--camera`, ``calibration`` the file made by `raja calibrate`."""

    source: str
    calibration: str


@dataclass(frozen=True, slots=True)
class CamerasSettings:
    """The cameras of the table when the command line names none (section ``[cameras]``).

    Attributes:
        slow_s: with several cameras, report one whose pictures are further apart than this.
        named: the cameras by the names people give them, the first one first.
    """

    slow_s: float
    named: dict[str, CameraNamed]


@dataclass(frozen=True, slots=True)
class CameraSettings:
    """Sizes and time limits of all frame sources.

    Attributes:
        width_px, height_px: the size a webcam is asked for.
        jpeg_quality: quality for frames that do not come as JPEG.
        frozen_s: a camera whose picture has not changed by a single byte for this long is frozen; noise changes it.
        stalled_s: a camera that has given no frame for this long is stalled.
        reopen_s: time between attempts to reopen an unplugged or stalled camera.
        period_s: time between the pictures of a folder, and of a video without a frame rate.
        rest_after_s: when nothing has happened for this long, frames are read only every ``rest_look_s``.
    """

    width_px: int
    height_px: int
    jpeg_quality: int
    frozen_s: float
    stalled_s: float
    reopen_s: float
    period_s: float
    rest_after_s: float
    rest_look_s: float
