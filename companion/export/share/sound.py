"""Synthesises the sound of the shared film from sines and noise, so that no rights are needed: wood, dice and a chord."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE_HZ: Final = 44_100
LOUDEST: Final = 0.5
SEED: Final = 7
"""Seed of the noise, so that the same film always sounds the same."""

Samples: TypeAlias = NDArray[np.float32]
SoundName: TypeAlias = Literal["wood", "dice", "chord"]


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound and when it begins."""

    at_s: float
    sound: SoundName


def soundtrack(cues: Iterable[Cue], lasts_s: float) -> Samples:
    """Mix all cues into one mono track, no louder than ``LOUDEST``."""
    track = np.zeros(round(lasts_s * RATE_HZ), np.float32)
    for cue in cues:
        start = round(cue.at_s * RATE_HZ)
        part = _sound(cue.sound)[: max(0, len(track) - start)]
        track[start : start + len(part)] += part
    loudest = float(np.abs(track).max(initial=0.0))
    return track if loudest <= LOUDEST else np.asarray(track * (LOUDEST / loudest), np.float32)


def _time(seconds: float) -> Samples:
    return np.asarray(np.arange(round(seconds * RATE_HZ)) / RATE_HZ, np.float32)


def _struck(tones: Iterable[tuple[float, float]], decay_s: float, lasts_s: float) -> Samples:
    t = _time(lasts_s)
    sound = np.zeros_like(t)
    for hertz, share in tones:
        sound += share * np.sin(2 * np.pi * hertz * t)
    attack = np.minimum(1.0, t / 0.004)
    return np.asarray(sound * attack * np.exp(-t / decay_s), np.float32)


def _rattle() -> Samples:
    noise = np.random.default_rng(SEED).standard_normal(round(0.06 * RATE_HZ)).astype(np.float32)
    return np.asarray(0.2 * noise * np.exp(-_time(0.06) / 0.012), np.float32)


@cache
def _sound(name: SoundName) -> Samples:
    if name == "wood":
        return _struck(((420, 0.25), (1130, 0.12)), 0.03, 0.15)
    if name == "dice":
        return _rattle()
    return _struck(((261.6, 0.2), (329.6, 0.18), (392.0, 0.18), (523.3, 0.12)), 1.4, 5.0)
