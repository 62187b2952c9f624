"""Playing cards as outlines: suits, the standard arrangement of pips, and court figures in the style of a Mughal album.

A card is 60 wide and 84 tall here, y downwards. A court figure is drawn down to the card's middle; turned about it, it is
the other half. The pages use the same outlines, written by ``scripts/write_card_art.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vision.settings.palette import Srgb

WIDTH: Final = 60.0
HEIGHT: Final = 84.0
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
JACK, QUEEN, KING = 11, 12, 13
INK: Final = "#17152b"
RED: Final = "#b3161f"
SUIT_COLOURS: Final = {"clubs": INK, "diamonds": RED, "hearts": RED, "spades": INK}
PAPER: Final = "#fffaf0"
GOLD: Final = "#d9a441"
_SKIN, _DARK, _PEARL, _STEEL = "#c9935f", "#241a1c", "#fffaf0", "#9aa3b5"
_SUIT_FIELD: Final = 32.0


@dataclass(frozen=True, slots=True)
class Layer:
    """One outline, filled, or drawn as a line if ``width`` is above 0.

    Attributes:
        path: an SVG path with absolute M, L, C and Z only.
    """

    path: str
    colour: str
    width: float = 0.0


SUIT_PATHS: Final = {
    "spades": (
        "M16 2 C12.5 8.5 3 12.5 3 20 C3 24 6 26.8 9.6 26.8 C11.6 26.8 13.2 25.9 14.2 24.6 C14 27 13 29 10 30 L22 30 "
        "C19 29 18 27 17.8 24.6 C18.8 25.9 20.4 26.8 22.4 26.8 C26 26.8 29 24 29 20 C29 12.5 19.5 8.5 16 2 Z"
    ),
    "hearts": "M16 30 C12 24 2 18 2 10 C2 6 5 3 9 3 C12.4 3 15 5.2 16 8 C17 5.2 19.6 3 23 3 C27 3 30 6 30 10 C30 18 20 24 16 30 Z",
    "diamonds": "M16 1 C19 6.5 23 11.5 27 16 C23 20.5 19 25.5 16 31 C13 25.5 9 20.5 5 16 C9 11.5 13 6.5 16 1 Z",
    "clubs": (
        "M16 2 C12.4 2 9.5 4.9 9.5 8.5 C9.5 9.9 9.9 11.1 10.6 12.2 C10.2 12.1 9.8 12.1 9.3 12.1 C5.7 12.1 2.8 15 2.8 18.6 "
        "C2.8 22.2 5.7 25.1 9.3 25.1 C11.2 25.1 12.9 24.3 14.1 23 C14 26.3 13 29 10 30 L22 30 C19 29 18 26.3 17.9 23 "
        "C19.1 24.3 20.8 25.1 22.7 25.1 C26.3 25.1 29.2 22.2 29.2 18.6 C29.2 15 26.3 12.1 22.7 12.1 "
        "C22.2 12.1 21.8 12.1 21.4 12.2 C22.1 11.1 22.5 9.9 22.5 8.5 C22.5 4.9 19.6 2 16 2 Z"
    ),
}
"""The suits' outlines, each on a field of 32 × 32."""

_LEFT, _MID, _RIGHT = 19.5, 30.0, 40.5
_TOP, _UPPER, _HALF, _LOWER, _END = 15.0, 33.0, 42.0, 51.0, 69.0
_CORNERS: Final = ((_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, _END), (_RIGHT, _END))
_SIX: Final = (*_CORNERS, (_LEFT, _HALF), (_RIGHT, _HALF))
_SEVEN: Final = (*_SIX, (_MID, 28.5))
_EIGHT_OUTER: Final = (*_CORNERS, (_LEFT, _UPPER), (_RIGHT, _UPPER), (_LEFT, _LOWER), (_RIGHT, _LOWER))
PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((_MID, _HALF),),
    2: ((_MID, _TOP), (_MID, _END)),
    3: ((_MID, _TOP), (_MID, _HALF), (_MID, _END)),
    4: _CORNERS,
    5: (*_CORNERS, (_MID, _HALF)),
    6: _SIX,
    7: _SEVEN,
    8: (*_SEVEN, (_MID, 55.5)),
    9: (*_EIGHT_OUTER, (_MID, _HALF)),
    10: (*_EIGHT_OUTER, (_MID, 24.0), (_MID, 60.0)),
}
"""Middles of the pips in the standard arrangement; those below the card's middle are upside down."""
PIP: Final = 12.0
ACE_PIP: Final = 27.0
COURT_FRAME: Final = (14.0, 8.0, 46.0, 76.0)
COURT_PIP: Final = ((19.0, 13.4), 7.4)


