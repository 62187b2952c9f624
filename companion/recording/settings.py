"""Settings of recording while playing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RecordingSettings:
    """How an evening is recorded (``[recording]`` in raja.toml).

    Attributes:
        on: whether recording begins with each game.
        folder: where recordings go; empty: a folder of the user's own.
        flush_s: at most this much is lost in a power cut.
        idle_s: while nothing happens on the table, one picture is kept per this time.
        budget_mb: largest size of one recording.
        moving_until: share of the budget up to which every picture of a moving table is kept …
        sparse_until: … and from there up to which one in ``sparse_s``; pictures of the still table are kept to the end.
        keep_free_mb: with less free space on the disk no picture is kept.
        queue_mb: how much may wait for a slow disk; beyond half of that, pictures of the moving table are left out.
    """

    on: bool
    folder: str
    flush_s: float
    idle_s: float
    budget_mb: int
    moving_until: float
    sparse_until: float
    sparse_s: float
    keep_free_mb: int
    queue_mb: int
