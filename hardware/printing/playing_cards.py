"""A deck for the small games: 52 cards and two jokers with backs, to print on both sides of card and cut out."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hardware.printing import card_art
from hardware.printing.layout.grid import grid_sheets
from hardware.printing.mats import PrintJob
from hardware.printing.ornament import LOTUS, lotus, placed, set_down
from hardware.printing.shapes import Area, Bounds, Line, RoundedBox, Shape, Sheet, Text, box
from vision.geometry.table import PointMm
from vision.message import Message
from vision.settings.palette import Srgb

CARD_MM: Final = (63.0, 88.0)
_SCALE: Final = 1.045
_HEAD_MM: Final = 8.0
_LETTERS: Final = {1: "A", card_art.JACK: "J", card_art.QUEEN: "Q", card_art.KING: "K"}
_INDEX_CAPITAL_MM: Final = 9.0
_INDEX_BREADTH: Final = 0.78
_NIGHT: Final[Srgb] = (34, 48, 107)
_GOLD: Final[Srgb] = (227, 180, 88)
_WHITE: Final[Srgb] = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Card:
    """A card by rank, 1 to 13, and suit; a joker has neither."""

    rank: int = 0
    suit: str = ""
    colour: str = card_art.INK


def deck() -> tuple[Card, ...]:
    """The whole deck, jokers last."""
    suits = [Card(rank, suit, card_art.SUIT_COLOURS[suit]) for suit in card_art.SUITS for rank in range(1, 14)]
    return (*suits, Card(colour=card_art.INK), Card(colour=card_art.RED))


def card_sheets(paper: str, job: PrintJob) -> tuple[Sheet, ...]:
    """Pages of faces, each followed by its page of backs in the same grid.

    Raises:
        HardwareError: ``print.no_such_paper``, ``print.no_room``.
    """

    def sides(title: str, draw: Callable[[Card, PointMm], list[Shape]]) -> tuple[Sheet, ...]:
        return grid_sheets(title, "playing_cards", deck(), CARD_MM, draw, paper, job, _HEAD_MM)

    faces = sides(job.say(Message("sheet.card_faces")), lambda card, middle: card_face(card, middle, job))
    backs = sides(job.say(Message("sheet.card_backs")), lambda _, middle: card_back(middle, job))
    return tuple(itertools.chain.from_iterable(zip(faces, backs, strict=True)))


def card_face(card: Card, middle: PointMm, job: PrintJob) -> list[Shape]:
    """A card's face around its middle, with the line to cut along."""
    shapes: list[Shape] = []
    if card.rank == 0:
        grey = card_art.rgb(card.colour)
        shapes.append(set_down(card_art.ELEPHANT, placed((48.0, 32.0), middle, 0.72), grey))
        shapes.append(lotus((middle[0], middle[1] - 19.0), 16.0, None, grey, 0.35))
    elif card.rank > 10:
        shapes += _court(card, middle)
    else:
        size = card_art.ACE_PIP if card.rank == 1 else card_art.PIP
        shapes += [_pip(card, at, size, middle) for at in card_art.PIPS[card.rank]]
    for turned in (False, True):
        shapes += _index(card, middle, turned=turned)
    shapes.append(_cut_line(middle, job))
    return shapes


def card_back(middle: PointMm, job: PrintJob) -> list[Shape]:
    """The back: a gold lattice on indigo around a lotus, within a white edge."""
    width, height = CARD_MM
    inner: Bounds = (
        middle[0] - width / 2 + 4.0,
        middle[1] - height / 2 + 4.0,
        middle[0] + width / 2 - 4.0,
        middle[1] + height / 2 - 4.0,
    )
    shapes: list[Shape] = [RoundedBox(inner, 2.5, _NIGHT, None, 0.0)]
    shapes += _lattice((inner[0] + 2.0, inner[1] + 2.0, inner[2] - 2.0, inner[3] - 2.0))
    shapes.append(RoundedBox((inner[0] + 1.4, inner[1] + 1.4, inner[2] - 1.4, inner[3] - 1.4), 1.8, None, _GOLD, 0.5))
    x, y = middle
    shapes.append(Area((((x - 16, y), (x, y - 22), (x + 16, y), (x, y + 22)),), _NIGHT))
    shapes.append(Line(((x - 16, y), (x, y - 22), (x + 16, y), (x, y + 22)), _GOLD, 0.6, closed=True))
    for turned in (False, True):
        at = (x, y + (-6.0 if turned else 6.0))
        to_mm = placed((64.0, 32.0), at, 20.0 / 64.0, turned=turned)
        shapes.append(set_down(LOTUS, to_mm, _GOLD))
    shapes.append(_cut_line(middle, job))
    return shapes


