"""What processes use, and what a list of times comes to."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")


def used_s(process: int) -> float:
    """Processor seconds of a process and of all that it began, the ended ones too; 0 where it has gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0
    return sum(int(field) for field in fields[11:15]) / _TICKS + sum(used_s(int(child)) for child in children)


def share(times: Sequence[float], of: float) -> float:
    """That share of them is no longer than this; 0 of none."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(of * len(ordered)))] if ordered else 0.0
