"""``python -m trainers.seeing.disks.network RENDERED… -o FILE.onnx``: trains the disks' network.

Every folder of RENDERED holds rendered photos (``trainers.seeing.rendered``). ``--photos FOLDER…`` adds columns of
photos whose count is known (``--only even``); the walls' network given by ``--network`` finds their places. Needs the
``training`` extra (``pip install -e '.[training]'``): PyTorch, on the processor. 9,000 steps take about a quarter of an
hour.
"""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from companion.settings.loading import load_settings
from trainers.seeing.disks.lessons import ColumnLesson, Floats, photographed_lessons, rendered_lessons
from trainers.seeing.disks.variety import Sight, rows_of, sight_of
from trainers.seeing.shipped_weights import SHIPPED, begin_from, settled
from vision.walls.evidence import disk_network
from vision.walls.evidence.disk_chain import LEAST_ROWS_A_DISK, MARKS, MOST_ROWS_A_DISK, NEVER, height_odds
from vision.walls.evidence.disk_strip import COLUMNS, INPUTS
from vision.walls.evidence.network import PartNetwork, shipped_network

if TYPE_CHECKING:
    import torch

WIDTHS = (12, 20, 32, 48)
ROW_WIDTH = 48
REACHES = ((5, 1), (5, 2), (5, 4), (3, 8))
"""The rows that each convolution along the strip covers, and their spacing."""
STRIPS_A_STEP = 24
LEARNING_RATE = 2.2e-3
WEIGHT_DECAY = 2e-3
PHOTO_SHARE, _TALL_SHARE = 4.0, 1.5  # how much more often photos, and columns of more than eight disks, are used
_TALL = (4, 9, 14)  # columns of up to this many disks share a batch
_RIM_SLACK = 2.6  # by how many rows a rim may be off
_RIMS_WORTH = 0.15
_SHIPPED_FILE = Path(disk_network.__file__).with_name(disk_network.FILE.name)
_AVERAGED = 0.998  # the running mean of the weights is written


