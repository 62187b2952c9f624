"""A dice well of the virtual board: the die in it, and what the board's sensors make of that."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from hardware.dice.typed_sentences import WellState

EMPTY_MS = 150
THROW_MS = 4000
LIFT_MS = 150
PLACE_MS = 300
PUSH_MS = 200
COCKED_MARGIN = 12

# What a well's sensors can see: nothing, something near or leaving, a tumbling die, a die at rest.
Lying: TypeAlias = Literal["empty", "near", "tumbling", "flat", "leaning"]

# Which of the nine spots, row by row, are pips.
PIPS: dict[int, tuple[int, ...]] = {
    1: (4,),
    2: (0, 8),
    3: (0, 4, 8),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}


@dataclass(slots=True)
class DieInWell:
    """The physical side of a well: what lies in it now, and later."""

    lying: Lying = "empty"
    face: int = 0
    margin_percent: int = 0
    card: bool = False
    _later: list[tuple[int, Lying]] = field(default_factory=list)

    def at(self, t_ms: int) -> Lying:
        """Bring the well up to this time; return what lies there."""
        while self._later and self._later[0][0] <= t_ms:
            self.lying = self._later.pop(0)[1]
        return self.lying

    def throw(self, face: int, t_ms: int, tumble_ms: int, rng: random.Random, ends: Lying = "flat") -> None:
        """Let a die fall in now; it lies still after ``tumble_ms``."""
        self._die(face, rng)
        self.lying, self._later = "tumbling", [(t_ms + tumble_ms, ends)]

    def place(self, face: int, t_ms: int, rng: random.Random) -> None:
        """Put a die down by hand."""
        self._die(face, rng)
        self.lying, self._later = "near", [(t_ms + PLACE_MS, "flat")]

    def hold(self, face: int, rng: random.Random) -> None:
        """Hold a die over the well until something else is done."""
        self._die(face, rng)
        self.lying, self._later = "near", []

    def push(self, t_ms: int) -> None:
        """Shift the die."""
        if self.lying != "empty":
            self.lying, self._later = "near", [(t_ms + PUSH_MS, "flat")]

    def lift(self, t_ms: int) -> None:
        """Take the die out."""
        if self.lying != "empty":
            self.lying, self._later = "near", [(t_ms + LIFT_MS, "empty")]

    def levels(self) -> tuple[int, ...]:
        """Levels of the nine sensors: 0 as dark as the empty well, 100 as bright as the white card."""
        if self.card:
            return (100,) * 9
        if self.lying == "flat":
            pips = PIPS[7 - self.face]
            return tuple(12 if spot in pips else 96 for spot in range(9))
        return (0,) * 9 if self.lying == "empty" else (40,) * 9

    def _die(self, face: int, rng: random.Random) -> None:
        self.face = face
        self.margin_percent = rng.randint(55, 90)


@dataclass(frozen=True, slots=True)
class Seen:
    """What the board reports of a well."""

    state: WellState
    top: int
    margin_percent: int
    thrown: bool


@dataclass(slots=True)
class WellWatch:
    """The board's side: tells empty, moving, settled and cocked apart, and recognises throws (docs/protocol.md).

    Attributes:
        thrown: a throw was recognised whose roll was not yet reported; this survives a reset.
    """

    thrown: bool = False
    seen: Seen = Seen("M", 0, 0, False)
    _empty_since: int | None = None
    _armed_until: int = -1
    _still_since: int | None = None
    _rolled: bool = False

    def restarted(self) -> None:
        """Forget all but a recognised throw, as after a reset."""
        self.seen = Seen("M", 0, 0, False)
        self._empty_since = self._still_since = None
        self._armed_until = -1
        self._rolled = False

    def look(self, die: DieInWell, t_ms: int, settle_ms: int) -> bool:
        """Read the sensors once; return whether a roll has just settled."""
        lying = die.at(t_ms)
        if lying not in ("flat", "leaning"):
            self._still_since = None
        if lying == "empty":
            self._saw_empty(t_ms)
            return False
        self._empty_since = None
        if lying in ("near", "tumbling"):
            self._saw_moving(lying == "tumbling", t_ms)
            return False
        if self._still_since is None:
            self._still_since = t_ms
        if t_ms - self._still_since < settle_ms:
            return False
        return self._lies_still(die, lying == "flat", t_ms)

    def _saw_empty(self, t_ms: int) -> None:
        if self._empty_since is None:
            self._empty_since = t_ms
        if t_ms - self._empty_since >= EMPTY_MS:
            self._armed_until = t_ms + THROW_MS
            self._rolled = self.thrown = False
            self.seen = Seen("E", 0, 0, False)

    def _saw_moving(self, tumbling: bool, t_ms: int) -> None:
        if tumbling and t_ms <= self._armed_until:
            self.thrown = True
            self._rolled = False
        elif not tumbling:
            self._rolled = False
        self.seen = Seen("M", 0, 0, False)

    def _lies_still(self, die: DieInWell, flat: bool, t_ms: int) -> bool:
        if not flat:
            self.thrown = False
            self._armed_until = -1
            self.seen = Seen("C", 0, COCKED_MARGIN, False)
            return False
        settled_now = self.thrown and (self._armed_until < 0 or t_ms <= self._armed_until)
        self.thrown = False
        self._armed_until = -1
        self._rolled = self._rolled or settled_now
        self.seen = Seen("S", die.face, die.margin_percent, self._rolled)
        return settled_now
