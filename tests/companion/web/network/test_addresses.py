"""Which names and addresses are the table's."""

from __future__ import annotations

import socket

import pytest

from companion.live.state import Addresses
from companion.web.network.addresses import own_addresses, own_local_name, own_names, table_addresses
from companion.web.network.qr import qr_svg


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("localhost", True),
        ("raja.local", True),
        ("127.0.0.1", True),
        ("127.0.0.2", True),
        ("::1", True),
        ("192.168.1.7", True),
        ("table.example", True),
        (socket.gethostname().lower(), True),
        ("192.168.1.8", False),
        ("evil.example", False),
        ("raja.local.evil.example", False),
        ("", False),
        ("1", False),
    ],
)
def test_a_name_is_the_tables_own_or_not(name: str, own: bool) -> None:
    assert own_names(["table.example"], lambda: ["192.168.1.7"])(name) is own


def test_a_secure_address_stands_beside_the_plain_one() -> None:
    addresses = table_addresses(8000, None, "192.168.1.7", None, (8443, "AB:CD"))
    assert addresses == Addresses("http://192.168.1.7:8000", None, "https://192.168.1.7:8443", "AB:CD")


def test_an_address_that_came_later_is_known_when_it_is_asked_for() -> None:
    addresses = ["127.0.0.1"]
    is_own = own_names([], lambda: list(addresses))
    assert not is_own("10.0.0.5")
    addresses.append("10.0.0.5")
    assert is_own("10.0.0.5")


def test_this_machines_addresses_are_found_without_asking_anybody() -> None:
    assert "127.0.0.1" in own_addresses()


@pytest.mark.parametrize(
    ("chosen", "listening", "shown"),
    [
        (None, "192.168.1.7", "http://192.168.1.7:8000"),
        ("10.0.0.2", "0.0.0.0", "http://10.0.0.2:8000"),
        ("fd00::2", "::", "http://[fd00::2]:8000"),
        ("table.example", "0.0.0.0", "http://table.example:8000"),
    ],
)
def test_the_shown_address_is_the_chosen_or_the_one_listened_on(chosen: str | None, listening: str, shown: str) -> None:
    assert table_addresses(8000, chosen, listening, None) == Addresses(shown, None)


def test_the_name_beside_it_is_one_the_machine_answers_to() -> None:
    assert table_addresses(8000, "10.0.0.2", "0.0.0.0", "raja.local").by_name == "http://raja.local:8000"
    assert (own_local_name() or "raja.local").endswith(".local")


def test_a_longer_address_makes_a_larger_code_on_white() -> None:
    short, long = qr_svg("http://10.0.0.2:8000/join"), qr_svg(f"http://10.0.0.2:8000/{'x' * 100}")
    assert len(long) > len(short)
    assert b"#fff" in short
    assert b"#000" in short
