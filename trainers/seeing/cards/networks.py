"""``python -m trainers.seeing.cards.networks CUTS… -o vision/cards``: trains the networks that find and read cards.

Every CUTS holds lessons made by ``trainers.seeing.cards.cuts``. Needs the ``training`` extra
(``pip install -e '.[training]'``): PyTorch, on the processor; it takes about fifty minutes.
"""

from __future__ import annotations

import argparse
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from trainers.seeing.cards.cuts import Cuts, read_mats, read_views
from trainers.seeing.cards.lessons import MatLesson, as_tones_again
from trainers.seeing.cards.variety import Variety
from vision.cards.finder import answer_of
from vision.cards.network import CARD_ANSWERS, FINDER_CELL_PX, FINDER_MAPS, RANK_ANSWERS
from vision.cards.views import INDEX_CORNER, MAT_VIEW, WHOLE_CARD, Frame

if TYPE_CHECKING:
    import torch

Batch: TypeAlias = "tuple[torch.Tensor, ...]"
Loss: TypeAlias = "Callable[[torch.Tensor, Batch], torch.Tensor]"

TASKS = ("finder", "slim", "index", "face")  # slim also reads indices and ships within the index file
VIEWS_A_STEP, MATS_A_STEP = 48, 4
LEARNING_RATE, WEIGHT_DECAY = 3e-3, 1e-2
TOLD = 16  # channels that keep places
KEPT_OF_MEAN = 0.995  # share kept of the weights' running mean at each step; the mean is what ships
RARE = -5.0  # log odds of an untrained finder: a card's middle is rare
PLACE_WEIGHT = 1.0
_BUMP_CELLS = 1.0
_CELLS = (MAT_VIEW.height_px // FINDER_CELL_PX, MAT_VIEW.width_px // FINDER_CELL_PX)


def new_index_reader() -> torch.nn.Module:
    """A corner reader, from a corner to scores of ranks and suits, with extra layers for small print."""
    body = [*_block(3, 24, 2), _again(24), *_block(24, 48, 2), _again(48), _again(48), *_block(48, 96, 2), _again(96)]
    return _new_reader(INDEX_CORNER, body)


def new_slim_index_reader() -> torch.nn.Module:
    """A smaller corner reader. It makes other mistakes, so the mean of several readers' scores makes fewer."""
    body = [*_block(3, 16, 2), *_block(16, 32, 2), *_block(32, 48, 1), *_block(48, 64, 2), *_block(64, 96, 1)]
    return _new_reader(INDEX_CORNER, body)


def new_face_reader() -> torch.nn.Module:
    """A face reader: from a whole card to scores of ranks and suits."""
    body = [*_block(3, 16, 2), *_block(16, 32, 2), _again(32), *_block(32, 64, 2), _again(64), *_block(64, 96, 1)]
    return _new_reader(WHOLE_CARD, body)


def _new_reader(view: Frame, body: list[Any]) -> torch.nn.Module:
    """Layers that halve three times, then mean and maximum over the view and, in a few channels, every place.

    Places matter: a card's pips are recognised by them, and a corner's rank stands above its suit.

    Args:
        body: layers from a view to 96 channels of an eighth of its size.
    """
    import torch
    from torch import nn

    raster = (view.height_px + 7) // 8 * ((view.width_px + 7) // 8)

    class Reader(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.body = nn.Sequential(*body)
            self.where = nn.Sequential(
                nn.Conv2d(96, TOLD, 1), nn.Flatten(), nn.Dropout(0.1), nn.Linear(TOLD * raster, 64), nn.ReLU()
            )
            self.head = nn.Linear(192, CARD_ANSWERS)
            self.placed = nn.Linear(64, CARD_ANSWERS, bias=False)
            nn.init.zeros_(self.placed.weight)

        def forward(self, views: torch.Tensor) -> torch.Tensor:
            found = self.body(views - 0.8)
            anywhere = self.head(torch.cat([found.mean(dim=(2, 3)), found.amax(dim=(2, 3))], dim=1))
            return anywhere + self.placed(self.where(found))

    return Reader()


def of_one_mind(readers: Sequence[torch.nn.Module]) -> torch.nn.Module:
    """Combine several readers into one with the mean of their scores, so that each one's own mistakes are outvoted."""
    from torch import nn

    class Readers(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.readers = nn.ModuleList(readers)

        def forward(self, views: torch.Tensor) -> torch.Tensor:
            total = self.readers[0](views)
            for reader in self.readers[1:]:
                total = total + reader(views)
            return total * (1 / len(self.readers))

    return Readers()


def new_finder() -> torch.nn.Module:
    """Three halvings and one step back up, the coarse part with a wide receptive field, like the pieces' network."""
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


def _again(channels: int) -> torch.nn.Module:
    """A residual block: a convolution added to its input (He et al. 2016, "Deep Residual Learning")."""
    from torch import nn

    class Again(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.more = nn.Sequential(*_block(channels, channels, 1))

        def forward(self, found: torch.Tensor) -> torch.Tensor:
            result: torch.Tensor = found + self.more(found)
            return result

    return Again()


def reader_batch(views: Cuts, rng: np.random.Generator, variety: Variety) -> Batch:
    """Some views, each varied, with their ranks and suits."""
    import torch

    chosen = rng.integers(len(views), size=VIEWS_A_STEP)
    varied = variety.of([views.tones[i] for i in chosen.tolist()])
    return torch.from_numpy(varied), torch.from_numpy(views.labels[chosen])


def reader_loss(scores: torch.Tensor, batch: Batch) -> torch.Tensor:
    """Cross-entropy of rank and suit."""
    from torch.nn import functional

    labels = batch[0]
    rank = functional.cross_entropy(scores[:, : len(RANK_ANSWERS)], labels[:, 0])
    return rank + functional.cross_entropy(scores[:, len(RANK_ANSWERS) :], labels[:, 1])


def finder_batch(lessons: Sequence[MatLesson], rng: np.random.Generator) -> Batch:
    """Some mats, many upside down or mirrored, with the finder's targets."""
    import torch

    tones, targets = [], []
    for i in rng.integers(len(lessons), size=MATS_A_STEP):
        view, target = as_tones_again(lessons[int(i)].tones), finder_target(lessons[int(i)])
        if rng.random() < 0.5:
            # Upside down, a mat with cards is as good a lesson as any.
            view, target = view[:, ::-1, ::-1], upside_down(target)
        if rng.random() < 0.5:
            view, target = view[:, :, ::-1], mirrored(target)
        tones.append(view)
        targets.append(target)
    return torch.from_numpy(in_other_light(np.stack(tones), rng)), torch.from_numpy(np.stack(targets))


def finder_target(lesson: MatLesson) -> NDArray[np.float32]:
    """Maps (``FINDER_MAPS``×h×w): a bump on every middle, and in its cell the exact place and turn."""
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
    """The target of a mat turned by a half turn: places count from the other side; twice the turn is unchanged."""
    turned = target[:, ::-1, ::-1].copy()
    there = turned[0] == 1.0
    turned[1:3, there] = 1.0 - turned[1:3, there]
    return turned


def finder_loss(maps: torch.Tensor, batch: Batch) -> torch.Tensor:
    """The focal loss of middles, plus the errors of places and turns."""
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


def mirrored(target: NDArray[np.float32]) -> NDArray[np.float32]:
    """The target of the mirrored mat: for the finder, mirrored cards are cards."""
    turned = target[:, :, ::-1].copy()
    turned[1] = np.where(turned[0] == 1.0, 1.0 - turned[1], 0.0)
    turned[4] *= -1.0
    return turned


def in_other_light(tones: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.float32]:
    """Views (N×3×h×w) brighter or darker, tinted, with more or less contrast and a little noise."""
    count = len(tones)
    gain = np.exp(rng.normal(0, 0.06, (count, 1, 1, 1)) + rng.normal(0, 0.02, (count, 3, 1, 1)))
    bent = np.exp(rng.normal(0, 0.08, (count, 1, 1, 1)))
    lit = np.clip(tones, 1e-4, None) ** bent * gain
    noise = rng.standard_normal(tones.shape, dtype=np.float32) * rng.uniform(0, 0.02)
    return np.ascontiguousarray(np.clip(lit + noise, 0, 1.12), dtype=np.float32)


def teach(
    net: torch.nn.Module,
    next_batch: Callable[[], Batch],
    loss_of: Loss,
    steps: int,
    seconds: float,
    rate: float = LEARNING_RATE,
) -> None:
    """Train with AdamW and a cosine learning rate for this many steps, or until the processor time is used up.

    Afterwards the net holds the running mean of its weights.
    """
    import torch
    from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=WEIGHT_DECAY)
    running = AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(KEPT_OF_MEAN), use_buffers=True)
    net.train()
    start, mean = time.process_time(), 0.0
    for step in range(steps):
        done = max(step / steps, (time.process_time() - start) / seconds)
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 40) * (0.5 * (1 + np.cos(np.pi * done)) + 0.003)
        inputs, *rest = next_batch()
        with torch.autocast("cpu", torch.bfloat16):
            answer = net(inputs.to(memory_format=torch.channels_last))
        loss = loss_of(answer.float(), tuple(rest))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        running.update_parameters(net)
        mean = loss.item() if step == 0 else 0.99 * mean + 0.01 * loss.item()
        if (step + 1) % 200 == 0:
            spent = time.process_time() - start
            print(f"step {step + 1} of {steps}: loss {mean:.4f}, {spent:.0f} s", flush=True)
    net.load_state_dict(running.module.state_dict())


def as_onnx(net: torch.nn.Module, view: Frame, path: Path) -> None:
    """Write a network that takes one view at a time."""
    import torch

    net.eval()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # OpenCV also reads what this older exporter writes
        example = torch.zeros(1, 3, view.height_px, view.width_px)
        names = {"input_names": ["seen"], "output_names": ["answer"]}
        torch.onnx.export(net, (example,), str(path), dynamo=False, opset_version=13, **names)
    _halve_precision(path)


def _halve_precision(path: Path) -> None:
    """Store weights in half precision, converted back when the network is loaded: the file is half as large."""
    import onnx
    from onnx import helper, numpy_helper

    model = onnx.load(str(path))
    whole: dict[str, str] = {}
    for weights in model.graph.initializer:
        if weights.data_type == onnx.TensorProto.FLOAT:
            halved = numpy_helper.to_array(weights).astype(np.float16)
            weights.CopyFrom(numpy_helper.from_array(halved, weights.name))
            whole[weights.name] = f"{weights.name}_whole"
    nodes = list(model.graph.node)
    for node in nodes:
        node.input[:] = [whole.get(name, name) for name in node.input]
    casts = [helper.make_node("Cast", [name], [other], to=onnx.TensorProto.FLOAT) for name, other in whole.items()]
    del model.graph.node[:]
    model.graph.node.extend([*casts, *nodes])
    onnx.save(model, str(path))


def main() -> None:
    """Read the lessons, train the chosen networks, and write them."""
    import torch

    parser = argparse.ArgumentParser(description="Teach the networks that find and read cards.")
    parser.add_argument("cuts", nargs="+", type=Path, help="folders of trainers.seeing.cards.cuts")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the folder to write the .onnx files to")
    parser.add_argument("--tasks", nargs="+", choices=TASKS, default=TASKS, help="which networks")
    parser.add_argument("--steps", type=int, default=10**6, help="of each, at most")
    parser.add_argument(
        "--seconds", type=float, nargs=4, default=(420, 600, 1250, 800), help="processor time of each of them"
    )
    parser.add_argument("--start", type=Path, help="a folder of weights (.pt) to go on from")
    parser.add_argument("--rate", type=float, default=LEARNING_RATE, help="of learning, at first")
    parser.add_argument(
        "--also", nargs="+", type=Path, default=[], help="weights (.pt) of slim readers that read an index with it"
    )
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(arguments.threads)
    arguments.output.mkdir(parents=True, exist_ok=True)
    news = {"finder": new_finder, "slim": new_slim_index_reader, "index": new_index_reader, "face": new_face_reader}
    for (task, new), seconds in zip(news.items(), arguments.seconds, strict=True):
        if task not in arguments.tasks:
            continue
        torch.manual_seed(arguments.seed)
        next_batch, loss, view = _lessons_for(task, arguments.cuts, np.random.default_rng(arguments.seed))
        net = new().to(memory_format=torch.channels_last)
        if arguments.start is not None:
            net = _weights_from(arguments.start / f"card_{task}.pt", net)
        print(f"{task}: {sum(p.numel() for p in net.parameters())} weights", flush=True)
        teach(net, next_batch, loss, arguments.steps, seconds, arguments.rate)
        torch.save(net.state_dict(), arguments.output / f"card_{task}.pt")
        if task == "slim":
            continue
        others = [_weights_from(file, new_slim_index_reader()) for file in arguments.also] if task == "index" else []
        as_onnx(of_one_mind([net, *others]) if others else net, view, arguments.output / f"card_{task}.onnx")


def _weights_from(file: Path, net: torch.nn.Module) -> torch.nn.Module:
    import torch

    # Weights from before a part was added still load; that part starts untrained.
    net.load_state_dict(torch.load(file), strict=False)
    return net


def _lessons_for(
    task: str, folders: Sequence[Path], rng: np.random.Generator
) -> tuple[Callable[[], Batch], Loss, Frame]:
    """A network's function for the next batch, its loss, and its view."""
    if task == "finder":
        mats = read_mats(folders)
        print(f"{len(mats)} mats", flush=True)
        return lambda: finder_batch(mats, rng), finder_loss, MAT_VIEW
    whole = task == "face"
    views, variety = read_views(folders, "faces" if whole else "corners"), Variety(rng, hides_corners=whole)
    print(f"{len(views)} views", flush=True)
    return lambda: reader_batch(views, rng, variety), reader_loss, WHOLE_CARD if whole else INDEX_CORNER


if __name__ == "__main__":
    main()
