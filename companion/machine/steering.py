"""Changes the system, as root and started by systemd: ``python -m companion.machine.steering start|wish|update``.

``start`` runs after every start: if an update is being tried, it checks that its companion answers. ``wish`` carries
out the first page's request; ``update`` installs a received update and starts it once. Each treats its input as
untrusted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from cryptography.hazmat.primitives.serialization import load_pem_public_key

from companion.errors import CompanionError
from companion.machine.boot_files import (
    COMMAND_LINE,
    CONFIG,
    ROOT_PARTITIONS,
    TRIAL_LINE,
    command_line,
    config_txt,
    disk_id_of,
    part_uuid,
)
from companion.machine.bundle import BOOT, SYSTEM, Part, Taker, take_bundle
from companion.machine.exchange_files import Places, read_json, write_durably, write_in_place
from companion.machine.first_start import checked, environment_with, first_start_from_json, network_file
from companion.machine.slots import (
    Slot,
    Slots,
    other,
    running_slot,
    slots_from_json,
    slots_to_json,
    started,
    watched,
    written,
)
from companion.texts.files import languages

ANSWERS_AT: Final = "http://127.0.0.1:8000/"
ANSWERS_WITHIN_S: Final = 300.0
"""How long an update's companion has to answer before the update is given up; an emulated machine sets a longer time."""

Run = Callable[[Sequence[str]], None]
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Machine:
    """The surrounding system: its files, a function that runs a program, and one that waits for the companion's answer."""

    places: Places
    run: Run
    answers: Callable[[], bool]


def slots_of(places: Places) -> Slots:
    """Return the stored state of the two systems; if there is none, or it is damaged, the running one is settled."""
    running = running_slot(places.command_line.read_text(encoding="ascii")) or "a"
    try:
        return slots_from_json(read_json(places.slots))
    except CompanionError:
        return Slots(running)


def start(machine: Machine) -> None:
    """Run after a start: watch an update's companion, keep the update or go back, and report to the page."""
    places = machine.places
    running = running_slot(places.command_line.read_text(encoding="ascii"))
    if running is None:
        raise CompanionError("machine.no_image", "This machine was not written from Raja's image.")
    slots, step = started(slots_of(places), running)
    keep_slots(places, slots)
    if step == "watch":
        slots, step = watched(slots, machine.answers())
        if step == "keep":
            next_start(machine, config_txt(running))
            keep_slots(places, slots)
        else:
            next_start(machine, config_txt(other(running)))
            machine.run(["systemctl", "reboot"])
            return
    leave_word(places, running, slots)


def wish(machine: Machine) -> None:
    """Set the table's name, its language and the house's Wi-Fi, as the first page requested."""
    places = machine.places
    asked = checked(first_start_from_json(read_json(places.first_start)), languages())
    write_durably(places.settings / "name", f"{asked.name}\n")
    env = places.settings / "raja.env"
    before = env.read_text(encoding="utf-8") if env.exists() else ""
    write_durably(env, environment_with(before, asked.language))
    machine.run(["hostname", asked.name])
    if asked.network:
        file = places.networks / "raja-house.nmconnection"
        write_durably(file, network_file(asked, str(uuid.uuid4())), 0o600)
    if asked.network or places.first_network.exists():
        places.first_network.unlink(missing_ok=True)
        machine.run(["nmcli", "connection", "reload"])
    running = running_slot(places.command_line.read_text(encoding="ascii")) or "a"
    leave_word(places, running, slots_of(places), asked.name)
    machine.run(["systemctl", "restart", "avahi-daemon.service", "raja.service"])
    # Removed last: the old companion must not report the request as done.
    places.first_start.unlink(missing_ok=True)


