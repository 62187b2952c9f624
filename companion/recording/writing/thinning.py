"""Decides which frames keep their picture: every change, few of a resting table, fewer when space runs short."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.recording.messages import LeftOut
from companion.recording.settings import RecordingSettings

Room: TypeAlias = Literal["plenty", "sparse", "still", "none"]
"""``plenty``: every change is kept; ``sparse``: few pictures of a moving table; ``still``: only those of the still
table; ``none``: no picture.
"""
MB = 1_000_000


@dataclass(frozen=True, slots=True)
class FrameSeen:
    """What is known about a frame when deciding whether to keep its picture.

    Attributes:
        still: nothing on the table moves.
        changed: its readings differ from those of the last frame, or the table just began to move or came to rest.
        mattered: it led to an event or a question.
    """

    t_ns: int
    still: bool
    changed: bool
    mattered: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """When the newest picture was kept, and the newest of a moving table."""

    any_ns: int | None = None
    moving_ns: int | None = None


def room_left(written_bytes: int, free_bytes: int, waiting_bytes: int, settings: RecordingSettings) -> Room:
    """Return how much room there is for pictures.

    Args:
        written_bytes: size of this recording so far.
        free_bytes: free space on the disk.
        waiting_bytes: bytes that still wait to be written.
    """
    share = (written_bytes + waiting_bytes) / (settings.budget_mb * MB)
    if share >= 1 or free_bytes < settings.keep_free_mb * MB or waiting_bytes > settings.queue_mb * MB:
        return "none"
    if share >= settings.sparse_until or waiting_bytes > settings.queue_mb * MB / 2:
        return "still"
    return "sparse" if share >= settings.moving_until else "plenty"


def left_out(frame: FrameSeen, kept: Kept, room: Room, settings: RecordingSettings) -> LeftOut:
    """Return why the picture of a frame is left out; empty if it is to be kept."""
    if kept.any_ns is None:
        return "" if room != "none" else "space"
    idle = frame.still and not frame.changed and not frame.mattered
    if idle and frame.t_ns - kept.any_ns < settings.idle_s * 1e9:
        return "idle"
    if room == "none":
        return "space"
    if frame.still or frame.mattered or room == "plenty":
        return ""
    since_ns = None if kept.moving_ns is None else frame.t_ns - kept.moving_ns
    if room == "sparse" and (since_ns is None or since_ns >= settings.sparse_s * 1e9):
        return ""
    return "space"


def having_kept(kept: Kept, frame: FrameSeen) -> Kept:
    """Return what has been kept once this frame is."""
    return Kept(frame.t_ns, kept.moving_ns if frame.still else frame.t_ns)
