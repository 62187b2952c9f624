"""Random appearance of one table of the second world: its pieces' finish, its print, its room and its camera."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias

Rgb: TypeAlias = tuple[float, float, float]
"""Linear red, green, blue."""
TableTop: TypeAlias = Literal["parquet", "planks", "marble", "laminate", "check", "weave"]
Clutter: TypeAlias = Literal["cup", "phone", "pencil", "book", "candle"]

TABLE_TOPS: Final[tuple[TableTop, ...]] = ("parquet", "planks", "marble", "laminate", "check", "weave")
CLUTTER: Final[tuple[Clutter, ...]] = ("cup", "phone", "pencil", "book", "candle")


@dataclass(frozen=True, slots=True)
class Finish:
    """What the pieces are made of, and how worn they are.

    Attributes:
        stone_scale, disk_scale: size as a share of the nominal one.
        spread: how much stones differ in width, as a share.
        chamfer_mm: width of the bevel on edges.
        wear: how much of the paint is gone from edges and corners, 0..1.
        streak: how strongly the grain of the wood shows through the paint. ``brush``: how strongly brush strokes show.
        gloss: 0 matt .. 1 lacquered.
        wood: the bare wood below the paint, also the disks' wood.
        pigment: factor on each primary of a seat's colour.
        tint: how much stones of one set differ in brightness.
    """

    stone_scale: float
    disk_scale: float
    spread: float
    chamfer_mm: float
    wear: float
    streak: float
    brush: float
    gloss: float
    wood: Rgb
    pigment: Rgb
    tint: float


@dataclass(frozen=True, slots=True)
class Print:
    """How a mat and the tiles were printed.

    Attributes:
        black: reflectance of full black. ``paper``: reflectance of bare paper.
        mottle: unevenness of full areas. ``gain``: how much lines grow, mm. ``fade``: share of the colour that has
            faded.
        curl_mm: how far the sheet's corners rise.
    """

    black: float
    paper: Rgb
    mottle: float
    gain_mm: float
    fade: float
    curl_mm: float


@dataclass(frozen=True, slots=True)
class Light:
    """A lamp as a disk or a window as a rectangle: direction, height, distance, half size, colour, share of all light."""

    from_deg: float
    height_deg: float
    distance_mm: float
    half_mm: tuple[float, float]
    colour: Rgb
    share: float


@dataclass(frozen=True, slots=True)
class Camera:
    """Effects of lens and sensor.

    Attributes:
        exposure: signal of lit paper before the tone curve, as a share of the sensor's full scale.
        balance: the error of the white balance, as a factor for each channel.
        electrons: capacity of a full pixel; fewer means more noise. ``read_noise``: in electrons.
        crosstalk: the share of each colour that leaks into its neighbours.
        contrast: strength of the tone curve's S shape, 0 none. ``gamma``: on top of sRGB's.
        veil: stray light, as a share of the picture's mean.
        blur_px, shake_px, shake_deg: blur of the lens, and shake of the hand.
        denoise: strength of the chroma filter (0 none). ``sharpen``: of the unsharp mask.
    """

    exposure: float
    balance: Rgb
    electrons: float
    read_noise: float
    crosstalk: float
    contrast: float
    gamma: float
    veil: float
    blur_px: float
    shake_px: float
    shake_deg: float
    vignette: float
    denoise: float
    sharpen: float
    jpeg_quality: int


@dataclass(frozen=True, slots=True)
class Room:
    """Everything that distinguishes one table from another, except the game on it."""

    finish: Finish
    print: Print
    top: TableTop
    top_colour: Rgb
    top_gloss: float
    lighting: str
    lights: tuple[Light, ...]
    ambient: float
    clutter: tuple[Clutter, ...]
    camera: Camera
    texture_seed: int

    def conditions(self) -> dict[str, object]:
        """The condition tags for truth.json."""
        return {
            "kind": "one",
            "world": "second",
            "renderer": "mitsuba",
            "lighting": self.lighting,
            "surface": self.top,
            "black": round(self.print.black, 3),
            "stone_scale": round(self.finish.stone_scale, 3),
            "disk_scale": round(self.finish.disk_scale, 3),
            "wear": round(self.finish.wear, 2),
            "veil": round(self.camera.veil, 3),
            "gamma": round(self.camera.gamma, 2),
            "jpeg_quality": self.camera.jpeg_quality,
            "clutter": len(self.clutter),
        }


def random_room(rng: Random) -> Room:
    """A random table of the second world."""
    lighting = rng.choice(sorted(_LIGHTINGS))
    lights, ambient = _lit(lighting, rng)
    tone = rng.uniform(0.15, 0.75)
    return Room(
        finish=_finish(rng),
        print=_print(rng),
        top=rng.choice(TABLE_TOPS),
        top_colour=(tone, tone * rng.uniform(0.6, 1.0), tone * rng.uniform(0.3, 1.0)),
        top_gloss=rng.uniform(0.0, 0.8),
        lighting=lighting,
        lights=lights,
        ambient=ambient,
        clutter=tuple(rng.choice(CLUTTER) for _ in range(rng.randrange(6))),
        camera=_camera(lighting, rng),
        texture_seed=rng.randrange(1 << 30),
    )


def _finish(rng: Random) -> Finish:
    species: Rgb = rng.choice(((0.62, 0.43, 0.26), (0.72, 0.56, 0.36), (0.5, 0.3, 0.17), (0.66, 0.5, 0.38)))
    return Finish(
        stone_scale=rng.uniform(0.975, 1.025),
        disk_scale=rng.uniform(0.975, 1.025),
        spread=rng.uniform(0.0, 0.012),
        chamfer_mm=rng.uniform(0.2, 0.9),
        wear=rng.uniform(0.0, 0.8),
        streak=rng.uniform(0.0, 0.25),
        brush=rng.uniform(0.0, 0.2),
        gloss=rng.uniform(0.0, 0.8),
        wood=species,
        pigment=(rng.uniform(0.8, 1.25), rng.uniform(0.8, 1.25), rng.uniform(0.8, 1.25)),
        tint=rng.uniform(0.0, 0.08),
    )


def _print(rng: Random) -> Print:
    warm = rng.uniform(0.0, 0.12)
    white = rng.uniform(0.78, 0.92)
    return Print(
        black=rng.uniform(0.02, 0.18),
        paper=(white, white * (1 - 0.4 * warm), white * (1 - warm)),
        mottle=rng.uniform(0.0, 0.08),
        gain_mm=rng.uniform(0.0, 0.12),
        fade=rng.uniform(0.0, 0.15),
        curl_mm=rng.choice((0.0, 0.0, rng.uniform(0.5, 2.5))),
    )


_LIGHTINGS: Final[dict[str, tuple[tuple[tuple[float, float, float, float, float], ...], float]]] = {
    # Lamps as (least and greatest height in degrees, half size in mm, kelvin, share), and the ambient share.
    "pendant": (((60, 85, 150, 3000, 0.8),), 0.2),
    "bulb": (((40, 65, 35, 2700, 0.9),), 0.1),
    "daylight": (((20, 40, 600, 6500, 0.7),), 0.3),
    "grey_day": (((55, 80, 1500, 7000, 0.35),), 0.65),
    "office": (((65, 85, 500, 4200, 0.45), (55, 80, 500, 4200, 0.35)), 0.2),
    "window_and_lamp": (((20, 40, 600, 6500, 0.45), (50, 75, 120, 2800, 0.4)), 0.15),
    "evening": (((45, 70, 100, 2500, 0.7), (10, 25, 30, 1900, 0.2)), 0.1),
}


def _lit(lighting: str, rng: Random) -> tuple[tuple[Light, ...], float]:
    lamps, ambient = _LIGHTINGS[lighting]
    start = rng.uniform(0, 360)
    hung = []
    for i, (least, most, half, kelvin, share) in enumerate(lamps):
        wide = half * math.exp(rng.gauss(0, 0.3))
        hung.append(
            Light(
                (start + i * 360 / len(lamps) + rng.uniform(-40, 40)) % 360,
                rng.uniform(least, most),
                rng.uniform(700, 1600),
                (wide, wide * rng.uniform(0.6, 1.6)),
                black_body(kelvin * rng.uniform(0.92, 1.08)),
                share * rng.uniform(0.7, 1.3),
            )
        )
    return tuple(hung), ambient * rng.uniform(0.7, 1.3)


def black_body(kelvin: float) -> Rgb:
    """The colour of a glowing body, brightest primary 1 (after Tanner Helland's fit), made linear."""
    t = kelvin / 100
    red = 255.0 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    green = 99.47 * math.log(t) - 161.1 if t <= 66 else 288.1 * (t - 60) ** -0.0755
    blue = 255.0 if t >= 66 else 0.0 if t <= 19 else 138.5 * math.log(t - 10) - 305.0
    r, g, b = ((max(0.0, min(255.0, v)) / 255) ** 2.2 for v in (red, green, blue))
    top = max(r, g, b)
    return r / top, g / top, b / top


def _camera(lighting: str, rng: Random) -> Camera:
    dim = lighting in ("evening", "bulb") and rng.random() < 0.5
    return Camera(
        exposure=rng.uniform(0.22, 0.4) if dim else rng.uniform(0.4, 0.8),
        balance=(math.exp(rng.gauss(0, 0.07)), 1.0, math.exp(rng.gauss(0, 0.07))),
        electrons=rng.uniform(1200, 3000) if dim else rng.uniform(2500, 9000),
        read_noise=rng.uniform(3, 12),
        crosstalk=rng.uniform(0.02, 0.12),
        contrast=rng.uniform(0.0, 0.5),
        gamma=rng.uniform(0.85, 1.2),
        veil=rng.uniform(0.0, 0.06),
        blur_px=rng.uniform(0.4, 0.9),
        shake_px=random_shake_px(rng),
        shake_deg=rng.uniform(0, 180),
        vignette=rng.uniform(0.1, 0.4),
        denoise=rng.choice((0.0, rng.uniform(0.5, 2.0))),
        sharpen=rng.uniform(0.0, 0.8),
        jpeg_quality=rng.randrange(75, 95),
    )


def random_shake_px(rng: Random) -> float:
    """How far the hand moves while a photo is taken; 0 for two of three photos."""
    return rng.choice((0.0, 0.0, rng.uniform(1.0, 3.0)))
