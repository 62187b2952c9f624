"""The table's name in the local network, asked for over this machine's loopback."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
import zeroconf as mdns

from companion.settings.loading import load_settings
from companion.web.network import announcing
from companion.web.network.announcing import announced, network_awaited
from tests.own_thread import in_own_thread

pytestmark = pytest.mark.slow

LOOPBACK = ["127.0.0.1"]
PATIENCE_S = 120.0
# A name of this test's own: other tables on this machine may have the usual one.
SETTINGS = replace(load_settings().reaching, name="raja-under-test")


@contextlib.contextmanager
def told(addresses: list[str]) -> Iterator[str | None]:
    """The table is announced; the name it was told, None if it got none."""
    names: list[str] = []
    heard = threading.Event()

    def tell(name: str) -> None:
        names.append(name)
        heard.set()

    with announced(8000, lambda: addresses, SETTINGS, tell, LOOPBACK):
        heard.wait(PATIENCE_S if addresses == LOOPBACK else 5)
        yield next(iter(names), None)


def asked(name: str) -> list[str]:
    """Who answers to that name."""
    question = mdns.AddressResolver(name)  # type: ignore[attr-defined]
    with contextlib.closing(mdns.Zeroconf(interfaces=LOOPBACK)) as somebody:
        found: list[str] = question.parsed_addresses() if question.request(somebody, 5000) else []
    return found


def test_who_asks_for_the_name_is_told_the_address_as_long_as_the_table_is_there() -> None:
    with told(LOOPBACK) as name:
        assert name == "raja-under-test.local"
        assert in_own_thread(lambda: asked("raja-under-test.local.")) == LOOPBACK


def test_a_name_that_another_machine_has_is_left_to_it(caplog: pytest.LogCaptureFixture) -> None:
    with told(LOOPBACK), told(["10.0.0.5"]) as name:
        assert name is None
    assert "Another machine in this network is called raja-under-test.local" in caplog.text


def test_switched_off_nothing_is_said() -> None:
    names: list[str] = []
    with announced(8000, lambda: LOOPBACK, replace(SETTINGS, announce=False), names.append, LOOPBACK):
        pass
    assert names == []


def test_where_nothing_can_be_announced_play_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_network(**how: object) -> None:
        raise OSError(19, "No such device")

    monkeypatch.setattr(mdns, "Zeroconf", no_network)
    names: list[str] = []
    with announced(8000, lambda: ["10.0.0.5"], SETTINGS, names.append):
        pass
    assert names == []
    assert "cannot be announced ([Errno 19] No such device)" in caplog.text


def test_a_network_that_comes_after_the_table_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcing, "LOOK_AGAIN_S", 0.01)
    addresses, came = [LOOPBACK, LOOPBACK], threading.Event()

    def now() -> list[str]:
        return addresses.pop(0) if addresses else [*LOOPBACK, "10.0.0.5"]

    with network_awaited(now, came.set):
        assert came.wait(PATIENCE_S)


def test_a_network_that_is_there_is_not_waited_for() -> None:
    with network_awaited(lambda: ["10.0.0.5"], lambda: pytest.fail("it was there")):
        assert "network" not in {thread.name for thread in threading.enumerate()}


def test_a_table_without_any_network_ends_at_once() -> None:
    with network_awaited(lambda: LOOPBACK, lambda: pytest.fail("there is none")):
        pass
    assert "network" not in {thread.name for thread in threading.enumerate()}
