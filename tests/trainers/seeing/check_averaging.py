"""The mean of networks is theirs weight by weight, and only like networks have one.

It needs the training extra, so `make train` runs it before training, and `make test` leaves it out.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import numpy_helper

from trainers.seeing.averaging import averaged
from vision.errors import UnusablePhotos
from vision.walls import evidence

EVIDENCE = Path(evidence.__file__).parent
WALLS, DISKS = EVIDENCE / "wall_network.onnx", EVIDENCE / "disk_network.onnx"


def weights_of(network: onnx.ModelProto) -> list[np.ndarray]:
    """All its numbers."""
    return [numpy_helper.to_array(tensor) for tensor in network.graph.initializer]


def test_each_weight_is_the_mean_by_the_shares(tmp_path: Path) -> None:
    doubled = onnx.load(DISKS)
    for tensor in doubled.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if np.issubdtype(values.dtype, np.floating):
            tensor.CopyFrom(numpy_helper.from_array(2 * values, tensor.name))
    onnx.save(doubled, tmp_path / "doubled.onnx")
    mean = averaged([DISKS, tmp_path / "doubled.onnx"], [3, 1])
    for own, shipped in zip(weights_of(mean), weights_of(onnx.load(DISKS)), strict=True):
        share = 1.25 if np.issubdtype(own.dtype, np.floating) else 1
        assert own == pytest.approx(share * shipped, rel=1e-6)


def test_networks_of_another_form_are_refused() -> None:
    with pytest.raises(UnusablePhotos, match="another network"):
        averaged([DISKS, WALLS], [1, 1])


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.onnx").write_bytes(DISKS.read_bytes()[:1000])
    for name in ("broken.onnx", "missing.onnx"):
        with pytest.raises(UnusablePhotos, match="holds no network"):
            averaged([DISKS, tmp_path / name], [1, 1])
