"""Say per quantity and world how many promises were wrong, how many may be, and which thresholds keep to a risk.

    python scripts/judge_promises.py NAME=FOLDER… [--risk 0.02] [--confidence 0.95] [--every 1]

Each FOLDER holds photos and their truth.json; folders of the same NAME are one world. The threshold that a world is judged by
comes from the other worlds' photos (docs/evaluation-log.md, "Promises").
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import cv2

from companion.settings.loading import load_settings
from vision.evaluation.folders import read_photo_folder
from vision.evaluation.promises import Promise, judged_promises, promises_of, promises_to_text
from vision.evaluation.run import evaluate_photos


def main() -> None:
    """Read the arguments, read the photos, judge, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("worlds", nargs="+", metavar="NAME=FOLDER")
    parser.add_argument(
        "--risk", type=float, default=0.02, help="share of a look's readings that may be promised wrongly"
    )
    parser.add_argument("--confidence", type=float, default=0.95)
    parser.add_argument("--every", type=int, default=1, help="only every so manyth photo")
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    settings = load_settings()
    claims: list[Promise] = []
    for given in arguments.worlds:
        name, sign, folder = given.partition("=")
        if not sign:
            parser.error(f"{given}: say which world it is, NAME=FOLDER")
        photos = read_photo_folder(Path(folder))[:: arguments.every]
        result = evaluate_photos(photos, settings.vision_settings(), settings.evaluation.scoring, time.perf_counter_ns)
        # Folders of one world may use the same names for their photos.
        claims += [
            Promise(p.world, f"{folder}/{p.look}", p.quantity, p.log_odds, p.promised, p.right)
            for p in promises_of(name, result.scores)
        ]
    lines = judged_promises(claims, arguments.risk, arguments.confidence)
    print(promises_to_text(lines, arguments.risk, arguments.confidence))


if __name__ == "__main__":
    main()
