"""When a camera is thought to be in trouble (section ``[camera]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CameraNamed:
    """A camera of the table: ``source`` as for `--camera`, ``calibration`` its file by `raja calibrate`."""

    source: str
    calibration: str


@dataclass(frozen=True, slots=True)
class CamerasSettings:
    """The cameras that look at the table where the command line names none (section ``[cameras]``).

    Attributes:
        slow_s: of several, one whose pictures are further apart is told.
        named: what people call each, the first one first.
    """

    slow_s: float
    named: dict[str, CameraNamed]


@dataclass(frozen=True, slots=True)
class CameraSettings:
    """Times and sizes of the sources of frames.

    Attributes:
        width_px, height_px: what a webcam is asked for.
        jpeg_quality: of frames that do not come as JPEG.
        frozen_s: a camera whose picture has not changed by a single byte for this long is frozen; noise changes it.
        stalled_s: a camera that has given no frame for this long is stalled.
        reopen_s: an unplugged or stalled camera is closed and opened again after this.
        period_s: time between the pictures of a folder, and of a video that does not tell.
        rest_after_s: a table at which nothing has happened for so long is looked at every ``rest_look_s`` only.
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
