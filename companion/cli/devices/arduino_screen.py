"""What ``raja arduino`` shows of the Arduino: as lines for a terminal, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.texts.catalogue import Texts
from companion.texts.columns import padded
from companion.texts.message import Message
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
from hardware.dice.status import LinkStatus
from hardware.dice.typed_sentences import Well

WELL_WORDS = {"E": "empty", "M": "moving", "S": "settled", "C": "cocked", "U": "unreadable"}
BAR_WIDTH = 20


def screen(status: LinkStatus, newest: Sequence[str], text: Texts) -> str:
    """The whole screen: status, wells, tilt, counters, and what happened last."""
    board = status.board
    lines = [text.say(status.message), ""]
    for number, well in enumerate(board.wells):
        lines.append(f"  {padded(text('board.screen_well', number=number + 1), 10)} {_well_line(well, text)}")
    tilt = "–" if board.tilt is None else f"{board.tilt.x_cdeg / 100:+.2f}°  {board.tilt.y_cdeg / 100:+.2f}°"
    lines.append(f"  {padded(text('board.screen_tilt'), 10)} {tilt}")
    beat = board.heartbeat
    if beat is not None:
        counted = {"dropped": beat.dropped, "bad": beat.bad, "lost": beat.lost, "waiting": beat.pending}
        lines.append(f"  {text('board.screen_board', seconds=beat.uptime_ms // 1000, **counted)}")
    heard = {"rolls": board.rolls, "bad": board.bad, "refused": board.refused, "found": status.appearances}
    lines.append(f"  {text('board.screen_host', **heard)}")
    lines += ["", *newest, "", text("board.screen_end")]
    return "\n".join(lines)


def status_json(status: LinkStatus, text: Texts) -> dict[str, Any]:
    """The status for programs."""
    board = status.board
    identity, beat = board.identity, board.heartbeat
    return {
        "state": status.state,
        "sentence": text.say(status.message),
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


def happening_line(happening: Happening, text: Texts) -> str:
    """One line for people."""
    match happening:
        case RollSettled():
            where = {"well": happening.well + 1, "percent": happening.margin_percent}
            return text("board.roll", number=happening.number, face=happening.top, **where)
        case WellChanged():
            top = f" {happening.top}" if happening.top else ""
            state = f"{text(f'board.well_{happening.state}')}{top}"
            return text("board.well", well=happening.well + 1, state=state)
        case TableTilted():
            return text("board.tilt", x=f"{happening.x_cdeg / 100:+.2f}", y=f"{happening.y_cdeg / 100:+.2f}")
        case TableBumped():
            peak = {"peak": happening.peak_mg, "length": happening.length_ms}
            return text("board.bump", number=happening.number, **peak)
        case BoardAppeared():
            known = {"board": happening.board, "boot": happening.boot, "firmware": happening.firmware}
            if happening.cause is None:
                return text("board.appeared", **known)
            return text("board.started", cause=happening.cause, **known)
        case BoardLost():
            return text.say(happening.message)
        case BoardFault():
            return text.say(
                happening.message if happening.present else Message("board.well_again", {"fault": happening.message})
            )


def _well_line(well: Well | None, text: Texts) -> str:
    if well is None:
        return "–"
    bar = "█" * round(well.margin_percent * BAR_WIDTH / 100)
    word = f"{text(f'board.well_{well.state}')}{f' {well.top}' if well.top else ''}"
    thrown = f" {text('board.screen_thrown')}" if well.thrown else ""
    return f"{padded(word, 14)} {well.margin_percent:>3} % {bar:<{BAR_WIDTH}}{thrown}"
