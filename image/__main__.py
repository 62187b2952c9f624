"""Makes the Raspberry Pi's image: ``python -m image WHEEL -o FILE``, as ``make image`` does."""

from __future__ import annotations

import argparse
import secrets
import shutil
import tempfile
import time
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from image.card import boot_partition, card_for, data_partition, squashed, whole_card
from image.debian_folder import as_in_any_network, debian_folder, end_tidily
from image.emulation import emulated
from image.signing import signing_key, trust, write_update
from image.system import (
    ARCHITECTURE,
    AT_HAND,
    SUITE,
    firmware_files,
    kernel_files,
    with_packages,
    with_raja,
    with_read_only_root,
)


def main() -> None:
    """Read the arguments, then build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("wheel", type=Path, help="Raja itself, by make package")
    parser.add_argument(
        "--key", type=Path, required=True, help="what updates are signed with; made where there is none"
    )
    parser.add_argument("-o", "--output", type=Path, required=True, help="the image, to be written onto a card")
    asked = parser.parse_args()
    end_tidily()
    asked.output.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with (
        emulated(ARCHITECTURE),
        debian_folder(SUITE, ARCHITECTURE, AT_HAND, user=False) as folder,
        tempfile.TemporaryDirectory(dir=asked.output.parent) as work,
    ):
        build(folder.root, asked.wheel, signing_key(asked.key), asked.output, Path(work), began)


def build(root: Path, wheel: Path, key: Ed25519PrivateKey, image: Path, work: Path, began: float) -> None:
    """Do all steps, and print each with the time since ``began``."""

    def done(what: str) -> None:
        print(f"image: {what} ({time.monotonic() - began:.0f} s)", flush=True)

    done("Debian's folder is there")
    with_packages(root)
    done("Debian's packages are in")
    with_raja(root, wheel)
    done("Raja is in")
    firmware, kernel, data = work / "firmware", work / "kernel", work / "data"
    for place in (firmware, kernel, data):
        place.mkdir()
    firmware_files(root, firmware)
    kernel_files(root, kernel)
    settings = work / "settings"
    shutil.copytree(root / "etc/raja", settings)
    owner = (root / "var/lib/raja").stat()
    with_read_only_root(root)
    trust(root, key)
    as_in_any_network(root)
    system = work / "root.squashfs"
    squashed(root, system)
    done(f"the system is {system.stat().st_size / 1e6:.0f} MB")
    parts, disk_id = card_for(system.stat().st_size), secrets.randbelow(2**32)
    boot, lasting = work / "boot.fat", work / "data.ext4"
    boot_partition(boot, parts[0], firmware, kernel, disk_id)
    data_partition(lasting, parts[3], data, (owner.st_uid, owner.st_gid), settings)
    whole_card(image, disk_id, parts, {"boot": boot, "root-a": system, "data": lasting})
    version = wheel.name.split("-")[1]
    update = image.with_name(f"raja-{version}.update")
    write_update(update, version, system, kernel, key)
    done(f"{update} takes {update.stat().st_size / 1e6:.0f} MB")
    done(f"{image} takes {image.stat().st_size / 1e6:.0f} MB on a card")


if __name__ == "__main__":
    main()
