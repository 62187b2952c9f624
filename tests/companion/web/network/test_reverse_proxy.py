"""Which addresses are a reverse proxy's."""

from __future__ import annotations

import pytest

from companion.web.network.reverse_proxy import NO_PROXIES, Proxies


@pytest.mark.parametrize(
    ("address", "is_one"),
    [
        ("127.0.0.1", True),
        ("::ffff:127.0.0.1", True),
        ("172.18.0.5", True),
        ("fd00::1%eth0", True),
        ("127.0.0.2", False),
        ("172.19.0.5", False),
        ("::1", False),
        ("caddy", False),
        ("", False),
    ],
)
def test_a_proxy_is_known_by_its_address_or_its_network(address: str, is_one: bool) -> None:
    assert Proxies.of(["127.0.0.1", "172.18.0.0/16", "fd00::/8"]).have(address) is is_one
    assert not NO_PROXIES.have(address)


@pytest.mark.parametrize("given", ["caddy", "127.0.0.1:8020", "172.18.0.1/16", ""])
def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(ValueError, match=r"does not appear|has host bits"):
        Proxies.of([given])