def ring(x: float, y: float, radius: float) -> str:
    """A circle made of four curves."""
    k = radius * 0.5523
    return (
        f"M{x - radius:g} {y:g} C{x - radius:g} {y - k:g} {x - k:g} {y - radius:g} {x:g} {y - radius:g} "
        f"C{x + k:g} {y - radius:g} {x + radius:g} {y - k:g} {x + radius:g} {y:g} "
        f"C{x + radius:g} {y + k:g} {x + k:g} {y + radius:g} {x:g} {y + radius:g} "
        f"C{x - k:g} {y + radius:g} {x - radius:g} {y + k:g} {x - radius:g} {y:g} Z"
    )


def _many(parts: list[str], colour: str) -> Layer:
    return Layer(" ".join(parts), colour)


@dataclass(frozen=True, slots=True)
class _Dress:
    robe: str
    second: str
    nimbus: str


_DRESSES: Final = {
    "hearts": _Dress("#b3161f", "#22306b", "#f0c667"),
    "diamonds": _Dress("#c8561c", "#1f5d55", "#f3d58a"),
    "clubs": _Dress("#25603a", "#8c2021", "#f0c667"),
    "spades": _Dress("#2b3a80", "#9c3b2e", "#f3d58a"),
}


def court(rank: int, suit: str) -> tuple[Layer, ...]:
    """The upper half of a jack, queen or king, from the back to the front."""
    dress = _DRESSES[suit]
    head = {JACK: _jack, QUEEN: _queen, KING: _king}[rank]
    behind, before = head(dress, suit)
    return (*behind, *_robe(dress, queen=rank == QUEEN), *_face(), *before, *_sash(dress))


def _robe(dress: _Dress, *, queen: bool) -> list[Layer]:
    body = "M14 42 L14 37.4 C16 33.4 21 31.4 26 30 L30 33 L34 30 C39 31.4 44 33.4 46 37.4 L46 42 Z"
    layers = [Layer(body, dress.robe)]
    flowers = [(18.2, 37.2), (22.6, 34.6), (37.4, 34.6), (41.8, 37.2), (23.4, 38.2), (36.6, 38.2)]
    layers.append(_many([ring(x, y, 0.75) for x, y in flowers], GOLD))
    if queen:
        layers.append(Layer("M25.4 30.2 C26.6 34.4 33.4 34.4 34.6 30.2 L33.4 29.6 C32.6 32 27.4 32 26.6 29.6 Z", GOLD))
    else:
        layers.append(Layer("M26 30 L33 39.6 L30.6 39.6 L24.6 30.6 Z M34 30 L30.9 34.6 L32 36.2 L35.4 30.6 Z", GOLD))
    pearls = [(26.2, 32.4), (27.6, 34.2), (30, 35), (32.4, 34.2), (33.8, 32.4)]
    layers.append(_many([ring(x, y, 0.8) for x, y in pearls], _PEARL))
    return layers


def _face() -> list[Layer]:
    return [
        Layer("M27.4 26 L32.6 26 L32.8 30.6 L30 33.2 L27.2 30.6 Z", _SKIN),
        Layer("M25.3 22 C25.3 17 34.7 17 34.7 22 C34.7 26.2 32.4 29 30 29 C27.6 29 25.3 26.2 25.3 22 Z", _SKIN),
        Layer("M26.5 22.6 C27.2 21.7 28.4 21.7 29 22.6 C28.4 23.2 27.2 23.2 26.5 22.6 Z", _DARK),
        Layer("M31 22.6 C31.6 21.7 32.8 21.7 33.5 22.6 C32.8 23.2 31.6 23.2 31 22.6 Z", _DARK),
        Layer("M26.2 21 C27 20.2 28.4 20.2 29.1 20.8", _DARK, 0.45),
        Layer("M30.9 20.8 C31.6 20.2 33 20.2 33.8 21", _DARK, 0.45),
        Layer("M30 22.4 C30 23.6 30.4 24.4 29.5 24.9", "#8a5a34", 0.4),
        Layer("M28.6 26.6 C29.3 26.2 30.7 26.2 31.4 26.6 C30.7 27.5 29.3 27.5 28.6 26.6 Z", "#a2322c"),
    ]


def _nimbus(dress: _Dress, radius: float) -> list[Layer]:
    return [Layer(ring(30, 21, radius), dress.nimbus), Layer(ring(30, 21, radius - 0.9), GOLD, 0.35)]


