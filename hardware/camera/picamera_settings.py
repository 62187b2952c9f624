"""How the Raspberry Pi camera is driven (section ``[picamera]``)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PicameraSettings:
    """Times and shares; see the comments in the settings file.

    Attributes:
        frame_us: shortest and longest time between pictures.
        still_px: width and height of the pictures that are read where the frames are only watched; none if 0, and then frames are read.
        capture_s: a picture that takes longer does not come any more.
        look_frames, same_share: exposure has settled when so many pictures in a row differ by less than this share.
        lock_share: how far a locked value in a picture's metadata may be from what was asked.
        relook_s, dark_below, bright_above: when the light has changed so much that the lock is given up for a new look.
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