def _lattice(room: Bounds) -> list[Shape]:
    """Two sets of slanting lines with a dot where they cross."""
    left, bottom, right, top = room
    step = 4.0
    lines: list[Shape] = []
    for sign in (1, -1):
        start = left - (top - bottom)
        while start < right + (top - bottom):
            ends = _clipped(start, sign, room)
            if ends is not None:
                lines.append(Line(ends, _GOLD, 0.22))
            start += step
    return lines


def _clipped(start: float, sign: int, room: Bounds) -> tuple[PointMm, PointMm] | None:
    """The part of a 45° line inside a room; ``start`` is where it crosses the room's bottom (or top, for -1)."""
    left, bottom, right, top = room
    height = top - bottom
    low, high = max(0.0, left - start), min(height, right - start)
    if high - low < 0.5:
        return None
    ends = [(start + t, bottom + t if sign > 0 else top - t) for t in (low, high)]
    return ends[0], ends[1]


def _on_card(middle: PointMm, *, turned: bool = False) -> Callable[[float, float], PointMm]:
    return placed((card_art.WIDTH, card_art.HEIGHT), middle, _SCALE, turned=turned)


def _pip(
    card: Card, at: PointMm, size: float, middle: PointMm, *, turned: bool = False, within: Bounds | None = None
) -> Shape:
    on_card = _on_card(middle, turned=turned)
    upside = turned != (at[1] > card_art.HEIGHT / 2)
    to_mm = placed((32.0, 32.0), on_card(*at), size * _SCALE / 32.0, turned=upside)
    return set_down(card_art.SUIT_PATHS[card.suit], to_mm, card_art.rgb(card.colour), within=within)


def _court(card: Card, middle: PointMm) -> list[Shape]:
    left, top, right, bottom = card_art.COURT_FRAME
    upright = _on_card(middle)
    (x0, y1), (x1, y0) = upright(left, top), upright(right, bottom)
    shapes: list[Shape] = [Area((box((x0, y0, x1, y1)),), (248, 236, 208))]
    for turned in (False, True):
        half = (x0, y0, x1, middle[1]) if turned else (x0, middle[1], x1, y1)
        on_card = _on_card(middle, turned=turned)
        for layer in card_art.court(card.rank, card.suit):
            colour = card_art.rgb(layer.colour)
            if layer.width:
                shapes.append(set_down(layer.path, on_card, None, colour, layer.width * _SCALE, half))
            else:
                shapes.append(set_down(layer.path, on_card, colour, within=half))
        at, size = card_art.COURT_PIP
        shapes.append(_pip(card, at, size, middle, turned=turned))
    shapes.append(Line(box((x0, y0, x1, y1)), _NIGHT, 0.5, closed=True))
    return shapes


def _index(card: Card, middle: PointMm, *, turned: bool) -> list[Shape]:
    on_card = _on_card(middle, turned=turned)
    colour = card_art.rgb(card.colour)
    turn = 180.0 if turned else 0.0
    if card.rank == 0:
        word = "JOKER"
        return [
            Text(letter, on_card(6.6, 12.0 + 6.4 * place), 4.2, colour, bold=True, turned_deg=turn)
            for place, letter in enumerate(word)
        ]
    letter = _LETTERS.get(card.rank, str(card.rank))
    breadth = 0.6 if card.rank == 10 else _INDEX_BREADTH
    return [
        Text(letter, on_card(7.4, 15.0), _INDEX_CAPITAL_MM, colour, bold=True, turned_deg=turn, breadth=breadth),
        _pip(card, (7.4, 22.0), 9.0, middle, turned=turned),
    ]


def _cut_line(middle: PointMm, job: PrintJob) -> Shape:
    width, height = CARD_MM
    bounds = (middle[0] - width / 2, middle[1] - height / 2, middle[0] + width / 2, middle[1] + height / 2)
    return RoundedBox(bounds, 3.0, None, (200, 196, 190), job.settings.line_width_mm / 2)
