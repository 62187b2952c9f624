"""The network's answer: parts where the truth has them, the same under less light, one sentence when it is missing."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from tests.vision.conftest import PHOTOS
from trainers.seeing.walls.scenes import TilePhoto, pieces_on, seen_by, sizes_of, tile_photos
from vision.light.light_model import SRGB_TO_LINEAR, linear_light
from vision.networks.onnx_network import UnusableNetwork
from vision.settings.stages import VisionSettings
from vision.walls.evidence import network as network_module
from vision.walls.evidence.log_odds_maps import maps_on
from vision.walls.evidence.network import (
    PAD_PX,
    PartNetwork,
    PartsSeen,
    log_shares,
    network_inputs,
    shipped_network,
    unshuffled,
)
from vision.walls.model.parts import PARTS, Part
from vision.walls.render.drawing import drawing

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def tiles() -> list[TilePhoto]:
    """The first photos' cities, with what truly stands there."""
    from companion.settings.loading import load_settings

    return list(islice(tile_photos(PHOTOS, load_settings().vision_settings()), 12))


def test_sides_and_tops_are_seen_where_the_truth_has_them(tiles: list[TilePhoto], settings: VisionSettings) -> None:
    """Of all twelve tiles' points, edges aside: a floor, for the network was taught with these photos among others."""
    right, asked = dict.fromkeys(Part, 0), dict.fromkeys(Part, 0)
    for tile in tiles:
        drawn = drawing(tile.sight, pieces_on([tile], settings), sizes_of(settings))
        likeliest = seen_by(shipped_network(), tile, settings).logs.argmax(axis=0)
        for part in (Part.STONE_SIDE, Part.STONE_TOP):
            there = (drawn == part) & tile.pictured
            asked[part] += int(there.sum())
            right[part] += int((likeliest[there] == part).sum())
    assert asked[Part.STONE_SIDE] > 3000
    assert right[Part.STONE_SIDE] > 0.7 * asked[Part.STONE_SIDE]
    assert right[Part.STONE_TOP] > 0.7 * asked[Part.STONE_TOP]


def test_half_the_light_leaves_the_answer(tiles: list[TilePhoto], settings: VisionSettings) -> None:
    """Colours are relative to white under the same lamp, so only the codes' rounding is left of half the light."""
    for tile in tiles[:4]:
        bright = np.clip(tile.relative.astype(np.float32), 0, 1)
        dim = linear_light(_codes(bright * np.float32(0.5))) * 2
        seen = [
            seen_by(shipped_network(), replace(tile, relative=relative.astype(np.float16)), settings)
            for relative in (linear_light(_codes(bright)), dim)
        ]
        cap = settings.stages.walls.likelihood_cap
        full, half = (maps_on(one, one.sight, cap, settings.stages.walls.maps) for one in seen)
        for name in ("stone_side", "stone_top", "grain_side", "noble"):
            assert np.abs(getattr(full, name) - getattr(half, name)).mean() < 0.05 * cap


def _codes(linear: NDArray[np.float32]) -> NDArray[np.uint8]:
    """sRGB codes of linear light, rounded as a camera rounds them."""
    return np.searchsorted((SRGB_TO_LINEAR[1:] + SRGB_TO_LINEAR[:-1]) / 2, linear).astype(np.uint8)


def test_the_answer_is_the_same_every_time(tiles: list[TilePhoto], settings: VisionSettings) -> None:
    once, again = (seen_by(shipped_network(), tiles[0], settings).logs for _ in range(2))
    assert np.array_equal(once, again)


def test_log_shares_of_every_point_sum_to_one() -> None:
    logits = np.random.default_rng(3).normal(0, 5, (PARTS, 7, 9)).astype(np.float32)
    assert np.allclose(np.exp(log_shares(logits)).sum(axis=0), 1.0, atol=1e-5)


@hypothesis_settings(deadline=None, max_examples=30)
@given(parts=st.integers(1, 4), height=st.integers(1, 5), width=st.integers(1, 5))
def test_blocks_become_points_as_a_slow_loop_says(parts: int, height: int, width: int) -> None:
    blocks = np.arange(4 * parts * height * width, dtype=np.float32).reshape(4 * parts, height, width)
    points = unshuffled(blocks)
    for part in range(parts):
        for row in range(2 * height):
            for column in range(2 * width):
                within = 2 * (row % 2) + column % 2
                assert points[part, row, column] == blocks[4 * part + within, row // 2, column // 2]


@pytest.mark.parametrize(("height", "width"), [(1, 1), (16, 16), (17, 31), (250, 141)])
def test_inputs_are_padded_to_what_the_network_halves(height: int, width: int) -> None:
    everywhere = np.ones((height, width), dtype=bool)
    inputs = network_inputs(np.full((height, width, 3), 0.4, np.float32), everywhere, everywhere, 0.8, (46, 125, 50))
    assert inputs.shape[1] % PAD_PX == inputs.shape[2] % PAD_PX == 0
    assert np.array_equal(inputs[:, height - 1, : width - 1], inputs[:, -1, : width - 1])
    assert np.isfinite(inputs).all()


def test_wood_of_the_palettes_colour_looks_alike_for_every_seat(settings: VisionSettings) -> None:
    everywhere = np.ones((16, 16), dtype=bool)
    for stone in settings.palette.seats:
        own = SRGB_TO_LINEAR[list(stone[::-1])]
        relative = np.broadcast_to(own, (16, 16, 3)).astype(np.float32)
        inputs = network_inputs(relative, everywhere, everywhere, 0.8, stone)
        assert np.allclose(inputs[3:5], 0.0, atol=1e-5)
        assert np.allclose(inputs[5], 0.0, atol=1e-5)


@pytest.mark.parametrize("junk", [b"", b"not a network", b"\x08\x07" * 50])
def test_a_broken_network_is_one_sentence(junk: bytes) -> None:
    with pytest.raises(UnusableNetwork, match="install the package anew") as refused:
        PartNetwork(junk)
    assert refused.value.code == "walls.network_broken"


@pytest.mark.parametrize("which", ["FILE", "SECOND_FILE"])
def test_a_missing_network_is_one_sentence(monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    monkeypatch.setattr(network_module, which, replace(network_module.FILE, name="not_there.onnx"))
    load = {"FILE": network_module.shipped_network, "SECOND_FILE": network_module.second_network}[which]
    with pytest.raises(UnusableNetwork, match=r"not_there\.onnx is missing") as refused:
        load.__wrapped__()
    assert refused.value.code == "walls.network_missing"


def test_what_lies_outside_the_picture_says_nothing(tiles: list[TilePhoto], settings: VisionSettings) -> None:
    tile = tiles[0]
    seen = seen_by(shipped_network(), tile, settings)
    cut = PartsSeen(seen.sight, seen.logs, np.zeros_like(seen.pictured))
    maps = maps_on(cut, tile.sight, 2.5, settings.stages.walls.maps)
    assert not maps.stone_side.any()
    assert not maps.grain_top.any()
    assert not maps.noble.any()
