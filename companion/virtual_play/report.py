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
        cameras: how many look at the table, the first one with them.
        phones: how many show what would be asked about.
        heeds_table: all that the table shows is asked about, not only walls that are moved.
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
    """What came of it.

    Attributes:
        walls: builds and removals by how the companion came to know them: ``right``, ``asked``, ``wrong``, ``told``
            (nothing was seen in time, somebody said it).
        dice: rolls thrown by ``right``, ``wrong``, ``told``.
        questions: what would be asked: ``shown`` by a phone, ``said`` by a person, ``ruled`` by a person on whether a fall
            counts; ``typed``: counts and dice that people typed.
        photos: that phones took.
        scores: every claim of the surveys, judged against the scene.
        mistakes: what is told of each wall or roll that was wrong.
        points: by seat, at the end.
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
        """Questions that phones settled, and those that people answered or ruled on."""
        return self.questions["shown"] + self.questions["said"] + self.questions["ruled"]

    def seen(self) -> Sequence[tuple[str, int, int, int, int]]:
        """Of the surveys: each quantity that shows clearly, with ``n, right, wrong, asked``."""
        clear = [score for score in self.scores if score.visibility in ("clear", "any")]
        quantities = dict.fromkeys(score.quantity for score in clear)
        return [(name, *count_verdicts([score for score in clear if score.quantity == name])) for name in quantities]
