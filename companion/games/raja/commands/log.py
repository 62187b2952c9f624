"""Undo and redo, answered by ``history.History``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Undo:
    """Go back ``commands`` commands, and on to where an auction or siege began if that would leave half of it.

    Answered by ``history.History``, which knows the past; ``decide`` alone refuses it.
    """

    seat: int
    commands: int = 1


@dataclass(frozen=True, slots=True)
class Redo:
    """Take back the last undo; possible until something new happens. Answered by ``history.History``."""

    seat: int


LogCommand: TypeAlias = Undo | Redo
