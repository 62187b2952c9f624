"""Settings of how phones are notified by Web Push."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PushSettings:
    """Settings of Web Push (``[push]`` in raja.toml).

    Attributes:
        on: whether phones are offered notices, all of which pass through a browser maker's push service.
        contact: where a push service reaches those who run the table: ``mailto:…`` or an ``https:`` page.
        after_s: how long a game must wait for a seat before its phone is notified.
        again_s: the shortest time between two notices to a seat.
        keep_s: a notice that the push service could not deliver by then is discarded.
        timeout_s: how long to wait for an answer.
        hours: how long a phone is notified at most, in case nobody unsubscribes.
    """

    on: bool
    contact: str
    after_s: float
    again_s: float
    keep_s: int
    timeout_s: float
    hours: float
