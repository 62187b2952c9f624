"""How far "seen" may be trusted on a table unlike those it was judged on: a bound, and a threshold for a given risk.

A promise is a reading that is claimed to be certain (``seen``). Two guarantees, each with its assumption:

* **A bound** (Clopper and Pearson, 1934): from how many promises were made and how many were wrong follows, with 95 %
  confidence, the largest share of such promises that is wrong. It assumes independent promises, which those of one
  picture are not quite.
* **A threshold** by conformal risk control (Angelopoulos et al., 2022): the least log odds above which a picture's
  share of wrong promises is at most a given risk on average, if the next picture is drawn as these were. Pictures
  count, not promises: with n of them no risk below 1 / (n + 1) can be kept, however few were wrong.

A new table is no draw from these pictures. So a threshold is chosen without one world's pictures and tested on them.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vision.evaluation.scoring import Score

QUANTITIES = ("tiles", "nobles", "stones", "width", "grain")
_STEPS = 60  # steps of bisection


@dataclass(frozen=True, slots=True)
class Promise:
    """One count or presence as one picture gives it.

    Attributes:
        world: the set of pictures it belongs to. ``look``: the picture.
        log_odds: of its likeliest value; -inf where there is none, inf where it has no confidence.
        promised: it is ``seen``. ``right``: its likeliest value is the truth.
    """

    world: str
    look: str
    quantity: str
    log_odds: float
    promised: bool
    right: bool


def promises_of(world: str, scores: Iterable[Score]) -> tuple[Promise, ...]:
    """All claims about ``QUANTITIES``, however much of each shows."""
    return tuple(
        Promise(world, s.file, s.quantity, _log_odds(s), s.verdict != "asked", s.best_right)
        for s in scores
        if s.quantity in QUANTITIES
    )


def _log_odds(score: Score) -> float:
    if score.claimed is None:
        return -math.inf if score.verdict == "asked" else math.inf
    held = min(max(score.claimed, 1e-12), 1 - 1e-12)
    return math.log(held / (1 - held))


def most_wrong_share(wrong: int, promised: int, confidence: float) -> float:
    """The upper bound of the share of wrong promises at this confidence (Clopper and Pearson, one-sided)."""
    if wrong >= promised:
        return 1.0
    low, high = wrong / promised, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if _at_most(wrong, promised, middle) > 1 - confidence else (low, middle)
    return high


def _at_most(wrong: int, promised: int, share: float) -> float:
    """The probability of at most ``wrong`` wrong promises, if each is wrong with probability ``share``."""
    return sum(
        math.exp(
            math.lgamma(promised + 1)
            - math.lgamma(k + 1)
            - math.lgamma(promised - k + 1)
            + k * math.log(share)
            + (promised - k) * math.log1p(-share)
        )
        for k in range(wrong + 1)
    )


def promises_needed(most_wrong: float, confidence: float) -> int:
    """How many promises, all right, are needed to show that no larger share is wrong."""
    return math.ceil(math.log(1 - confidence) / math.log1p(-most_wrong))


def risk_controlled(claims: Sequence[Promise], risk: float) -> float | None:
    """The least log odds at which promises keep to this risk; None if there are too few pictures.

    A picture's loss is the share of its claims that are promised and wrong. The threshold is inf if no finite one keeps
    to the risk.
    """
    looks: defaultdict[tuple[str, str], list[Promise]] = defaultdict(list)
    for claim in claims:
        looks[claim.world, claim.look].append(claim)
    allowed = risk * (len(looks) + 1) - 1
    if allowed < 0:
        return None
    mistakes = sorted(
        (
            (claim.log_odds, 1 / len(told))
            for told in looks.values()
            for claim in told
            if not claim.right and claim.log_odds > -math.inf
        ),
        reverse=True,
    )
    lost = 0.0
    for log_odds, loss in mistakes:
        lost += loss
        if lost > allowed:
            # Only claims more certain than this mistake may be promised.
            return math.inf if log_odds == math.inf else math.nextafter(log_odds, math.inf)
    return -math.inf


@dataclass(frozen=True, slots=True)
class Kept:
    """Promises of one quantity in one world: as made, and above the threshold chosen on the other worlds' pictures."""

    world: str
    quantity: str
    looks: int
    told: int
    promised: int
    wrong: int
    bound: float
    threshold: float | None
    promised_from: int
    wrong_from: int


def judged_promises(claims: Sequence[Promise], risk: float, confidence: float) -> tuple[Kept, ...]:
    """A row for each quantity and world, and one for all worlds (``all``; its threshold is that of all pictures)."""
    lines = []
    for quantity in QUANTITIES:
        of = [claim for claim in claims if claim.quantity == quantity]
        worlds = list(dict.fromkeys(claim.world for claim in of))
        for world in [*worlds, "all"]:
            own = of if world == "all" else [claim for claim in of if claim.world == world]
            others = of if world == "all" else [claim for claim in of if claim.world != world]
            lines.append(_kept(world, quantity, own, risk_controlled(others, risk), confidence))
    return tuple(lines)


def _kept(world: str, quantity: str, claims: Sequence[Promise], threshold: float | None, confidence: float) -> Kept:
    promised = [claim for claim in claims if claim.promised]
    wrong = sum(not claim.right for claim in promised)
    surer = [] if threshold is None else [claim for claim in promised if claim.log_odds >= threshold]
    return Kept(
        world,
        quantity,
        len({(claim.world, claim.look) for claim in claims}),
        len(claims),
        len(promised),
        wrong,
        most_wrong_share(wrong, len(promised), confidence) if promised else 1.0,
        threshold,
        len(surer),
        sum(not claim.right for claim in surer),
    )


def promises_to_text(lines: Sequence[Kept], risk: float, confidence: float) -> str:
    """A table for people, with a note on what it cannot show."""
    rows = [
        f"| quantity | world | looks | told | promised | wrong | at most, {confidence:.0%} | threshold | promised from it | wrong |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    rows += [
        f"| {k.quantity} | {k.world} | {k.looks} | {k.told} | {k.promised} | {k.wrong} | {k.bound:.1%} | "
        f"{_threshold(k.threshold)} | {k.promised_from} | {k.wrong_from} |"
        for k in lines
    ]
    looks = max((k.looks for k in lines if k.world == "all"), default=0)
    rows += [
        "",
        f"Thresholds keep to a risk of {risk:.1%} of a look's readings; {looks} looks can keep to {1 / (looks + 1):.1%} and no less.",
        f"To say of a quantity that at most 0.5 % of its promises are wrong, {promises_needed(0.005, confidence)} without a wrong one are needed.",
    ]
    return "\n".join(rows)


def _threshold(log_odds: float | None) -> str:
    if log_odds is None:
        return "too few looks"
    if math.isinf(log_odds):
        return "none" if log_odds > 0 else "any"
    return f"{log_odds:.2f}"
