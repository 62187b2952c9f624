"""Photos of random tables at the virtual table, with their truth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from companion.settings.loading import Settings
from hardware.virtual.pictures.rendering import Renderer
from hardware.virtual.pictures.scene_truth import picture_truth
from hardware.virtual.pictures.stand import Aim, aim_at_market, aim_at_seat
from hardware.virtual.random_scenes import random_aim, random_scene
from hardware.virtual.scenes.changes import Hands

MARKET_ONCE_IN: Final = 4


@dataclass(frozen=True, slots=True)
class RenderedPhoto:
    """A JPEG with its entry of ``truth.json``."""

    jpeg: bytes
    truth: dict[str, Any]


def rendered_photos(settings: Settings, seeds: Iterable[int]) -> Iterator[RenderedPhoto]:
    """One random table a seed; seats and lamps take turns, every fourth table's market is photographed too."""
    own, look = settings.virtual_table, settings.piece_look()
    lamps = sorted(own.lamps)
    renderers: dict[str, Renderer] = {}
    for seed in seeds:
        rng = Random(seed)
        seat, lamp = seed % settings.geometry.seats, lamps[seed // settings.geometry.seats % len(lamps)]
        hands = Hands(settings.geometry, own.sloppiness, own.look.stone_spread, rng)
        scene = random_scene(seat, hands)
        if lamp not in renderers:
            renderers[lamp] = Renderer(own, look, lamp)
        renderer = renderers[lamp]
        aims: list[tuple[str, Aim | None]] = [("seat", aim_at_seat(scene, seat, settings.geometry, own.stand))]
        if seed % MARKET_ONCE_IN == 0:
            aims.append(("market", aim_at_market(scene, settings.geometry, own.stand)))
        for kind, aim in aims:
            assert aim is not None, "random scenes have both mats"
            seen_from = random_aim(aim, rng)
            conditions = {"kind": kind, "lighting": lamp, "hand": False, "blur": "none"}
            file = f"virtual_{seed:04}_{kind}.jpg"
            truth = picture_truth(file, scene, seen_from, renderer, settings.geometry, conditions)
            yield RenderedPhoto(renderer.jpeg(scene, seen_from, seed), truth)
