"""A machine that starts a card as a Pi's firmware does: which slot, which kernel, told what; QEMU does the rest."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.free_port import free_port
from companion.machine.boot_files import CONFIG
from image.layout import FIRST_SECTOR, SECTOR_BYTES

CARD_BYTES: Final = 8 * 2**30
"""Larger than the image, as cards are; QEMU's Pi takes only a power of two."""
HEADLESS: Final = ("-display", "none", "-monitor", "none", "-no-reboot")
SAID: Final = (
    "systemd.journald.forward_to_console=1 modules_load=mac80211_hwsim systemd.setenv=RAJA_ANSWERS_WITHIN_S=1800"
)
"""For the kernel: services write to the console, Linux imitates two Wi-Fi devices, and an update's companion has half
an hour to answer, as emulation is slow.
"""


@dataclass(frozen=True, slots=True)
class Board:
    """What QEMU imitates.

    Attributes:
        machine: its options for processor, memory and console.
        card: those for the drive ``card``.
        network: those for the network ``net``.
        console: what the kernel is told beside the card's own line.
        device_tree: the file that the firmware gives to the kernel; empty where QEMU has its own.
    """

    machine: tuple[str, ...]
    card: tuple[str, ...]
    network: tuple[str, ...]
    console: str
    device_tree: str = ""


BOARDS: Final = {
    "virt": Board(
        (
            "-M",
            "virt",
            "-cpu",
            "cortex-a72",
            "-smp",
            "2",
            "-m",
            "1024",
            "-device",
            "virtio-rng-pci",
            "-serial",
            "stdio",
        ),
        ("if=none", "virtio-blk-pci,drive=card"),
        ("virtio-net-pci,netdev=net,romfile=",),
        "console=ttyAMA0",
    ),
    "raspi3b": Board(
        ("-M", "raspi3b", "-serial", "null", "-serial", "stdio"),
        ("if=sd",),
        ("usb-net,netdev=net",),
        "systemd.watchdog_sec=off",  # the emulation is slower than its watchdog's fifteen seconds
        "bcm2837-rpi-3-b.dtb",
    ),
}
"""A machine of QEMU's own with what a Pi 4 has for a processor, which is faster; and a Pi 3, with its own card reader and USB."""


def told(config: str, name: str) -> str:
    """A value of ``config.txt``.

    >>> told("os_prefix=a/\\nkernel=vmlinuz\\n", "os_prefix")
    'a/'
    """
    found = re.search(rf"^{name}[ =](\S+)", config, re.MULTILINE)
    assert found is not None, f"config.txt has no {name}"
    return found[1]


@dataclass
class EmulatedPi:
    """A card in a machine.

    Attributes:
        card: the image's file, which is written to as a card is.
        port: of this machine, behind which is port 8000 of the emulated one.
        said: what its console said, of all starts.
        board: what it is.
    """

    card: Path
    port: int
    said: Path
    board: Board = BOARDS["virt"]

    def file(self, name: str) -> bytes:
        """A file of the boot partition."""
        return subprocess.run(
            ["mtype", "-i", f"{self.card}@@{FIRST_SECTOR * SECTOR_BYTES}", f"::{name}"], capture_output=True, check=True
        ).stdout

    @contextmanager
    def started(self) -> Iterator[subprocess.Popen[bytes]]:
        """Switched on, by the rules of the Pi's firmware, until it restarts; unplugged at the block's end."""
        config = self.file(CONFIG).decode()
        slot = told(config, "os_prefix")
        files = {
            "-kernel": told(config, "kernel"),
            "-initrd": told(config, "initramfs"),
            "-dtb": self.board.device_tree,
        }
        arguments: list[str] = []
        for option, name in files.items():
            if name:
                loaded = self.card.with_name(f"loaded{option}")
                loaded.write_bytes(self.file(slot + name))
                arguments += [option, str(loaded)]
        line = self.file(slot + told(config, "cmdline")).decode().strip()
        arguments += ["-append", f"{line} {self.board.console} {SAID}"]
        drive, *reader = self.board.card
        arguments += ["-drive", f"{drive},id=card,format=raw,file={self.card}"]
        arguments += ["-netdev", f"user,id=net,hostfwd=tcp:127.0.0.1:{self.port}-:8000"]
        for device in (*reader, *self.board.network):
            arguments += ["-device", device]
        with (
            self.said.open("ab") as console,
            subprocess.Popen(
                ["qemu-system-aarch64", *HEADLESS, *self.board.machine, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=console,
                stderr=subprocess.STDOUT,
            ) as process,
        ):
            try:
                yield process
            finally:
                process.kill()

    def page(self, path: str, process: subprocess.Popen[bytes], patience_s: float) -> tuple[str, float]:
        """What it serves at a path, as soon as it does, and after how many seconds.

        Raises:
            SystemExit: it ended, or does not answer in that time; the console's last lines are shown.
        """
        began = time.monotonic()
        while time.monotonic() - began < patience_s and process.poll() is None:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=60) as answer:
                    return answer.read().decode(), time.monotonic() - began
            except OSError:
                time.sleep(2)
        raise SystemExit(f"The machine does not serve {path}:\n{self.console()[-4000:]}")

    def console(self) -> str:
        """What its console said."""
        return self.said.read_bytes().decode(errors="replace")


@contextmanager
def pi_with(image: Path, board: str) -> Iterator[EmulatedPi]:
    """A machine with a copy of the image as its card; what its console says lies beside the image afterwards."""
    with tempfile.TemporaryDirectory(dir=image.parent) as folder:
        card = Path(folder) / "card.img"
        subprocess.run(["cp", "--sparse=always", str(image), str(card)], check=True)
        os.truncate(card, CARD_BYTES)
        said = image.with_suffix(".console.txt")
        said.unlink(missing_ok=True)
        yield EmulatedPi(card, free_port(), said, BOARDS[board])


def refuse_without_qemu() -> None:
    """One sentence where there is no emulator."""
    if shutil.which("qemu-system-aarch64") is None:
        raise SystemExit("qemu-system-aarch64 is missing: run 'sudo apt install qemu-system-arm', and this again.")
