"""Starts the image in an emulated machine and uses it: ``python -m tests.image.starting IMAGE``, by `make test-image`.

To its served page, through its first start, and with ``--update`` through an update that is kept and one that a pulled plug
ends. The emulated machine has a card of 8 GB.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import tarfile
import time
from collections.abc import Callable
from pathlib import Path

from companion.machine.boot_files import CONFIG, config_txt
from companion.machine.bundle import MANIFEST
from companion.machine.slots import Slot, other
from image.debian_folder import end_tidily
from image.layout import SECTOR_BYTES
from tests.companion.web.browser.shared_browser import browser_program, launched
from tests.image.emulated_pi import BOARDS, CARD_BYTES, EmulatedPi, pi_with, refuse_without_qemu
from tests.image.phone import Phone

PATIENCE_S = 3600.0
NAME, LANGUAGE = "salon", "fr"
FIRST_WIFI = "Started Wi-Fi Hotspot"
TRIED_ONCE = "raja: tried once"
LOOK_AGAIN_S = 0.5


def main() -> None:
    """Read the arguments, then start it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("image", type=Path)
    parser.add_argument("--update", type=Path, help="try this update, twice; an hour more")
    parser.add_argument("--board", choices=sorted(BOARDS), default="virt")
    parser.add_argument("--pictures", type=Path, help="a folder for what a browser shows")
    asked = parser.parse_args()
    refuse_without_qemu()
    end_tidily()
    if not asked.image.exists():
        raise SystemExit(f"There is no {asked.image}: run 'make image' first.")
    with pi_with(asked.image, asked.board) as machine:
        phone = Phone(machine)
        with machine.started() as process:
            first_start(machine, process, phone, asked.pictures)
            if asked.update is not None:
                send_and_restart(phone, process, asked.update)
        if asked.update is None:
            return
        with machine.started() as process:
            kept(machine, process, "b", phone, version_of(asked.update))
            send_and_restart(phone, process, asked.update)
        unplugged(machine, "a")
        with machine.started() as process:
            back(machine, process, "b", phone)


def first_start(machine: EmulatedPi, process: subprocess.Popen[bytes], phone: Phone, pictures: Path | None) -> None:
    """The first page is served and sent; the card's last partition has grown; nothing failed."""
    page, after_s = machine.page("/", process, PATIENCE_S)
    if "machine-form" not in page:
        raise SystemExit("The first page does not ask for name, language and Wi-Fi.")
    say(f"started: the first page is served after {after_s:.0f} s of emulation")
    told = phone.ask("/api/machine")
    say(f"version {told['version']}, cameras {told['cameras']}, name {told['name']}")
    shown(machine.port, "/machine", pictures)
    until(lambda: FIRST_WIFI in machine.console(), "A new card opens no Wi-Fi.")
    say("it opens its own Wi-Fi for the first start")
    told = phone.set_up(NAME, LANGUAGE, PATIENCE_S)
    say(f"set up: it is called {told['name']}, and the phone that did it is host")
    shown(machine.port, "/table", pictures)
    failed = re.findall(r"^.*\[FAILED\].*$", plain(machine.console()), re.MULTILINE)
    if failed:
        raise SystemExit("Some of its services failed:\n" + "\n".join(failed))
    say("no service failed")
    data_bytes = last_partition_bytes(machine.card)
    if data_bytes < CARD_BYTES / 2:
        raise SystemExit(f"The last partition has {data_bytes} bytes: it did not grow to the card's end.")
    say(f"the last partition grew to {data_bytes / 1e9:.2f} GB")


def send_and_restart(phone: Phone, process: subprocess.Popen[bytes], update: Path) -> None:
    """An update is sent; the machine takes it and restarts by itself."""
    began = time.monotonic()
    phone.send_update(update)
    say(f"an update of {update.stat().st_size / 1e6:.0f} MB was sent in {time.monotonic() - began:.0f} s")
    process.wait(PATIENCE_S)
    say(f"written, and restarted, {time.monotonic() - began:.0f} s after its first byte")


