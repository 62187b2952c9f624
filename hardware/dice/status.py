"""The link's status: one frozen value that always says how things are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from hardware.dice.view import SessionView
from vision.message import Message

LinkState: TypeAlias = Literal[
    "talking",
    "asking",
    "silent",
    "wrong_protocol",
    "no_permission",
    "port_busy",
    "port_failed",
    "old_bootloader",
    "no_firmware",
    "no_board",
    "stopped",
]


@dataclass(frozen=True, slots=True)
class LinkStatus:
    """What is known about the Arduino and its port now.

    Attributes:
        state: a stable word for programs.
        message: for people; names the remedy if something is wrong.
        port: the port that the message is about, if any.
        since_ns: when this state began, by the link's clock.
        appearances: how often a board was found since the start.
        board: what the board reports; empty unless ``talking``.
    """

    state: LinkState
    message: Message
    port: str | None
    since_ns: int
    appearances: int
    board: SessionView
