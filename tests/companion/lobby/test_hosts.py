"""The house's PIN: shown while the companion runs, kept as a hash, and one of an earlier version kept in clear is not."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from companion.clocks import Clocks
from companion.errors import CompanionError, NotAllowed, TooSoon, UnknownResource
from companion.lobby.hosts import Hosts
from companion.lobby.identity import hash_of_pin, is_pin
from companion.lobby.settings import PinSettings
from companion.lobby.store import LobbyStore
from companion.table.database import Database

SETTINGS = PinSettings(5, 30, 300.0, 128, 120.0)
ADDRESS = "192.168.1.20"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "evenings.sqlite"


@pytest.fixture
def store(file: Path) -> Iterator[LobbyStore]:
    database = Database(f"sqlite:///{file}")
    yield LobbyStore(database)
    database.close()


def hosts_of(store: LobbyStore, seed: int = 1) -> Hosts:
    """As they are after a start."""
    return Hosts(store, Clocks(lambda: 1_795_000_000_000_000_000, lambda: 0.0, Random(seed)), SETTINGS)


def digests(hosts: Hosts) -> list[str]:
    return [host.digest for host in hosts.all]


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
    pin = hosts_of(store, 5).pin
    assert len(pin) == 6
    assert pin.encode() not in on_disk(file)


def test_the_pin_of_before_a_restart_is_heard_until_the_next_one(store: LobbyStore) -> None:
    first, again = hosts_of(store, 1), hosts_of(store, 2)
    assert again.pin != first.pin
    again.admit("a", first.pin, ADDRESS)
    again.admit("b", again.pin, ADDRESS)
    third = hosts_of(store, 3)
    assert digests(third) == ["a", "b"]
    with pytest.raises(NotAllowed):
        third.admit("c", first.pin, ADDRESS)


def test_a_clear_pin_of_an_earlier_version_stays_good_and_leaves_the_disk(store: LobbyStore, file: Path) -> None:
    clear = '{"pin": "482913", "hosts": ["a"], "table_id": "t1"}'
    with store.database.transaction() as connection:
        connection.execute(sa.text("INSERT INTO house (one, house) VALUES (1, :house)"), {"house": clear})
    hosts = hosts_of(store)
    assert hosts.pin == "482913"
    assert digests(hosts) == ["a"]
    assert hosts.open_table == "t1"
    hosts.admit("b", "482913", ADDRESS)
    assert b"482913" not in on_disk(file)
    hosts_of(store).admit("c", "482913", ADDRESS)
    assert digests(hosts_of(store)) == ["a", "b", "c"]


def test_a_row_of_the_house_that_another_version_wrote_opens_with_what_is_known_of_it(store: LobbyStore) -> None:
    row = """{"table_id": "t1", "colour": "blue", "admitted": true, "pin_hash": 7,
        "hosts": [{"digest": "a", "number": 4, "since_ms": 9}, {"digest": 3}, 8, {"digest": "b", "number": 4, "since_ms": null}]}"""
    with store.database.transaction() as connection:
        connection.execute(sa.text("INSERT INTO house (one, house) VALUES (1, :house)"), {"house": row})
    hosts = hosts_of(store)
    assert (hosts.open_table, [(host.digest, host.number) for host in hosts.all]) == ("t1", [("a", 4), ("b", 5)])


def test_whoever_is_host_no_longer_is_not_so_by_the_pin_they_know(store: LobbyStore) -> None:
    hosts = hosts_of(store)
    known = hosts.pin
    hosts.admit("a", known, ADDRESS)
    hosts.admit("b", known, ADDRESS)
    hosts.revoke(1)
    assert digests(hosts) == ["b"]
    with pytest.raises(NotAllowed):
        hosts.admit("a", known, ADDRESS)
    with pytest.raises(UnknownResource):
        hosts.revoke(1)
    assert digests(hosts_of(store)) == ["b"]


def test_nobodys_guesses_keep_a_code_from_being_heard(store: LobbyStore) -> None:
    hosts = hosts_of(store)
    for n in range(40):
        with contextlib.suppress(NotAllowed, TooSoon):
            hosts.admit("guesser", "000000", f"192.168.1.{n % 8}")
    with pytest.raises(TooSoon):
        hosts.admit("a", hosts.pin, "192.168.1.3")
    code = hosts.new_code().digits
    assert len(code) == 10
    hosts.admit("a", f"{code[:5]} {code[5:]}", "192.168.1.3")
    with pytest.raises(TooSoon):
        hosts.admit("b", code, "192.168.1.3")
    assert digests(hosts) == ["a"], "a code is for one phone"


def test_a_code_holds_for_its_time_alone(store: LobbyStore) -> None:
    now_s = [0.0]
    hosts = Hosts(store, Clocks(lambda: 0, lambda: now_s[0], Random(1)), SETTINGS)
    code = hosts.new_code().digits
    now_s[0] = 120.0
    with pytest.raises(NotAllowed):
        hosts.admit("a", code, ADDRESS)
