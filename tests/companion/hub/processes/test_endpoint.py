"""Which address people are told, and by which names a hub is known."""

from __future__ import annotations

import pytest

from companion.hub.processes.endpoint import Endpoint


@pytest.mark.parametrize(
    ("address", "told", "names"),
    [
        pytest.param("club.local", "http://club.local:8020", ["club.local"], id="a name"),
        pytest.param("https://club.example/", "https://club.example", ["club.example"], id="a URL behind a proxy"),
        pytest.param("https://club.example:9443", "https://club.example:9443", ["club.example"], id="with its port"),
    ],
)
def test_people_are_told_the_name_or_the_whole_url(address: str, told: str, names: list[str]) -> None:
    endpoint = Endpoint("0.0.0.0", 8020, address, None)
    assert (endpoint.told(), endpoint.names) == (told, names)
