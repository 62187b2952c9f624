"""Sentences for people about the Arduino: what is wrong, and what helps."""

from __future__ import annotations

from hardware.dice.meaning import PROTOCOL, FaultCode
from hardware.dice.status import LinkState
from hardware.dice.view import SessionView

FAULT_SENTENCES: dict[FaultCode, str] = {
    "tilt-absent": "The tilt sensor does not answer: check its four wires. The dice go on.",
    "tilt-stuck": "The tilt sensor's values do not move: unplug and replug it. The dice go on.",
    "too-bright": "Too much light falls into dice well {n}: shade it.",
    "uncalibrated": "Dice well {n} uses factory levels: run `raja arduino calibrate`.",
    "settings-lost": "The Arduino lost its settings and uses defaults: set them and calibrate again.",
    "memory-full": "The Arduino holds 32 rolls that nobody took: it keeps no more until the companion is connected.",
}


KEEPING = "keeping"
RECORDING = "recording"
NO_BOARD = "No Arduino is connected: plug it in by USB; dice can be typed in meanwhile."
PORT_PROBLEMS: dict[str, LinkState] = {
    "link.no_permission": "no_permission",
    "link.port_busy": "port_busy",
    "link.port_failed": "port_failed",
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


def asking_sentence(device: str) -> str:
    """A port has just been opened."""
    return f"Asking who is behind {device}: this takes up to 3 s."


def talking_sentence(device: str, view: SessionView) -> str:
    """All is well, or as well as the board says."""
    if view.identity is None:
        return asking_sentence(device)
    sentence = f"The Arduino is connected at {device} (firmware {view.identity.firmware})."
    for code, detail in view.faults:
        sentence += " " + FAULT_SENTENCES[code].format(n=detail + 1)
    return sentence


def never_answered_sentence(device: str, label: str, loader: str | None) -> str:
    """A port was opened and asked, and no board of ours answered."""
    if loader == "optiboot":
        return f"The Arduino at {device} has no firmware of Raja's: run `raja arduino flash`."
    if loader == "old":
        return (
            f"The Arduino at {device} has the old boot loader and no firmware of Raja's that runs: run `raja arduino "
            "flash`; after a hang this loader needs unplugging and replugging, a newer one (optiboot) does not."
        )
    return (
        f"What is behind {device} ({label}) says nothing: if it is the Arduino, unplug it and plug it in again, "
        "then run `raja arduino flash`."
    )


def failure_sentence(what: str, error: Exception) -> str:
    """The companion's own part failed on what the board said."""
    reason = str(error) or type(error).__name__
    if what == RECORDING:
        return f"What the Arduino says is not being recorded ({reason}): look after the disk."
    return (
        f"The companion could not keep what the Arduino said ({reason}): a roll stays with the Arduino and comes again."
    )
