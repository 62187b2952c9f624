"""How far a table's counts can be trusted: log odds moved by what proved right and wrong there.

The doubt that ships gives each count its log odds of being right. On one table all of them may be too low or too high
by some shift. A shift is as likely as it makes what people said likely, and the less the larger it is; a tenth of what
they say may be mistaken, so that a count that was certain and is called wrong hardly counts.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.settings.teaching import TeachingSettings
from vision.teaching.lesson import Claim, Quantity

_SHIFTS = np.linspace(-4.0, 4.0, 161)


def learned_shift(claims: Sequence[Claim], quantity: Quantity, settings: TeachingSettings) -> float:
    """What is added to the log odds of a quantity's counts: the mean of all shifts, each by its probability."""
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
