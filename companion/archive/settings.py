"""Settings of the archive that a club's hub keeps of evenings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ArchiveSettings:
    """Settings of the archive (``[archive]`` in raja.toml).

    Attributes:
        space_gb: most space for recordings: the oldest are deleted, their facts stay.
        keep_days: a recording is deleted after so many days; 0: only when space runs short.
        keep_free_gb: with less free space on the disk no recording is accepted.
        largest_mb: largest size of one recording.
        part_days: an incomplete upload is deleted after so many days.
        bucket: name of an S3-like bucket that recordings are kept in; empty: the archive's folder.
        endpoint: address of another service than Amazon's.
        sweep_s: how often old recordings are deleted and missing facts extracted.
    """

    space_gb: float
    keep_days: float
    keep_free_gb: float
    largest_mb: int
    part_days: float
    bucket: str
    endpoint: str
    sweep_s: float
