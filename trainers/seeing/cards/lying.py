"""Random layouts of cards on the card mat: in rows, in piles, or scattered; and how much of each card shows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.cards.decks import Deck
from trainers.seeing.cards.faces import RED_JOKER
from vision.cards.names import BACK, CARDS, JOKER
from vision.geometry.table import CardMatGeometry, Cell

CARD_THICKNESS_MM = 0.3
_SCALE = 2  # pixels per millimetre of the raster in which visibility is computed
_END_MM = (16.0, 24.0)  # size of a corner with its index


@dataclass(frozen=True, slots=True)
class LyingCard:
    """One card: its face, its middle on the mat (mm), anticlockwise turn, height of its upper side, and its deck."""

    name: str
    x_mm: float
    y_mm: float
    turn_deg: float
    z_mm: float
    deck: Deck

    def corners_mm(self) -> NDArray[np.float64]:
        """The card's corners on the mat (4×2): top left, top right, bottom right, bottom left as its face is printed."""
        half = np.array([self.deck.width_mm, self.deck.height_mm]) / 2
        return self.on_mat(np.array([[-1, 1], [1, 1], [1, -1], [-1, -1]]) * half)

    def on_mat(self, points_mm: NDArray[np.float64]) -> NDArray[np.float64]:
        """Convert points of the card (N×2, from its middle, y up its face) to points of the mat."""
        c, s = math.cos(math.radians(self.turn_deg)), math.sin(math.radians(self.turn_deg))
        turned: NDArray[np.float64] = points_mm @ np.array([[c, s], [-s, c]]) + [self.x_mm, self.y_mm]
        return turned


@dataclass(frozen=True, slots=True)
class Shows:
    """What other cards leave visible of a card: the share of its face, and of the corner at either end."""

    whole: float
    ends: tuple[float, float]


def random_layout(rng: Random, mat: CardMatGeometry, decks: Sequence[Deck]) -> tuple[LyingCard, ...]:
    """Cards from the lowest up, laid out in one of the ways common at the table."""
    deal = _Deal(rng, decks)
    kind = rng.random()
    if kind < 0.4:
        return _piles(deal, mat)
    if kind < 0.7:
        return _rows(deal, mat)
    if kind < 0.95:
        return _anyhow(deal, mat)
    return ()


def random_arm(rng: Random, mat: CardMatGeometry) -> tuple[NDArray[np.float64], ...]:
    """An arm that reaches over the mat from outside: outlines (k×2, mm) of sleeve, hand and fingers."""
    tip = np.array([rng.uniform(40, mat.width_mm - 40), rng.uniform(60, mat.height_mm - 60)])
    turn = rng.uniform(0, 2 * math.pi)
    along = np.array([math.cos(turn), math.sin(turn)])
    wide = rng.uniform(36, 50)
    wrist, elbow = tip + along * 95, tip + along * 700
    parts = [_capsule(elbow, wrist, wide * 0.75), _capsule(wrist - along * 20, tip + along * 45, wide * 0.8)]
    for i in range(rng.randrange(2, 5)):
        side = np.array([-along[1], along[0]]) * (i - 1.5) * wide * 0.38
        end = tip + side + along * rng.uniform(-30, 20)
        parts.append(_capsule(tip + along * 45 + side * 0.8, end, 8.5))
    return tuple(parts)


def _capsule(a: NDArray[np.float64], b: NDArray[np.float64], radius: float) -> NDArray[np.float64]:
    start = math.atan2(b[1] - a[1], b[0] - a[0])
    ends = [(b, start - math.pi / 2), (a, start + math.pi / 2)]
    return np.array(
        [
            middle + radius * np.array([math.cos(first + t), math.sin(first + t)])
            for middle, first in ends
            for t in np.linspace(0, math.pi, 12)
        ]
    )


def what_shows(
    cards: Sequence[LyingCard], mat: CardMatGeometry, arm: Sequence[NDArray[np.float64]] = ()
) -> tuple[Shows, ...]:
    """For each card, what the cards above it, and an arm over them, leave visible."""
    margin = 60
    size = (round(mat.width_mm + 2 * margin) * _SCALE, round(mat.height_mm + 2 * margin) * _SCALE)
    numbers = np.zeros((size[1], size[0]), np.int32)

    def pixels(points: NDArray[np.float64]) -> NDArray[np.int32]:
        return np.round((points + margin) * _SCALE).astype(np.int32)

    for number, card in enumerate(cards, start=1):
        cv2.fillConvexPoly(numbers, pixels(card.corners_mm()), number)
    for part in arm:
        cv2.fillConvexPoly(numbers, pixels(part), -1)
    found = []
    for number, card in enumerate(cards, start=1):
        half = np.array([card.deck.width_mm, card.deck.height_mm]) / 2
        ends = np.array([[-1, 1], [-1, 1 - _END_MM[1] / half[1]], [-1 + _END_MM[0] / half[0], 1 - _END_MM[1] / half[1]],
                         [-1 + _END_MM[0] / half[0], 1]]) * half  # fmt: skip
        outlines = [card.corners_mm(), card.on_mat(ends), card.on_mat(-ends)]
        shares = []
        for outline in outlines:
            mask = np.zeros(numbers.shape, np.uint8)
            cv2.fillConvexPoly(mask, pixels(outline), 1)
            own = mask > 0
            shares.append(float((numbers[own] == number).mean()))
        found.append(Shows(shares[0], (shares[1], shares[2])))
    return tuple(found)


