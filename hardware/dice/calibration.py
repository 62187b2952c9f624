"""Calibration of a well and of the level: the steps of docs/protocol.md, with a person's hands between them."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from hardware.dice.link import Link
from hardware.dice.meaning import Reply, number_in
from hardware.errors import HardwareError

TRIES = 6
BETWEEN_TRIES_S = 0.5
_COUNTS = 1023

_REMEDIES = {
    "MOVING": "something moved: keep hands and dice away and try again.",
    "STEPS": "a step is missing: begin again.",
    "CONTRAST": "black and white look alike to a sensor: clean the well, check its emitter, lay the white card flat.",
    "ABSENT": "the tilt sensor does not answer: check its four wires.",
}


@dataclass(frozen=True, slots=True)
class Calibration:
    """Lowest and highest counts of a well's nine sensors, and smallest and largest span between black and white."""

    empty: tuple[int, int]
    white: tuple[int, int]
    spans: tuple[int, int]


def calibrate_well(
    link: Link, well: int, prompt: Callable[[str], object], lay_card: Callable[[int, bool], None]
) -> Calibration:
    """Walk through the calibration of one well.

    Args:
        link: a link that talks with a board.
        well: 0 or 1.
        prompt: tells a person what to do and waits until it is done.
        lay_card: lays the white card on the well of a virtual board, or takes it off; does nothing with a real one.

    Raises:
        HardwareError: ``calibration.…`` with the board's result in small letters, ``link.no_answer``.
    """
    prompt(f"Take everything out of well {well + 1}, then press Enter")
    empty = _pair(_insist(link, "CAL", str(well), "empty"))
    lay_card(well, True)
    try:
        prompt(f"Lay a white card flat on well {well + 1}, then press Enter")
        white = _pair(_insist(link, "CAL", str(well), "white"))
    finally:
        lay_card(well, False)
    return Calibration(empty, white, _pair(_insist(link, "CAL", str(well), "store")))


def learn_level(link: Link) -> str:
    """Take what is measured now as level; a sentence on how it went. A missing sensor does not hinder the dice.

    Raises:
        HardwareError: ``calibration.moving``, ``link.no_answer``.
    """
    try:
        _insist(link, "LEV")
    except HardwareError as error:
        if error.code != "calibration.absent":
            raise
        return error.message
    return "The table as it stands is level now."


def _insist(link: Link, verb: str, *arguments: str) -> Reply:
    """Ask again while the board says that something moves or that its memory is busy."""
    reply = link.ask(verb, *arguments)
    for _ in range(TRIES):
        if reply.result not in ("MOVING", "LATER"):
            break
        time.sleep(BETWEEN_TRIES_S)
        reply = link.ask(verb, *arguments)
    if reply.result != "OK":
        remedy = _REMEDIES.get(
            reply.result, f"it answered {reply.result}: update its firmware by `raja arduino flash`."
        )
        raise HardwareError(f"calibration.{reply.result.lower()}", f"The Arduino could not do this step, {remedy}")
    return reply


def _pair(reply: Reply) -> tuple[int, int]:
    numbers = [number_in(value, 0, _COUNTS) for value in reply.values]
    if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
        raise HardwareError(
            "calibration.reply", f"The Arduino answered {reply.values} to {reply.verb}: update its firmware."
        )
    return numbers[0], numbers[1]
