"""``python -m trainers.seeing.walls.network FOLDER… -o FILE.onnx``: trains the walls' network.

Every FOLDER holds photos and a truth.json (docs/truth-format.md). ``--only even`` (or ``odd``) keeps the other half for
measuring; ``--whole`` adds folders of rendered photos, all of which are used. Needs the ``training`` extra
(``pip install -e '.[training]'``): PyTorch, on the processor.

Each of ``--steps`` is a round: in the first, columns are placed by colour; then the network places them (always with
their true number of disks), everything is drawn again, and training continues. ``--start`` continues from a checkpoint,
or from the shipped network (``--start shipped``), which then also places the columns of the first round.
"""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from companion.settings.loading import load_settings
from trainers.seeing.shipped_weights import SHIPPED, begin_from, settled
from trainers.seeing.walls.augmentation import IGNORED, Example, crop_of
from trainers.seeing.walls.scenes import (
    TilePhoto,
    guessed_by_colour,
    pieces_on,
    seen_by,
    sizes_of,
    tile_photos,
    with_pieces_placed,
)
from vision.settings.stages import VisionSettings
from vision.walls.evidence import network as part_network
from vision.walls.evidence.network import INPUTS, PartNetwork
from vision.walls.model.parts import PARTS
from vision.walls.render.drawing import drawing

if TYPE_CHECKING:
    import torch

WIDTHS = (24, 40, 56, 88)
CROP_PX = 128
CROPS_A_STEP = 8
PHOTOS_A_STEP = 3  # how many of these crops are of photos, if there are rendered ones too
STEPS = [5000, 9000]
LEARNING_RATE = 3e-3
WEIGHT_DECAY = 1e-3
_SHIPPED_FILE = Path(part_network.__file__).with_name(part_network.FILE.name)


