"""What comes from outside as bytes: recordings, the dice board's line, pictures, bombs."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import cv2

from companion.recording.changes.anonymising import MatsOnly
from companion.recording.reading import open_recording
from companion.settings.loading import load_settings
from tests.companion.cli.test_bad_input import CAMERA, png_of
from tests.companion.recording.test_large_sizes import bomb
from tests.hardware.dice.mutations import count_false_rolls
from tests.soak import damaged_recordings
from tests.soak.attacks.outcome import Attempt, Effort, Outcome
from vision.decoding import MOST_PIXELS, decoded
from vision.geometry.camera_model import camera_model_from_json

PHOTO: Final = Path(__file__).parents[2] / "photos" / "dev_000.jpg"
SENTENCES: Final = 100_000
MOST_MORE_MB: Final = 100
MIB: Final = 2**20


def attempts(folder: Path, effort: Effort) -> Iterator[Attempt]:
    """Every attempt at what is read."""
    count = effort.damages
    yield Attempt(
        f"{count} cuts and {count} flips of recordings, repaired",
        "all that the damage did not touch is kept, nothing is invented",
        lambda: _recordings(folder, count),
    )
    yield Attempt(
        f"{SENTENCES} hostile sentences of the dice board",
        "no roll that nobody sent; the next good sentence is heard",
        _sentences,
    )
    yield Attempt(f"{count} broken pictures", "decoded, or refused; anonymised or left out", lambda: _pictures(count))
    yield Attempt("pictures that say they are huge", "refused at once", _huge_pictures)
    yield Attempt(
        "dishonest bombs: chunks of zeros",
        "`raja replay` refuses, `repair` ends, at most 100 MB more than for no file",
        lambda: _bombs(folder),
    )
    yield Attempt("an honest recording that packs well", "read, whole", lambda: _honest(folder))


def _recordings(folder: Path, count: int) -> Outcome:
    found = damaged_recordings.soak(count, count, Random(1), folder)
    return Outcome(not found.breaches, "; ".join([found.report(), *found.breaches[:3]]))


def _sentences() -> Outcome:
    found = count_false_rolls(SENTENCES, Random(20261123))
    figures = (
        f"{found.bad} bad, {found.rolls_that_got_through} rolls heard, {found.false_rolls} false, {found.stuck} stuck"
    )
    return Outcome(found.false_rolls + found.stuck == 0, figures)


def _pictures(count: int) -> Outcome:
    jpeg = PHOTO.read_bytes()
    photo = decoded(jpeg)
    assert photo is not None
    small = cv2.resize(photo, (640, 480))
    files = [cv2.imencode(end, small)[1].tobytes() for end in (".jpg", ".png")]
    blind = MatsOnly(camera_model_from_json(CAMERA), load_settings().vision_settings())
    taken = 0
    for seed in range(count):
        random = Random(seed)
        data = bytearray(files[seed % 2])
        for _ in range(random.randint(1, 30)):
            data[random.randrange(len(data))] ^= 1 << random.randrange(8)
        if seed % 5 == 0:
            del data[random.randrange(len(data)) :]
        picture = decoded(bytes(data))
        if picture is not None:
            taken += 1
            if picture.shape[0] * picture.shape[1] > MOST_PIXELS or picture.shape[2] != 3:
                return Outcome(False, f"seed {seed}: a picture of {picture.shape}")
            if picture.shape[0] * picture.shape[1] < 4_000_000 and seed % 10 == 0:
                blind.picture(bytes(data))
    return Outcome(True, f"{taken} decoded, {count - taken} refused")


def _huge_pictures() -> Outcome:
    before_mb, began = most_memory_mb(), time.monotonic()
    refused = sum(decoded(png_of(side, side)) is None for side in (10_001, 20_000, 30_000, 60_000, 2**31 - 1))
    more_mb = most_memory_mb() - before_mb
    return Outcome(
        refused == 5 and more_mb < 50,
        f"{refused} of 5 refused in {time.monotonic() - began:.2f} s, {more_mb:.0f} MB more",
    )


def _bombs(folder: Path) -> Outcome:
    files = [
        bomb(folder / f"bomb-{n}.mcap", *each) for n, each in enumerate(((1, 40 * MIB), (80, MIB), (1, 300 * MIB)))
    ]
    sizes = ", ".join(f"{path.stat().st_size / 1000:.0f} KB" for path in files)
    said, broke = Counter[str](), []
    began = time.monotonic()
    raja = [sys.executable, "-m", "companion.cli.main"]
    none_mb = _ran([*raja, "replay", str(folder / "none.mcap")], folder)[2]
    most_mb = 0.0
    for path in files:
        for command in (["replay", path], ["recording", "repair", path, "-o", folder / f"{path.stem}-repaired.mcap"]):
            words = [*raja, *map(str, command)]
            status, stderr, took_mb = _ran(words, folder)
            most_mb = max(most_mb, took_mb)
            said[f"{command[0]} exits with {status}"] += 1
            if "Traceback" in stderr or (command[0] == "replay" and status != 2):
                broke.append(f"{command[0]}: {stderr[-200:]}")
    counts = ", ".join(f"{n} × {what}" for what, n in said.items())
    figures = f"{sizes}; {counts}; {time.monotonic() - began:.1f} s in all, at most {most_mb:.0f} MB, {none_mb:.0f} MB for no file"
    return Outcome(not broke and most_mb - none_mb < MOST_MORE_MB, "; ".join([figures, *broke[:2]]))


def _ran(words: list[str], folder: Path) -> tuple[int, str, float]:
    """Exit status, what it said of errors, and the most memory it took, in MB."""
    with (folder / "said").open("w+b") as said:
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=said)
        _, status, used = os.wait4(process.pid, 0)
        said.seek(0)
        return os.waitstatus_to_exitcode(status), said.read().decode("utf-8", "replace"), used.ru_maxrss / 1024


def _honest(folder: Path) -> Outcome:
    path = folder / "honest.mcap"
    path.write_bytes(damaged_recordings.evening(Random(2), 120))
    before_mb = most_memory_mb()
    with open_recording(path) as recording:
        count = sum(1 for _ in recording.messages())
    more_mb = most_memory_mb() - before_mb
    return Outcome(count > 1000 and more_mb < MOST_MORE_MB, f"{count} messages, {more_mb:.0f} MB more")


def most_memory_mb() -> float:
    """The most this process ever took."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
