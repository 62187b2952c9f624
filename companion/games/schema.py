"""Schema that the views of the small games share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Exact: TypeAlias = int | str
"""A number, or its digits as a string if browsers would round it."""


@dataclass(frozen=True, slots=True)
class NoStep:
    """A phase with nothing of its own to tell."""


@dataclass(frozen=True, slots=True)
class SealedBid:
    """A bid that lies sealed; the salt is its owner's alone."""

    seal: str
    salt: str | None
