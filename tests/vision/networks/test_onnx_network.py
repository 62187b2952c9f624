"""A learned network's file: read, refused in one sentence, or missing; the same by either of what runs it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from vision.cards.network import shipped_card_networks
from vision.cards.views import INDEX_CORNER
from vision.networks.onnx_network import (
    Engine,
    LearnedNetwork,
    NetworkFile,
    UnusableNetwork,
    by_onnx_runtime,
    by_opencv,
    engine_here,
)

FILE = NetworkFile("vision/networks", "piece_network.onnx", "pieces'", "test.missing", "test.broken")
ASKED, ANSWERED = (1, 11, 96, 96), (1, 4, 48, 48)
ENGINES = pytest.mark.parametrize("engine", [by_onnx_runtime, by_opencv])


@ENGINES
@pytest.mark.parametrize("junk", [b"", b"no network", b"\x08\x07" * 50])
def test_bytes_that_are_no_network_are_one_sentence(junk: bytes, engine: Engine) -> None:
    with pytest.raises(
        UnusableNetwork, match=r"^The file vision/networks/piece_network\.onnx is not the pieces' "
    ) as refused:
        LearnedNetwork(FILE, junk, ASKED, ANSWERED, engine)
    assert refused.value.code == "test.broken"


@ENGINES
@pytest.mark.parametrize("answered", [(1, 5, 48, 48), (1, 4, 96, 96), (4, 48, 48)])
def test_a_network_that_answers_otherwise_is_refused(answered: tuple[int, ...], engine: Engine) -> None:
    with pytest.raises(UnusableNetwork, match="install the package anew"):
        LearnedNetwork(FILE, FILE.shipped(), ASKED, answered, engine)


def test_a_network_that_takes_something_else_is_refused() -> None:
    with pytest.raises(UnusableNetwork, match="install the package anew"):
        LearnedNetwork(FILE, FILE.shipped(), (1, 3, 32, 32), ANSWERED, by_onnx_runtime)


def test_a_missing_file_is_one_sentence() -> None:
    gone = NetworkFile("vision/walls", "gone.onnx", "walls'", "test.missing", "test.broken")
    with pytest.raises(UnusableNetwork, match=r"^The file vision/walls/gone\.onnx is missing: ") as refused:
        gone.shipped()
    assert refused.value.code == "test.missing"


@ENGINES
def test_asked_from_many_threads_it_answers_each_its_own(engine: Engine) -> None:
    network = LearnedNetwork(FILE, FILE.shipped(), ASKED, ANSWERED, engine)
    views = [np.random.default_rng(seed).normal(size=ASKED).astype(np.float32) for seed in range(8)]
    alone = [network.answers(view) for view in views]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(network.answers, views * 4))
    for number, answer in enumerate(together):
        assert np.array_equal(answer, alone[number % 8])


def test_both_engines_answer_alike() -> None:
    views = np.random.default_rng(3).normal(size=(3, 11, 96, 96)).astype(np.float32)
    one, other = (
        LearnedNetwork(FILE, FILE.shipped(), ASKED, ANSWERED, own).answers(views)
        for own in (by_onnx_runtime, by_opencv)
    )
    assert np.abs(one - other).max() < 1e-3


def test_where_onnx_runtime_is_missing_opencv_reads_the_same_files(monkeypatch: pytest.MonkeyPatch) -> None:
    corner = np.random.default_rng(5).random((1, 3, INDEX_CORNER.height_px, INDEX_CORNER.width_px)).astype(np.float32)
    usual = shipped_card_networks().read("index", corner)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert engine_here() is by_opencv
    shipped_card_networks.cache_clear()
    assert shipped_card_networks().read("index", corner) == pytest.approx(usual, abs=1e-3)
    shipped_card_networks.cache_clear()