def update(machine: Machine) -> None:
    """Check a received update, write it into the other slot, and start that once; the running system is not touched."""
    places = machine.places
    line = places.command_line.read_text(encoding="ascii")
    running, disk_id = running_slot(line), disk_id_of(line)
    if running is None or disk_id is None:
        raise CompanionError("machine.no_image", "This machine was not written from Raja's image.")
    slots = slots_of(places)
    try:
        written(slots, "")  # refused while another is tried, as that may be running
        version = take(machine, other(running), disk_id)
        slots = written(slots, version)
    except CompanionError as error:
        leave_word(places, running, slots, refused=error.code)
        return
    finally:
        places.update_whole.unlink(missing_ok=True)
    keep_slots(places, slots)
    leave_word(places, running, slots)
    next_start(machine, config_txt(other(running), trial=True))
    machine.run(["systemctl", "reboot"])


def take(machine: Machine, slot: Slot, disk_id: int) -> str:
    """Write an update into the slot; return its version once it is complete."""
    places = machine.places
    folder = places.boot / slot
    system = places.disks / part_uuid(disk_id, ROOT_PARTITIONS[slot])
    key: Any = load_pem_public_key(places.trusted.read_bytes())
    opened: dict[str, Any] = {}

    def place(part: Part) -> Taker:
        target = system if part.name == SYSTEM else folder / f"{part.name.removeprefix(BOOT)}.new"
        opened[part.name] = target.open("r+b" if part.name == SYSTEM else "wb")
        taker: Taker = opened[part.name]
        return taker

    def taken(part: Part) -> None:
        file = opened.pop(part.name)
        file.flush()
        os.fsync(file.fileno())
        file.close()

    def all_of_it() -> str:
        """Write system, kernel and boot files; return the version."""
        folder.mkdir(exist_ok=True)
        try:
            with places.update_whole.open("rb") as stream:
                manifest = take_bundle(stream, key, place, taken)
        finally:
            for file in opened.values():
                file.close()
        for part in manifest.parts:
            if part.name != SYSTEM:
                name = part.name.removeprefix(BOOT)
                (folder / f"{name}.new").replace(folder / name)
        write_durably(folder / COMMAND_LINE, command_line(slot, disk_id))
        write_durably(folder / TRIAL_LINE, command_line(slot, disk_id, trial=True))
        write_durably(folder / CONFIG, config_txt(slot))
        return manifest.version

    return with_boot(machine, all_of_it)


def next_start(machine: Machine, config: str) -> None:
    """Set what the firmware starts from now on."""
    with_boot(machine, lambda: write_in_place(machine.places.boot / CONFIG, config))


def with_boot(machine: Machine, act: Callable[[], Done]) -> Done:
    """Act while the boot partition is writable; at all other times it is read-only."""
    machine.run(["mount", "-o", "remount,rw", str(machine.places.boot)])
    try:
        return act()
    finally:
        machine.run(["mount", "-o", "remount,ro", str(machine.places.boot)])


def keep_slots(places: Places, slots: Slots) -> None:
    """Store the state of the two systems durably."""
    write_durably(places.slots, json.dumps(slots_to_json(slots)))


def leave_word(
    places: Places, running: Slot, slots: Slots, name: str | None = None, refused: str | None = None
) -> None:
    """Report to the page: the name (None: as before), which system runs, and the newest update's outcome."""
    before = read_json(places.told) or {}
    told = {
        "name": name or before.get("name"),
        "running": running,
        "tried": slots_to_json(slots)["tried"],
        "refused": refused,
    }
    write_durably(places.told, json.dumps(told))


def _answers() -> bool:
    end = time.monotonic() + float(os.environ.get("RAJA_ANSWERS_WITHIN_S", ANSWERS_WITHIN_S))
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(ANSWERS_AT, timeout=30) as answer:
                if answer.status == 200:
                    return True
        except OSError:
            time.sleep(2)
    return False


def _run(argv: Sequence[str]) -> None:
    subprocess.run(argv, check=True)


def main() -> None:
    """Do what systemd asks for; errors go to the journal."""
    machine = Machine(Places(), _run, _answers)
    acts = {"start": start, "wish": wish, "update": update}
    try:
        acts[sys.argv[1]](machine)
    except CompanionError as error:
        raise SystemExit(error.message) from error


if __name__ == "__main__":
    main()
