"""``python -m second_world FOLDER --photos N``: photos to test with, and their truth.json."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from companion.settings.loading import load_settings
from hardware.virtual.pictures.scene_truth import truth_json
from second_world.photos import Series, photo
from second_world.studio import Studio


def main() -> None:
    """Render the photos that the folder still lacks, so that an interrupted run can be continued."""
    parser = argparse.ArgumentParser(prog="python -m second_world", description=__doc__)
    parser.add_argument("folder", type=Path, help="where photos and truth.json go")
    parser.add_argument("--photos", type=int, default=10, help="how many the folder is to hold in the end")
    parser.add_argument("--samples", type=int, default=36, help="light paths a pixel")
    parser.add_argument("--variant", default="llvm_ad_rgb", help="Mitsuba's: scalar_rgb needs no LLVM")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--one-table", action="store_true", help="all photos of one set, room and phone, to teach with some of them"
    )
    arguments = parser.parse_args()
    settings = load_settings()
    series = Series(arguments.seed, arguments.one_table)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    truth_file: Path = arguments.folder / "truth.json"
    images: list[dict[str, Any]] = json.loads(truth_file.read_text())["images"] if truth_file.exists() else []
    try:
        studio = Studio(settings.piece_look(), arguments.samples, arguments.variant)
    except ImportError as error:
        sys.exit(f"Mitsuba cannot be loaded ({error}): python -m pip install mitsuba, and libllvm19 for its speed.")
    for number in range(len(images), arguments.photos):
        start = time.process_time()
        taken = photo(number, series, studio, settings.geometry, settings.virtual_table.sloppiness)
        (arguments.folder / taken.truth["file"]).write_bytes(taken.jpeg)
        images.append(taken.truth)
        written = truth_file.with_suffix(".part")
        written.write_text(truth_json(images), encoding="utf-8")
        written.replace(truth_file)
        print(f"{taken.truth['file']}: {time.process_time() - start:.1f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
