"""The house's PIN: shown while the companion runs, kept as a hash, and one of an earlier version kept in clear is not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from companion.errors import CompanionError, NotAllowed
from companion.lobby.hosts import Hosts
from companion.lobby.identity import hash_of_pin, is_pin
from companion.lobby.settings import PinSettings
from companion.lobby.store import LobbyStore
from companion.table.database import Database

SETTINGS = PinSettings(5, 30, 300.0, 128)
ADDRESS = "192.168.1.20"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evenings.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[LobbyStore]:
    database = Database(f"sqlite:///{file}")
    yield LobbyStore(database)
    database.close()


def on_disk(file: Path) -> bytes:
    return b"".join(path.read_bytes() for path in file.parent.iterdir())


def test_a_hash_tells_its_pin_and_no_other() -> None:
    kept = hash_of_pin("482913", 128)
    assert is_pin("482913", kept)
    assert not is_pin("482914", kept)
    assert kept != hash_of_pin("482913", 128)  # a salt of its own
    assert not is_pin("", "")


@pytest.mark.parametrize("cost", [0, 3, 100, 2**21])
def test_a_cost_that_scrypt_does_not_take_is_refused_by_name(cost: int) -> None:
    with pytest.raises(CompanionError, match=r"pin\.hash_cost"):
        replace(SETTINGS, hash_cost=cost)


def test_the_pin_is_nowhere_on_the_disk(store: LobbyStore, file: Path) -> None:
    pin = Hosts(store, Random(5).randrange, SETTINGS).pin
    assert len(pin) == 6
    assert pin.encode() not in on_disk(file)


def test_the_pin_of_before_a_restart_is_heard_until_the_next_one(store: LobbyStore) -> None:
    random = Random(1)
    first = Hosts(store, random.randrange, SETTINGS)
    again = Hosts(store, random.randrange, SETTINGS)
    assert again.pin != first.pin
    again.admit("a", first.pin, ADDRESS, 0.0)
    again.admit("b", again.pin, ADDRESS, 0.0)
    third = Hosts(store, random.randrange, SETTINGS)
    assert third.is_host("a")
    assert third.is_host("b")
    with pytest.raises(NotAllowed):
        third.admit("c", first.pin, ADDRESS, 0.0)


def test_a_clear_pin_of_an_earlier_version_stays_good_and_leaves_the_disk(store: LobbyStore, file: Path) -> None:
    clear = '{"pin": "482913", "hosts": ["a"], "table_id": "t1"}'
    with store.database.transaction() as connection:
        connection.execute(sa.text("INSERT INTO house (one, house) VALUES (1, :house)"), {"house": clear})
    hosts = Hosts(store, Random(1).randrange, SETTINGS)
    assert hosts.pin == "482913"
    assert hosts.is_host("a")
    assert hosts.open_table == "t1"
    hosts.admit("b", "482913", ADDRESS, 0.0)
    assert b"482913" not in on_disk(file)
    Hosts(store, Random(1).randrange, SETTINGS).admit("c", "482913", ADDRESS, 0.0)
    house = store.house()
    assert house is not None
    assert replace(house, pin_hash="", earlier_pin_hash="").hosts == ("a", "b", "c")
