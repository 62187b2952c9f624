"""What a club's hub keeps of evenings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ArchiveSettings:
    """Settings of the archive (``[archive]`` in raja.toml).

    Attributes:
        space_gb: recordings take so much at most: the oldest go, their facts stay.
        keep_days: a recording goes after so many days; 0: only where space runs short.
        keep_free_gb: with less room on the disk none is taken.
        largest_mb: of one recording.
        part_days: what was begun and not gone on with is thrown away so much later.
        bucket: name of an S3-like bucket that recordings are kept in; empty: the archive's folder.
        endpoint: of another service than Amazon's.
        sweep_s: so often it is looked what has to go, and which facts are still to be drawn.
    """

    space_gb: float
    keep_days: float
    keep_free_gb: float
    largest_mb: int
    part_days: float
    bucket: str
    endpoint: str
    sweep_s: float
