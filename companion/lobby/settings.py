"""How often a PIN may be guessed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PinSettings:
    """Wrong PINs that are heard within ``window_s`` seconds: from each address, and from all together."""

    tries_each: int
    tries_of_all: int
    window_s: float