def version_of(update: Path) -> str:
    """What an update's own list says."""
    with tarfile.open(update) as parts:
        listed = parts.extractfile(MANIFEST)
        assert listed is not None
        return str(json.load(listed)["version"])


def kept(machine: EmulatedPi, process: subprocess.Popen[bytes], slot: Slot, phone: Phone, version: str) -> None:
    """The update comes up, is what starts from then on, and knows the table as it was set up."""
    _, after_s = machine.page("/", process, PATIENCE_S)
    say(f"the update serves its page after {after_s:.0f} s")
    if f"{TRIED_ONCE}; system {other(slot)}" not in machine.console():
        raise SystemExit("The system that is tried did not put the other one back first.")
    until(lambda: machine.file(CONFIG).decode() == config_txt(slot), "The update answers, and is not kept.")
    told = phone.ask("/api/machine")
    if (told["version"], told["name"]) != (version, NAME):
        raise SystemExit(f"After the update it is {told['name']} with version {told['version']}.")
    say(f"kept: system {slot} with version {version} starts from now on, and is still called {NAME}")


def unplugged(machine: EmulatedPi, slot: Slot) -> None:
    """The plug is pulled while an update starts."""
    expect(machine, config_txt(slot, trial=True))
    word = f"{TRIED_ONCE}; system {other(slot)}"
    with machine.started() as process:
        until(lambda: word in machine.console() or process.poll() is not None, "The update does not start.")
    expect(machine, config_txt(other(slot)))


def back(machine: EmulatedPi, process: subprocess.Popen[bytes], slot: Slot, phone: Phone) -> None:
    """The system before comes up and says so."""
    _, after_s = machine.page("/", process, PATIENCE_S)
    say(f"system {slot} serves its page after {after_s:.0f} s")
    until(
        lambda: (phone.ask("/api/machine")["tried"] or {}).get("outcome") == "failed",
        "The page does not say that the update failed.",
    )
    say(f"plug pulled during an update: system {slot} is back, and its page says that the update failed")


def until(reached: Callable[[], bool], otherwise: str) -> None:
    """Wait for it.

    Raises:
        SystemExit: it was not reached in time.
    """
    end = time.monotonic() + PATIENCE_S
    while not reached():
        if time.monotonic() > end:
            raise SystemExit(otherwise)
        time.sleep(LOOK_AGAIN_S)


def expect(machine: EmulatedPi, config: str) -> None:
    """What the firmware will read."""
    found = machine.file(CONFIG).decode()
    if found != config:
        raise SystemExit(f"The card starts another system than expected:\n{found}")


def last_partition_bytes(card: Path) -> int:
    """As the card's table has it."""
    told = subprocess.run(["/usr/sbin/sfdisk", "-d", str(card)], capture_output=True, text=True, check=True)
    return int(re.findall(r"size=\s*(\d+)", told.stdout)[-1]) * SECTOR_BYTES


def plain(console: str) -> str:
    """Without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", console)


def shown(port: int, path: str, pictures: Path | None) -> None:
    """A browser outside shows the page."""
    program = browser_program()
    if program is None:
        say("no browser here: the page was only fetched")
        return
    with launched(program) as browser:
        page = browser.open(viewport={"width": 390, "height": 844})
        page.set_default_timeout(600_000)
        page.goto(f"http://127.0.0.1:{port}{path}")
        page.locator("html[data-ready], html[data-sequence]").first.wait_for()
        if pictures is not None:
            page.screenshot(path=str(pictures / f"image{path.replace('/', '-')}.png"))
        browser.close(page)
    say(f"a browser shows {path}")


def say(words: str) -> None:
    """At once, for whoever waits."""
    print(words, flush=True)


if __name__ == "__main__":
    main()
