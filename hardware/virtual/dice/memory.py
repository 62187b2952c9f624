"""What the virtual board keeps over resets and power cuts: its id, rolls, settings and calibration."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from hardware.dice.typed_sentences import Roll

MOST_ROLLS = 32
SETTING_RANGES: dict[str, tuple[int, int, int]] = {
    "pitch0": (340, 530, 450),
    "pitch1": (340, 530, 450),
    "settle": (100, 300, 200),
    "bump": (30, 2000, 80),
}
"""Setting's name → lowest, highest and default value."""


@dataclass(slots=True)
class BoardMemory:
    """The EEPROM's contents."""

    board: str
    boot: int = 0
    last_roll: int = 0
    rolls: list[Roll] = field(default_factory=list)
    settings: dict[str, int] = field(
        default_factory=lambda: {name: default for name, (_, _, default) in SETTING_RANGES.items()}
    )
    calibrated: list[bool] = field(default_factory=lambda: [False, False])

    @staticmethod
    def formatted(rng: random.Random) -> BoardMemory:
        """A new board's memory, with a random id."""
        return BoardMemory(board=f"{rng.getrandbits(32):08X}")

    def booted(self) -> None:
        """Count one more start: 1 … 65535, then 1 again."""
        self.boot = self.boot % 65535 + 1

    def keep_roll(self, well: int, top: int, margin_percent: int) -> bool:
        """Store a settled roll until it is acknowledged; False if 32 are already waiting."""
        if len(self.rolls) >= MOST_ROLLS:
            return False
        self.last_roll += 1
        self.rolls.append(Roll(self.last_roll, well, top, margin_percent))
        return True

    def acknowledge(self, number: int) -> bool:
        """Forget a roll that has arrived; False if there has been no such number yet."""
        if self.rolls and self.rolls[0].number == number:
            self.rolls.pop(0)
        elif self.rolls and number > self.rolls[0].number:
            return False
        return number <= self.last_roll
