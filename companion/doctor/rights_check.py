"""Who can read the games: logs, copies and recordings hold hands, sealed bids and salts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from companion.doctor.check import Check
from companion.private_files import close_to_others, exposed


def rights_check(files: Sequence[Path], *, mend: bool) -> Check:
    """Whether others on this machine can reach one of these files.

    Args:
        mend: take those rights away.
    """
    open_ones = exposed(files)
    left = close_to_others(open_ones) if mend else open_ones
    mended = len(open_ones) - len(left)
    if left:
        found = f"others on this machine can read {_named(left)}"
        advice = f"sudo chmod go= {left[0]}" if mend else "raja doctor --mend"
        return Check("companion", "rights", "Rights", "poor", found, advice)
    found = f"{mended} closed to others now" if mended else "nobody else can read log and recordings"
    return Check("companion", "rights", "Rights", "good", found)


def _named(files: Sequence[Path]) -> str:
    return f"{files[0]}" + (f" and {len(files) - 1} more" if len(files) > 1 else "")
