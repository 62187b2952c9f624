"""Messages for people about the Arduino: what is wrong, and what helps."""

from __future__ import annotations

from typing import Final

from hardware.dice.status import LinkState
from hardware.dice.typed_sentences import PROTOCOL, FaultCode
from hardware.dice.view import SessionView
from vision.message import Message

FAULT_MESSAGES: Final[dict[FaultCode, str]] = {
    "tilt-absent": "board.tilt_absent",
    "tilt-stuck": "board.tilt_stuck",
    "too-bright": "board.too_bright",
    "uncalibrated": "board.uncalibrated",
    "settings-lost": "board.settings_lost",
    "memory-full": "board.memory_full",
}
"""The text of each fault; a well's fault also gets the well's number."""

KEEPING = "keeping"
RECORDING = "recording"
NO_BOARD: Final = Message("board.none")
PORT_PROBLEMS: dict[str, LinkState] = {
    "link.no_permission": "no_permission",
    "link.port_busy": "port_busy",
    "link.port_failed": "port_failed",
    "link.no_serial_port": "port_failed",
}


def fault_message(code: FaultCode, detail: int) -> Message:
    """The message for a fault of the board; ``detail`` is the well, from 0, if the fault is a well's."""
    return Message(FAULT_MESSAGES[code], {"well": detail + 1})


def protocol_message(protocol: int) -> Message:
    """The message when the board speaks another version of the protocol."""
    values = {"protocol": protocol, "own": PROTOCOL}
    return Message("board.newer_protocol" if protocol > PROTOCOL else "board.older_protocol", values)


def silence_message(silence_ms: int) -> Message:
    """The message when the port is open but nothing arrives."""
    return Message("board.silent", {"seconds": round(silence_ms / 1000, 1)})


def asking_message(device: str) -> Message:
    """The message when a port has just been opened."""
    return Message("board.asking", {"device": device})


def talking_messages(device: str, view: SessionView) -> tuple[Message, ...]:
    """The messages while the board answers: that it is connected, and the faults it reports."""
    if view.identity is None:
        return (asking_message(device),)
    connected = Message("board.connected", {"device": device, "firmware": view.identity.firmware})
    return connected, *(fault_message(code, detail) for code, detail in view.faults)


def never_answered_message(device: str, label: str, loader: str | None) -> Message:
    """The message when a port was opened and asked, but no Raja board answered."""
    if loader == "optiboot":
        return Message("board.no_firmware", {"device": device})
    if loader == "old":
        return Message("board.old_boot_loader", {"device": device})
    return Message("board.never_answered", {"device": device, "label": label})


def failure_message(what: str, error: Exception) -> Message:
    """The message when the companion failed to store or record what the board said."""
    reason = str(error) or type(error).__name__
    return Message("board.not_recorded" if what == RECORDING else "board.not_kept", {"reason": reason})


def one_message(messages: tuple[Message, ...]) -> Message:
    """Join several messages into one."""
    first, *others = messages
    for other in others:
        first = Message("sentences", {"first": first, "second": other})
    return first
