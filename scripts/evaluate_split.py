"""The figures of seeing that its learned parts had no part in: learn on half of the photos, try the other, and swapped.

    python scripts/evaluate_split.py FOLDER… --work DIR [--halves even] [--distort NAME] [--contact-sheet OUT.png]

For each half, the pieces' and the walls' networks are learned from that half alone and every photo of the other half is
looked at through them. They are kept in DIR (pieces_even.onnx, walls_even.onnx, …); one that is there already is taken as
it is, so that a run that broke off goes on, and networks learned elsewhere can be put there. Learning needs the
``training`` extra and takes hours for the walls; ``--shipped-walls`` reads them through the shipped network instead, which
knows these photos. The doubt is the shipped one (raja.toml).
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from companion.cli.evaluation_report.failure_sheet import failure_sheet
from companion.cli.evaluation_report.tables import evaluation_to_text
from companion.cli.seeing.evaluate import DISTORTIONS, chosen
from companion.settings.loading import load_settings
from companion.texts.catalogue import commands_in
from vision.evaluation.folders import read_photo_folder
from vision.evaluation.run import Evaluation, evaluate_photos
from vision.networks.piece_network import PieceNetwork
from vision.walls.claim import reading
from vision.walls.evidence import network as walls_network

OTHER = {"even": "odd", "odd": "even"}
MODULES = {"pieces": "trainers.seeing.pieces", "walls": "trainers.seeing.walls.network"}


def learned(kind: str, half: str, folders: list[Path], work: Path) -> Path:
    """The network for one half, trained now unless it exists; ``kind`` is ``pieces`` or ``walls``."""
    path = work / f"{kind}_{half}.onnx"
    if not path.is_file():
        if importlib.util.find_spec("torch") is None:
            sys.exit(f"{path} is not there and learning it needs the training extra: pip install -e '.[training]'.")
        command = [sys.executable, "-m", MODULES[kind], *map(str, folders), "--only", half]
        subprocess.run([*command, "-o", str(path.with_suffix(".part"))], check=True)
        path.with_suffix(".part").rename(path)
    return path


def walls_of(network: Path) -> None:
    """Make wall readings use this network."""
    walls_network.shipped_network.cache_clear()
    half = walls_network.PartNetwork(network.read_bytes())
    # All code that reads walls asks for the shipped networks; the second of them was trained on both halves.
    reading.shipped_network = reading.second_network = lambda: half  # type: ignore[assignment, attr-defined]


def together(parts: list[Evaluation]) -> Evaluation:
    """Combine both halves into one evaluation."""
    return Evaluation(
        tuple(file for part in parts for file in part.files),
        tuple(score for part in parts for score in part.scores),
        tuple(failure for part in parts for failure in part.failures),
        {file: tags for part in parts for file, tags in part.conditions_of.items()},
        {stage: tuple(t for part in parts for t in part.stage_ms.get(stage, ())) for stage in parts[0].stage_ms},
    )


def main() -> None:
    """Read the arguments, train what is missing, read all photos, print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path, help="folders with photos and a truth.json")
    parser.add_argument("--work", type=Path, required=True, help="where the halves' networks are kept")
    parser.add_argument("--halves", nargs="+", choices=sorted(OTHER), default=sorted(OTHER), help="learned from")
    parser.add_argument("--shipped-walls", action="store_true", help="read walls through the shipped network")
    parser.add_argument("--distort", choices=sorted(DISTORTIONS), help="make each photo worse before it is looked at")
    parser.add_argument("--every", type=int, default=1, help="only every N-th photo of each half")
    parser.add_argument("--contact-sheet", type=Path, help="write the failures as one picture")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    settings = load_settings()
    parts = []
    for half in arguments.halves:
        tried = OTHER[half]
        network = PieceNetwork(learned("pieces", half, arguments.folders, arguments.work).read_bytes())
        if not arguments.shipped_walls:
            walls_of(learned("walls", half, arguments.folders, arguments.work))
        vision = replace(settings.vision_settings(), piece_network=network)
        for folder in arguments.folders:
            photos = chosen(read_photo_folder(folder), tried, arguments.every)
            worsen = DISTORTIONS[arguments.distort] if arguments.distort else None
            clock = time.process_time_ns
            keep = arguments.contact_sheet is not None
            parts.append(evaluate_photos(photos, vision, settings.evaluation.scoring, clock, worsen, keep))
    whole = together(parts)
    if arguments.contact_sheet is not None:
        cv2.imwrite(str(arguments.contact_sheet), np.asarray(failure_sheet(whole.failures, commands_in("en"))))
    print(evaluation_to_text(whole, settings.evaluation, commands_in("en"), list_asked=False))


if __name__ == "__main__":
    main()
