"""Settings of the Raspberry Pi camera (section ``[picamera]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PicameraSettings:
    """Time limits and tolerances; the comments in the settings file explain each.

    Attributes:
        frame_us: shortest and longest time between pictures.
        still_px: width and height of stills, which are then read while frames only show changes; 0 reads the frames instead.
        capture_s: a picture that takes longer than this counts as lost.
        look_frames, same_share: exposure has settled when this many pictures in a row differ by less than this share.
        lock_share: how far a locked value in a picture's metadata may differ from the requested one.
        relook_s, dark_below, bright_above: when the light has changed so much that the camera must settle anew.
    """

    frame_us: tuple[int, int]
    buffers: int
    still_px: tuple[int, int]
    capture_s: float
    start_s: float
    stop_s: float
    look_s: float
    look_frames: int
    same_share: float
    focus_s: float
    lock_s: float
    lock_share: float
    relook_s: float
    dark_below: float
    bright_above: float
