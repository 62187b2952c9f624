"""The way to a browser's maker: never into this house, never on to elsewhere, never for long."""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.push.push_service import PublicLine, is_public
from tests.companion.push.push_service import NAME, PushService

pytestmark = pytest.mark.slow


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    """A push service that takes everything."""
    service = PushService(tmp_path)
    yield service
    service.close()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.7", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.251", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:192.168.1.7", False),
        ("2002:c0a8:0107::1", False),
        ("push.example.org", False),
    ],
)
def test_what_lies_in_a_house_is_no_public_address(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], []])
def test_a_name_that_stands_for_an_address_in_the_house_is_sent_nothing(service: PushService, found: list[str]) -> None:
    line = PublicLine(5.0, lambda host, port: found, context=service.trusting)
    with pytest.raises(OSError, match="nothing is sent"):
        line.post(f"https://{NAME}:{service.port}/a", {}, b"x")
    assert service.taken == []


def test_it_is_sent_to_the_address_that_was_looked_at_and_the_certificate_is_that_of_the_name(
    service: PushService,
) -> None:
    looked: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        looked.append(host)
        return ["127.0.0.1"]

    line = PublicLine(30.0, look_up, lambda address: True, service.trusting)
    assert line.post(f"https://{NAME}:{service.port}/a?b=1", {"TTL": "5"}, b"x") == 201
    assert looked == [NAME], "asked once: another answer later changes nothing"
    (path, headers, body), *_ = service.taken
    assert (path, body, headers["TTL"], headers["Host"]) == ("/a?b=1", b"x", "5", f"{NAME}:{service.port}")
    with pytest.raises(ssl.SSLError):
        line.post(f"https://other.example.org:{service.port}/a", {}, b"x")


def test_it_does_not_go_where_it_is_sent_on_to(tmp_path: Path) -> None:
    service = PushService(tmp_path, 307, "https://192.168.1.1/")
    line = PublicLine(30.0, lambda host, port: ["127.0.0.1"], lambda address: True, service.trusting)
    assert line.post(f"https://{NAME}:{service.port}/a", {}, b"x") == 307
    assert len(service.taken) == 1
    service.close()


def test_nobody_who_says_nothing_holds_it(tmp_path: Path, service: PushService) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        taken: list[socket.socket] = []
        thread = threading.Thread(target=lambda: taken.append(silent.accept()[0]), daemon=True)
        thread.start()
        line = PublicLine(0.3, lambda host, port: ["127.0.0.1"], lambda address: True, service.trusting)
        with pytest.raises(OSError):  # noqa: PT011 in time or cut, as it comes
            line.post(f"https://{NAME}:{silent.getsockname()[1]}/a", {}, b"x")
        thread.join()
        taken[0].close()


def test_a_service_that_shakes_hands_byte_by_byte_is_given_up_in_time() -> None:
    line = PublicLine(0.3, lambda host, port: ["127.0.0.1"], lambda address: True)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        ended = threading.Event()

        def trickle() -> None:
            near, _ = listening.accept()
            with near, contextlib.suppress(OSError):
                near.sendall(b"\x16\x03\x03\x40\x00")  # the head of a long record
                while not ended.wait(0.02):
                    near.sendall(b"\x02")

        serving = threading.Thread(target=trickle)
        serving.start()
        with pytest.raises(OSError):  # noqa: PT011 cut, in whatever way it comes
            line.post(f"https://push.example:{listening.getsockname()[1]}/1", {}, b"")
        ended.set()
        serving.join(30)
        assert not serving.is_alive()
