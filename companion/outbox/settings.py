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