def _king(dress: _Dress, suit: str) -> tuple[list[Layer], list[Layer]]:
    beard = (
        "M25.2 22.8 C25.2 28.4 27.4 31.6 30 32.4 C32.6 31.6 34.8 28.4 34.8 22.8 C34.4 25.4 32.6 25.2 31.2 25.3 "
        "C30.6 25.3 30.2 25.7 30 25.9 C29.8 25.7 29.4 25.3 28.8 25.3 C27.4 25.2 25.6 25.4 25.2 22.8 Z"
    )
    turban = "M23.6 20 C21.4 13.6 26.6 11 31 11 C36.6 11 39 15.2 36.4 20 C32.8 17.7 27.2 17.7 23.6 20 Z"
    folds = "M24.4 17 C27 13.4 31 12.4 35 13 M25.4 18.6 C28.6 15.2 33 14.4 36.8 15.6"
    plume = "M30.2 15.4 C29 12.4 30.4 10 33.2 9 C34.6 8.8 35 9.8 34.2 10.6 C33.4 11.4 32.6 13.6 31 15.6 Z"
    before = [
        Layer(beard, _DARK),
        Layer("M28.7 26.7 C29.3 26.4 30.7 26.4 31.3 26.7 C30.7 27.5 29.3 27.5 28.7 26.7 Z", "#a2322c"),
        Layer(turban, dress.second),
        Layer(folds, GOLD, 0.45),
        Layer("M23.6 20 C27.2 17.7 32.8 17.7 36.4 20 L36 21 C32.6 18.9 27.4 18.9 24 21 Z", GOLD),
        Layer(plume, _PEARL),
        Layer(ring(30.2, 17, 1.5), GOLD),
        Layer(ring(30.2, 17, 0.8), dress.robe),
    ]
    return _nimbus(dress, 11.4), before + (_sword() if suit in ("hearts", "spades") else _mace())


def _sword() -> list[Layer]:
    return [
        Layer("M40.2 35 C40.6 27 41.2 19 43.8 11.4 C45.2 19 44.2 27.4 42.2 35 Z", _STEEL),
        Layer("M41.2 34 C41.6 27 42.2 20 43.6 14", _PEARL, 0.4),
        Layer("M38.4 34.4 L44.4 34.4 L44.4 35.9 L38.4 35.9 Z", GOLD),
        Layer(ring(41.3, 37.6, 1.9), _SKIN),
    ]


def _mace() -> list[Layer]:
    return [
        Layer("M41 36 L41 19 L42.2 19 L42.2 36 Z", GOLD),
        Layer("M41.6 11 C44.6 12.6 45.2 17.4 41.6 20.4 C38 17.4 38.6 12.6 41.6 11 Z", GOLD),
        Layer(
            "M41.6 12.6 L41.6 19 M39.9 14.4 C40.4 16 40.4 17 40.6 18.4 M43.3 14.4 C42.8 16 42.8 17 42.6 18.4",
            _DARK,
            0.35,
        ),
        Layer(ring(41.6, 37, 1.9), _SKIN),
    ]


def _queen(dress: _Dress, suit: str) -> tuple[list[Layer], list[Layer]]:
    veil = (
        "M30 12 C22 12 20.6 19 20.2 25 C19.8 31 17.6 35 14 38.4 L14 42 L46 42 L46 38.4 C42.4 35 40.2 31 39.8 25 "
        "C39.4 19 38 12 30 12 Z"
    )
    hem = "M14 38.4 C17.6 35 19.8 31 20.2 25 C20.6 19 22 12 30 12 C38 12 39.4 19 39.8 25 C40.2 31 42.4 35 46 38.4"
    hair = (
        "M24.6 26.4 C22.8 17.4 26.6 15 30 15 C33.4 15 37.2 17.4 35.4 26.4 C35.4 21 33.4 18.8 30 17.9 "
        "C26.6 18.8 24.6 21 24.6 26.4 Z"
    )
    crown = (
        "M25 17 L24 11.8 C25.4 12.2 26.4 13 27.2 14 L28 10.4 L30 8.6 L32 10.4 L32.8 14 C33.6 13 34.6 12.2 36 11.8 "
        "L35 17 C31.8 15.4 28.2 15.4 25 17 Z"
    )
    before = [
        Layer(hair, _DARK),
        Layer(crown, GOLD),
        _many([ring(30, 12.4, 0.9), ring(26.4, 14.9, 0.6), ring(33.6, 14.9, 0.6)], dress.robe),
        Layer("M30 16 L30 18.6", GOLD, 0.4),
        Layer(ring(30, 19.2, 0.8), GOLD),
        _many([ring(24.7, 27.4, 1.0), ring(35.3, 27.4, 1.0)], GOLD),
        *_flower("#e58aa0" if suit in ("hearts", "diamonds") else "#f4d9dc"),
    ]
    return [*_nimbus(dress, 11.8), Layer(veil, dress.second), Layer(hem, GOLD, 0.7)], before


