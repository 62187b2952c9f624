"""A serial line that damages some sentences."""

from __future__ import annotations

import random
from dataclasses import dataclass


@dataclass(slots=True)
class NoisyLine:
    """Damages a share of the lines that pass: flips bits, cuts lines, or inserts bytes."""

    rng: random.Random
    percent: float = 0.0

    def passed(self, raw: bytes) -> bytes:
        """The line as it arrives, damaged or not."""
        if not raw or self.rng.random() * 100 >= self.percent:
            return raw
        data = bytearray(raw)
        at = self.rng.randrange(len(data))
        match self.rng.randrange(3):
            case 0:
                data[at] ^= 1 << self.rng.randrange(8)
            case 1:
                del data[at : at + self.rng.randint(1, len(data))]
            case _:
                data[at:at] = self.rng.randbytes(self.rng.randint(1, 8))
        return bytes(data)
