"""Learns the colours of a table's pieces: those under which their points are likeliest, in shade and in gloss.

Only those that the palette does not recognise: where it does, its colours count as well as any learned from a few looks.

A lamp may move a colour so far that none of its points resembles the shipped one, so the search also begins at their
middle. And colours compete for pixels: a purple that moves towards red may take a red tile's. So a colour is only
learned if the points of every other still look like what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from vision.light.colours import Colour, colour_features, looks_of, nearest_classes, seat_colour
from vision.light.light_model import SRGB_TO_LINEAR
from vision.settings.light import ColourSettings
from vision.settings.palette import Palette, Srgb
from vision.settings.teaching import TeachingSettings
from vision.teaching.lesson import Rgb, Sample

Floats = NDArray[np.float64]

_DARKEST = 1e-3  # linear; keeps logarithms of black finite
_LEAST_GAIN = 1e-6
_MOVES = np.concatenate([np.ones((1, 3)), np.eye(3)])  # lighter, or more of one channel


def colours_of(palette: Palette) -> dict[str, Srgb]:
    """The colours that can be taught, by the names that samples use."""
    seats = {f"seat{seat}": colour for seat, colour in enumerate(palette.seats)}
    return seats | {"brown": palette.brown, "tile_red": palette.tile_red, "tile_blue": palette.tile_blue}


def palette_with(palette: Palette, own: Mapping[str, Srgb]) -> Palette:
    """The palette with these colours of a table's own, by the names that samples use."""
    return replace(
        palette,
        seats=tuple(own.get(f"seat{seat}", colour) for seat, colour in enumerate(palette.seats)),
        brown=own.get("brown", palette.brown),
        tile_red=own.get("tile_red", palette.tile_red),
        tile_blue=own.get("tile_blue", palette.tile_blue),
    )


def learned_colours(
    samples: Sequence[Sample], palette: Palette, colours: ColourSettings, settings: TeachingSettings
) -> dict[str, Srgb]:
    """The colours whose points the palette mostly takes for something else, as learned, by name.

    A colour is left out if it would make another's points look like its own.
    """
    learned = {}
    for name, shipped in colours_of(palette).items():
        seen = [sample for sample in samples if sample.colour == name]
        if seen:
            learned[name] = learned_colour(seen, shipped, colours, settings)
    if not learned:
        return {}
    before, after = (_recognised(samples, one, colours) for one in (palette, palette_with(palette, learned)))
    waiting = {
        name: colour
        for name, colour in learned.items()
        if before[name] < settings.least_recognised and after[name] >= before[name] + settings.least_gain
    }
    kept: dict[str, Srgb] = {}
    while waiting:
        tried = {
            name: _recognised(samples, palette_with(palette, kept | {name: waiting[name]}), colours) for name in waiting
        }
        lost = {name: max(before[one] - shares[one] for one in before) for name, shares in tried.items()}
        name = min(waiting, key=lambda one: (lost[one] > settings.most_lost, -sum(tried[one].values())))
        if lost[name] > settings.most_lost:
            break
        kept[name] = waiting.pop(name)
        before = {one: max(before[one], tried[name][one]) for one in before}
    return {name: kept[name] for name in learned if name in kept}


def _recognised(samples: Sequence[Sample], palette: Palette, colours: ColourSettings) -> dict[str, float]:
    """The share of each colour's points that the palette takes for that colour, each piece counting once."""
    classes = {f"seat{seat}": seat_colour(seat) for seat in range(len(palette.seats))}
    classes |= {"brown": Colour.BROWN, "tile_red": Colour.TILE_RED, "tile_blue": Colour.TILE_BLUE}
    points = np.concatenate([np.array(sample.points)[:, ::-1] for sample in samples])
    named = nearest_classes(points, palette, colours)
    shares: dict[str, list[float]] = {}
    start = 0
    for sample in samples:
        own = named[start : start + len(sample.points)]
        shares.setdefault(sample.colour, []).append(float(np.mean(own == classes[sample.colour])))
        start += len(sample.points)
    return {name: float(np.mean(each)) for name, each in shares.items()}


def learned_colour(
    samples: Sequence[Sample], shipped: Srgb, colours: ColourSettings, settings: TeachingSettings
) -> Srgb:
    """The colour that explains all samples best, each piece counting once; regularised towards the shipped one."""
    points = [colour_features(np.array(sample.points)[:, ::-1], colours) for sample in samples]
    weights = np.concatenate([np.full(len(own), 1.0 / len(own)) for own in points])
    features = np.concatenate(points)
    base = np.log(_linear(shipped) + _DARKEST)

    def cost(logs: Floats) -> float:
        off = unlikeness(features, np.exp(logs) - _DARKEST, colours)
        return float(np.minimum(off, settings.unlike) @ weights + settings.colour_pull * ((logs - base) ** 2).sum())

    middle = np.log(np.median(np.concatenate([np.array(s.points)[:, ::-1] for s in samples]), axis=0) + _DARKEST)
    found = [_descended(cost, start, settings.colour_steps) for start in (base, middle)]
    best = min(found, key=cost)
    return _srgb(np.exp(best) - _DARKEST)


def _descended(cost: Callable[[Floats], float], start: Floats, steps: Sequence[float]) -> Floats:
    """The nearest minimum, by moves that get smaller."""
    best, least = start, cost(start)
    for step in steps:
        gained = True
        while gained:
            gained = False
            for move in (*_MOVES * step, *-_MOVES * step):
                tried = cost(best + move)
                if tried < least - _LEAST_GAIN:
                    best, least, gained = best + move, tried, True
    return best


def unlikeness(features: Floats, colour_bgr: Floats, colours: ColourSettings) -> Floats:
    """How much points' features (N×3) differ from the nearest appearance of a colour (N,)."""
    looks, unlikely = looks_of(colour_bgr, colours)
    known = colour_features(looks, colours)
    off = (features**2).sum(axis=1)[:, None] - 2.0 * features @ known.T + (known**2).sum(axis=1) + unlikely
    least: Floats = np.maximum(off.min(axis=1), 0.0)
    return least


def sample_of(colour: str, points_bgr: NDArray[np.float32], most: int) -> Sample:
    """A sample of at most ``most`` points (linear BGR), evenly chosen, rounded as in the file."""
    chosen = points_bgr[np.linspace(0, len(points_bgr) - 1, min(most, len(points_bgr))).astype(int)]
    return Sample(colour, tuple(_rounded(point) for point in chosen))


def _rounded(bgr: NDArray[np.float32]) -> Rgb:
    blue, green, red = (round(max(float(light), 0.0), 4) for light in bgr)
    return red, green, blue


def _linear(colour: Srgb) -> Floats:
    linear: Floats = SRGB_TO_LINEAR[list(reversed(colour))].astype(np.float64)
    return linear


def _srgb(bgr: Floats) -> Srgb:
    blue, green, red = (int(np.abs(SRGB_TO_LINEAR - min(max(float(light), 0.0), 1.0)).argmin()) for light in bgr)
    return red, green, blue
