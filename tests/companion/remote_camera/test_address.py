"""Addresses of cameras elsewhere in the house, as people type them."""

from __future__ import annotations

import pytest

from companion.errors import CompanionError
from companion.remote_camera.address import CameraAddress, camera_address, is_camera_address


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("raja://kitchen.local:8001/abcd2345", CameraAddress("kitchen.local", 8001, "abcd2345")),
        ("raja://kitchen.local/abcd2345/", CameraAddress("kitchen.local", 8001, "abcd2345")),
        ("raja://127.0.0.1:9000", CameraAddress("127.0.0.1", 9000, "")),
        ("raja://[fe80::1]:8001/code", CameraAddress("fe80::1", 8001, "code")),
    ],
)
def test_an_address_is_host_port_and_code(typed: str, address: CameraAddress) -> None:
    assert camera_address(typed) == address
    assert camera_address(str(address)) == address
    assert address.code not in address.place or not address.code


@pytest.mark.parametrize(
    "typed", ["raja://", "raja://:8001", "raja://kitchen:port/x", "raja://[/x", "http://kitchen/x"]
)
def test_what_is_none_says_where_to_find_it(typed: str) -> None:
    with pytest.raises(CompanionError, match="raja camera --serve") as refused:
        camera_address(typed)
    assert refused.value.code == "camera.bad_address"


def test_other_names_of_cameras_are_no_addresses() -> None:
    assert [is_camera_address(named) for named in ("pi:1", "0", "http://kitchen", "raja://kitchen")] == [
        False,
        False,
        False,
        True,
    ]
