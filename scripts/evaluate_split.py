"""The figures of seeing that its learned parts had no part in: learn on half of the photos, try the other, and swapped.

    python scripts/evaluate_split.py FOLDER… --work DIR [--distort NAME] [--contact-sheet OUT.png]

For each half, the piece network is learned from that half alone (DIR/pieces_even.onnx and DIR/pieces_odd.onnx; one that is
there already is taken) and every photo of the other half is looked at through it. The walls' network of a half is
taken from DIR/walls_even.onnx and DIR/walls_odd.onnx if they are there; if not, the shipped one is used, and said so.
Needs the ``training`` extra unless the networks are there.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from companion.cli.evaluate import DISTORTIONS, chosen
from companion.evaluation.folders import read_photo_folder
from companion.evaluation.report import evaluation_to_text
from companion.evaluation.run import Evaluation, evaluate_photos
from companion.settings.loading import load_settings
from vision.evaluation.failure_sheet import failure_sheet
from vision.piece_network import PieceNetwork
from vision.walls import network as walls_network

HALVES = (("even", "odd"), ("odd", "even"))


def learned(half: str, folders: list[Path], work: Path) -> Path:
    """The piece network of one half, learned now unless it is there."""
    path = work / f"pieces_{half}.onnx"
    if not path.is_file():
        command = [sys.executable, "-m", "companion.training.pieces", *map(str, folders), "--only", half]
        subprocess.run([*command, "-o", str(path)], check=True)
    return path


def walls_of(half: str, work: Path) -> None:
    """Have walls read through the network of one half, if there is one."""
    path = work / f"walls_{half}.onnx"
    walls_network.shipped_network.cache_clear()
    if path.is_file():
        network = walls_network.PartNetwork(path.read_bytes())
        walls_network.shipped_network = lambda: network  # type: ignore[assignment]
    else:
        print(f"No {path}: walls are read through the shipped network, which knows these photos.", file=sys.stderr)


def together(parts: list[Evaluation]) -> Evaluation:
    """Both halves as one evaluation."""
    return Evaluation(
        tuple(file for part in parts for file in part.files),
        tuple(score for part in parts for score in part.scores),
        tuple(failure for part in parts for failure in part.failures),
        {file: tags for part in parts for file, tags in part.conditions_of.items()},
        {stage: tuple(t for part in parts for t in part.stage_ms.get(stage, ())) for stage in parts[0].stage_ms},
    )


def main() -> None:
    """Read the arguments, learn what is missing, look at all photos, print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, help="folders with photos and a truth.json")
    parser.add_argument("--work", type=Path, required=True, help="where the halves' networks are kept")
    parser.add_argument("--distort", choices=sorted(DISTORTIONS), help="make each photo worse before it is looked at")
    parser.add_argument("--every", type=int, default=1, help="only every N-th photo of each half")
    parser.add_argument("--contact-sheet", type=Path, help="write the failures as one picture")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    settings = load_settings()
    parts = []
    for learn, tried in HALVES:
        network = PieceNetwork(learned(learn, arguments.folders, arguments.work).read_bytes())
        walls_of(learn, arguments.work)
        vision = replace(settings.vision_settings(), piece_network=network)
        for folder in arguments.folders:
            photos = chosen(read_photo_folder(folder), tried, arguments.every)
            worsen = DISTORTIONS[arguments.distort] if arguments.distort else None
            clock = time.process_time_ns
            keep = arguments.contact_sheet is not None
            parts.append(evaluate_photos(photos, vision, settings.evaluation.scoring, clock, worsen, keep))
    whole = together(parts)
    if arguments.contact_sheet is not None:
        cv2.imwrite(str(arguments.contact_sheet), np.asarray(failure_sheet(whole.failures)))
    print(evaluation_to_text(whole, settings.evaluation, list_asked=False))


if __name__ == "__main__":
    main()
