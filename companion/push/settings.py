"""How phones are told by Web Push."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PushSettings:
    """Settings of Web Push (``[push]`` in raja.toml).

    Attributes:
        on: phones are offered it; every notice goes through a browser's maker.
        contact: by which such a maker reaches whoever runs the table: ``mailto:…`` or a page by ``https:``.
        after_s: a turn is told of when it was waited for so long …
        again_s: … and a seat at most so often.
        keep_s: what a maker could not hand over by then it throws away.
        timeout_s: an answer is waited for so long.
        hours: a phone is told no longer than so, whatever was forgotten.
    """

    on: bool
    contact: str
    after_s: float
    again_s: float
    keep_s: int
    timeout_s: float
    hours: float
