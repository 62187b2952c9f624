"""The plan of an evening at the virtual table, and its report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.lobby.lobby import VirtualKind
from companion.texts.message import Message
from vision.evaluation.scoring import Score, count_verdicts


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """How to play an evening.

    Args:
        seed: the seed for everything.
        mats: the mats in use, one per player.
        players: who plays.
        turns: end after this many turns; 0 for a whole game.
        collapses_once_in: one build in this many collapses.
        survey: whether to read every mat, and compare it with the truth, before each building phase.
        cameras: number of cameras, including the first.
        phones: number of phones that take photos of what would be asked about.
        heeds_table: ask about everything on the table, not only about walls that are being moved.
    """

    seed: int
    mats: tuple[int, ...]
    players: VirtualKind
    turns: int
    collapses_once_in: int
    survey: bool
    cameras: int = 1
    phones: int = 0
    heeds_table: bool = False


@dataclass(slots=True)
class EveningReport:
    """The results of an evening.

    Attributes:
        walls: builds and removals by how the companion learned of them: ``right``, ``asked``, ``wrong``, ``told``
            (nothing was seen in time, so somebody reported it).
        dice: number of dice that were read ``right`` or ``wrong``, or ``told`` by people.
        questions: questions by how they were settled: ``shown`` by a phone, ``said`` by a person, ``ruled`` by a person on whether a fall
            counts; ``typed``: counts and dice that people typed.
        photos: number of photos that phones took.
        scores: every claim of the surveys, compared with the scene.
        mistakes: a description of each wall or roll that was read wrong.
        points: points at the end, by seat.
        stopped: why the players stopped before the game's end.
    """

    walls: Counter[str] = field(default_factory=Counter)
    dice: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    photos: int = 0
    scores: list[Score] = field(default_factory=list)
    mistakes: list[Message] = field(default_factory=list)
    frames: int = 0
    commands: int = 0
    turns: int = 0
    simulated_s: float = 0.0
    points: tuple[int, ...] = ()
    stopped: Message | None = None

    @property
    def would_be_asked(self) -> int:
        """Number of questions that phones settled, plus those that people answered or ruled on."""
        return self.questions["shown"] + self.questions["said"] + self.questions["ruled"]

    def seen(self) -> Sequence[tuple[str, int, int, int, int]]:
        """Results of the surveys for each quantity that is clearly visible: ``n, right, wrong, asked``."""
        clear = [score for score in self.scores if score.visibility in ("clear", "any")]
        quantities = dict.fromkeys(score.quantity for score in clear)
        return [(name, *count_verdicts([score for score in clear if score.quantity == name])) for name in quantities]
