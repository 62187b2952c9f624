"""A learned network's file: read, refused in one sentence, or missing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from vision.networks.onnx_network import LearnedNetwork, NetworkFile, UnusableNetwork

FILE = NetworkFile("vision/networks", "piece_network.onnx", "pieces'", "test.missing", "test.broken")
ASKED, ANSWERED = (1, 11, 32, 32), (1, 4, 16, 16)


@pytest.mark.parametrize("junk", [b"", b"no network", b"\x08\x07" * 50])
def test_bytes_that_are_no_network_are_one_sentence(junk: bytes) -> None:
    with pytest.raises(
        UnusableNetwork, match=r"^The file vision/networks/piece_network\.onnx is not the pieces' "
    ) as refused:
        LearnedNetwork(FILE, junk, ASKED, ANSWERED)
    assert refused.value.code == "test.broken"


@pytest.mark.parametrize("answered", [(1, 5, 16, 16), (1, 4, 32, 32), (4, 16, 16)])
def test_a_network_that_answers_otherwise_is_refused(answered: tuple[int, ...]) -> None:
    with pytest.raises(UnusableNetwork, match="install the package anew"):
        LearnedNetwork(FILE, FILE.shipped(), ASKED, answered)


def test_a_missing_file_is_one_sentence() -> None:
    gone = NetworkFile("vision/walls", "gone.onnx", "walls'", "test.missing", "test.broken")
    with pytest.raises(UnusableNetwork, match=r"^The file vision/walls/gone\.onnx is missing: ") as refused:
        gone.shipped()
    assert refused.value.code == "test.missing"


def test_asked_from_many_threads_it_answers_each_its_own() -> None:
    network = LearnedNetwork(FILE, FILE.shipped(), ASKED, ANSWERED)
    views = [np.random.default_rng(seed).normal(size=ASKED).astype(np.float32) for seed in range(8)]
    alone = [network.answers(view) for view in views]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(network.answers, views * 4))
    for number, answer in enumerate(together):
        assert np.array_equal(answer, alone[number % 8])