def new_network() -> torch.nn.Module:
    """Convolutions that halve the strip's width, then some along the strip, ending in ``MARKS`` numbers per row."""
    from torch import nn

    def halved(inputs: int, outputs: int, stride: int) -> Any:
        convolution = nn.Conv2d(inputs, outputs, 3, (1, stride), 1, bias=False)
        return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU())

    def along(rows: int, by: int) -> Any:
        return nn.Sequential(nn.Conv2d(ROW_WIDTH, ROW_WIDTH, (rows, 1), 1, (rows // 2 * by, 0), (by, 1)), nn.ReLU())

    class StripNetwork(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            first = halved(INPUTS, WIDTHS[0], 1)
            self.across = nn.Sequential(first, *(halved(narrow, wide, 2) for narrow, wide in pairwise(WIDTHS)))
            self.flat = nn.Sequential(nn.Conv2d(WIDTHS[-1], ROW_WIDTH, (1, COLUMNS // 8)), nn.ReLU())
            self.along = nn.ModuleList([along(rows, by) for rows, by in REACHES])
            self.head = nn.Conv2d(ROW_WIDTH, MARKS, 1)

        def forward(self, strips: torch.Tensor) -> torch.Tensor:
            rows = self.flat(self.across(strips))
            for layer in self.along:
                rows = rows + layer(rows)
            return self.head(rows)

    return StripNetwork()


def chain_sums(
    marks: torch.Tensor, heights: torch.Tensor, most: int, allowed: torch.Tensor | None = None
) -> torch.Tensor:
    """Log weights (N×``most``) of all chains of one to ``most`` disks, as in ``vision.walls.evidence.disk_chain``.

    Args:
        marks: N×``MARKS``×rows.
        heights: log odds of each disk's height (N×heights).
        allowed: where foot, rims and top may lie (N×(``most`` + 1)×rows); anywhere if not given.
    """
    import torch
    from torch.nn.functional import pad

    rims, feet, tops, bodies = marks.unbind(1)
    body = torch.cumsum(bodies, dim=1)
    never = torch.full_like(rims, NEVER)
    begun = feet - body if allowed is None else torch.where(allowed[:, 0], feet - body, never)
    sums = []
    for disk in range(1, most + 1):
        padded = pad(begun, (MOST_ROWS_A_DISK, 0), value=NEVER)
        high = range(LEAST_ROWS_A_DISK, MOST_ROWS_A_DISK + 1)
        starts = [padded[:, MOST_ROWS_A_DISK - rows : MOST_ROWS_A_DISK - rows + rims.shape[1]] for rows in high]
        reached = torch.logsumexp(torch.stack([s + heights[:, i, None] for i, s in enumerate(starts)]), 0)
        if allowed is not None:
            reached = torch.where(allowed[:, disk], reached, never)
        sums.append(torch.logsumexp(reached + tops + body, dim=1))
        begun = reached + rims
    return torch.stack(sums, dim=1)


@dataclass(frozen=True, slots=True)
class Course:
    """The training material: lessons, how often each is used, and a disk's thickness."""

    lessons: Sequence[ColumnLesson]
    shares: Floats
    disk_mm: float

    def together(self) -> list[np.ndarray[Any, np.dtype[np.intp]]]:
        """The lessons in groups of similar height."""
        disks = np.array([lesson.disks for lesson in self.lessons])
        kind = np.searchsorted(np.array(_TALL), disks)
        groups = [np.flatnonzero(kind == k) for k in range(len(_TALL) + 1)]
        return [group for group in groups if len(group)]


def teach(
    net: torch.nn.Module, course: Course, steps: int, rate_at_first: float, rng: np.random.Generator
) -> dict[str, torch.Tensor]:
    """Train with AdamW and a cosine learning rate; return the running mean of the weights.

    The loss makes every column's true count the likeliest, and by chains whose rims lie where they show.
    """
    import torch

    optimiser = torch.optim.AdamW(net.parameters(), lr=rate_at_first, weight_decay=WEIGHT_DECAY)
    groups = course.together()
    often = np.array([course.shares[group].sum() for group in groups])
    mean = {name: value.clone() for name, value in net.state_dict().items()}
    off = 1.0
    for step in range(steps):
        rate = min(1.0, (step + 1) / 100) * 0.5 * (1 + np.cos(np.pi * step / steps)) + 0.003
        for parameters in optimiser.param_groups:
            parameters["lr"] = rate_at_first * rate
        group = groups[rng.choice(len(groups), p=often / often.sum())]
        shares = course.shares[group]
        chosen = rng.choice(group, STRIPS_A_STEP, p=shares / shares.sum()).tolist()
        loss, missed = _estimated(net, course, chosen, rng)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        keep = min(_AVERAGED, (step + 1) / (step + 20))
        for name, value in net.state_dict().items():
            whole = not value.dtype.is_floating_point
            mean[name] = value.clone() if whole else mean[name] * keep + value * (1 - keep)
        off = 0.99 * off + 0.01 * missed
        if (step + 1) % 100 == 0:
            print(f"step {step + 1} of {steps}: {off:.1%} counted wrong", flush=True)
    return mean


def _estimated(
    net: torch.nn.Module, course: Course, chosen: Sequence[int], rng: np.random.Generator
) -> tuple[torch.Tensor, float]:
    """The loss on some lessons, and the share that the network counts wrong."""
    import torch

    lessons = [course.lessons[i] for i in chosen]
    disks = np.array([lesson.disks for lesson in lessons])
    rows, most = rows_of(int(disks.max()) + 1, course.disk_mm), int(disks.max()) + 3
    sights = [
        sight_of(lesson, course.lessons[int(rng.integers(len(course.lessons)))], rows, course.disk_mm, rng)
        for lesson in lessons
    ]
    odds = [height_odds(lesson.strip.elevation_rad, course.disk_mm) for lesson in lessons]
    heights = torch.from_numpy(np.stack(odds).astype(np.float32))
    marks = net(torch.from_numpy(np.stack([sight.inputs for sight in sights])))[..., 0]
    sums = chain_sums(marks, heights, most)
    known = chain_sums(marks, heights, most, torch.from_numpy(_where_rims_may_lie(sights, most, rows)))
    at = torch.arange(len(lessons)), torch.from_numpy(disks - 1)
    surprise = torch.logsumexp(sums, 1) - sums[at]
    astray = (torch.logsumexp(sums, 1) - known[at]).clamp(max=30)
    missed = (sums.argmax(1) != at[1]).float().mean().item()
    return surprise.mean() + _RIMS_WORTH * astray.mean(), float(missed)


def _where_rims_may_lie(
    sights: Sequence[Sight], most: int, rows: int
) -> np.ndarray[tuple[int, int, int], np.dtype[np.bool_]]:
    """A mask of the rows where foot, rims and top of each column may lie (N×(``most`` + 1)×rows)."""
    allowed = np.zeros((len(sights), most + 1, rows), dtype=bool)
    for own, sight in zip(allowed, sights, strict=True):
        if sight.rim_rows is None:
            own[:] = True
        else:
            own[: len(sight.rim_rows)] = np.abs(np.arange(rows) - sight.rim_rows[:, None]) <= _RIM_SLACK
    return allowed


def as_onnx(net: torch.nn.Module, path: Path) -> None:
    """Write the network for any number of strips and rows."""
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
            output_names=["marks"],
            dynamic_axes={"strips": axes, "marks": axes},
        )


def main() -> None:
    """Read the folders, train, and write the network."""
    import torch

    parser = argparse.ArgumentParser(description="Teach the disks' network from rendered photos and others.")
    parser.add_argument("folders", nargs="+", type=Path, help="folders of rendered photos with a truth.json")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the .onnx file to write")
    parser.add_argument("--photos", nargs="*", type=Path, default=[], help="folders of other photos with a truth.json")
    parser.add_argument("--only", choices=["even", "odd"], help="of the other photos use these alone")
    parser.add_argument(
        "--network", type=Path, help="the walls' network that finds their columns; else the shipped one"
    )
    parser.add_argument("--steps", type=int, default=9000)
    parser.add_argument("--start", help=f"go on from this checkpoint, or from the network that ships: {SHIPPED}")
    parser.add_argument(
        "--photo-share",
        type=float,
        default=PHOTO_SHARE,
        help="how much oftener photos are looked at than rendered ones",
    )
    parser.add_argument("--rate", type=float, default=LEARNING_RATE, help="how fast it learns at first")
    parser.add_argument("--checkpoint", type=Path, help="where to keep what --start can go on from")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    torch.manual_seed(arguments.seed)
    settings = load_settings().vision_settings()
    walls = shipped_network() if arguments.network is None else PartNetwork(arguments.network.read_bytes())
    rendered = [lesson for folder in arguments.folders for lesson in rendered_lessons(folder, settings)]
    photos = [
        lesson
        for folder in arguments.photos
        for lesson in photographed_lessons(folder, arguments.only, walls, settings)
    ]
    lessons = [*rendered, *photos]
    tall = np.array([_TALL_SHARE if lesson.disks > 8 else 1.0 for lesson in lessons])
    shares = tall * np.array([1.0] * len(rendered) + [arguments.photo_share] * len(photos))
    net = new_network()
    weights = sum(p.numel() for p in net.parameters())
    print(f"{len(rendered)} rendered columns, {len(photos)} of photos, {weights} weights", flush=True)
    net.train()
    if arguments.start == SHIPPED:
        begin_from(net, _SHIPPED_FILE, torch.zeros(1, INPUTS, 64, COLUMNS))
        settled(net)
    elif arguments.start is not None:
        net.load_state_dict(torch.load(arguments.start))
    course = Course(lessons, shares, settings.geometry.pieces.grain_thickness_mm)
    net.load_state_dict(teach(net, course, arguments.steps, arguments.rate, np.random.default_rng(arguments.seed)))
    as_onnx(net, arguments.output)
    if arguments.checkpoint is not None:
        torch.save(net.state_dict(), arguments.checkpoint)


if __name__ == "__main__":
    main()