def new_network() -> torch.nn.Module:
    """The U-Net: four halvings with skip connections; its head gives the scores of parts for each 2×2 block of points."""
    import torch
    from torch import nn

    def block(inputs: int, outputs: int, kernel: int = 3, stride: int = 1) -> Any:
        convolution = nn.Conv2d(inputs, outputs, kernel, stride, 1, bias=False)
        return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU())

    class UNet(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            stages = [nn.Sequential(block(INPUTS, WIDTHS[0], 4, 2), block(WIDTHS[0], WIDTHS[0]))]
            for narrow, wide in pairwise(WIDTHS):
                stages.append(nn.Sequential(block(narrow, wide, 3, 2), block(wide, wide)))
            self.down = nn.ModuleList(stages)
            pairs = list(zip(WIDTHS[:0:-1], WIDTHS[-2::-1], strict=True))
            self.narrow = nn.ModuleList([nn.Conv2d(wide, narrow, 1) for wide, narrow in pairs])
            self.up = nn.ModuleList([block(narrow, narrow) for _, narrow in pairs])
            self.head = nn.Conv2d(WIDTHS[0], 4 * PARTS, 1)

        def forward(self, inputs: torch.Tensor) -> torch.Tensor:
            kept = []
            found = inputs
            for stage in self.down:
                found = stage(found)
                kept.append(found)
            for narrow, up, beside in zip(self.narrow, self.up, kept[-2::-1], strict=True):
                grown = nn.functional.interpolate(narrow(found), scale_factor=2, mode="nearest")
                found = up(beside + grown)
            return self.head(found)

    return UNet().to(memory_format=torch.channels_last)


def examples_of(tiles: Sequence[TilePhoto], settings: VisionSettings) -> list[Example]:
    """Each tile, with everything on its mat drawn."""
    examples = []
    for _, group in groupby(tiles, key=lambda tile: tile.mat):
        mat = list(group)
        pieces = pieces_on(mat, settings)
        for tile in mat:
            parts = drawing(tile.sight, pieces, sizes_of(settings))
            stone = settings.palette.seats[tile.seat]
            examples.append(Example(tile.relative, parts, tile.on_tile, tile.pictured, tile.elevation, stone))
    return examples


def placed(tiles: Sequence[TilePhoto], settings: VisionSettings, network: PartNetwork | None) -> list[TilePhoto]:
    """All tiles with columns and nobles placed where the network sees them, or, without a network, by colour."""
    found: list[TilePhoto] = []
    for _, group in groupby(tiles, key=lambda tile: tile.mat):
        mat = list(group)
        if network is None:
            seen = [guessed_by_colour(tile, settings) for tile in mat]
            # The first guess is too rough to add a noble that nobody had found.
            known = [replace(tile, noble=tile.noble and tile.place is not None) for tile in mat]
            guessed = with_pieces_placed(known, seen, settings)
            found += [replace(tile, noble=was.noble) for tile, was in zip(guessed, mat, strict=True)]
        else:
            found += with_pieces_placed(mat, [seen_by(network, tile, settings) for tile in mat], settings)
    return found


def chosen(photos: Sequence[Example], rendered: Sequence[Example], rng: np.random.Generator) -> Iterator[Example]:
    """The examples of one step: photos and, if there are both, more rendered ones."""
    for crop in range(CROPS_A_STEP):
        source = photos if not rendered or (photos and crop < PHOTOS_A_STEP) else rendered
        yield source[int(rng.integers(len(source)))]


def teach(
    net: torch.nn.Module,
    photos: Sequence[Example],
    rendered: Sequence[Example],
    steps: int,
    rate_at_first: float,
    rng: np.random.Generator,
) -> None:
    """Train with AdamW and a cosine learning rate for this many steps; the loss is cross-entropy over the parts."""
    import torch
    from torch import nn

    optimiser = torch.optim.AdamW(net.parameters(), lr=rate_at_first, weight_decay=WEIGHT_DECAY)
    mean = 0.0
    for step in range(steps):
        rate = min(1.0, (step + 1) / 60) * (0.5 * (1 + np.cos(np.pi * step / steps)) + 0.005)
        for group in optimiser.param_groups:
            group["lr"] = rate_at_first * rate
        crops = [crop_of(example, rng, CROP_PX) for example in chosen(photos, rendered, rng)]
        inputs = torch.from_numpy(np.stack([c for c, _ in crops])).to(memory_format=torch.channels_last)
        parts = torch.from_numpy(np.stack([p for _, p in crops]).astype(np.int64))
        with torch.autocast("cpu", torch.bfloat16):  # a third quicker
            scores = net(inputs)
        scores = nn.functional.pixel_shuffle(scores.float(), 2)
        loss = nn.functional.cross_entropy(scores, parts, ignore_index=IGNORED)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        mean = loss.item() if step == 0 else 0.98 * mean + 0.02 * loss.item()
        if (step + 1) % 100 == 0:
            print(f"step {step + 1} of {steps}: loss {mean:.4f}", flush=True)


def as_onnx(net: torch.nn.Module, path: Path) -> None:
    """Write the network for any height and width."""
    import torch

    net.eval()
    axes = {0: "n", 2: "h", 3: "w"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # OpenCV reads what this older exporter writes
        torch.onnx.export(
            net,
            (torch.zeros(1, INPUTS, 64, 64),),
            str(path),
            dynamo=False,
            opset_version=13,
            input_names=["seen"],
            output_names=["parts"],
            dynamic_axes={"seen": axes, "parts": axes},
        )


def main() -> None:
    """Read the folders, train in rounds, and write the network."""
    import torch

    parser = argparse.ArgumentParser(description="Teach the walls' network from photos with truth.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders with photos and a truth.json")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the .onnx file to write")
    parser.add_argument("--only", choices=["even", "odd"], help="learn from these photos alone")
    parser.add_argument(
        "--whole", nargs="*", type=Path, default=[], help="folders of which all photos are learned from"
    )
    parser.add_argument("--steps", type=int, nargs="+", default=STEPS, help="steps of each round")
    parser.add_argument("--start", help=f"go on from this checkpoint, or from the network that ships: {SHIPPED}")
    parser.add_argument("--rate", type=float, default=LEARNING_RATE, help="how fast it learns at first")
    parser.add_argument("--checkpoint", type=Path, help="where to keep what --start can go on from")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    torch.manual_seed(arguments.seed)
    rng = np.random.default_rng(arguments.seed)
    settings = load_settings().vision_settings()
    tiles = [
        tile
        for folder in arguments.folders
        for tile in tile_photos(folder, settings)
        if arguments.only is None or tile.number % 2 == (arguments.only == "odd")
    ]
    rendered = examples_of([tile for folder in arguments.whole for tile in tile_photos(folder, settings)], settings)
    net = new_network()
    print(
        f"{len(tiles)} tiles, {len(rendered)} rendered, {sum(p.numel() for p in net.parameters())} weights", flush=True
    )
    network: PartNetwork | None = None
    if arguments.start is not None:
        if arguments.start == SHIPPED:
            begin_from(net, _SHIPPED_FILE, torch.zeros(1, INPUTS, 64, 64))
        else:
            net.load_state_dict(torch.load(arguments.start))
        as_onnx(net, arguments.output)
        network = PartNetwork(arguments.output.read_bytes())
    for steps in arguments.steps:
        tiles = placed(tiles, settings, network)
        net.train()
        if arguments.start == SHIPPED:
            settled(net)
        teach(net, examples_of(tiles, settings), rendered, steps, arguments.rate, rng)
        as_onnx(net, arguments.output)
        network = PartNetwork(arguments.output.read_bytes())
        if arguments.checkpoint is not None:
            torch.save(net.state_dict(), arguments.checkpoint)


if __name__ == "__main__":
    main()
