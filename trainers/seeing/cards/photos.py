"""Simulated photos of cards on the card mat, by arithmetic alone: homographies, lamps, shadows, gloss, a lens, a JPEG.

They are quick enough for thousands (a third of a second each), and simple where it matters least: cards are flat and
stiff.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.virtual.pictures.painting import LINEAR
from hardware.virtual.pictures.pieces import PieceLook
from hardware.virtual.pictures.sheets import PX_PER_MM as SHEET_PX_PER_MM
from hardware.virtual.pictures.sheets import Sheet, card_sheet
from hardware.virtual.pictures.stand import Aim, table_view
from trainers.seeing.cards.canvas import PX_PER_MM
from trainers.seeing.cards.decks import Deck, random_deck
from trainers.seeing.cards.faces import face, rounded_mask
from trainers.seeing.cards.lying import LyingCard, covered_cells, random_arm, random_layout, what_shows
from trainers.seeing.cards.tables import Table, random_table
from trainers.seeing.cards.truth import JsonObject, card_photo_truth
from trainers.seeing.rendered.development import developed
from trainers.seeing.rendered.looks import PhotoLook, random_look
from trainers.seeing.rendered.window import Window, cropped, random_camera, through_lens, window_of
from vision.geometry.camera_model import CameraModel
from vision.geometry.mat_view import MatView
from vision.geometry.picture import Rectangle
from vision.geometry.table import CardMatGeometry

Floats32: TypeAlias = NDArray[np.float32]

_TABLE_MM = 1400.0
_MARGIN_MM = 12.0
_ARMS = 0.07
_SKINS = ((0.62, 0.36, 0.25), (0.5, 0.27, 0.17), (0.28, 0.14, 0.08), (0.1, 0.05, 0.03))


@dataclass(frozen=True, slots=True)
class CardPhoto:
    """A JPEG and its entry of ``truth.json`` (docs/truth-format.md)."""

    jpeg: bytes
    truth: JsonObject


@dataclass(frozen=True, slots=True)
class Supply:
    """The material of the photos.

    Attributes:
        fonts, suit_fonts: letters of decks.
        kept: use the court styles, backs and table tops that no training photo has.
        px_per_mm: least and greatest number of pixels a millimetre in the mat's middle takes.
    """

    fonts: Sequence[Path]
    suit_fonts: Sequence[Path]
    own: PieceLook
    kept: bool
    px_per_mm: tuple[float, float]


def card_photo(number: int, seed: int, supply: Supply) -> CardPhoto:
    """Photo ``number`` of a series; the same seed gives the same cards, light and lens."""
    rng = Random(f"{seed}/{number}")
    mat = supply.own.geometry.card_mat
    decks = [random_deck(rng, supply.fonts, supply.suit_fonts, kept=supply.kept)]
    if rng.random() < 0.15:
        decks.append(random_deck(rng, supply.fonts, supply.suit_fonts, kept=supply.kept))
    cards = random_layout(rng, mat, decks)
    arm = random_arm(rng, mat) if rng.random() < _ARMS else ()
    return photographed(f"cards_{number:05d}.jpg", cards, arm, rng, supply)


def photographed(
    file: str, cards: Sequence[LyingCard], arm: Sequence[NDArray[np.float64]], rng: Random, supply: Supply
) -> CardPhoto:
    """Photograph cards, from the lowest up, and perhaps an arm over them, in random light through a random lens."""
    mat = supply.own.geometry.card_mat
    look, table = random_look(rng), random_table(rng, kept=supply.kept)
    aim = _random_aim(mat, rng)
    camera = _camera_about(aim, mat, rng.uniform(*supply.px_per_mm), rng)
    view, window = table_view(aim, camera), window_of(camera)
    straight = _straight_picture(cards, arm, view, window, look, table, supply.own, rng)
    linear = through_lens(straight, window, camera)
    jpeg = developed(linear, _white(look), look, np.random.default_rng(rng.randrange(1 << 30)))
    shows, covered = what_shows(cards, mat, arm), covered_cells(mat, arm)
    conditions = look.conditions() | {"surface": table.name}
    if cards:
        deck = cards[0].deck
        conditions |= {"font": deck.font.stem, "courts": deck.courts, "middle": deck.middle}
        conditions |= {"index_mm": round(deck.index_mm, 1)}
    return CardPhoto(jpeg, card_photo_truth(file, cards, shows, view, mat, covered, conditions))


def _random_aim(mat: CardMatGeometry, rng: Random) -> Aim:
    """A camera on any side where players may put the stand, at the heights of docs/table.md and a little more."""
    azimuth = rng.gauss(0, 30) if rng.random() < 0.75 else rng.uniform(-180, 180)
    return Aim(mat.width_mm / 2, mat.height_mm / 2, azimuth, rng.uniform(34, 72), rng.uniform(480, 950))


def _camera_about(aim: Aim, mat: CardMatGeometry, px_per_mm: float, rng: Random) -> CameraModel:
    """A lens, cropped to the part of its picture that holds the mat, to save rendering the rest."""
    width = round(px_per_mm * aim.distance_mm / 0.83)
    lens = random_camera(width, width * 3 // 4, rng)
    roomy = cropped(lens, Rectangle(-width, -width, 2 * width, 2 * width))
    view = table_view(aim, roomy)
    bounds = (-_MARGIN_MM, -_MARGIN_MM, mat.width_mm + _MARGIN_MM, mat.height_mm + _MARGIN_MM)
    box = view.box_px(bounds, 6.0)
    return roomy if box is None else cropped(roomy, box)


def _straight_picture(
    cards: Sequence[LyingCard],
    arm: Sequence[NDArray[np.float64]],
    view: MatView,
    window: Window,
    look: PhotoLook,
    table: Table,
    own: PieceLook,
    rng: Random,
) -> Floats32:
    """Linear light through the undistorted window: table, sheet, cards, all lit."""
    mat = own.geometry.card_mat
    size = (window.width, window.height)
    top = table.raster.shape[0] / _TABLE_MM
    to_table = np.array(
        [
            [top, 0, _TABLE_MM / 2 * top - mat.width_mm / 2 * top],
            [0, -top, (_TABLE_MM / 2 + mat.height_mm / 2) * top],
            [0, 0, 1.0],
        ]
    )
    ground = cv2.warpPerspective(
        table.raster, plane_to_px(view, window, 0.0) @ np.linalg.inv(to_table), size, borderMode=cv2.BORDER_REFLECT
    )
    light: Floats32 = np.asarray(ground, np.float32)
    sheet, scale = _sheet(own, look.paper, _octave(view, window, mat))
    on_sheet = np.array([[scale, 0, -0.5], [0, -scale, mat.height_mm * scale - 0.5], [0, 0, 1.0]])
    _lay(light, sheet, np.ones(sheet.shape[:2], np.float32), plane_to_px(view, window, 0.0) @ np.linalg.inv(on_sheet))
    glossy = np.zeros(light.shape[:2], np.float32)
    shading = _Shading(view, window, look, rng)
    pictures: dict[tuple[str, Deck], tuple[Floats32, Floats32]] = {}
    shrink = min(1.0, 1.4 * _px_per_mm(view, window, mat) / PX_PER_MM)
    for card in cards:
        key = (card.name, card.deck)
        if key not in pictures:
            pictures[key] = _shrunk(card, shrink)
        _lay_card(light, glossy, card, *pictures[key], shading)
    _lay_arm(light, glossy, arm, shading, rng)
    light *= shading.lamps(light.shape[:2], rng)[..., None] * _lamp_colour(look)
    light += (shading.mirrored(light.shape[:2], rng) * glossy)[..., None] * _lamp_colour(look)
    return light


def plane_to_px(view: MatView, window: Window, z_mm: float) -> NDArray[np.float64]:
    """Homography from the mat's plane at a height (mm) to the window's pixels."""
    own = np.column_stack([view.rotation[:, 0], view.rotation[:, 1], view.translation + view.rotation[:, 2] * z_mm])
    f, (cx, cy) = window.focal_px, window.centre_px
    homography: NDArray[np.float64] = np.array([[f, 0, cx], [0, f, cy], [0, 0, 1.0]]) @ own
    return homography


def _px_per_mm(view: MatView, window: Window, mat: CardMatGeometry) -> float:
    depth = float(view.rotation[2] @ np.array([mat.width_mm / 2, mat.height_mm / 2, 0.0]) + view.translation[2])
    return window.focal_px / depth


def _octave(view: MatView, window: Window, mat: CardMatGeometry) -> int:
    """By what factor the sheet's raster may be reduced without losing detail in the picture."""
    return max(1, min(4, int(SHEET_PX_PER_MM / (1.3 * _px_per_mm(view, window, mat)))))


