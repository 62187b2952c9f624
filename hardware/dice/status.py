"""The link's status: one frozen value with what to tell of it, true at all times."""

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
    """What is known of the Arduino now.

    Attributes:
        state: stable word for programs.
        message: for people, naming the remedy where something is wrong.
        port: the port it is about, if any.
        since_ns: when this state began, by the link's clock.
        appearances: how often a board was found since the start.
        board: what the board says; empty unless ``talking``.
    """

    state: LinkState
    message: Message
    port: str | None
    since_ns: int
    appearances: int
    board: SessionView
