"""Limits on guessing PINs."""

from __future__ import annotations

from dataclasses import dataclass

from companion.errors import CompanionError


@dataclass(frozen=True, slots=True)
class PinSettings:
    """Wrong PINs allowed within ``window_s`` seconds: per address, and from all addresses together.

    Attributes:
        hash_cost: scrypt's N for the PIN that is kept, a power of two.
        code_s: how long a code makes one phone host.
    """

    tries_each: int
    tries_of_all: int
    window_s: float
    hash_cost: int
    code_s: float

    def __post_init__(self) -> None:
        """Raises ``CompanionError``: ``settings.hash_cost``."""
        if not 128 <= self.hash_cost <= 2**20 or self.hash_cost & (self.hash_cost - 1):
            raise CompanionError(
                "settings.hash_cost", "The setting 'pin.hash_cost' must be a power of two, 128 to 1048576: correct it."
            )
