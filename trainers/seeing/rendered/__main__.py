"""``python -m trainers.seeing.rendered FOLDER --photos N``: photos to learn from, with their truth.json."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from companion.settings.loading import load_settings
from hardware.virtual.pictures.scene_truth import truth_json
from trainers.seeing.rendered.blender_scene import Quality, Studio
from trainers.seeing.rendered.photos import photo
from trainers.seeing.rendered.scenes import COLUMNS_ABOVE_ALL, Crowd


def main() -> None:
    """Render the photos that the folder still lacks, so that an interrupted run can be continued."""
    parser = argparse.ArgumentParser(prog="python -m trainers.seeing.rendered", description=__doc__)
    parser.add_argument("folder", type=Path, help="where photos and truth.json go")
    parser.add_argument("--photos", type=int, default=10, help="how many the folder is to hold in the end")
    parser.add_argument(
        "--px-per-mm", type=float, nargs=2, default=(2.0, 3.1), help="least and most pixels a millimetre"
    )
    parser.add_argument("--samples", type=int, default=4, help="light paths a pixel, before denoising")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--columns", action="store_true", help="mats with twice as many columns of grain and few walls")
    arguments = parser.parse_args()
    settings = load_settings()
    look = settings.piece_look()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    truth_file: Path = arguments.folder / "truth.json"
    images: list[dict[str, Any]] = json.loads(truth_file.read_text())["images"] if truth_file.exists() else []
    with tempfile.TemporaryDirectory() as scratch:
        try:
            studio = Studio(look, Quality(arguments.samples, arguments.threads), Path(scratch))
        except ImportError as error:
            sys.exit(f"Blender cannot be loaded ({error}): docs/seeing.md, 'Rendered photos', says how to install it.")
        table = settings.virtual_table
        for number in range(len(images), arguments.photos):
            start = time.process_time()
            taken = photo(
                number,
                arguments.seed,
                tuple(arguments.px_per_mm),
                studio,
                look.geometry,
                table.sloppiness,
                table.look.stone_spread,
                COLUMNS_ABOVE_ALL if arguments.columns else Crowd(mats=1),
            )
            (arguments.folder / taken.truth["file"]).write_bytes(taken.jpeg)
            images.append(taken.truth)
            written = truth_file.with_suffix(".part")
            written.write_text(truth_json(images), encoding="utf-8")
            written.replace(truth_file)
            cities = sum(len(mat["cities"]) for mat in taken.truth["mats"])
            spent = time.process_time() - start
            print(f"{taken.truth['file']}: {cities} cities, {spent:.1f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
