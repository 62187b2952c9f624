"""Random appearance of one photo: lamps, table top, paper, varnish, and the camera's processing."""

from __future__ import annotations

import colorsys
import math
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from trainers.seeing.rendered.variety import Variety, random_variety
from vision.settings.palette import Srgb

Surface: TypeAlias = Literal["wood", "cloth"]
Rgb: TypeAlias = tuple[float, float, float]

_SURFACES: tuple[tuple[str, Surface, Srgb], ...] = (
    ("walnut", "wood", (86, 58, 44)),
    ("oak", "wood", (158, 117, 76)),
    ("teak", "wood", (124, 82, 50)),
    ("pine", "wood", (186, 148, 100)),
    ("brown_cloth", "cloth", (84, 66, 54)),
    ("grey_cloth", "cloth", (112, 114, 118)),
    ("linen", "cloth", (176, 166, 146)),
    ("felt_green", "cloth", (40, 84, 56)),
)
_OTHER_SURFACES: tuple[tuple[str, Surface], ...] = (("stained_wood", "wood"), ("dyed_cloth", "cloth"))
_OTHER_SHARE = 0.3
_DAYLIGHT: Rgb = (0.93, 0.98, 1.0)
_NEUTRAL: Rgb = (1.0, 0.97, 0.92)
_WARM: Rgb = (1.0, 0.8, 0.56)
_CANDLE: Rgb = (1.0, 0.68, 0.38)


@dataclass(frozen=True, slots=True)
class Lamp:
    """A square lamp: its position over the table's middle, its size, its colour, and its share of all light."""

    from_deg: float
    height_deg: float
    distance_mm: float
    size_mm: float
    colour: Rgb
    share: float


@dataclass(frozen=True, slots=True)
class PhotoLook:
    """The light, things and camera of one photo.

    Attributes:
        ambient: share of the light that comes evenly from all directions.
        coat: lacquer on the wood, 0..1.
        rough: roughness of paint.
        streaks: how strongly wood grain shows through paint; ``streak_scale``: streaks per unit; ``warp``: how they
            bend.
        disk_edge_mm, stone_edge_mm: how much edges are rounded.
        disks_across: whether disks were sawn along the grain, so that its streaks run level around them.
        disk_tone: how much disks differ in brightness.
        stone_tint: how much stones of one wall differ in colour.
        white: the linear value of white paper.
        balance: how far the white balance removes the lamps' colour, 0..1.
        defocus_px, motion_px, motion_deg: blur. ``noise``: as a share of white, at half brightness.
        sharpen: how much the camera raises fine contrast.
        variety: how set, print and camera differ from the usual ones.
    """

    lighting: str
    lamps: tuple[Lamp, ...]
    ambient: float
    surface: str
    surface_kind: Surface
    surface_colour: Srgb
    paper: int
    coat: float
    rough: float
    streaks: float
    streak_scale: float
    warp: float
    disk_edge_mm: float
    stone_edge_mm: float
    disks_across: bool
    disk_tone: float
    stone_tint: float
    white: float
    balance: float
    defocus_px: float
    motion_px: float
    motion_deg: float
    noise: float
    sharpen: float
    vignette: float
    jpeg_quality: int
    texture_seed: int
    variety: Variety

    def conditions(self) -> dict[str, object]:
        """The condition tags for truth.json."""
        blur = "motion" if self.motion_px > 1 else "defocus" if self.defocus_px > 0.9 else "none"
        return {
            "kind": "rendered",
            "lighting": self.lighting,
            "surface": self.surface,
            "paper": ("white", "cream", "parchment")[self.paper],
            "blur": blur,
            "dim": self.white < 0.4,
            "coat": self.coat,
            "jpeg_quality": self.jpeg_quality,
            "ink": round(self.variety.ink, 3),
            "disk_thickness": round(self.variety.disk_thickness, 4),
        }