def _flower(petals: str) -> list[Layer]:
    return [
        Layer("M42.2 37 C43.2 33 42.4 29.4 42 27", "#3f7a4c", 0.8),
        Layer(
            "M42 27.6 C38.4 26.8 37.6 23.4 38.2 21.4 C40.2 22 41.4 23.2 42 24.6 C42.6 23.2 43.6 22 45.4 21.4 C46.2 23.6 45.4 26.8 42 27.6 Z",
            petals,
        ),
        Layer("M42 27.6 C39.6 25 39.8 21.6 42 19 C44.2 21.6 44.4 25 42 27.6 Z", petals),
        Layer("M42 27.6 C39.6 25 39.8 21.6 42 19 C44.2 21.6 44.4 25 42 27.6 Z", "#a94a63", 0.4),
        Layer(ring(42.2, 37.4, 1.8), _SKIN),
    ]


def _jack(dress: _Dress, suit: str) -> tuple[list[Layer], list[Layer]]:
    turban = "M24 20.2 C22 15.4 25 12.4 30 12.4 C36 12.4 38.4 16 36 20.2 C32.4 17.9 27.6 17.9 24 20.2 Z"
    feather = "M25.6 15 C23.4 13.4 21.8 11.4 22 9.4 C24.4 9.6 26.4 11.4 27.2 13.8 Z"
    locks = (
        "M25 19.6 C24 21.6 24.2 24.4 25 26.4 C25.8 25 25.6 23 25.8 20.6 Z "
        "M35 19.6 C36 21.6 35.8 24.4 35 26.4 C34.2 25 34.4 23 34.2 20.6 Z"
    )
    moustache = (
        "M30 25.5 C29 24.9 27.6 25.2 26.9 26.3 C27.9 26.2 28.9 26.4 30 26.2 C31.1 26.4 32.1 26.2 33.1 26.3 "
        "C32.4 25.2 31 24.9 30 25.5 Z"
    )
    before = [
        Layer(locks, _DARK),
        Layer(moustache, _DARK),
        Layer(feather, dress.robe),
        Layer(turban, dress.second),
        Layer("M25 15.6 C28 17.4 33 17.2 36.4 15.4 M26.4 13.6 C29 15 32.4 15 35 13.8", GOLD, 0.45),
        Layer("M24 20.2 C27.6 17.9 32.4 17.9 36 20.2 L35.6 21 C32.2 18.9 27.8 18.9 24.4 21 Z", _PEARL),
        Layer(ring(27, 15.2, 1.1), GOLD),
    ]
    return [], before + (_lance(dress) if suit in ("hearts", "spades") else _bow())


def _lance(dress: _Dress) -> list[Layer]:
    return [
        Layer("M42 42 L42 14", "#7a5230", 1.0),
        Layer("M42 9 C43.6 11.4 43.4 13.4 42 15.4 C40.6 13.4 40.4 11.4 42 9 Z", _STEEL),
        Layer("M41.6 16.4 C39 15.8 37.4 18 34.8 17.2 L36.6 19.6 L34.8 21.8 C37.6 22.4 39 20.2 41.6 21 Z", dress.robe),
        Layer(ring(42, 36.8, 1.9), _SKIN),
    ]


def _bow() -> list[Layer]:
    return [
        Layer("M39.6 11 C46.4 16 46.4 32 39.6 38.6", "#7a5230", 1.1),
        Layer("M39.6 11 L39.6 38.6", _DARK, 0.3),
        Layer("M36 25 L45 25", "#7a5230", 0.6),
        Layer("M45.8 25 L43.8 24 L43.8 26 Z", _STEEL),
        Layer(ring(43.9, 26.6, 1.8), _SKIN),
    ]


def _sash(dress: _Dress) -> list[Layer]:
    """The sash in which both halves meet."""
    layers = [
        Layer("M14 42 L14 39.4 L46 39.4 L46 42 Z", dress.second),
        Layer("M14 39.4 L46 39.4", GOLD, 0.6),
    ]
    return [*layers, _many([ring(16 + 4 * place, 42, 0.9) for place in range(8)], GOLD)]


ELEPHANT: Final = (
    "M13 6 C17 3 29 2 35 6 C41 9 43 15 43 20 L43 30 L36 30 L36 23 L22 23 L22 30 L15 30 L15 21 C13 21 11 21 10 20 "
    "L10 25 C10 29 7 30 4 29 C2 28 1 26 2 24 L4 24 C5 26 6 26 6 24 L6 13 C6 9 9 6 13 6 Z"
)
"""The joker's elephant, on a field of 48 × 32."""


def rgb(colour: str) -> Srgb:
    """Convert ``#rrggbb`` to three codes."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
