"""Counts photos in the image's own read-only system and compares: ``python -m tests.image.counting IMAGE``, by `make test-image`.

As the service's user, who may write to its folder and to ``/tmp`` alone. Needs root; the programs run under QEMU's user emulation.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from image.debian_folder import end_tidily, unmounted
from image.emulation import PROCESSOR, emulated
from image.layout import SECTOR_BYTES
from image.system import ARCHITECTURE
from tests.installing.same_readings import COUNTING, PATIENCE_S, same_readings

IN_MEMORY = ("tmp", "var/lib/raja")
SERVICE = "raja"


def main() -> None:
    """Read the arguments, then count."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("image", type=Path)
    parser.add_argument("--photos", type=int, default=2, help="so many are read there and here, and compared")
    asked = parser.parse_args()
    if not asked.image.exists():
        raise SystemExit(f"There is no {asked.image}: run 'make image' first.")
    end_tidily()
    with emulated(ARCHITECTURE), read_only_system(asked.image) as root:
        same_readings(asked.photos, lambda photo, camera: counted_in(root, photo, camera))


@contextmanager
def read_only_system(image: Path) -> Iterator[Path]:
    """The system of slot a, mounted from the image's file; what may be written to lies in memory."""
    first, sectors = slot_a(partition_table(image))
    where = f"ro,loop,offset={first * SECTOR_BYTES},sizelimit={sectors * SECTOR_BYTES}"
    with tempfile.TemporaryDirectory(prefix="raja-system-") as folder:
        root = Path(folder)
        try:
            subprocess.run(["mount", "-t", "squashfs", "-o", where, str(image), folder], check=True)
            subprocess.run(["mount", "-t", "proc", "proc", str(root / "proc")], check=True)
            for place in IN_MEMORY:
                subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", str(root / place)], check=True)
            yield root
        finally:
            unmounted(root)


def partition_table(image: Path) -> str:
    """As sfdisk prints it, in JSON."""
    return subprocess.run(["/usr/sbin/sfdisk", "--json", str(image)], capture_output=True, text=True, check=True).stdout


def slot_a(table: str) -> tuple[int, int]:
    """Where the first system begins and how large its partition is, in sectors.

    >>> slot_a('{"partitiontable": {"partitions": [{"start": 8192, "size": 9}, {"start": 16384, "size": 7}]}}')
    (16384, 7)
    """
    part = json.loads(table)["partitiontable"]["partitions"][1]
    return part["start"], part["size"]


def counted_in(root: Path, photo: Path, camera: str) -> str:
    """What the system's `raja` prints for a photo."""
    shutil.copy(photo, root / "tmp/photo.jpg")
    (root / "tmp/camera.json").write_text(camera, encoding="utf-8")
    clean = ["env", "-i", "HOME=/var/lib/raja", "LANG=C.UTF-8", "PATH=/usr/local/bin:/usr/bin:/bin"]
    processor = [f"{name}={value}" for name, value in PROCESSOR.items()]
    count = ["raja", *COUNTING, "/tmp/photo.jpg", "--camera", "/tmp/camera.json"]
    began = time.monotonic()
    done = subprocess.run(
        ["chroot", f"--userspec={SERVICE}:{SERVICE}", str(root), *clean, *processor, *count],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    if done.returncode != 0:
        raise SystemExit(f"the image's raja ended with {done.returncode}:\n{done.stderr[-3000:]}")
    print(f"{photo.name}: counted in the image's read-only system in {time.monotonic() - began:.0f} s", flush=True)
    return done.stdout


if __name__ == "__main__":
    main()