def _sheet(own: PieceLook, paper: int, reduced: int) -> tuple[Floats32, float]:
    raster = _full_sheet(own, paper).raster
    height, width = raster.shape[:2]
    small = cv2.resize(raster, (width // reduced, height // reduced), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32), SHEET_PX_PER_MM / reduced


@lru_cache(maxsize=3)
def _full_sheet(own: PieceLook, paper: int) -> Sheet:
    papers = own.palette.papers
    palette = replace(own.palette, papers=(papers[0], papers[paper % len(papers)], *papers[2:]))
    return card_sheet(replace(own, palette=palette))


def _shrunk(card: LyingCard, scale: float) -> tuple[Floats32, Floats32]:
    """A card's face in linear light, and its outline, as fine as the picture needs."""
    raster, mask = face(card.deck, card.name), rounded_mask(card.deck)
    linear = np.asarray(cv2.LUT(raster, LINEAR), np.float32)
    size = (max(8, round(raster.shape[1] * scale)), max(8, round(raster.shape[0] * scale)))
    small = np.asarray(cv2.resize(linear, size, interpolation=cv2.INTER_AREA), np.float32)
    return small, np.asarray(cv2.resize(mask, size, interpolation=cv2.INTER_AREA), np.float32)


class _Shading:
    """The light in one picture: direction of shadows, gradient of the lamps, and places of reflected lamps."""

    def __init__(self, view: MatView, window: Window, look: PhotoLook, rng: Random) -> None:
        self.view, self.window, self.look = view, window, look
        lamp = look.lamps[0]
        turn, up = math.radians(lamp.from_deg), math.radians(lamp.height_deg)
        self.shadow_mm = np.array([-math.cos(turn), -math.sin(turn)]) / math.tan(up)
        self.hardness = 1 - min(look.ambient, 0.9)
        self.softness_px = rng.uniform(0.6, 3.0)

    def lamps(self, shape: tuple[int, int], rng: Random) -> Floats32:
        """A smooth map of the light, about 1; sometimes with somebody's shadow across it."""
        height, width = shape
        y, x = np.mgrid[0:height:8, 0:width:8].astype(np.float32)
        x, y = x / width - 0.5, y / height - 0.5
        turn, slope = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.9)
        level = slope * (math.cos(turn) * x + math.sin(turn) * y) - rng.uniform(0, 0.8) * (x * x + y * y)
        if rng.random() < 0.25:
            edge = math.cos(turn + 1) * x + math.sin(turn + 1) * y - rng.uniform(-0.4, 0.4)
            level -= rng.uniform(0.2, 0.9) / (1 + np.exp(-np.clip(edge / rng.uniform(0.005, 0.1), -30, 30)))
        return np.asarray(np.exp(cv2.resize(level.astype(np.float32), (width, height))), np.float32)

    def mirrored(self, shape: tuple[int, int], rng: Random) -> Floats32:
        """What a perfectly glossy card would reflect: a veil everywhere, and lamps as soft spots."""
        height, width = shape
        y, x = np.mgrid[0:height:4, 0:width:4].astype(np.float32)
        total = np.full(x.shape, rng.uniform(0, 0.05), np.float32)
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            cx, cy = rng.uniform(0, width), rng.uniform(0, height)
            broad, slim = width * rng.uniform(0.03, 0.2), width * rng.uniform(0.02, 0.12)
            turn = rng.uniform(0, math.pi)
            along = (math.cos(turn) * (x - cx) + math.sin(turn) * (y - cy)) / broad
            across = (math.cos(turn) * (y - cy) - math.sin(turn) * (x - cx)) / slim
            total += rng.uniform(0.05, 0.9) * np.exp(-0.5 * (along**2 + across**2)).astype(np.float32)
        return np.asarray(cv2.resize(total, (width, height)), np.float32)


def _lay_card(
    light: Floats32, glossy: Floats32, card: LyingCard, picture: Floats32, mask: Floats32, by: _Shading
) -> None:
    """Draw one card with its shadow and, if it lies on a pile, the pile's side."""
    corners = card.corners_mm()
    low_px, high_px = (_projected(corners, by, z) for z in (0.0, card.z_mm))
    away = by.shadow_mm * (card.z_mm + 0.35)
    _darken(light, _projected(corners + away, by, 0.0), 0.45 * by.hardness, by.softness_px)
    _darken(light, low_px, 0.2, 1.2)
    if card.z_mm > 1.0:
        hull = cv2.convexHull(np.vstack([low_px, high_px]).astype(np.float32)).reshape(-1, 2)
        side = 0.45 + 0.25 * math.sin(card.z_mm * 7)
        cv2.fillConvexPoly(
            light, np.round(hull * 16).astype(np.int32), (side * 0.94, side * 0.98, side), cv2.LINE_AA, 4
        )
    height, width = picture.shape[:2]
    flat = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32) - 0.5
    there = cv2.getPerspectiveTransform(flat, high_px.astype(np.float32))
    _lay(light, picture, mask, np.asarray(there, np.float64), glossy, card.deck.gloss)


