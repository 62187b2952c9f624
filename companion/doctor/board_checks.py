"""Checks the Arduino: whether it answers, and what it reports about wells and tilt."""

from __future__ import annotations

from companion.doctor.check import Check, CheckState, part
from companion.texts.message import Message
from hardware.dice.explain import fault_message
from hardware.dice.status import LinkStatus

_HARMLESS = ("uncalibrated", "tilt-absent", "tilt-stuck")
"""Faults with which dice can still be read."""


def board_checks(status: LinkStatus, *, asked_for: bool) -> list[Check]:
    """Return a line for the connection, one for each fault the board reports, and one for each well."""
    if status.state == "no_board":
        return [Check("dice", "board", part("board"), "bad" if asked_for else "absent", status.message)]
    identity = status.board.identity
    if status.state != "talking" or identity is None:
        return [Check("dice", "board", part("board"), "bad", status.message)]
    known = {"board": identity.board, "firmware": identity.firmware, "port": status.port or "–"}
    checks = [Check("dice", "board", part("board"), "good", Message("doctor.board_found", known))]
    for code, detail in status.board.faults:
        state: CheckState = "poor" if code in _HARMLESS else "bad"
        checks.append(Check("dice", f"board_{code}", part("board"), state, fault_message(code, detail)))
    for number, well in enumerate(status.board.wells, start=1):
        found = Message("doctor.well_unheard")
        if well is not None:
            found = Message(f"doctor.well_{well.state}", {"percent": well.margin_percent})
        checks.append(Check("dice", f"well_{number}", part("well", number=number), "good" if well else "poor", found))
    return checks
