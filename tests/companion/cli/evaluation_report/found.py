"""What evaluations found, small."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from companion.settings.loading import load_settings
from tests.vision.evaluation.test_scoring import seen, truth
from vision.evaluation.card_photos import CardEvaluation
from vision.evaluation.run import Evaluation
from vision.evaluation.scoring import Score, Verdict, Visibility, score_image
from vision.evaluation.summary import CLEAR, Row
from vision.evaluation.sweep_run import FOLLOWED, SweepStep
from vision.evaluation.sweeps import SWEEPS
from vision.evaluation.teaching import FOLLOWED as TAUGHT_QUANTITIES
from vision.evaluation.teaching import TaughtRow
from vision.evaluation.views import ARRANGEMENTS, Claim, ViewRow, WrongPromise
from vision.message import Message

SETTINGS: Final = load_settings().evaluation
SWEEP: Final = SWEEPS["veil"]


def steps_of(*shares: int) -> tuple[SweepStep, ...]:
    """Of each quantity so many of a hundred exact, step by step."""
    return tuple(
        SweepStep(step, tuple(Row(name, 100, share, 0, 100 - share, 0) for name in (*FOLLOWED, CLEAR)))
        for step, share in zip(SWEEP.steps, shares, strict=True)
    )


STEPS: Final = steps_of(98, 98, 98, 98, 98)
TAUGHT: Final = [TaughtRow(k, q, 8, 22, 0.9, 0.1, 0.0, 0.8, 0.0) for q in TAUGHT_QUANTITIES for k in (0, 5)]
VIEWS: Final = [
    ViewRow(name, quantity, 4, 2, 1, 1, 0.2, 0.8)
    for name in ARRANGEMENTS
    for quantity in ("stones", "grain", "nobles", "no grain", "other cities")
]
WRONG: Final = [
    WrongPromise("two phones", ("left.jpg", "right.jpg"), Claim(1, (0, 2), what, truth, read))
    for what, truth, read in (("noble", True, False), ("stones", 4, 5), ("grain", 0, 1))
]
_QUANTITIES: Final = (
    *("mats", "tiles", "market disks", "nobles", "stones", "width", "grain", "owner", "loose", "shields"),
    *("elephants", "markers", "hand"),
)
_CARD_QUANTITIES: Final = (
    *("card mats", "cards", "cards face down", "cards that are none", "cells with a card", "cells with several"),
    *("empty cells", "cells under an arm"),
)
_READ: Final = (
    *("5", "5? (3–6)", "True", "True? (False–True)", "hidden", "there", "absent", "nothing", "unsure", "not found"),
    *("no tile", "no shield", "red", "blue", "something of unknown kind", "empty", "back", "several"),
)

_VERDICTS: Final[tuple[Verdict, ...]] = ("wrong", "asked", "exact")
_SHOWN: Final[tuple[tuple[Visibility, float | None], ...]] = (
    *(("clear", 0.99), ("partly", 0.4), ("hidden", 0.0)),
    *(("none", None), ("any", None)),
)


def scores() -> tuple[Score, ...]:
    """A claim of each quantity in each way to show, with each verdict, and each thing that is read."""
    base = Score("dev_000.jpg", 2, (1, 2), "stones", "wrong", "4", "5", "clear", 0.8, 0.95)
    why = Message("reason.hand_covers")
    judged = [
        replace(base, quantity=quantity, visibility=visibility, verdict=verdict, visible_share=share)
        for quantity in _QUANTITIES
        for visibility, share in _SHOWN
        for verdict in _VERDICTS
    ]
    read = [replace(base, read=one, truth=one, why=why, style="no city there") for one in _READ]
    market = replace(base, seat="market", cell=None, quantity="market disks", visible_share=None)
    return (*score_image(truth(), seen(stones=9), SETTINGS.scoring), *judged, *read, market)


def card_scores() -> tuple[Score, ...]:
    """The same of cards."""
    base = Score("cards.jpg", None, (1, 2), "cards", "wrong", "♥Q", "♥K?", "clear", 0.9, 0.9)
    return tuple(
        replace(base, quantity=quantity, visibility=visibility)
        for quantity in _CARD_QUANTITIES
        for visibility in ("clear", "partly")
    )


def evaluation() -> Evaluation:
    """An evaluation of two photos."""
    found = scores()
    return Evaluation(("a.jpg", "b.jpg"), found, (), {}, {"observe": (310.0, 320.0)})


def card_evaluation() -> CardEvaluation:
    """An evaluation of one photo of cards."""
    return CardEvaluation(1, card_scores(), {"observe": 200.0})
