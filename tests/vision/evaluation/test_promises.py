"""Bounds on wrong promises, and thresholds that keep to a risk, are what the textbooks say."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from vision.evaluation.promises import (
    Promise,
    judged_promises,
    most_wrong_share,
    promises_needed,
    promises_of,
    promises_to_text,
    risk_controlled,
)
from vision.evaluation.scoring import Score


def told(look: int, log_odds: float, right: bool, world: str = "one") -> Promise:
    return Promise(world, f"{look}.jpg", "grain", log_odds, log_odds >= 2.5, right)


@pytest.mark.parametrize(
    ("wrong", "promised", "share"), [(0, 59, 0.0495), (0, 598, 0.005), (1, 100, 0.0466), (3, 100, 0.0757)]
)
def test_the_bound_is_clopper_and_pearsons(wrong: int, promised: int, share: float) -> None:
    assert most_wrong_share(wrong, promised, 0.95) == pytest.approx(share, rel=0.01)


def test_so_many_promises_it_takes() -> None:
    assert promises_needed(0.005, 0.95) == 598
    assert most_wrong_share(0, 598, 0.95) <= 0.005 < most_wrong_share(0, 597, 0.95)
    assert most_wrong_share(4, 4, 0.95) == 1.0


def test_no_risk_is_kept_to_that_is_less_than_one_look_more() -> None:
    claims = [told(look, 5.0, True) for look in range(98)]
    assert risk_controlled(claims, 0.01) is None
    assert risk_controlled([*claims, told(98, 5.0, True)], 0.01) == -math.inf


def test_only_what_is_surer_than_the_mistakes_is_promised() -> None:
    claims = [told(look, 5.0, True) for look in range(97)] + [told(97, 3.0, False), told(98, 4.0, False)]
    threshold = risk_controlled(claims, 0.01)
    assert threshold is not None
    assert 4.0 < threshold < 4.001
    threshold = risk_controlled(claims, 0.02)
    assert threshold is not None
    assert 3.0 < threshold < 3.001
    assert risk_controlled(claims, 0.03) == -math.inf


def test_the_risk_is_kept_to_on_looks_that_were_not_seen() -> None:
    rng = np.random.default_rng(3)

    def looks(first: int, count: int) -> list[Promise]:
        claims = []
        for look in range(first, first + count):
            for log_odds in rng.normal(2.0, 2.0, 4):
                claims.append(told(look, float(log_odds), bool(rng.random() < 1 / (1 + math.exp(-log_odds)))))
        return claims

    risks = []
    for _ in range(60):
        threshold = risk_controlled(looks(0, 80), 0.05)
        assert threshold is not None
        after = looks(1000, 80)
        risks.append(sum(not c.right and c.log_odds >= threshold for c in after) / len(after))
    assert float(np.mean(risks)) <= 0.05
    assert float(np.mean(risks)) > 0.02


def test_a_world_is_judged_by_the_others_threshold() -> None:
    sure = [told(look, 5.0, True, "home") for look in range(120)]
    strange = [told(look, 4.0, look > 0, "away") for look in range(10)]
    lines = {line.world: line for line in judged_promises([*sure, *strange], 0.01, 0.95) if line.quantity == "grain"}
    assert (lines["away"].promised, lines["away"].wrong, lines["away"].threshold) == (10, 1, -math.inf)
    assert lines["home"].threshold is None
    assert lines["all"].threshold is not None
    assert (lines["all"].promised_from, lines["all"].wrong_from) == (120, 0)
    text = promises_to_text(list(lines.values()), 0.01, 0.95)
    assert "| grain | home | 120 | 120 | 120 | 0 |" in text
    assert "too few looks" in text


def test_what_is_hidden_is_no_promise_and_what_has_no_confidence_is_a_whole_one() -> None:
    seen = Score("a.jpg", 0, (0, 0), "tiles", "exact", "red", "red", best_right=True)
    asked = replace(seen, verdict="asked", best_right=False)
    unsure = replace(asked, quantity="grain", claimed=0.75)
    other = replace(seen, quantity="shields")
    claims = promises_of("one", [seen, asked, unsure, other])
    assert [(c.log_odds, c.promised) for c in claims] == [
        (math.inf, True),
        (-math.inf, False),
        (pytest.approx(math.log(3)), False),
    ]
