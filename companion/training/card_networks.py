"""``python -m companion.training.card_networks FOLDER… -o vision``: teach the three networks that find and read cards.

Every FOLDER holds photos made by ``companion.training.cards``; ``--drawn`` more cards are drawn on the spot. Needs the
``training`` extra (``pip install -e '.[training]'``): PyTorch, on the processor; about a quarter of an hour of it.
"""

from __future__ import annotations

import argparse
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.settings.loading import Settings, load_settings
from companion.training.card_crops import CropPainter
from companion.training.card_lessons import MatLesson, View, as_tones_again, lessons_of
from companion.training.card_variety import Variety
from companion.training.cards.lettering import fonts_in, shipped_fonts, split_families, with_suits
from companion.training.cards.photos import Supply
from vision.card_finder import answer_of
from vision.card_network import CARD_ANSWERS, FINDER_CELL_PX, FINDER_MAPS, RANK_ANSWERS
from vision.card_views import INDEX_CORNER, MAT_VIEW, WHOLE_CARD, Frame

if TYPE_CHECKING:
    import torch

Batch: TypeAlias = "tuple[torch.Tensor, ...]"
Loss: TypeAlias = "Callable[[torch.Tensor, Batch], torch.Tensor]"

VIEWS_A_STEP, MATS_A_STEP = 32, 4
CORNERS_A_CARD, FACES_A_CARD = 3, 1
LEARNING_RATE, WEIGHT_DECAY = 4e-3, 1e-3
RARE = -5.0  # log odds an untaught finder gives: a card's middle is rare
PLACE_WEIGHT = 1.0
_BUMP_CELLS = 1.0
_CELLS = (MAT_VIEW.height_px // FINDER_CELL_PX, MAT_VIEW.width_px // FINDER_CELL_PX)


def new_reader() -> torch.nn.Module:
    """Corner or face to scores of ranks and suits: three halvings, then what shows anywhere and what shows most."""
    import torch
    from torch import nn

    class Reader(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.body = nn.Sequential(
                *_block(3, 16, 2), *_block(16, 32, 2), *_block(32, 48, 1), *_block(48, 64, 2), *_block(64, 96, 1)
            )
            self.head = nn.Linear(192, CARD_ANSWERS)

        def forward(self, views: torch.Tensor) -> torch.Tensor:
            found = self.body(views - 0.8)
            return self.head(torch.cat([found.mean(dim=(2, 3)), found.amax(dim=(2, 3))], dim=1))

    return Reader()


def new_finder() -> torch.nn.Module:
    """Three halvings and one step back up, the coarse part looking far, as the pieces' network."""
    import torch
    from torch import nn

    class Finder(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.fine = nn.Sequential(*_block(3, 8, 2), *_block(8, 16, 2))
            self.coarse = nn.Sequential(*_block(16, 32, 2))
            self.far = nn.ModuleList([nn.Sequential(*_block(32, 32, 1, d)) for d in (1, 2, 4, 1)])
            self.up = nn.Conv2d(32, 16, 1)
            self.last = nn.Sequential(*_block(16, 32, 1))
            self.head = nn.Conv2d(32, FINDER_MAPS, 1)
            nn.init.zeros_(self.head.bias)
            with torch.no_grad():
                self.head.bias[0] = RARE
                self.head.bias[1:3] = 0.5

        def forward(self, mats: torch.Tensor) -> torch.Tensor:
            fine = self.fine(mats - 0.8)
            coarse = self.coarse(fine)
            for layer in self.far:
                coarse = coarse + layer(coarse)
            grown = nn.functional.interpolate(self.up(coarse), scale_factor=2.0, mode="nearest")
            return self.head(self.last(fine + grown))

    return Finder()


def _block(inputs: int, outputs: int, stride: int, dilation: int = 1) -> list[Any]:
    from torch import nn

    convolution = nn.Conv2d(inputs, outputs, 3, stride, dilation, dilation, bias=False)
    return [convolution, nn.BatchNorm2d(outputs), nn.ReLU()]


def reader_batch(views: Sequence[View], rng: np.random.Generator, variety: Variety) -> Batch:
    """Some views, each varied; and their ranks and suits."""
    import torch

    chosen = [views[int(i)] for i in rng.integers(len(views), size=VIEWS_A_STEP)]
    labels = np.array([view.label for view in chosen], dtype=np.int64)
    return torch.from_numpy(variety.of([view.tones for view in chosen])), torch.from_numpy(labels)


def reader_loss(scores: torch.Tensor, batch: Batch) -> torch.Tensor:
    """Cross-entropy of rank and suit."""
    from torch.nn import functional

    labels = batch[0]
    rank = functional.cross_entropy(scores[:, : len(RANK_ANSWERS)], labels[:, 0])
    return rank + functional.cross_entropy(scores[:, len(RANK_ANSWERS) :], labels[:, 1])


def finder_batch(lessons: Sequence[MatLesson], rng: np.random.Generator) -> Batch:
    """Some mats, often mirrored as nothing that lies there is, and what the finder should say."""
    import torch

    tones, targets = [], []
    for i in rng.integers(len(lessons), size=MATS_A_STEP):
        view, target = as_tones_again(lessons[int(i)].tones), finder_target(lessons[int(i)])
        if rng.random() < 0.5:
            # Upside down, a mat with cards is as good a lesson as any.
            view, target = view[:, ::-1, ::-1], upside_down(target)
        tones.append(view)
        targets.append(target)
    return torch.from_numpy(in_other_light(np.stack(tones), rng)), torch.from_numpy(np.stack(targets))


def finder_target(lesson: MatLesson) -> NDArray[np.float32]:
    """Maps (``FINDER_MAPS``×h×w): a bump on every middle, and in its cell where exactly and how turned."""
    target = np.zeros((FINDER_MAPS, *_CELLS), np.float32)
    y, x = np.mgrid[0 : _CELLS[0], 0 : _CELLS[1]]
    for place in lesson.places:
        row, col, answer = answer_of(place)
        if not (0 <= row < _CELLS[0] and 0 <= col < _CELLS[1]):
            continue
        away = (x + 0.5 - col - answer[0]) ** 2 + (y + 0.5 - row - answer[1]) ** 2
        target[0] = np.maximum(target[0], np.exp(-away / (2 * _BUMP_CELLS**2)))
        target[0, row, col] = 1.0
        target[1:, row, col] = answer
    return target


def upside_down(target: NDArray[np.float32]) -> NDArray[np.float32]:
    """The target of a mat turned by a half turn: places in cells count from the other side, twice the turn stays."""
    turned = target[:, ::-1, ::-1].copy()
    there = turned[0] == 1.0
    turned[1:3, there] = 1.0 - turned[1:3, there]
    return turned


def finder_loss(maps: torch.Tensor, batch: Batch) -> torch.Tensor:
    """The focal loss of middles, and how far places and turns are off."""
    import torch
    from torch.nn import functional

    target = batch[0]
    bumps, there = target[:, 0], (target[:, 0] == 1.0).float()
    odds = maps[:, 0]
    chance = torch.sigmoid(odds)
    is_there = (1 - chance) ** 1.5 * functional.logsigmoid(odds)
    is_not = (1 - bumps) ** 4 * chance**2 * functional.logsigmoid(-odds)
    count = there.sum().clamp(min=1)
    marking = -(there * is_there + (1 - there) * is_not).sum() / count
    off = (maps[:, 1:] - target[:, 1:]).abs().sum(dim=1)
    result: torch.Tensor = marking + PLACE_WEIGHT * (off * there).sum() / count
    return result


def in_other_light(tones: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.float32]:
    """Views (N×3×h×w) brighter or darker, tinted, with more or less contrast and a little noise."""
    count = len(tones)
    gain = np.exp(rng.normal(0, 0.06, (count, 1, 1, 1)) + rng.normal(0, 0.02, (count, 3, 1, 1)))
    bent = np.exp(rng.normal(0, 0.08, (count, 1, 1, 1)))
    lit = np.clip(tones, 1e-4, None) ** bent * gain
    noise = rng.standard_normal(tones.shape, dtype=np.float32) * rng.uniform(0, 0.02)
    return np.ascontiguousarray(np.clip(lit + noise, 0, 1.12), dtype=np.float32)


def teach(net: torch.nn.Module, next_batch: Callable[[], Batch], loss_of: Loss, steps: int, seconds: float) -> None:
    """AdamW with a cosine's learning rate for so many steps, or for so much processor time if that is less."""
    import torch

    optimiser = torch.optim.AdamW(net.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    net.train()
    start, mean = time.process_time(), 0.0
    for step in range(steps):
        done = max(step / steps, (time.process_time() - start) / seconds)
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = LEARNING_RATE * min(1.0, (step + 1) / 40) * (0.5 * (1 + np.cos(np.pi * done)) + 0.003)
        inputs, *rest = next_batch()
        with torch.autocast("cpu", torch.bfloat16):
            answer = net(inputs.to(memory_format=torch.channels_last))
        loss = loss_of(answer.float(), tuple(rest))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        mean = loss.item() if step == 0 else 0.97 * mean + 0.03 * loss.item()
        if (step + 1) % 100 == 0:
            spent = time.process_time() - start
            print(f"step {step + 1} of {steps}: loss {mean:.4f}, {spent:.0f} s", flush=True)


def as_onnx(net: torch.nn.Module, view: Frame, path: Path) -> None:
    """Write a network for OpenCV's dnn, one view at a time."""
    import torch

    net.eval()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # OpenCV reads what this older exporter writes
        example = torch.zeros(1, 3, view.height_px, view.width_px)
        names = {"input_names": ["seen"], "output_names": ["answer"]}
        torch.onnx.export(net, (example,), str(path), dynamo=False, opset_version=13, **names)


def drawn_views(cards: int, settings: Settings, fonts: Sequence[Path], seed: int) -> tuple[list[View], list[View]]:
    """Corners and faces of so many drawn cards."""
    supply = Supply(fonts, with_suits(fonts), settings.piece_look(), False, (1.3, 2.7))
    painter = CropPainter(supply, Random(seed))
    corners: list[View] = []
    faces: list[View] = []
    for _ in range(cards):
        more_corners, more_faces = painter.crops(CORNERS_A_CARD, FACES_A_CARD)
        corners += more_corners
        faces += more_faces
    return corners, faces


def main() -> None:
    """Read the photos, draw, teach what is asked for, write."""
    import torch

    parser = argparse.ArgumentParser(description="Teach the networks that find and read cards.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders of companion.training.cards")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the folder to write the .onnx files to")
    parser.add_argument("--tasks", nargs="+", default=["finder", "index", "face"], help="which networks")
    parser.add_argument("--steps", type=int, nargs=3, default=(1500, 4000, 3000), help="of finder, index and face")
    parser.add_argument(
        "--seconds", type=float, nargs=3, default=(300, 300, 300), help="processor time of each, at most"
    )
    parser.add_argument("--drawn", type=int, default=6000, help="cards drawn on the spot")
    parser.add_argument("--fonts", type=Path, nargs="*", default=[], help="folders of fonts, e.g. /usr/share/fonts")
    parser.add_argument("--start", type=Path, help="a folder of weights (.pt) to go on from")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(arguments.seed)
    rng = np.random.default_rng(arguments.seed)
    variety = Variety(rng)
    settings = load_settings()
    fonts = split_families(fonts_in(arguments.fonts) if arguments.fonts else shipped_fonts())[0]
    lessons = lessons_of(arguments.folders, settings, rng)
    drawn = drawn_views(arguments.drawn, settings, fonts, arguments.seed)
    corners, faces = [*lessons.corners, *drawn[0]], [*lessons.faces, *drawn[1]]
    print(f"{len(lessons.mats)} mats, {len(corners)} corners, {len(faces)} faces", flush=True)
    tasks: dict[str, tuple[Callable[[], Any], Frame, Callable[[], Batch], Loss]] = {
        "finder": (new_finder, MAT_VIEW, lambda: finder_batch(lessons.mats, rng), finder_loss),
        "index": (new_reader, INDEX_CORNER, lambda: reader_batch(corners, rng, variety), reader_loss),
        "face": (new_reader, WHOLE_CARD, lambda: reader_batch(faces, rng, variety), reader_loss),
    }
    for (task, (new, view, batch, loss)), steps, seconds in zip(
        tasks.items(), arguments.steps, arguments.seconds, strict=True
    ):
        if task not in arguments.tasks:
            continue
        net = new().to(memory_format=torch.channels_last)
        if arguments.start is not None:
            net.load_state_dict(torch.load(arguments.start / f"card_{task}.pt"))
        print(f"{task}: {sum(p.numel() for p in net.parameters())} weights", flush=True)
        teach(net, batch, loss, steps, seconds)
        torch.save(net.state_dict(), arguments.output / f"card_{task}.pt")
        as_onnx(net, view, arguments.output / f"card_{task}.onnx")


if __name__ == "__main__":
    main()
