"""Put pages as they were and as they are side by side, small: the pictures of docs/looks.md.

``python scripts/compare_pictures.py`` takes what is before from the pictures of an old commit, and what is now from
``docs/pictures`` and from the walks (``make walks`` first). What has no picture yet keeps the one it has. The virtual
camera's pictures are rendered by that commit and by this one.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import cv2
import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
BEFORE = "89649a09^"
"""The last commit before the pages were reviewed as newcomers see them."""
PHONE_HEIGHT_PX, SCREEN_HEIGHT_PX, GAP_PX = 520, 340, 12
MOST_BYTES = 60_000
QUALITIES = (80, 70, 60, 50, 40)

Image = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Pair:
    """One picture of docs/looks.md.

    Attributes:
        name: the file to write.
        before: a picture in the old commit; "" if there was no such page.
        now: a picture of ``docs/pictures``, or ``FILM: CAPTION`` for a step of a walk, the first whose words match.
    """

    name: str
    before: str
    now: str


PAIRS = (
    Pair("02-main-action", "phone-build-report.png", "phone-build-report.png"),
    Pair("03-small-phone", "phone-bid.png", "phone-bid.png"),
    Pair("04-host", "phone-host-before.png", "phone-host-before.png"),
    Pair("05-announced", "phone-announced.png", "phone-announced.png"),
    Pair("06-take-back", "phone-more.png", "phone-more.png"),
    Pair("07-places", "phone-lands.png", "phone-lands.png"),
    Pair("08-plain-words", "phone-question-lands.png", "phone-question-lands.png"),
    Pair("09-rulings", "phone-host.png", "phone-host.png"),
    Pair("10-show-me", "", "show-me-television: scene: siege"),
    Pair("11-play-now", "phone-door.png", "play-now: the door"),
    Pair("12-coach", "phone-walls.png", "phone-walls.png"),
    Pair("13-television", "siege-television.png", "table-of-5.png"),
    Pair("14-sound", "", "five-television: the game begins"),
    Pair("15-waiting", "phone-waiting.png", "phone-waiting.png"),
    Pair("16-afterwards", "phone-end.png", "afterwards-phone.png"),
    Pair("17-players", "", "record-book-phone.png"),
    Pair("18-cards", "phone-small-suit-bidding.png", "phone-small-suit-bidding.png"),
    Pair("19-left-hand", "phone-bid.png", "phone-bid-left-hand.png"),
    Pair("20-poster", "invitation-television.png", "invitation-television.png"),
    Pair("21-build", "", "build-television.png"),
    Pair("22-winner", "", "winner-television.png"),
    Pair("23-small-game", "television-almost-end.png", "television-almost-end.png"),
)


def main() -> None:
    """Write the pictures, and print which were left as they are."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--walks", type=Path, default=ROOT / "build" / "walks", help="folder of the walks' pictures")
    asked.add_argument("--before", default=BEFORE, help="commit whose pictures are the old ones")
    given = asked.parse_args()
    folder = PICTURES / "looks"
    folder.mkdir(exist_ok=True)
    old, new = _virtual_tables(given.before)
    print(f"01-virtual-camera: {_written(folder / '01-virtual-camera.webp', beside(old, new))} bytes")
    for pair in PAIRS:
        now = _now(pair.now, given.walks)
        if now is None:
            print(f"{pair.name}: no picture of {pair.now!r} yet; left as it is")
            continue
        before = _old(given.before, pair.before) if pair.before else None
        written = _written(folder / f"{pair.name}.webp", beside(before, now))
        print(f"{pair.name}: {written} bytes")


def beside(before: Image | None, now: Image) -> Image:
    """Put both at one height, the old one on the left; only the new one if there is no old one."""
    height = PHONE_HEIGHT_PX if now.shape[0] > now.shape[1] else SCREEN_HEIGHT_PX
    if before is None:
        return _scaled(now, height)
    gap = np.full((height, GAP_PX, 3), 255, np.uint8)
    return np.hstack([_scaled(before, height), gap, _scaled(now, height)])


def _scaled(image: Image, height: int) -> Image:
    width = round(image.shape[1] * height / image.shape[0])
    return np.asarray(cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA), np.uint8)


def _written(path: Path, image: Image) -> int:
    for quality in QUALITIES:
        cv2.imwrite(str(path), image, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if path.stat().st_size <= MOST_BYTES:
            break
    return path.stat().st_size


def _old(commit: str, name: str) -> Image:
    held = subprocess.run(["git", "show", f"{commit}:docs/pictures/{name}"], cwd=ROOT, check=True, capture_output=True)
    return _decoded(held.stdout)


def _virtual_tables(commit: str) -> tuple[Image, Image]:
    """A table for three as the virtual camera saw it in the old commit, and as it sees it now."""
    with TemporaryDirectory(prefix="raja-before-") as folder:
        held = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", folder], input=held.stdout, check=True)
        seen = []
        for root in (Path(folder), ROOT):
            picture = Path(folder) / "seen.jpg"
            subprocess.run(
                [sys.executable, str(ROOT / "scripts" / "render_virtual_table.py"), str(root), str(picture)], check=True
            )
            seen.append(_decoded(picture.read_bytes()))
    return seen[0], seen[1]


def _now(wanted: str, walks: Path) -> Image | None:
    if ": " not in wanted:
        path = PICTURES / wanted
        return _decoded(path.read_bytes()) if path.exists() else None
    film, words = wanted.split(": ", 1)
    step = next(_steps(walks / film, words), None)
    return None if step is None else _decoded((walks / film / f"{step:03d}.png").read_bytes())


def _steps(film: Path, words: str) -> Iterator[int]:
    """Numbers of the steps whose caption contains these words."""
    told = film / "walk.txt"
    for line in told.read_text("utf-8").splitlines() if told.exists() else ():
        if (step := re.match(r" *(\d+)\. (.*)", line)) and words in step[2]:
            yield int(step[1])


def _decoded(png: bytes) -> Image:
    image = cv2.imdecode(np.frombuffer(png, np.uint8), cv2.IMREAD_COLOR)
    assert image is not None
    return np.asarray(image, np.uint8)


if __name__ == "__main__":
    main()
