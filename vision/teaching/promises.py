"""Learns how far a table's counts can be trusted: shifts their log odds by what proved right and wrong there.

The shipped settings give each count its log odds of being right. On one table all of them may be too low or too high by
some shift. The posterior of the shift has a prior that favours small ones, and a likelihood in which a tenth of what
people say may be mistaken, so that one certain count called wrong hardly matters.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.settings.teaching import TeachingSettings
from vision.teaching.lesson import Claim, Quantity

_SHIFTS = np.linspace(-4.0, 4.0, 161)


def learned_shift(claims: Sequence[Claim], quantity: Quantity, settings: TeachingSettings) -> float:
    """The shift to add to the log odds of a quantity's counts: the mean of its distribution."""
    own = [claim for claim in claims if claim.quantity == quantity]
    if not own:
        return 0.0
    odds = np.array([claim.log_odds for claim in own])[:, None] + _SHIFTS
    right = np.array([claim.right for claim in own])[:, None]
    chance = 1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30)))
    said = np.where(right, chance, 1.0 - chance)
    weight = np.array([claim.weight for claim in own])
    likely = weight @ np.log(settings.wrong_labels + (1.0 - 2.0 * settings.wrong_labels) * said)
    logs = likely - 0.5 * (_SHIFTS / settings.shift_spread) ** 2
    chances = np.exp(logs - logs.max())
    mean = float(_SHIFTS @ (chances / chances.sum()))
    return min(max(mean, -settings.most_shift), settings.most_shift)