def _lay_arm(light: Floats32, glossy: Floats32, arm: Sequence[NDArray[np.float64]], by: _Shading, rng: Random) -> None:
    """Draw a sleeve, a hand and fingers, as flat as everything else."""
    skin = np.array(rng.choice(_SKINS)) * rng.uniform(0.8, 1.2)
    sleeve = np.array([rng.uniform(0.02, 0.7) for _ in range(3)])
    for number, part in enumerate(arm):
        outline = _projected(part, by, 0.0)
        _darken(light, outline, 0.5 * by.hardness, 6.0)
        red, green, blue = (float(v) for v in (sleeve if number == 0 else skin * rng.uniform(0.95, 1.05)))
        corners = np.round(outline * 16).astype(np.int32)
        cv2.fillConvexPoly(light, corners, (blue, green, red), cv2.LINE_AA, 4)
        cv2.fillConvexPoly(glossy, corners, 0.0, cv2.LINE_AA, 4)


def _projected(points_mm: NDArray[np.float64], by: _Shading, z_mm: float) -> NDArray[np.float64]:
    homography = plane_to_px(by.view, by.window, z_mm)
    seen = np.column_stack([points_mm, np.ones(len(points_mm))]) @ homography.T
    pixels: NDArray[np.float64] = seen[:, :2] / seen[:, 2:]
    return pixels


