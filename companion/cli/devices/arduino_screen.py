"""What ``raja arduino`` shows of the Arduino: as lines for a terminal, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardware.dice.happenings import (
    BoardAppeared,
    BoardFault,
    BoardLost,
    Happening,
    RollSettled,
    TableBumped,
    TableTilted,
    WellChanged,
)
from hardware.dice.meaning import Well
from hardware.dice.status import LinkStatus

WELL_WORDS = {"E": "empty", "M": "moving", "S": "settled", "C": "cocked", "U": "unreadable"}
BAR_WIDTH = 20


def screen(status: LinkStatus, newest: Sequence[str]) -> str:
    """The whole screen: status, wells, tilt, counters, and what happened last."""
    board = status.board
    lines = [status.sentence, ""]
    for number, well in enumerate(board.wells):
        lines.append(f"  well {number + 1}   {_well_line(well)}")
    tilt = "–" if board.tilt is None else f"{board.tilt.x_cdeg / 100:+.2f}°  {board.tilt.y_cdeg / 100:+.2f}°"
    lines.append(f"  tilt     {tilt}")
    beat = board.heartbeat
    if beat is not None:
        lines.append(
            f"  board    up {beat.uptime_ms / 1000:.0f} s, dropped {beat.dropped}, bad {beat.bad}, "
            f"lost {beat.lost}, rolls waiting {beat.pending}"
        )
    lines.append(
        f"  host     rolls {board.rolls}, bad {board.bad}, refused {board.refused}, found {status.appearances} ×"
    )
    lines += ["", *newest, "", "Ctrl-C ends."]
    return "\n".join(lines)


def status_json(status: LinkStatus) -> dict[str, Any]:
    """The status for programs."""
    board = status.board
    identity, beat = board.identity, board.heartbeat
    return {
        "state": status.state,
        "sentence": status.sentence,
        "port": status.port,
        "board": None
        if identity is None
        else {"id": identity.board, "boot": identity.boot, "firmware": identity.firmware},
        "wells": [
            None
            if well is None
            else {
                "state": WELL_WORDS[well.state],
                "top": well.top or None,
                "margin_percent": well.margin_percent,
                "thrown": well.thrown,
            }
            for well in board.wells
        ],
        "tilt_cdeg": None if board.tilt is None else [board.tilt.x_cdeg, board.tilt.y_cdeg],
        "board_counters": None
        if beat is None
        else {
            "uptime_ms": beat.uptime_ms,
            "dropped": beat.dropped,
            "bad": beat.bad,
            "lost": beat.lost,
            "pending": beat.pending,
        },
        "host_counters": {"rolls": board.rolls, "bad": board.bad, "refused": board.refused},
        "faults": [{"code": code, "detail": detail} for code, detail in board.faults],
    }


def happening_line(happening: Happening) -> str:
    """One line for people."""
    match happening:
        case RollSettled():
            return (
                f"roll {happening.number}: a {happening.top} in well {happening.well + 1} "
                f"(margin {happening.margin_percent} %)"
            )
        case WellChanged():
            top = f" {happening.top}" if happening.top else ""
            return f"well {happening.well + 1}: {WELL_WORDS[happening.state]}{top}"
        case TableTilted():
            return f"tilt {happening.x_cdeg / 100:+.2f}° {happening.y_cdeg / 100:+.2f}°"
        case TableBumped():
            return f"bump {happening.number}: {happening.peak_mg} mg for {happening.length_ms} ms"
        case BoardAppeared():
            cause = "" if happening.cause is None else f", started by {happening.cause}"
            return f"board {happening.board}, boot {happening.boot}, firmware {happening.firmware}{cause}"
        case BoardLost():
            return happening.sentence
        case BoardFault():
            return happening.sentence if happening.present else f"well again: {happening.code}"


def _well_line(well: Well | None) -> str:
    if well is None:
        return "–"
    bar = "█" * round(well.margin_percent * BAR_WIDTH / 100)
    word = f"{WELL_WORDS[well.state]}{f' {well.top}' if well.top else ''}"
    thrown = " thrown" if well.thrown else ""
    return f"{word:<12} margin {well.margin_percent:>3} % {bar:<{BAR_WIDTH}}{thrown}"
