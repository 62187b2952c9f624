"""Checks who can read the games: logs, copies and recordings hold hands, sealed bids and salts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from companion.doctor.check import Check, part
from companion.private_files import close_to_others, exposed
from companion.texts.message import Message, as_it_is


def rights_check(files: Sequence[Path], *, mend: bool) -> Check:
    """Check whether others on this machine can reach one of these files.

    Args:
        mend: also take those rights away.
    """
    open_ones = exposed(files)
    left = close_to_others(open_ones) if mend else open_ones
    mended = len(open_ones) - len(left)
    if left:
        found = Message("doctor.readable_by_others", {"file": str(left[0])})
        if len(left) > 1:
            found = Message("doctor.readable_and_more", {"file": str(left[0]), "count": len(left) - 1})
        advice = as_it_is(f"sudo chmod go= {left[0]}" if mend else "raja doctor --mend")
        return Check("companion", "rights", part("rights"), "poor", found, advice)
    found = Message("doctor.rights_mended", {"count": mended}) if mended else Message("doctor.rights_good")
    return Check("companion", "rights", part("rights"), "good", found)
