"""What the soak's tables note of each command: when it was given, how long it took, how long it computed, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Command:
    """One command at a table.

    Args:
        given_ns: by the machine's clock.
        took_ns: until it was in the log.
        own_ns: of which the table's thread had the processor so long.
        game: its key at the table.
        version: of the game's newest event after it.
    """

    given_ns: int
    took_ns: int
    own_ns: int
    game: str
    version: int

    @property
    def took_ms(self) -> float:
        """Until it was in the log."""
        return self.took_ns / 1e6

    @property
    def own_ms(self) -> float:
        """Of which the table's thread had the processor so long."""
        return self.own_ns / 1e6

    def line(self) -> str:
        """As it is written down."""
        return f"{self.given_ns} {self.took_ns} {self.own_ns} {self.game} {self.version}\n"


def kept_beside(folder: Path) -> Path:
    """Where a table's commands are written down."""
    return folder / "commands.txt"


def commands_in(folder: Path) -> list[Command]:
    """All of that table's, in their order; a line that a kill cut off is left out."""
    found = []
    for line in kept_beside(folder).read_text().splitlines(keepends=True):
        words = line.split()
        if len(words) == 5 and line.endswith("\n") and words[0].isdigit():
            found.append(Command(int(words[0]), int(words[1]), int(words[2]), words[3], int(words[4])))
    return found


def share(ordered: Sequence[float], of: float) -> float:
    """The value that such a share of them does not exceed."""
    return ordered[min(len(ordered) - 1, int(of * len(ordered)))]
