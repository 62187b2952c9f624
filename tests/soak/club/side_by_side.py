"""What tables feel of those who look on: their commands alone and beside open pages, held against each other."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from tests.soak.club.commands import Command, share

_DRAWN: Final = 1000
_NS_PER_MS: Final = 1e6
_SHARES: Final = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("longest", 1.0))


@dataclass(frozen=True, slots=True)
class Spent:
    """What programs had of their cores so far, all of them together, in milliseconds.

    Args:
        own_ms: they had one.
        waited_ms: they were ready, and waited for one.
    """

    own_ms: float
    waited_ms: float

    def since(self, before: Spent) -> Spent:
        """Only what came after that."""
        return Spent(self.own_ms - before.own_ms, self.waited_ms - before.waited_ms)

    def and_also(self, other: Spent) -> Spent:
        """Both."""
        return Spent(self.own_ms + other.own_ms, self.waited_ms + other.waited_ms)


def spent(processes: Sequence[int]) -> Spent:
    """As the kernel counts it for each of their threads."""
    own_ns = waited_ns = 0
    for process in processes:
        for thread in Path(f"/proc/{process}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):
                own, waited, _ = map(int, thread.read_text(encoding="ascii").split())
                own_ns, waited_ns = own_ns + own, waited_ns + waited
    return Spent(own_ns / _NS_PER_MS, waited_ns / _NS_PER_MS)


@dataclass(frozen=True, slots=True)
class Part:
    """Commands of one kind of time, and what tables and their outboxes had of their cores in it."""

    commands: Sequence[Command]
    spent: Spent

    def lines(self, name: str) -> list[str]:
        """In words."""
        count = max(1, len(self.commands))
        took, own = ([of(one) for one in self.commands] for of in (_took, _own))
        return [
            f"A command at a table, {name}: {shares(sorted(took), 'ms', 1)}, n = {len(took)};"
            f" of its own processor time {shares(sorted(own), 'ms', 2)}.",
            f"Tables and outboxes, {name}: {self.spent.own_ms / count:.1f} ms of processor a command,"
            f" {self.spent.waited_ms / count:.1f} ms ready and waiting for it.",
        ]


def compared(alone: Part, beside: Part, random: Random) -> list[str]:
    """Both in words, and by how much they differ."""
    lines = [*alone.lines("alone"), *beside.lines("beside the pages")]
    for name, value in (("until it is in the log", _took), ("of its own processor time", _own)):
        told = []
        for words, of in _SHARES[:2]:
            found, least, most = difference(
                [value(one) for one in alone.commands], [value(one) for one in beside.commands], of, random
            )
            told.append(f"{words} {found:+.2f} ms (95 %: {least:+.2f} to {most:+.2f})")
        lines.append(f"Beside less alone, {name}: {', '.join(told)}.")
    return lines


def difference(
    alone: Sequence[float], beside: Sequence[float], of: float, random: Random
) -> tuple[float, float, float]:
    """How much greater the share is beside than alone, and between what it lies in 95 of 100 (bootstrap)."""
    if not alone or not beside:
        return (float("nan"),) * 3

    def drawn(values: Sequence[float]) -> float:
        return share(sorted(random.choices(values, k=len(values))), of)

    many = sorted(drawn(beside) - drawn(alone) for _ in range(_DRAWN))
    return share(sorted(beside), of) - share(sorted(alone), of), share(many, 0.025), share(many, 0.975)


def shares(ordered: Sequence[float], unit: str, digits: int) -> str:
    """The middle, and what 95 and 99 of 100 keep to, in words."""
    if not ordered:
        return "-"
    return ", ".join(f"{name} {share(ordered, of):.{digits}f}" for name, of in _SHARES) + f" {unit}"


def _took(command: Command) -> float:
    return command.took_ms


def _own(command: Command) -> float:
    return command.own_ms
