"""Settings of the link to the Arduino; the values stand in the settings file, section ``[link]``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LinkSettings:
    """Times of the link.

    Attributes:
        baud: speed of the line.
        reply_ms: a command without a reply is said again after this.
        silence_ms: a board that says nothing for this long is taken for hung.
        answer_ms: how long an opened port has to show that a board is behind it; a boot loader takes up to 2 s.
        reopen_ms: a hung board's port is closed and opened after this, which resets most boards.
        scan_ms: how often to look for ports while there is no board.
        again_ms: a port that did not answer is asked again after this.
        poll_ms: the longest wait for bytes before the clock is looked at.
    """

    baud: int
    reply_ms: int
    silence_ms: int
    answer_ms: int
    reopen_ms: int
    scan_ms: int
    again_ms: int
    poll_ms: int