def _window_of(points_px: NDArray[np.float64], shape: tuple[int, ...], margin: float) -> tuple[slice, slice] | None:
    low, high = points_px.min(axis=0) - margin, points_px.max(axis=0) + margin
    left, top = max(int(low[0]), 0), max(int(low[1]), 0)
    right, bottom = min(int(high[0]) + 2, shape[1]), min(int(high[1]) + 2, shape[0])
    return (slice(top, bottom), slice(left, right)) if left < right and top < bottom else None


def _darken(light: Floats32, outline_px: NDArray[np.float64], share: float, soft_px: float) -> None:
    box = _window_of(outline_px, light.shape, 3 * soft_px + 1)
    if box is None:
        return
    part = light[box]
    mask = np.zeros(part.shape[:2], np.uint8)
    local = outline_px - [box[1].start, box[0].start]
    cv2.fillConvexPoly(mask, np.round(local * 16).astype(np.int32), 255, cv2.LINE_AA, 4)
    soft = np.asarray(cv2.GaussianBlur(mask, (0, 0), soft_px), np.float32)
    part *= (1 - soft * np.float32(share / 255))[..., None]


def _lay(
    light: Floats32,
    picture: Floats32,
    mask: Floats32,
    to_px: NDArray[np.float64],
    glossy: Floats32 | None = None,
    gloss: float = 0.0,
) -> None:
    """Draw a flat picture (linear light) over the scene, by a homography from its pixels."""
    height, width = picture.shape[:2]
    corners = cv2.perspectiveTransform(
        np.array([[[0, 0]], [[width, 0]], [[width, height]], [[0, height]]], np.float64), to_px
    )
    box = _window_of(np.asarray(corners, np.float64).reshape(-1, 2), light.shape, 1)
    if box is None:
        return
    shift = np.array([[1, 0, -box[1].start], [0, 1, -box[0].start], [0, 0, 1.0]])
    size = (box[1].stop - box[1].start, box[0].stop - box[0].start)
    seen = cv2.warpPerspective(picture, shift @ to_px, size, borderMode=cv2.BORDER_REPLICATE)
    share = np.asarray(cv2.warpPerspective(mask, shift @ to_px, size), np.float32)
    light[box] += (np.asarray(seen) - light[box]) * share[..., None]
    if glossy is not None:
        glossy[box] += (gloss - glossy[box]) * share


def _lamp_colour(look: PhotoLook) -> Floats32:
    shares = np.array([lamp.share for lamp in look.lamps])
    colour = shares @ np.array([lamp.colour for lamp in look.lamps]) / shares.sum()
    return np.asarray(colour[::-1], np.float32)


def _white(look: PhotoLook) -> Floats32:
    return np.asarray(0.8 * _lamp_colour(look), np.float32)
