"""Draws cards and degrades them on the spot: one corner or one face as a small camera would see it, without a photo."""

from __future__ import annotations

import math
from random import Random
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.virtual.pictures.painting import LINEAR, encode
from trainers.seeing.cards.decks import Deck, random_deck
from trainers.seeing.cards.faces import RED_JOKER, face, rounded_mask
from trainers.seeing.cards.lessons import NOTHING, View, as_bytes, label_of
from trainers.seeing.cards.photos import Supply
from vision.cards.names import BACK, CARDS, JOKER
from vision.cards.views import INDEX_CORNER, WHOLE_CARD, Frame, as_tones

Floats32: TypeAlias = NDArray[np.float32]

_AROUND_MM = 14.0
_FINE = 4  # pixels per millimetre of a drawn card: more than in any photo here
_SPARE_MM = 8.0  # margin around a view
_ASKEW = 0.06  # share of views without an upright index, as from a card found at a wrong turn
_JOKERS_WITH_INDEX = ("word_down", "word_turned", "star")


class CropPainter:
    """Draws one card after another; each gives some crops of its corners and some of its face.

    Args:
        supply: fonts and looks.
        rng: the source of every random choice.
        cards_a_deck: how many cards are drawn before changing to another deck.
    """

    def __init__(self, supply: Supply, rng: Random, cards_a_deck: int = 5) -> None:
        self._supply, self._rng, self._cards_a_deck = supply, rng, cards_a_deck
        self._noise = np.random.default_rng(rng.randrange(1 << 30))
        self._other: Floats32 | None = None
        self._deck: Deck | None = None
        self._left = 0

    def crops(self, corners: int, faces: int) -> tuple[list[View], list[View]]:
        """This many crops of the corners and of the face of a newly drawn card."""
        rng = self._rng
        if self._deck is None or self._left == 0:
            self._deck = random_deck(rng, self._supply.fonts, self._supply.suit_fonts)
            self._left = self._cards_a_deck
        self._left -= 1
        deck = self._deck
        name = rng.choice(CARDS) if rng.random() < 0.9 else rng.choice((JOKER, RED_JOKER, BACK, *CARDS))
        ground = self._on_ground(deck, name)
        told = JOKER if name == RED_JOKER else name
        ends = []
        for _ in range(corners):
            covered = rng.random() < 0.1
            bare = told == BACK or (told == JOKER and deck.joker not in _JOKERS_WITH_INDEX)
            part = self._covered(ground) if covered else ground
            askew = rng.random() < _ASKEW
            view = self._seen(part, deck, INDEX_CORNER, askew=askew)
            ends.append(View(view, NOTHING if covered or bare or askew else label_of(told)))
        wholes = []
        for _ in range(faces):
            askew = rng.random() < _ASKEW
            view = self._seen(ground, deck, WHOLE_CARD, askew=askew)
            wholes.append(View(view, NOTHING if askew else label_of(told)))
        self._other = ground
        return ends, wholes

    def _on_ground(self, deck: Deck, name: str) -> Floats32:
        """The card in linear light with its surroundings: paper, or another card."""
        rng = self._rng
        fine = np.asarray(cv2.LUT(face(deck, name), LINEAR), np.float32)
        size = (round(deck.width_mm * _FINE), round(deck.height_mm * _FINE))
        raster = np.asarray(cv2.resize(fine, size, interpolation=cv2.INTER_AREA), np.float32)
        mask = np.asarray(cv2.resize(rounded_mask(deck), size, interpolation=cv2.INTER_AREA), np.float32)[..., None]
        around = round(_AROUND_MM * _FINE)
        height, width = raster.shape[0] + 2 * around, raster.shape[1] + 2 * around
        ground = np.full((height, width, 3), rng.uniform(0.75, 1.0), np.float32)
        ground *= np.array([rng.uniform(0.75, 1.0), rng.uniform(0.92, 1.0), 1.0], np.float32)
        if self._other is not None and rng.random() < 0.5:
            other = cv2.resize(self._other, (width, height), interpolation=cv2.INTER_NEAREST)
            shift = (round(height * rng.uniform(0.7, 1.3)), round(width * rng.uniform(0.7, 1.3)))
            ground = np.ascontiguousarray(np.roll(np.asarray(other), shift, axis=(0, 1)))
        elif rng.random() < 0.5:
            at = rng.randrange(around)
            ground[at : at + 3] *= 0.5
            ground[:, at : at + 3] *= 0.5
        inner = ground[around:-around, around:-around]
        shade = cv2.GaussianBlur(mask[..., 0], (0, 0), 4.0)
        inner *= (1 - rng.uniform(0.1, 0.5) * np.asarray(shade))[..., None]
        inner += (raster - inner) * mask
        return ground

    def _covered(self, ground: Floats32) -> Floats32:
        """Cover the corner so that no index can be read: with another card, or anything dark or light."""
        rng = self._rng
        hidden = ground.copy()
        reach = round((_AROUND_MM + 34) * _FINE)
        if self._other is not None and rng.random() < 0.6:
            height, width = self._other.shape[:2]
            top, left = rng.randrange(max(1, height - reach)), rng.randrange(max(1, width - reach))
            piece = self._other[top : top + reach, left : left + reach]
            part = hidden[: piece.shape[0], : piece.shape[1]]
            part[:] = piece[: part.shape[0], : part.shape[1]]
        else:
            hidden[:reach, :reach] = [rng.uniform(0.02, 1.0) for _ in range(3)]
        return hidden

    def _seen(self, ground: Floats32, deck: Deck, part: Frame, *, askew: bool) -> NDArray[np.uint8]:
        """A part of a card as the camera sees it and vision rectifies it."""
        rng = self._rng
        fine = rng.uniform(1.15, 2.8)  # pixels of the photo per millimetre
        flat = rng.uniform(0.55, 1.0)  # how much the camera's slant shortens it
        turn = rng.uniform(0, math.pi)
        slant = _rotation(turn) @ np.diag([fine, fine * flat]) @ _rotation(-turn) @ _rotation(rng.uniform(0, 6.28))
        middle = np.array([part.left_mm + part.width_mm / 2, -(part.top_mm - part.height_mm / 2)])
        half = np.abs(slant) @ np.array([part.width_mm, part.height_mm]) / 2 + 4
        size = (int(2 * half[0]), int(2 * half[1]))
        shrink = min(1.0, 1.6 * fine / _FINE)
        # Only the part of the drawing that the view may show, from its upper left corner.
        right, below = part.left_mm + part.width_mm + _SPARE_MM, part.height_mm - part.top_mm + _SPARE_MM
        cols, rows = (
            round((deck.width_mm / 2 + _AROUND_MM + right) * _FINE),
            round((deck.height_mm / 2 + _AROUND_MM + below) * _FINE),
        )
        ground = ground[:rows, :cols]
        small = np.asarray(cv2.resize(ground, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), np.float32)
        scale = _FINE * shrink
        origin = np.array([deck.width_mm / 2 + _AROUND_MM, deck.height_mm / 2 + _AROUND_MM]) * scale - 0.5
        # From the reduced drawing's pixels to the photo's.
        onto = np.column_stack([slant / scale, half - slant @ (middle + origin / scale)])
        photo = np.asarray(cv2.warpAffine(small, onto, size, borderMode=cv2.BORDER_REPLICATE), np.float32)
        photo = self._taken(photo)
        off = np.array([rng.gauss(0, 1.0), rng.gauss(0, 1.0)])
        turned = rng.choice((-1, 1)) * rng.uniform(30, 150) if askew else rng.gauss(0, 1.7)
        back = _rotation(math.radians(turned)) * (1 + rng.gauss(0, 0.012))
        step = np.diag([part.width_mm / part.width_px, part.height_mm / part.height_px])
        first = np.array([part.left_mm, -part.top_mm]) + 0.5 * np.diag(step) + off
        pick = np.column_stack([slant @ back @ step, half + slant @ (back @ first - middle)])
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        view = cv2.warpAffine(
            photo, pick, (part.width_px, part.height_px), flags=flags, borderMode=cv2.BORDER_REPLICATE
        )
        return as_bytes(as_tones(np.asarray(view, np.float32)))

    def _taken(self, light: Floats32) -> Floats32:
        """Add lamp, gloss, blur, noise and JPEG, and convert back to reflectance as well as the light model would."""
        rng = self._rng
        height, width = light.shape[:2]
        x, y = (
            np.linspace(-0.5, 0.5, width, dtype=np.float32),
            np.linspace(-0.5, 0.5, height, dtype=np.float32)[:, None],
        )
        lamp = np.exp(rng.gauss(0, 0.15) * x + rng.gauss(0, 0.15) * y) * math.exp(rng.gauss(-0.05, 0.13))
        tint = np.array([math.exp(rng.gauss(0, 0.05)) for _ in range(3)], np.float32)
        lit = light * lamp[..., None] * tint + rng.choice((0.0, rng.uniform(0, 0.08)))
        if rng.random() < 0.15:
            cx, cy, wide = rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0.1, 0.6)
            lit += rng.uniform(0.1, 0.7) * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / wide**2)[..., None]
        blur = rng.uniform(0.3, 0.75) if rng.random() < 0.8 else rng.uniform(0.75, 1.6)
        lit = np.asarray(cv2.GaussianBlur(lit, (0, 0), blur), np.float64)
        exposure = rng.uniform(0.25, 0.95)
        grains = self._noise.standard_normal((height, width, 3), dtype=np.float32)
        lit = lit * exposure + np.float32(rng.uniform(0.003, 0.025)) * grains * np.sqrt(np.clip(lit, 0.02, 1.2))
        codes = encode(np.clip(lit, 0, 1).astype(np.float32))
        _, data = cv2.imencode(".jpg", codes, [cv2.IMWRITE_JPEG_QUALITY, rng.randrange(62, 94)])
        decoded = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)
        return np.asarray(cv2.LUT(decoded, LINEAR), np.float32) / np.float32(exposure)


def _rotation(turn: float) -> NDArray[np.float64]:
    c, s = math.cos(turn), math.sin(turn)
    return np.array([[c, -s], [s, c]])
