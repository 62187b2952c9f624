"""Loads the weights of a shipped ONNX file into the module it was written from, to continue training."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from vision.errors import UnusablePhotos

if TYPE_CHECKING:
    import torch

SHIPPED: Final = "shipped"
"""The value of ``--start`` that means the shipped network instead of a checkpoint."""


def begin_from(net: torch.nn.Module, path: Path, inputs: torch.Tensor) -> None:
    """Give a module the weights of the ONNX file that was once written from it.

    Writing folds each batch normalisation into the convolution before it. So the convolution takes the folded weights
    and the normalisation adds their bias alone; its mean and spread are no longer known, and it must stay fixed during
    further training (``settled``).

    Args:
        inputs: any valid input of the module: its convolutions are matched in the order in which they run.

    Raises:
        UnusablePhotos: ``training.other_network`` if the file holds another network.
    """
    import onnx
    import torch
    from onnx import numpy_helper

    graph = onnx.load(path).graph
    known = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    written = [[known[name] for name in node.input[1:]] for node in graph.node if node.op_type == "Conv"]
    run = _run_order(net, inputs)
    shapes = [tuple(convolution.weight.shape) for convolution, _ in run]
    if shapes != [weights[0].shape for weights in written]:
        raise UnusablePhotos(
            "training.other_network", f"{path} holds another network than the one to be taught: give its own file."
        )
    with torch.no_grad():
        for (convolution, normalised), (weight, *bias) in zip(run, written, strict=True):
            convolution.weight.copy_(torch.from_numpy(weight.copy()))
            if normalised is not None:
                normalised.running_mean.zero_()
                normalised.running_var.fill_(1.0 - normalised.eps)
                normalised.weight.fill_(1.0)
            (normalised if normalised is not None else convolution).bias.copy_(torch.from_numpy(bias[0].copy()))


def settled(net: torch.nn.Module) -> None:
    """Put a module in evaluation mode, so that its batch normalisation stays fixed during further training."""
    net.eval()


def _run_order(net: torch.nn.Module, inputs: torch.Tensor) -> list[tuple[torch.nn.Module, torch.nn.Module | None]]:
    """Each convolution in the order in which it runs, with the normalisation that follows it."""
    import torch
    from torch import nn

    found: list[tuple[torch.nn.Module, torch.nn.Module | None]] = []

    def note(module: torch.nn.Module, _inputs: object, _outputs: object) -> None:
        if isinstance(module, nn.BatchNorm2d):
            found[-1] = (found[-1][0], module)
        elif isinstance(module, nn.Conv2d):
            found.append((module, None))

    hooks = [module.register_forward_hook(note) for module in net.modules()]
    net.eval()
    with torch.no_grad():
        net(inputs)
    for hook in hooks:
        hook.remove()
    return found
