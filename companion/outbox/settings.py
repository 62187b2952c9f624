"""How a table sends to its club's hub."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OutboxSettings:
    """Settings of the outbox.

    Attributes:
        look_s: the log is looked at so often.
        batch_events: events that are sent together at most, but for the rest of a command.
        timeout_s: an answer is waited for so long.
        again_s: after a failure it is tried again so much later, twice as late each time …
        longest_again_s: … and at most so late.
    """

    look_s: float
    batch_events: int
    timeout_s: float
    again_s: float
    longest_again_s: float


@dataclass(frozen=True, slots=True)
class RecordingsSentSettings:
    """How recordings go to the club's archive (``[recordings_sent]`` in raja.toml).

    Attributes:
        on: whether they go.
        rest_s: nothing was played for so long before one does, and a file was not written to.
        piece_kb: of one message.
        look_s: so often it is looked for recordings that are new.
    """

    on: bool
    rest_s: float
    piece_kb: int
    look_s: float
