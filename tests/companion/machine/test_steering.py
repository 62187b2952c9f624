"""What root does for a table's page: it looks at each wish again, and whatever fails, the running system stays."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from companion.errors import MalformedRequest
from companion.machine import steering
from companion.machine.boot_files import CONFIG, TRIAL_LINE, command_line, config_txt, part_uuid
from companion.machine.bundle import write_bundle
from companion.machine.requests import MachineRequests
from companion.machine.slots import Slots, Tried, slots_to_json
from companion.machine.steering import Machine
from tests.companion.machine.machine_places import DISK, machine_places

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
SYSTEM = b"hsqs" + bytes(3000)


class CardOnDisk:
    """The files of a card that runs slot a, and what was run on it."""

    def __init__(self, folder: Path, key: Ed25519PrivateKey) -> None:
        self.places = machine_places(folder)
        self.ran: list[Sequence[str]] = []
        for number in (2, 3):
            (self.places.disks / part_uuid(DISK, number)).write_bytes(bytes(8000))
        pem = key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        self.places.trusted.write_bytes(pem)

    def runs(self, slot: Any) -> None:
        """That slot runs now."""
        self.places.command_line.write_text(command_line(slot, DISK), encoding="ascii")

    def machine(self, answers: bool = True) -> Machine:
        return Machine(self.places, self.ran.append, lambda: answers)

    def told(self) -> dict[str, Any]:
        """What the page would show."""
        told: dict[str, Any] = json.loads(self.places.told.read_text())
        return told


@pytest.fixture
def card(tmp_path: Path) -> CardOnDisk:
    return CardOnDisk(tmp_path, KEY)


def came_in(card: CardOnDisk, tmp_path: Path, key: Ed25519PrivateKey = KEY, cut: int | None = None) -> None:
    """An update lies where the page left it."""
    (tmp_path / "system").write_bytes(SYSTEM)
    (tmp_path / "kernel").write_bytes(b"kernel")
    out = io.BytesIO()
    write_bundle(out, "1.1.0", {"root.squashfs": tmp_path / "system", "boot/vmlinuz": tmp_path / "kernel"}, key)
    card.places.update_whole.write_bytes(out.getvalue()[:cut])


def test_an_update_is_written_beside_the_running_system_and_started_once(card: CardOnDisk, tmp_path: Path) -> None:
    came_in(card, tmp_path)
    steering.update(card.machine())
    places = card.places
    assert (places.disks / part_uuid(DISK, 3)).read_bytes()[: len(SYSTEM)] == SYSTEM
    assert (places.disks / part_uuid(DISK, 2)).read_bytes() == bytes(8000)
    assert (places.boot / "b/vmlinuz").read_bytes() == b"kernel"
    assert (places.boot / "b/cmdline.txt").read_text() == command_line("b", DISK)
    assert (places.boot / f"b/{TRIAL_LINE}").read_text() == command_line("b", DISK, trial=True)
    assert (places.boot / f"b/{CONFIG}").read_text() == config_txt("b")
    assert (places.boot / CONFIG).read_text() == config_txt("b", trial=True)
    assert card.ran[-1] == ["systemctl", "reboot"]
    assert card.told()["tried"] == {"slot": "b", "version": "1.1.0", "outcome": None}
    assert not places.update_whole.exists()


@pytest.mark.parametrize(
    ("key", "cut", "code"),
    [
        (Ed25519PrivateKey.from_private_bytes(bytes(32)), None, "machine.update_unsigned"),
        (KEY, 4000, "machine.update_damaged"),
        (KEY, 10, "machine.update_damaged"),
    ],
)
def test_an_update_that_is_damaged_or_of_somebody_else_is_never_started(
    card: CardOnDisk, tmp_path: Path, key: Ed25519PrivateKey, cut: int | None, code: str
) -> None:
    came_in(card, tmp_path, key, cut)
    steering.update(card.machine())
    assert card.told()["refused"] == code
    assert (card.places.boot / CONFIG).read_text() == config_txt("a")
    assert not any("reboot" in argv for argv in card.ran)
    assert card.ran[-1][:3] == ["mount", "-o", "remount,ro"]
    assert not card.places.update_whole.exists()


def test_an_update_whose_companion_answers_is_kept(card: CardOnDisk, tmp_path: Path) -> None:
    came_in(card, tmp_path)
    steering.update(card.machine())
    card.runs("b")
    steering.start(card.machine(answers=True))
    assert (card.places.boot / CONFIG).read_text() == config_txt("b")
    assert card.told() == {
        "name": None,
        "running": "b",
        "tried": {"slot": "b", "version": "1.1.0", "outcome": "kept"},
        "refused": None,
    }


def test_an_update_that_does_not_answer_goes_back_and_the_page_says_so(card: CardOnDisk, tmp_path: Path) -> None:
    came_in(card, tmp_path)
    steering.update(card.machine())
    card.runs("b")
    steering.start(card.machine(answers=False))
    assert card.ran[-1] == ["systemctl", "reboot"]
    assert (card.places.boot / CONFIG).read_text() == config_txt("a")
    card.runs("a")
    steering.start(card.machine())
    assert card.told()["tried"]["outcome"] == "failed"


@pytest.mark.parametrize("damaged", ["", "{", "[]"])
def test_a_damaged_note_counts_as_the_system_that_runs(card: CardOnDisk, damaged: str) -> None:
    card.places.slots.write_text(damaged)
    card.runs("b")
    steering.start(card.machine())
    assert json.loads(card.places.slots.read_text()) == slots_to_json(Slots("b"))


def test_an_update_during_another_is_refused(card: CardOnDisk, tmp_path: Path) -> None:
    card.places.slots.write_text(json.dumps(slots_to_json(Slots("a", Tried("b", "1.0.9")))))
    came_in(card, tmp_path)
    steering.update(card.machine())
    assert card.told()["refused"] == "machine.update_under_way"
    assert not any("reboot" in argv for argv in card.ran)


def test_a_wish_becomes_name_language_and_network(card: CardOnDisk) -> None:
    places = card.places
    (places.settings / "raja.env").write_text('RAJA_PLAY=""\n')
    wish = {"name": "salon", "language": "fr", "network": "Maison", "password": "mot de passe"}
    places.first_start.write_text(json.dumps(wish))
    steering.wish(card.machine())
    assert (places.settings / "name").read_text() == "salon\n"
    assert (places.settings / "raja.env").read_text() == 'RAJA_PLAY=""\nLANGUAGE=fr\n'
    network = places.networks / "raja-house.nmconnection"
    assert "psk=mot de passe" in network.read_text()
    assert network.stat().st_mode & 0o777 == 0o600
    assert ["hostname", "salon"] in card.ran
    assert card.told()["name"] == "salon"
    assert not places.first_start.exists()


def test_the_open_network_of_a_new_card_ends_with_its_first_start(card: CardOnDisk) -> None:
    card.places.first_network.write_text("[wifi]\nmode=ap\n")
    card.places.first_start.write_text(json.dumps({"name": "salon", "language": "fr", "network": "", "password": ""}))
    steering.wish(card.machine())
    assert list(card.places.networks.iterdir()) == []
    assert ["nmcli", "connection", "reload"] in card.ran


def test_a_wish_that_the_page_would_not_have_sent_changes_nothing(card: CardOnDisk) -> None:
    card.places.first_start.write_text(json.dumps({"name": "a b", "language": "en", "network": "", "password": ""}))
    with pytest.raises(MalformedRequest):
        steering.wish(card.machine())
    assert not (card.places.settings / "name").exists()
    assert card.ran == []


def test_a_wish_is_not_done_before_the_companion_that_fulfils_it_has_been_started(card: CardOnDisk) -> None:
    waiting: dict[str, bool] = {}

    def run(argv: Sequence[str]) -> None:
        waiting[" ".join(argv)] = not MachineRequests(card.places, tuple).shown().settled

    card.places.first_start.write_text(json.dumps({"name": "salon", "language": "fr", "network": "", "password": ""}))
    steering.wish(Machine(card.places, run, lambda: True))
    assert waiting == {"hostname salon": True, "systemctl restart avahi-daemon.service raja.service": True}
    assert MachineRequests(card.places, tuple).shown().settled