class _Deal:
    """Random faces, seldom a joker or a back."""

    def __init__(self, rng: Random, decks: Sequence[Deck]) -> None:
        self.rng, self._decks = rng, decks
        self.backs = rng.choice((0.0, 0.03, 0.1))

    def card(self, x: float, y: float, turn: float, z: float = CARD_THICKNESS_MM) -> LyingCard:
        roll = self.rng.random()
        name = self.rng.choice(CARDS)
        if roll < self.backs:
            name = BACK
        elif roll < self.backs + 0.035:
            name = self.rng.choice((JOKER, RED_JOKER))
        return LyingCard(name, x, y, turn, z, self.rng.choice(list(self._decks)))


def _piles(deal: _Deal, mat: CardMatGeometry) -> tuple[LyingCard, ...]:
    """Belemmer: a pile on most cells, not quite squared, each card turned a little."""
    rng = deal.rng
    full, tidy = rng.choice((0.6, 0.9, 1.0)), rng.choice((1.0, 2.0, 3.5))
    tallest = rng.choice((1, 3, 8, 16))
    cards: list[LyingCard] = []
    for cell in mat.cells():
        if rng.random() > full:
            continue
        x, y = mat.cell_centre_mm(cell)
        x, y = x + rng.gauss(0, 1.5), y + rng.gauss(0, 1.5)
        count = rng.randint(1, tallest)
        for i in range(count):
            turn = rng.gauss(0, tidy) + 180 * (rng.random() < 0.5)
            at = (x + rng.gauss(0, tidy * 0.4), y + rng.gauss(0, tidy * 0.4))
            # Of a pile, only the parts that stick out from under its upper cards show.
            if i >= count - 4:
                cards.append(deal.card(*at, turn, (i + 1) * CARD_THICKNESS_MM))
    return tuple(cards)


def _rows(deal: _Deal, mat: CardMatGeometry) -> tuple[LyingCard, ...]:
    """Bidding games: each player's cards side by side in a row, some laid sideways or upside down."""
    rng = deal.rng
    sloppy = rng.choice((1.0, 3.0, 6.0))
    cards = []
    for row in range(mat.rows):
        head = 180.0 * (rng.random() < 0.5)
        for col in range(rng.randint(0, mat.cols)):
            x, y = mat.cell_centre_mm((row, col))
            turn = head + rng.gauss(0, sloppy) + (90 if rng.random() < 0.04 else 0)
            cards.append(deal.card(x + rng.gauss(0, sloppy), y + rng.gauss(0, sloppy), turn))
    rng.shuffle(cards)
    return tuple(_raised(cards))


def _anyhow(deal: _Deal, mat: CardMatGeometry) -> tuple[LyingCard, ...]:
    """Cards scattered over the mat: turned at random, across borders, some over others."""
    rng = deal.rng
    crowd, apart = rng.choice((2, 5, 9, 14)), rng.choice((25.0, 50.0, 70.0))
    cards: list[LyingCard] = []
    for _ in range(crowd * 2):
        if len(cards) >= crowd:
            break
        x, y = rng.uniform(28, mat.width_mm - 28), rng.uniform(48, mat.height_mm - 48)
        if all(math.dist((x, y), (other.x_mm, other.y_mm)) > apart for other in cards):
            cards.append(deal.card(x, y, rng.uniform(-180, 180)))
    return tuple(_raised(cards))


def _raised(cards: Sequence[LyingCard]) -> list[LyingCard]:
    """Raise each card that lies on others."""
    found: list[LyingCard] = []
    for card in cards:
        under = [
            o.z_mm for o in found if math.dist((o.x_mm, o.y_mm), (card.x_mm, card.y_mm)) < 0.7 * card.deck.height_mm
        ]
        found.append(replace(card, z_mm=max([0.0, *under]) + CARD_THICKNESS_MM))
    return found


def covered_cells(mat: CardMatGeometry, arm: Sequence[NDArray[np.float64]]) -> dict[Cell, float]:
    """The cells under an arm, with the share of each that it covers."""
    over = np.zeros((round(mat.height_mm), round(mat.width_mm)), np.uint8)
    for part in arm:
        cv2.fillConvexPoly(over, np.round(part * [1, -1] + [0, mat.height_mm]).astype(np.int32), 1)
    found = {}
    for cell in mat.cells():
        left, bottom, right, top = mat.cell_bounds_mm(cell)
        window = over[round(mat.height_mm - top) : round(mat.height_mm - bottom), round(left) : round(right)]
        if window.any():
            found[cell] = float(window.mean())
    return found


def cell_of(card: LyingCard, mat: CardMatGeometry) -> Cell | None:
    """The cell that holds the card's middle."""
    return mat.cell_at_mm(card.x_mm, card.y_mm)
