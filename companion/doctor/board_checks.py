"""The Arduino: whether it answers, and what it says of wells and tilt."""

from __future__ import annotations

from companion.doctor.check import Check, CheckState, told
from hardware.dice.explain import FAULT_SENTENCES
from hardware.dice.status import LinkStatus

_HARMLESS = ("uncalibrated", "tilt-absent", "tilt-stuck")
"""Faults with which dice are read all the same."""


def board_checks(status: LinkStatus, *, asked_for: bool) -> list[Check]:
    """The link's state in a line, and a line for each fault the board tells of."""
    if status.state == "no_board":
        found, advice = told(status.sentence)
        return [Check("dice", "board", "Arduino", "bad" if asked_for else "absent", found, advice)]
    identity = status.board.identity
    if status.state != "talking" or identity is None:
        found, advice = told(status.sentence)
        return [Check("dice", "board", "Arduino", "bad", found, advice or "unplug it and plug it in again")]
    checks = [
        Check(
            "dice", "board", "Arduino", "good", f"board {identity.board}, firmware {identity.firmware} at {status.port}"
        )
    ]
    for code, detail in status.board.faults:
        found, advice = told(FAULT_SENTENCES[code].format(n=detail + 1))
        state: CheckState = "poor" if code in _HARMLESS else "bad"
        checks.append(Check("dice", f"board_{code}", "Arduino", state, found, advice))
    for number, well in enumerate(status.board.wells, start=1):
        found = "nothing heard of it yet" if well is None else f"{well.state}, margin {well.margin_percent} %"
        checks.append(Check("dice", f"well_{number}", f"Dice well {number}", "good" if well else "poor", found))
    return checks
