"""Say whether a change of vision's code changed a reading: write all readings before and after it, then compare them.

    python scripts/compare_readings.py write OUT.json FOLDER… [--cards FOLDER…] [--every N]
        [--recording FILE.mcap --frames 9 10 11 13 14]
    python scripts/compare_readings.py compare BEFORE.json AFTER.json

Every value, claim, range, reason and confidence is written, unrounded, with poses and crops. A folder holds photos of
seat mats, taken or rendered, or, after ``--cards``, of card mats (``python -m trainers.seeing.cards``). A recording's frames go
through the tracker one after another, half a second apart. ``compare`` names each place that differs, and ends with 1 if
a value differs by more than ``NOISE``; by how much the rest differs is printed.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import cv2

from companion.frames.pictures import decode_jpeg
from companion.recording.messages import FrameTaken
from companion.recording.reading import read_head, read_messages
from companion.settings.loading import load_settings
from vision.cards.network import shipped_card_networks
from vision.cards.observe import observe_cards
from vision.evaluation.card_photos import read_card_photos
from vision.evaluation.folders import read_photo_folder, read_picture
from vision.observe import observe
from vision.settings.stages import VisionSettings
from vision.tracker import START, track

NOISE = 1e-9  # differences that the order of a sum can cause
SHOWN = 40
STEP_NS = 500_000_000


def main() -> None:
    """Read the arguments, then write or compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    kinds = parser.add_subparsers(dest="kind", required=True)
    write = kinds.add_parser("write", help="write the readings of photos and frames")
    write.add_argument("out", type=Path)
    write.add_argument("folders", nargs="*", type=Path, help="photos of seat mats, taken or rendered, and a truth.json")
    write.add_argument("--cards", nargs="*", type=Path, default=[], help="photos of card mats and a truth.json")
    write.add_argument("--every", type=int, default=1, help="only every N-th photo of each folder")
    write.add_argument("--recording", type=Path)
    write.add_argument("--frames", nargs="*", type=int, default=[], help="numbers of the recording's frames")
    compare = kinds.add_parser("compare", help="compare two files written before")
    compare.add_argument("before", type=Path)
    compare.add_argument("after", type=Path)
    arguments = parser.parse_args()
    if arguments.kind == "compare":
        sys.exit(compared(arguments.before, arguments.after))
    cv2.setNumThreads(1)
    settings = load_settings().vision_settings()
    readings: dict[str, object] = {}
    for folder in arguments.folders:
        for photo in read_photo_folder(folder)[:: arguments.every]:
            seen = observe(read_picture(photo.path), photo.truth.camera, settings)
            readings[f"{folder.name}/{photo.path.name}"] = plain(seen)
    for folder in arguments.cards:
        readings |= cards_in(folder, arguments.every, settings)
    if arguments.recording is not None:
        readings |= tracked(arguments.recording, arguments.frames, settings)
    arguments.out.write_text(json.dumps(readings, indent=1), encoding="utf-8")
    print(f"{len(readings)} pictures, {sum(1 for _ in leaves(readings))} values: {arguments.out}")


def cards_in(folder: Path, every: int, settings: VisionSettings) -> dict[str, object]:
    """The readings of each card mat."""
    networks = shipped_card_networks()
    readings: dict[str, object] = {}
    for path, truth in read_card_photos(folder)[::every]:
        seen = observe_cards(read_picture(path), truth.camera, settings.geometry, settings.stages, networks)
        readings[f"{folder.name}/{path.name}"] = plain(seen)
    return readings


def tracked(recording: Path, numbers: list[int], settings: VisionSettings) -> dict[str, object]:
    """What the tracker knows and reports after each of these frames, in the given order."""
    camera, state = read_head(recording).camera, START
    taken = (m for m in read_messages(recording) if isinstance(m, FrameTaken))
    frames = {number: frame.jpeg for number, frame in enumerate(taken) if number in numbers}
    readings: dict[str, object] = {}
    for at, number in enumerate(numbers):
        state, seen, told = track(state, decode_jpeg(frames[number]), (at + 1) * STEP_NS, camera, settings, observe)
        readings[f"{recording.name} {at}: frame {number}"] = {"seen": plain(seen), "told": plain(told)}
    return readings


def plain(value: object) -> object:
    """A reading as JSON, each dataclass with its name; times are left out."""
    if is_dataclass(value) and not isinstance(value, type):
        held = {f.name: plain(getattr(value, f.name)) for f in fields(value) if f.name != "stage_ms"}
        return {"is": type(value).__name__} | held
    if isinstance(value, (list, tuple)):
        return [plain(part) for part in value]
    if isinstance(value, (frozenset, set)):
        return sorted((plain(part) for part in value), key=json.dumps)
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"{type(value).__name__} is no part of a reading")


def leaves(value: object, at: str = "") -> Iterator[tuple[str, object]]:
    """Every value with its path; an empty list or object counts as a value, too."""
    if isinstance(value, (dict, list)) and value:
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(part, f"{at}/{key}")
    else:
        yield at, value


def compared(before: Path, after: Path) -> int:
    """Print what differs; return 0 if only noise does."""
    old, new = (dict(leaves(json.loads(path.read_text(encoding="utf-8")))) for path in (before, after))
    missing = [at for at in old.keys() | new.keys() if at not in old or at not in new]
    changed, noise = [f"{at}: only {'before' if at in old else 'after'}" for at in sorted(missing)], 0.0
    for at in sorted(old.keys() & new.keys()):
        one, other = old[at], new[at]
        if (
            isinstance(one, float)
            and isinstance(other, float)
            and math.isclose(one, other, rel_tol=NOISE, abs_tol=NOISE)
        ):
            noise = max(noise, abs(one - other))
        elif one != other:
            changed.append(f"{at}: {one} → {other}")
    print(*changed[:SHOWN], sep="\n", end="\n" if changed else "")
    print(f"{len(old)} values before, {len(new)} after: {len(changed)} differ; noise at most {noise:.1e}")
    return 1 if changed else 0


if __name__ == "__main__":
    main()
