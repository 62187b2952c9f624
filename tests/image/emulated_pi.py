"""A machine that starts a card as a Pi's firmware does: which slot, which kernel, and once by ``tryboot``; QEMU does the rest."""

from __future__ import annotations

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
from companion.machine.boot_files import COMMAND_LINE, SETTLED, TRYING
from image.layout import FIRST_SECTOR, SECTOR_BYTES

TRYBOOT: Final = "Restarting system with command '0 tryboot'"
"""What Linux says on the console when it restarts so; the firmware of a Pi takes the flag from the same call."""
MACHINE: Final = ("-M", "virt", "-cpu", "cortex-a72", "-smp", "2", "-m", "1024", "-nographic", "-no-reboot")


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
    """

    card: Path
    port: int
    said: Path
    tryboot: bool = False

    def file(self, name: str) -> bytes:
        """A file of the boot partition."""
        return subprocess.run(
            ["mtype", "-i", f"{self.card}@@{FIRST_SECTOR * SECTOR_BYTES}", f"::{name}"], capture_output=True, check=True
        ).stdout

    @contextmanager
    def started(self) -> Iterator[subprocess.Popen[bytes]]:
        """One start, by the rules of the Pi's firmware; it ends when the machine restarts, or with the block."""
        config = self.file(TRYING if self.tryboot else SETTLED).decode()
        self.tryboot = False
        slot = told(config, "os_prefix")
        with tempfile.TemporaryDirectory(dir=self.card.parent) as folder:
            kernel, initrd = Path(folder) / "kernel", Path(folder) / "initrd"
            kernel.write_bytes(self.file(slot + told(config, "kernel")))
            initrd.write_bytes(self.file(slot + told(config, "initramfs")))
            line = self.file(slot + COMMAND_LINE).decode().strip()
            arguments = (
                *("-kernel", str(kernel), "-initrd", str(initrd), "-append", f"{line} console=ttyAMA0"),
                *("-drive", f"if=none,id=card,format=raw,file={self.card}", "-device", "virtio-blk-pci,drive=card"),
                *("-netdev", f"user,id=net,hostfwd=tcp:127.0.0.1:{self.port}-:8000"),
                *("-device", "virtio-net-pci,netdev=net", "-device", "virtio-rng-pci"),
            )
            with self.said.open("ab") as console:
                before = self.said.stat().st_size
                process = subprocess.Popen(
                    ["qemu-system-aarch64", *MACHINE, *arguments],
                    stdin=subprocess.DEVNULL,
                    stdout=console,
                    stderr=subprocess.STDOUT,
                )
                try:
                    yield process
                finally:
                    process.terminate()
                    process.wait(60)
                    self.tryboot = TRYBOOT in self.said.read_bytes()[before:].decode(errors="replace")

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
def pi_with(image: Path) -> Iterator[EmulatedPi]:
    """A machine with a copy of the image as its card."""
    with tempfile.TemporaryDirectory(dir=image.parent) as folder:
        card = Path(folder) / "card.img"
        subprocess.run(["cp", "--sparse=always", str(image), str(card)], check=True)
        yield EmulatedPi(card, free_port(), Path(folder) / "console.txt")


def refuse_without_qemu() -> None:
    """One sentence where there is no emulator."""
    if shutil.which("qemu-system-aarch64") is None:
        raise SystemExit("qemu-system-aarch64 is missing: run 'sudo apt install qemu-system-arm', and this again.")
