"""Calibration of a well and of the level: the steps of docs/protocol.md, prompting a person in between."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from hardware.dice.link import Link
from hardware.dice.typed_sentences import Reply, number_in
from hardware.errors import HardwareError
from vision.message import Message

TRIES = 6
BETWEEN_TRIES_S = 0.5
_COUNTS = 1023

_CODES = {
    "MOVING": "calibration.moving",
    "STEPS": "calibration.steps",
    "CONTRAST": "calibration.contrast",
    "ABSENT": "calibration.absent",
}


@dataclass(frozen=True, slots=True)
class Calibration:
    """Lowest and highest counts of a well's nine sensors, and smallest and largest span between black and white."""

    empty: tuple[int, int]
    white: tuple[int, int]
    spans: tuple[int, int]


def calibrate_well(
    link: Link, well: int, prompt: Callable[[Message], object], lay_card: Callable[[int, bool], None]
) -> Calibration:
    """Walk through the calibration of one well.

    Args:
        link: a link that is connected to a board.
        well: 0 or 1.
        prompt: tells a person what to do and waits until it is done.
        lay_card: lays the white card on the well of a virtual board, or takes it off; does nothing with a real one.

    Raises:
        HardwareError: ``calibration.…`` with the board's result in lower case, ``link.no_answer``.
    """
    prompt(Message("board.empty_well", {"well": well + 1}))
    empty = _pair(_insist(link, "CAL", str(well), "empty"))
    lay_card(well, True)
    try:
        prompt(Message("board.lay_card", {"well": well + 1}))
        white = _pair(_insist(link, "CAL", str(well), "white"))
    finally:
        lay_card(well, False)
    return Calibration(empty, white, _pair(_insist(link, "CAL", str(well), "store")))


def learn_level(link: Link) -> Message:
    """Make the board take its present slant as level; return a message for people. A missing tilt sensor is no error.

    Raises:
        HardwareError: ``calibration.moving``, ``link.no_answer``.
    """
    try:
        _insist(link, "LEV")
    except HardwareError as error:
        if error.code != "calibration.absent":
            raise
        return error.message
    return Message("board.level_learned")


def _insist(link: Link, verb: str, *arguments: str) -> Reply:
    """Send a command, and again while the board answers that something moves or that its memory is busy."""
    reply = link.ask(verb, *arguments)
    for _ in range(TRIES):
        if reply.result not in ("MOVING", "LATER"):
            break
        time.sleep(BETWEEN_TRIES_S)
        reply = link.ask(verb, *arguments)
    if reply.result != "OK":
        if reply.result in _CODES:
            raise HardwareError(_CODES[reply.result])
        raise HardwareError("calibration.not_understood", result=reply.result)
    return reply


def _pair(reply: Reply) -> tuple[int, int]:
    numbers = [number_in(value, 0, _COUNTS) for value in reply.values]
    if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
        raise HardwareError("calibration.reply", values=" ".join(reply.values), verb=reply.verb)
    return numbers[0], numbers[1]
