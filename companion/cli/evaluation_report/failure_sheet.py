"""Failures as one picture to look at: a crop of each, with what is true and what was read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from companion.cli.evaluation_report.words import called, claim_parts, read_and_why, value_read
from companion.export.share.drawing import Sheet
from companion.texts.catalogue import Texts
from vision.evaluation.failures import CROP_SIZE_PX, Failure

TEXT_HEIGHT_PX: Final = 70
GROUND: Final = "#181818"
INK: Final = "#ebebeb"
VERDICT: Final = {"wrong": "#e63c3c", "asked": "#e6b428", "exact": "#50b450"}
"""The colour of the frame around a crop."""


def failure_sheet(failures: Sequence[Failure], text: Texts, columns: int = 6) -> NDArray[np.uint8]:
    """All failures side by side, the wrong ones first; one empty card where there are none (H×W×3, BGR)."""
    ranked = sorted(failures, key=lambda f: (f.score.verdict != "wrong", f.score.quantity, f.score.file))
    wide = min(columns, max(1, len(ranked)))
    high = -(-max(1, len(ranked)) // wide)
    sheet = Sheet((wide * CROP_SIZE_PX, high * (CROP_SIZE_PX + TEXT_HEIGHT_PX)), GROUND)
    for index, failure in enumerate(ranked):
        row, column = divmod(index, wide)
        _card(sheet, failure, column * CROP_SIZE_PX, row * (CROP_SIZE_PX + TEXT_HEIGHT_PX), text)
    if not ranked:
        middle = (CROP_SIZE_PX / 2, CROP_SIZE_PX / 2)
        sheet.words(middle, text("evaluation.no_failures"), size=30, ink=INK, anchor="mm", most=CROP_SIZE_PX - 20)
    return np.ascontiguousarray(np.asarray(sheet.image, dtype=np.uint8)[..., ::-1])


def _card(sheet: Sheet, failure: Failure, x: int, y: int, text: Texts) -> None:
    """A crop in the colour of its verdict, and three lines below it."""
    score = failure.score
    sheet.image.paste(Image.fromarray(np.ascontiguousarray(failure.crop[..., ::-1])), (x, y))
    edge = (x, y, x + CROP_SIZE_PX - 1, y + CROP_SIZE_PX - 1)
    sheet.draw.rectangle(edge, outline=VERDICT[score.verdict], width=3)
    lines = (
        score.file,
        text("evaluation.failure", what=" ".join(claim_parts(score, text)), verdict=called(score.verdict, text)),
        text("evaluation.against_truth", truth=value_read(score.truth, text), read=read_and_why(score, text)),
    )
    for number, line in enumerate(lines):
        at = (x + 6, y + CROP_SIZE_PX + 4 + 21 * number)
        sheet.words(at, line, size=17, ink=INK, most=CROP_SIZE_PX - 12)
