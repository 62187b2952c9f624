"""``python -m trainers.seeing.pieces FOLDER… -o vision/networks/piece_network.onnx``: teach the piece network.

Every FOLDER holds photos and a truth.json (docs/truth-format.md); where nobles stand is known of the photos in
``vision/evaluation/noble_places.json``. ``--only even`` (or ``odd``) keeps the other half for measuring. Needs the
``training`` extra (``pip install -e '.[training]'``): PyTorch, on the processor; about five minutes of it.

The network marks the middle of each piece (Zhou et al. 2019, "Objects as Points"); its loss is theirs, a focal loss
that forgives answers beside the middle.
"""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np

from companion.settings.loading import load_settings
from trainers.seeing.piece_augmentation import CROP_PX, VIEW_PX, Lesson, batch_of, lesson_of
from trainers.seeing.piece_examples import examples_of
from vision.networks.piece_network import CHANNELS, KINDS

if TYPE_CHECKING:
    import torch

FINE, COARSE = 16, 32  # channels at half and at a quarter of the input's scale
CROPS_A_STEP = 32
STEPS = 2400
WORSENED_ROUNDS = 5
LEARNING_RATE = 4e-3
WEIGHT_DECAY = 2e-3
RARE = -4.6  # log odds of an untrained network: a piece is rare
EASY_POWER_THERE, EASY_POWER_NOT = 1.5, 2.0
NEAR_POWER = 4
A_MIDDLE = 0.7  # a bump's top is at least this high on the raster


