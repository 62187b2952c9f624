"""Settings of what a table sends to its club's hub."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutboxSettings:
    """Settings of the outbox.

    Attributes:
        look_s: how often the log is checked.
        batch_events: the most events in a batch; a command's events are not split.
        timeout_s: how long to wait for an answer.
        again_s: the wait after a failure; it doubles each time.
        longest_again_s: the longest such wait.
    """

    look_s: float
    batch_events: int
    timeout_s: float
    again_s: float
    longest_again_s: float


@dataclass(frozen=True, slots=True)
class RecordingsSentSettings:
    """Settings of sending recordings to the club's archive (``[recordings_sent]`` in raja.toml).

    Attributes:
        on: whether recordings are sent.
        rest_s: how long the table must be idle, and a file unchanged, before it is sent.
        piece_kb: the size of one piece.
        look_s: how often to look for new recordings.
    """

    on: bool
    rest_s: float
    piece_kb: int
    look_s: float
