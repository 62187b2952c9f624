"""``python -m companion.training.disk_network FOLDER… -o vision/walls/disk_network.onnx``: teach the disks' network.

Every FOLDER holds rendered photos (``companion.training.rendered``). Needs the ``training`` extra
(``pip install -e '.[training]'``): PyTorch, on the processor. Two thousand columns and 3,500 steps take some four minutes.
"""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from companion.settings.loading import load_settings
from companion.training.disk_lessons import ColumnLesson, column_lessons, window_of
from vision.walls.disk_strip import COLUMNS, INPUTS

if TYPE_CHECKING:
    import torch

WIDTHS = (12, 16, 24, 24)
ROW_WIDTH = 32
REACHES = (1, 2, 4)  # rows between what one row's convolutions look at
STRIPS_A_STEP = 24
LEARNING_RATE = 2.5e-3
WEIGHT_DECAY = 1e-3


def new_network() -> torch.nn.Module:
    """Convolutions that halve the strip's width, then some along it; the softplus of its answer is a row's share."""
    from torch import nn

    def halved(inputs: int, outputs: int, stride: int) -> Any:
        convolution = nn.Conv2d(inputs, outputs, 3, (1, stride), 1, bias=False)
        return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU())

    class StripNetwork(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            narrower = [halved(narrow, wide, 2) for narrow, wide in pairwise(WIDTHS)]
            self.across = nn.Sequential(halved(INPUTS, WIDTHS[0], 1), *narrower)
            self.flat = nn.Sequential(nn.Conv2d(WIDTHS[-1], ROW_WIDTH, (1, COLUMNS // 8)), nn.ReLU())
            layers = [nn.Conv2d(ROW_WIDTH, ROW_WIDTH, (5, 1), 1, (2 * by, 0), (by, 1)) for by in REACHES]
            self.along = nn.ModuleList([nn.Sequential(layer, nn.ReLU()) for layer in layers])
            self.head = nn.Conv2d(ROW_WIDTH, 1, 1)

        def forward(self, strips: torch.Tensor) -> torch.Tensor:
            rows = self.flat(self.across(strips))
            for layer in self.along:
                rows = rows + layer(rows)
            return self.head(rows) - 2.0  # at first hardly a disk a row

    return StripNetwork()


def teach(
    net: torch.nn.Module, lessons: Sequence[ColumnLesson], disk_mm: float, steps: int, rng: np.random.Generator
) -> None:
    """So many steps of AdamW with a cosine's learning rate: every row's share, and the count up to it, should be right."""
    import torch
    from torch.nn.functional import smooth_l1_loss, softplus

    optimiser = torch.optim.AdamW(net.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    often = np.array([1.6 if lesson.disks > 8 else 1.0 for lesson in lessons])  # tall ones are rarer
    often /= often.sum()
    net.train()
    mean = 0.0
    for step in range(steps):
        rate = min(1.0, (step + 1) / 50) * 0.5 * (1 + np.cos(np.pi * step / steps)) + 0.003
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * rate
        chosen = rng.choice(len(lessons), STRIPS_A_STEP, p=often)
        pairs = [window_of(lessons[i], disk_mm, rng) for i in chosen.tolist()]
        strips, shares = (torch.from_numpy(np.stack(side)) for side in zip(*pairs, strict=True))
        found = softplus(net(strips))[:, 0, :, 0]
        too_many = torch.cumsum(found - shares, dim=1)
        upto = smooth_l1_loss(too_many, torch.zeros_like(too_many), beta=0.3)
        whole = smooth_l1_loss(too_many[:, -1], torch.zeros(STRIPS_A_STEP), beta=0.3)
        loss = ((found - shares) ** 2).sum(dim=1).mean() + 2 * upto + 2 * whole
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        off = too_many[:, -1].abs().mean().item()
        mean = off if step == 0 else 0.98 * mean + 0.02 * off
        if (step + 1) % 100 == 0:
            print(f"step {step + 1} of {steps}: off by {mean:.3f} disks", flush=True)


def as_onnx(net: torch.nn.Module, path: Path) -> None:
    """Write the network for OpenCV's dnn, any number of strips and rows."""
    import torch

    net.eval()
    axes = {0: "n", 2: "rows"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # OpenCV reads what this older exporter writes
        torch.onnx.export(
            net,
            (torch.zeros(1, INPUTS, 64, COLUMNS),),
            str(path),
            dynamo=False,
            opset_version=13,
            input_names=["strips"],
            output_names=["shares"],
            dynamic_axes={"strips": axes, "shares": axes},
        )


def main() -> None:
    """Read the folders, teach, write the network."""
    import torch

    parser = argparse.ArgumentParser(description="Teach the disks' network from rendered photos.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders of rendered photos with a truth.json")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the .onnx file to write")
    parser.add_argument("--steps", type=int, default=3500)
    parser.add_argument("--start", type=Path, help="go on from this checkpoint")
    parser.add_argument("--checkpoint", type=Path, help="where to keep what --start can go on from")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    torch.manual_seed(arguments.seed)
    settings = load_settings().vision_settings()
    lessons = [lesson for folder in arguments.folders for lesson in column_lessons(folder, settings)]
    net = new_network()
    print(f"{len(lessons)} columns, {sum(p.numel() for p in net.parameters())} weights", flush=True)
    if arguments.start is not None:
        net.load_state_dict(torch.load(arguments.start))
    rng = np.random.default_rng(arguments.seed)
    teach(net, lessons, settings.geometry.pieces.grain_thickness_mm, arguments.steps, rng)
    as_onnx(net, arguments.output)
    if arguments.checkpoint is not None:
        torch.save(net.state_dict(), arguments.checkpoint)


if __name__ == "__main__":
    main()
