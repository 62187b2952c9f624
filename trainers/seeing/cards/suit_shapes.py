"""The four suits as outlines drawn by the project itself, with parameters that differ from deck to deck."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trainers.seeing.cards.lettering import Outline

Stem: TypeAlias = Literal["flared", "straight", "bar"]

_STEPS = 24


@dataclass(frozen=True, slots=True)
class SuitTaste:
    """How a deck draws its suits; all are shares of a pip's height.

    Attributes:
        breadth: width of a heart and a spade. ``slim``: width of a diamond.
        bulge: how far lobes swell; ``notch``: how deep they part; ``waist``: how hollow a diamond's sides are.
        leaf: radius of a club's leaf; ``spread``: how far its leaves stand apart; ``foot``: breadth of a stem's foot.
    """

    breadth: float
    slim: float
    bulge: float
    notch: float
    waist: float
    leaf: float
    spread: float
    foot: float


def random_taste(rng: Random) -> SuitTaste:
    """A random taste as found on real cards."""
    return SuitTaste(
        breadth=rng.uniform(0.82, 1.1),
        slim=rng.uniform(0.66, 0.95),
        bulge=rng.uniform(0.85, 1.2),
        notch=rng.uniform(0.1, 0.3),
        waist=rng.uniform(-0.06, 0.14),
        leaf=rng.uniform(0.215, 0.265),
        spread=rng.uniform(0.92, 1.08),
        foot=rng.uniform(0.22, 0.5),
    )


@dataclass(frozen=True, slots=True)
class SuitManner:
    """What sets a deck's suits apart beyond its taste; all are shares of a pip's height, or factors.

    It also changes suits that come from a font, as many decks have suits unlike any font's.

    Attributes:
        width: factor of the width; ``lean``: how far the top stands right of the foot.
        bolder: how much the outline is thickened; ``line``: line width of a hollow suit's outline, None for filled
            suits.
        shoulder: where a heart is broadest, from its top; ``taper``: how round it closes to its tip.
        skirt: where a spade's leaf ends, from the middle.
        top_leaf: relative size of a club's upper leaf; ``low``: how far the other two hang below the middle.
        neck: half the breadth of a stem at its top; ``stem``: how it flares, is straight, or ends in a bar.
    """

    width: float
    lean: float
    bolder: float
    line: float | None
    shoulder: float
    taper: float
    skirt: float
    top_leaf: float
    low: float
    neck: float
    stem: Stem


CLASSIC_MANNER = SuitManner(1.0, 0.0, 0.0, None, 0.3, 0.2, 0.32, 1.0, 0.04, 0.02, "flared")


def random_manner(rng: Random) -> SuitManner:
    """A random manner: one deck in three is classic, one in twelve has hollow suits."""
    if rng.random() < 0.33:
        return CLASSIC_MANNER
    return SuitManner(
        width=rng.uniform(0.78, 1.18),
        lean=rng.choice((0.0, 0.0, 0.0, rng.gauss(0, 0.07))),
        bolder=rng.choice((0.0, 0.0, rng.uniform(0, 0.035))),
        line=rng.uniform(0.05, 0.09) if rng.random() < 0.12 else None,
        shoulder=rng.uniform(0.2, 0.4),
        taper=rng.uniform(-0.05, 0.6),
        skirt=rng.uniform(0.2, 0.38),
        top_leaf=rng.uniform(0.88, 1.12),
        low=rng.uniform(-0.01, 0.11),
        neck=rng.uniform(0.015, 0.07),
        stem=rng.choice(("flared", "flared", "straight", "bar")),
    )


def suit_outlines(suit: str, taste: SuitTaste, manner: SuitManner = CLASSIC_MANNER) -> tuple[Outline, ...]:
    """A suit upright, 1 tall, centred on (0, 0), y downwards: parts that are filled one by one.

    Args:
        suit: ``clubs``, ``diamonds``, ``hearts`` or ``spades``.
    """
    if suit == "diamonds":
        return ((_diamond(taste),),)
    if suit == "hearts":
        return ((_heart(taste, manner, 0.5, -0.5),),)
    if suit == "spades":
        return ((_heart(taste, manner, -0.5, manner.skirt),), (_stem(taste, manner, 0.0),))
    r, off, low = taste.leaf, taste.spread, manner.low
    top = r * manner.top_leaf
    leaves = [(0.0, -0.5 + top, top), (-0.245 * off - 0.01, low, r), (0.245 * off + 0.01, low, r)]
    middle = np.array([[x, y] for x, y, _ in leaves])
    return (*((_circle(*leaf),) for leaf in leaves), (middle,), (_stem(taste, manner, 0.0),))


def in_manner(outline: Outline, manner: SuitManner) -> Outline:
    """Make contours wider or slimmer, and lean them."""
    bend = np.array([[manner.width, 0.0], [-manner.lean, 1.0]])
    return tuple(contour @ bend for contour in outline)


def _curve(points: tuple[tuple[float, float], ...]) -> NDArray[np.float64]:
    """A cubic Bézier curve with these four control points."""
    t = np.linspace(0, 1, _STEPS)[:, None]
    a, b, c, d = (np.array(p) for p in points)
    curve: NDArray[np.float64] = (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t**2 * c + t**3 * d
    return curve


def _heart(taste: SuitTaste, manner: SuitManner, tip: float, top: float) -> NDArray[np.float64]:
    """A heart (or, with its tip above, a spade's leaf) between two heights."""
    tall = tip - top
    half = taste.breadth / 2 * abs(tall)
    dip = top + taste.notch * tall
    up = top - 0.12 * tall * (taste.bulge - 0.2)
    right = np.vstack(
        [
            _curve(((0, dip), (0.12 * half, up), (half * 0.95, up), (half, top + manner.shoulder * tall))),
            _curve(
                (
                    (half, top + manner.shoulder * tall),
                    (half * taste.bulge, top + 0.56 * tall),
                    (manner.taper * half, tip - 0.2 * tall),
                    (0, tip),
                )
            ),
        ]
    )
    left = right[::-1] * [-1, 1]
    whole = np.vstack([right, left])
    # Bulges above are scaled back, so that a pip keeps its height.
    low, high = whole[:, 1].min(), whole[:, 1].max()
    whole[:, 1] = (whole[:, 1] - low) / (high - low) * abs(tall) + min(tip, top)
    return np.asarray(whole, dtype=np.float64)


def _diamond(taste: SuitTaste) -> NDArray[np.float64]:
    half, hollow = taste.slim / 2, 1 - taste.waist * 2
    corners = [(0.0, -0.5), (half, 0.0), (0.0, 0.5), (-half, 0.0)]
    sides = []
    for i, (x, y) in enumerate(corners):
        end_x, end_y = corners[(i + 1) % 4]
        middle = ((x + end_x) / 2 * hollow, (y + end_y) / 2 * hollow)
        sides.append(_curve(((x, y), middle, middle, (end_x, end_y))))
    return np.vstack(sides)


def _stem(taste: SuitTaste, manner: SuitManner, top: float) -> NDArray[np.float64]:
    foot, neck = taste.foot / 2, manner.neck
    if manner.stem == "flared":
        right = _curve(((neck, top), (neck + 0.02, 0.32), (foot * 0.4, 0.46), (foot, 0.5)))
    elif manner.stem == "straight":
        right = np.array([(neck, top), (max(foot * 0.6, neck), 0.5)])
    else:
        right = np.array([(neck, top), (neck + 0.02, 0.44), (foot, 0.44), (foot, 0.5)])
    return np.vstack([right, right[::-1] * [-1, 1]])


def _circle(x: float, y: float, radius: float) -> NDArray[np.float64]:
    turn = np.linspace(0, 2 * np.pi, 2 * _STEPS, endpoint=False)
    return np.column_stack([x + radius * np.cos(turn), y + radius * np.sin(turn)])