def new_network() -> torch.nn.Module:
    """A small U-Net: two halvings and one step back up, the coarse part dilated for a wide receptive field."""
    import torch
    from torch import nn

    class MarkingNet(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.c1 = nn.Conv2d(CHANNELS, FINE, 3, 2, 1)
            self.c2 = nn.Conv2d(FINE, FINE, 3, 1, 1)
            self.d1 = nn.Conv2d(FINE, COARSE, 3, 2, 1)
            self.d2 = nn.Conv2d(COARSE, COARSE, 3, 1, 2, 2)
            self.d3 = nn.Conv2d(COARSE, COARSE, 3, 1, 4, 4)
            self.d4 = nn.Conv2d(COARSE, COARSE, 3, 1, 1)
            self.u = nn.Conv2d(COARSE, FINE, 1)
            self.c3 = nn.Conv2d(FINE, FINE, 3, 1, 1)
            self.h = nn.Conv2d(FINE, len(KINDS), 1)
            self.drop = nn.Dropout2d(0.1)
            nn.init.constant_(self.h.bias, RARE)

        def forward(self, views: torch.Tensor) -> torch.Tensor:
            fine = torch.relu(self.c2(torch.relu(self.c1(views))))
            coarse = torch.relu(self.d1(fine))
            coarse = coarse + torch.relu(self.d2(coarse))
            coarse = coarse + torch.relu(self.d3(coarse))
            coarse = self.drop(coarse)
            coarse = coarse + torch.relu(self.d4(coarse))
            grown = nn.functional.interpolate(self.u(coarse), scale_factor=2.0, mode="nearest")
            return self.h(torch.relu(self.c3(torch.relu(fine + grown))))

    return MarkingNet().to(memory_format=torch.channels_last)


def teach(net: torch.nn.Module, lessons: Sequence[Lesson], steps: int, rng: np.random.Generator) -> None:
    """Train with AdamW and one cycle of the learning rate; the net ends with the running mean of its weights."""
    import torch

    often = np.array([lesson.often for lesson in lessons])
    optimiser = torch.optim.AdamW(net.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, LEARNING_RATE, total_steps=steps, pct_start=0.15)
    mean = {name: value.clone() for name, value in net.state_dict().items()}
    net.train()
    for step in range(steps):
        chosen = [int(i) for i in rng.choice(len(lessons), CROPS_A_STEP, p=often / often.sum())]
        views, bumps, counts = (torch.from_numpy(np.ascontiguousarray(a)) for a in batch_of(lessons, chosen, rng))
        if rng.random() < 0.6:
            views, bumps, counts = turned((views, bumps, counts), rng)
        loss = marking_loss(net(views.to(memory_format=torch.channels_last)), bumps, counts)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        if step % 10 == 9:
            old = min(0.97, 1 - 10 / (step + 10))
            for name, value in net.state_dict().items():
                mean[name].mul_(old).add_(value, alpha=1 - old)
        if (step + 1) % 100 == 0:
            print(f"step {step + 1} of {steps}: loss {loss.item():.3f}", flush=True)
    net.load_state_dict(mean)


def turned(batch: tuple[torch.Tensor, ...], rng: np.random.Generator) -> tuple[torch.Tensor, ...]:
    """A batch shifted, scaled and turned a little, all of it alike."""
    import torch
    from torch.nn import functional

    angle, scale, shift = rng.normal(0, 0.06), np.exp(rng.normal(0, 0.06)), rng.normal(0, 0.06, 2)
    cosine, sine = scale * np.cos(angle), scale * np.sin(angle)
    warp = torch.tensor([[[cosine, -sine, shift[0]], [sine, cosine, shift[1]]]], dtype=torch.float32)

    def warped(images: torch.Tensor, padding: str) -> torch.Tensor:
        grid = functional.affine_grid(warp, [1, 1, *images.shape[2:]], align_corners=False)
        grid = grid.expand(len(images), -1, -1, -1)
        return functional.grid_sample(images, grid, align_corners=False, padding_mode=padding)

    views, bumps, counts = batch
    return warped(views, "border"), warped(bumps, "zeros"), warped(counts, "border")


def marking_loss(odds: torch.Tensor, bumps: torch.Tensor, counts: torch.Tensor) -> torch.Tensor:
    """The focal loss of log odds against bumps, per middle."""
    import torch
    from torch.nn import functional

    highest = functional.max_pool2d(bumps, 3, 1, 1)
    middle = ((bumps == highest) & (bumps > A_MIDDLE)).float()
    chance = torch.sigmoid(odds)
    there = (1 - chance) ** EASY_POWER_THERE * functional.logsigmoid(odds)
    not_there = (1 - bumps).clamp(min=0) ** NEAR_POWER * chance**EASY_POWER_NOT * functional.logsigmoid(-odds)
    total: torch.Tensor = -(counts * (middle * there + (1 - middle) * not_there)).sum()
    return total / middle.sum().clamp(min=1)


def as_onnx(net: torch.nn.Module, path: Path) -> None:
    """Write the network for any number of views."""
    import torch

    net.eval()
    names = {"input_names": ["views"], "output_names": ["log_odds"]}
    sizes = {"views": {0: "n"}, "log_odds": {0: "n"}}
    example = torch.zeros(1, CHANNELS, VIEW_PX, VIEW_PX)
    with warnings.catch_warnings():
        # The newer exporter writes operators that OpenCV 4.10 cannot read.
        warnings.simplefilter("ignore")
        torch.onnx.export(net, (example,), str(path), dynamo=False, opset_version=11, dynamic_axes=sizes, **names)


def main() -> None:
    """Read the arguments, train, and write the network."""
    import torch

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, help="folders with photos and a truth.json")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the .onnx file to write")
    parser.add_argument("--only", choices=["even", "odd"], help="learn from every other photo")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--worse", type=int, default=WORSENED_ROUNDS, help="times each photo is also made worse")
    parser.add_argument("--start", type=Path, help="weights (.pt) to go on from")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    torch.manual_seed(arguments.seed)
    rng = np.random.default_rng(arguments.seed)
    settings = load_settings().vision_settings()
    examples = examples_of(arguments.folders, arguments.only, arguments.worse, settings, rng)
    print(f"{len(examples)} views, {sum(len(e.marks) for e in examples)} marks; crops of {CROP_PX}", flush=True)
    net = new_network()
    if arguments.start is not None:
        net.load_state_dict(torch.load(arguments.start))
    teach(net, [lesson_of(example) for example in examples], arguments.steps, rng)
    torch.save(net.state_dict(), arguments.output.with_suffix(".pt"))
    as_onnx(net, arguments.output)


if __name__ == "__main__":
    main()
