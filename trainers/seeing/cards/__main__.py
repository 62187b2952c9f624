"""``python -m trainers.seeing.cards FOLDER --photos N``: photos of cards with their truth.json."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import cv2

from companion.settings.loading import load_settings
from trainers.seeing.cards.lettering import Families, fonts_in, shipped_fonts, split_families, with_suits
from trainers.seeing.cards.photos import Supply, card_photo


def main() -> None:
    """Make the photos that the folder still lacks."""
    parser = argparse.ArgumentParser(prog="python -m trainers.seeing.cards", description=__doc__)
    parser.add_argument("folder", type=Path, help="where photos and truth.json go")
    parser.add_argument("--photos", type=int, default=10, help="how many the folder is to hold in the end")
    parser.add_argument("--fonts", type=Path, nargs="*", default=[], help="folders of fonts, e.g. /usr/share/fonts")
    parser.add_argument(
        "--purpose", choices=Families._fields, default="teaching", help="others than teaching have looks of their own"
    )
    parser.add_argument("--px-per-mm", type=float, nargs=2, default=(1.3, 3.0))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    cv2.setNumThreads(1)
    families = split_families(fonts_in(arguments.fonts) if arguments.fonts else shipped_fonts())
    fonts: tuple[Path, ...] = getattr(families, arguments.purpose)
    own = load_settings().piece_look()
    supply = Supply(fonts, with_suits(fonts), own, arguments.purpose != "teaching", tuple(arguments.px_per_mm))
    arguments.folder.mkdir(parents=True, exist_ok=True)
    truth_file: Path = arguments.folder / "truth.json"
    images: list[dict[str, Any]] = json.loads(truth_file.read_text())["images"] if truth_file.exists() else []
    for number in range(len(images), arguments.photos):
        made = card_photo(number, arguments.seed, supply)
        (arguments.folder / made.truth["file"]).write_bytes(made.jpeg)
        images.append(made.truth)
        if len(images) % 50 == 0 or len(images) == arguments.photos:
            part = truth_file.with_suffix(".part")
            part.write_text(json.dumps({"images": images}, ensure_ascii=False), encoding="utf-8")
            part.replace(truth_file)
            print(f"{len(images)} photos", flush=True)


if __name__ == "__main__":
    main()