def random_look(rng: Random) -> PhotoLook:
    """A random light, table and paper."""
    lighting = rng.choice(tuple(_LIGHTINGS))
    lamps, ambient = _lit(lighting, rng)
    surface, kind, colour = _surface(rng)
    tone = rng.uniform(0.75, 1.2)
    blur = rng.random()
    return PhotoLook(
        lighting=lighting,
        lamps=lamps,
        ambient=ambient,
        surface=surface,
        surface_kind=kind,
        surface_colour=(_code(colour[0] * tone), _code(colour[1] * tone), _code(colour[2] * tone)),
        paper=rng.randrange(3),
        coat=rng.choice((0.0, 0.0, 0.25, 0.5)),
        rough=rng.uniform(0.2, 0.75),
        streaks=rng.choice((0.04, 0.08, 0.14, 0.22, 0.3)) * rng.uniform(0.7, 1.3),
        streak_scale=rng.uniform(3.0, 24.0),
        warp=rng.choice((0.0, 0.6, 2.0)),
        disk_edge_mm=rng.uniform(0.05, 0.8),
        stone_edge_mm=rng.uniform(0.15, 1.2),
        disks_across=rng.random() < 0.6,
        disk_tone=rng.uniform(0.01, 0.2),
        stone_tint=rng.choice((0.0, 0.03, 0.06, 0.1)),
        white=rng.uniform(0.2, 0.45) if lighting == "dim_lamp" or rng.random() < 0.15 else rng.uniform(0.45, 0.85),
        balance=rng.uniform(0.2, 1.0),
        defocus_px=rng.uniform(1.0, 1.8) if blur < 0.12 else rng.uniform(0.35, 0.7),
        motion_px=rng.uniform(2.0, 5.0) if 0.12 < blur < 0.24 else 0.0,
        motion_deg=rng.uniform(0, 180),
        noise=rng.uniform(0.006, 0.022) if rng.random() < 0.8 else rng.uniform(0.022, 0.045),
        sharpen=rng.uniform(0.2, 0.9) if rng.random() < 0.3 else 0.0,
        vignette=rng.uniform(0.05, 0.35),
        jpeg_quality=rng.randrange(50, 96),
        texture_seed=rng.randrange(1 << 30),
        variety=random_variety(rng),
    )


_LIGHTINGS: dict[str, tuple[tuple[tuple[float, float, float, Rgb, float], ...], float]] = {
    # Lamps as (least and greatest height, size, colour, share), and the ambient share.
    "overcast": (((60, 80, 1400, _DAYLIGHT, 0.5),), 0.5),
    "window": (((25, 45, 800, _DAYLIGHT, 0.75),), 0.25),
    "lamp_warm": (((45, 70, 160, _WARM, 0.8),), 0.2),
    "hard_lamp": (((40, 65, 30, _NEUTRAL, 0.85),), 0.15),
    "two_lamps": (((45, 70, 120, _NEUTRAL, 0.45), (45, 70, 160, _WARM, 0.35)), 0.2),
    "three_lamps": (((50, 70, 120, _NEUTRAL, 0.3), (50, 70, 120, _NEUTRAL, 0.3), (50, 70, 120, _WARM, 0.25)), 0.15),
    "window_lamp": (((25, 45, 800, _DAYLIGHT, 0.45), (50, 75, 140, _WARM, 0.35)), 0.2),
    "candles": (((35, 60, 60, _CANDLE, 0.45), (35, 60, 60, _CANDLE, 0.35)), 0.2),
    "dim_lamp": (((45, 70, 140, _WARM, 0.8),), 0.2),
}


def _surface(rng: Random) -> tuple[str, Surface, Srgb]:
    """A common table top, or one of a random colour."""
    if rng.random() >= _OTHER_SHARE:
        return rng.choice(_SURFACES)
    name, kind = rng.choice(_OTHER_SURFACES)
    red, green, blue = colorsys.hsv_to_rgb(rng.random(), rng.uniform(0.0, 0.8), rng.uniform(0.08, 0.95))
    return name, kind, (_code(255 * red), _code(255 * green), _code(255 * blue))


def _tinted(colour: Rgb, rng: Random) -> Rgb:
    """A lamp's colour, made a little bluer or redder, greener or more purple."""
    warm, green = rng.gauss(0, 0.08), rng.gauss(0, 0.04)
    return colour[0] * math.exp(warm), colour[1] * math.exp(green), colour[2] * math.exp(-warm)


def _lit(lighting: str, rng: Random) -> tuple[tuple[Lamp, ...], float]:
    lamps, ambient = _LIGHTINGS[lighting]
    start = rng.uniform(0, 360)
    hung = []
    for i, (least, most, size, colour, share) in enumerate(lamps):
        turn = (start + i * 360 / len(lamps) + rng.uniform(-30, 30)) % 360
        far = 900 * math.exp(rng.gauss(0, 0.2))
        wide = size * math.exp(rng.gauss(0, 0.4))
        hung.append(
            Lamp(turn, rng.uniform(least - 5, most + 5), far, wide, _tinted(colour, rng), share * rng.uniform(0.7, 1.3))
        )
    return tuple(hung), ambient * rng.uniform(0.7, 1.3)


def _code(value: float) -> int:
    return max(0, min(255, round(value)))
