"""What kind of evening is played at the virtual table, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.lobby.lobby import VirtualKind
from companion.texts.message import Message
from vision.evaluation.scoring import Score, count_verdicts


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """What kind of evening.

    Args:
        seed: of everything.
        mats: the mats in use, one a player.
        players: who plays.
        turns: ends after so many turns; 0 for a whole game.
        collapses_once_in: builds of which one falls.
        survey: whether every mat is looked at, and held against the truth, before each building.
    """

    seed: int
    mats: tuple[int, ...]
    players: VirtualKind
    turns: int
    collapses_once_in: int
    survey: bool


@dataclass(slots=True)
class EveningReport:
    """What came of it.

    Attributes:
        walls: builds and removals by how the companion came to know them: ``right``, ``asked``, ``wrong``, ``told``
            (nothing was seen in time, somebody said it).
        dice: rolls thrown by ``right``, ``wrong``, ``told``.
        scores: every claim of the surveys, judged against the scene.
        mistakes: what is told of each wall or roll that was wrong.
        points: by seat, at the end.
        stopped: why the players stopped before the game's end.
    """

    walls: Counter[str] = field(default_factory=Counter)
    dice: Counter[str] = field(default_factory=Counter)
    scores: list[Score] = field(default_factory=list)
    mistakes: list[Message] = field(default_factory=list)
    frames: int = 0
    commands: int = 0
    turns: int = 0
    simulated_s: float = 0.0
    points: tuple[int, ...] = ()
    stopped: Message | None = None

    def seen(self) -> Sequence[tuple[str, int, int, int, int]]:
        """Of the surveys: each quantity that shows clearly, with ``n, right, wrong, asked``."""
        clear = [score for score in self.scores if score.visibility in ("clear", "any")]
        quantities = dict.fromkeys(score.quantity for score in clear)
        return [(name, *count_verdicts([score for score in clear if score.quantity == name])) for name in quantities]
