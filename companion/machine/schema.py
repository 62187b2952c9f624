"""What the page of a table's machine is told."""

from __future__ import annotations

from dataclasses import dataclass

from companion.machine.slots import Outcome


@dataclass(frozen=True, slots=True)
class UpdateTried:
    """The newest update; ``outcome`` is None while it is being tried."""

    version: str
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class MachineShown:
    """The machine itself.

    Attributes:
        name: the table's name in the network; None before its first start was finished.
        version: of Raja.
        cameras: those that are plugged in.
        settled: whether what was asked for has been done.
        taken: bytes of an update that have come in.
        tried: the newest update; None before the first.
        refused: why the newest file was no update, as a code of a refusal.
        pin: in the answer to the first set-up alone: what makes other phones hosts, and this one at the table's new name.
    """

    name: str | None
    version: str
    cameras: tuple[str, ...]
    settled: bool
    taken: int
    tried: UpdateTried | None
    refused: str | None
    pin: str | None = None
