"""Sentences for people about the Arduino: what is wrong, and what helps."""

from __future__ import annotations

from hardware.dice.meaning import PROTOCOL, FaultCode

FAULT_SENTENCES: dict[FaultCode, str] = {
    "tilt-absent": "The tilt sensor does not answer: check its four wires. The dice go on.",
    "tilt-stuck": "The tilt sensor's values do not move: unplug and replug it. The dice go on.",
    "too-bright": "Too much light falls into dice well {n}: shade it.",
    "uncalibrated": "Dice well {n} uses factory levels: run `raja arduino calibrate`.",
    "settings-lost": "The Arduino lost its settings and uses defaults: set them and calibrate again.",
    "memory-full": "The Arduino holds 32 rolls that nobody took: it keeps no more until the companion is connected.",
}


def protocol_sentence(protocol: int) -> str:
    """The board speaks another protocol."""
    newer = "update the companion" if protocol > PROTOCOL else "run `raja arduino flash`"
    return f"The Arduino's firmware speaks protocol {protocol}, the companion protocol {PROTOCOL}: {newer}."


def silence_sentence(silence_ms: int) -> str:
    """The port is open, but nothing comes."""
    return (
        f"The Arduino has said nothing for {silence_ms / 1000:.1f} s: it hangs or is being reset; "
        "if it stays so, unplug it and plug it in again."
    )
