"""Training that starts from a shipped network starts with exactly the shipped weights.

It needs the training extra, so `make train` runs it before training, and `make test` leaves it out.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import cv2
import numpy as np
import pytest
import torch

from trainers.seeing.disks import network as disk_network
from trainers.seeing.shipped_weights import begin_from
from trainers.seeing.walls import network as wall_network
from vision.errors import UnusablePhotos
from vision.walls import evidence
from vision.walls.evidence import disk_strip, network

EVIDENCE = Path(evidence.__file__).parent
NETWORKS = [
    (disk_network, "disk_network.onnx", (1, disk_strip.INPUTS, 64, disk_strip.COLUMNS)),
    (wall_network, "wall_network.onnx", (1, network.INPUTS, 64, 64)),
]


@pytest.mark.parametrize(("module", "name", "shape"), NETWORKS)
def test_the_module_answers_as_the_network_it_starts_from(
    module: ModuleType, name: str, shape: tuple[int, ...]
) -> None:
    net = module.new_network()
    asked = np.random.default_rng(1).normal(0, 1, shape).astype(np.float32)
    begin_from(net, EVIDENCE / name, torch.from_numpy(asked))
    shipped = cv2.dnn.readNetFromONNX(str(EVIDENCE / name))
    shipped.setInput(asked)
    assert net(torch.from_numpy(asked)).detach().numpy() == pytest.approx(shipped.forward(), abs=1e-3)


def test_another_networks_file_is_refused() -> None:
    with pytest.raises(UnusablePhotos, match="another network"):
        begin_from(disk_network.new_network(), EVIDENCE / "wall_network.onnx", torch.zeros(NETWORKS[0][2]))
