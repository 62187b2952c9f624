"""Settings of the link to the Arduino (section ``[link]`` of the settings file)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LinkSettings:
    """Time limits of the link.

    Attributes:
        baud: speed of the serial line.
        reply_ms: a command without a reply is sent again after this.
        silence_ms: a board that sends nothing for this long counts as hung.
        answer_ms: how long to wait for a board's answer after opening a port; a boot loader takes up to 2 s.
        reopen_ms: a hung board's port is closed and opened after this, which resets most boards.
        scan_ms: how often to look for ports while there is no board.
        again_ms: a port that did not answer is tried again after this.
        poll_ms: the longest wait for bytes before time limits are checked.
    """

    baud: int
    reply_ms: int
    silence_ms: int
    answer_ms: int
    reopen_ms: int
    scan_ms: int
    again_ms: int
    poll_ms: int
