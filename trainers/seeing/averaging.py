"""``python -m trainers.seeing.averaging FILE… -o OUT.onnx``: averages the weights of networks trained from one another.

Networks that went on from the same weights with other photos err differently in a world that none of them learned from,
and the mean of their weights errs less than each (“model soups”, Wortsman et al., 2022, arXiv:2203.05482). It takes no
longer to run than one of them. Needs the ``training`` extra (``pip install -e '.[training]'``).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from vision.errors import UnusablePhotos

if TYPE_CHECKING:
    import onnx


def averaged(paths: Sequence[Path], shares: Sequence[float]) -> onnx.ModelProto:
    """The first file's network with the weighted mean of all files' weights.

    Args:
        shares: how much each file counts, in any unit.

    Raises:
        UnusablePhotos: ``training.unlike_networks`` if the files hold networks of different form,
            ``training.unreadable_network`` if one holds none.
    """
    from onnx import numpy_helper

    networks = [_network_in(path) for path in paths]
    of_one = [[(tensor.name, tuple(tensor.dims)) for tensor in network.graph.initializer] for network in networks]
    for path, form in zip(paths, of_one, strict=True):
        if form != of_one[0]:
            raise UnusablePhotos(
                "training.unlike_networks",
                f"{path} holds another network than {paths[0]}: only networks trained from one another can be averaged.",
            )
    parts = np.array(shares) / np.sum(shares)
    for place, tensor in enumerate(networks[0].graph.initializer):
        values = [numpy_helper.to_array(network.graph.initializer[place]) for network in networks]
        if np.issubdtype(values[0].dtype, np.floating):
            mean = sum(part * value.astype(np.float64) for part, value in zip(parts, values, strict=True))
            tensor.CopyFrom(numpy_helper.from_array(np.asarray(mean, dtype=values[0].dtype), tensor.name))
    return networks[0]


def _network_in(path: Path) -> onnx.ModelProto:
    import onnx
    from google.protobuf.message import DecodeError

    try:
        return onnx.load(path)
    except (OSError, DecodeError) as error:
        raise UnusablePhotos(
            "training.unreadable_network", f"{path} holds no network: give an .onnx file that training wrote."
        ) from error


def main() -> None:
    """Read the networks, average, and write."""
    import onnx

    parser = argparse.ArgumentParser(description="Average the weights of networks that were trained from one another.")
    parser.add_argument("networks", nargs="+", type=Path, help=".onnx files")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the .onnx file to write")
    parser.add_argument("--shares", type=float, nargs="+", help="how much each file counts (all the same)")
    arguments = parser.parse_args()
    shares = arguments.shares or [1.0] * len(arguments.networks)
    if len(shares) != len(arguments.networks) or not all(0 < share < np.inf for share in shares):
        parser.error("--shares needs one number above 0 for each file")
    try:
        onnx.save(averaged(arguments.networks, shares), arguments.output)
    except UnusablePhotos as error:
        parser.error(error.message)


if __name__ == "__main__":
    main()
