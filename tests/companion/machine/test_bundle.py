"""An update is taken whole and signed, or not at all."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import CompanionError
from companion.machine.bundle import Manifest, Part, take_bundle, write_bundle

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(32))


@pytest.fixture(scope="module")
def update(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("update")
    (folder / "system").write_bytes(b"hsqs" + bytes(5000))
    (folder / "kernel").write_bytes(b"kernel")
    out = io.BytesIO()
    files = {"root.squashfs": folder / "system", "boot/vmlinuz": folder / "kernel"}
    write_bundle(out, "1.1.0", files, KEY)
    return out.getvalue()


def take(update: bytes, key: Ed25519PrivateKey = KEY) -> tuple[Manifest, dict[str, bytes], list[str]]:
    """What is in an update: the list, the bytes of each part, and the parts that were whole."""
    held: dict[str, io.BytesIO] = {}
    whole: list[str] = []

    def place(part: Part) -> io.BytesIO:
        return held.setdefault(part.name, io.BytesIO())

    manifest = take_bundle(io.BytesIO(update), key.public_key(), place, lambda part: whole.append(part.name))
    return manifest, {name: file.getvalue() for name, file in held.items()}, whole


def test_what_was_packed_is_unpacked(update: bytes) -> None:
    manifest, held, whole = take(update)
    assert manifest.version == "1.1.0"
    assert held == {"root.squashfs": b"hsqs" + bytes(5000), "boot/vmlinuz": b"kernel"}
    assert whole == ["root.squashfs", "boot/vmlinuz"]


def test_an_update_of_somebody_else_is_refused_before_any_part_of_it_is_taken(update: bytes) -> None:
    with pytest.raises(CompanionError) as refused:
        take(update, OTHER)
    assert refused.value.code == "machine.update_unsigned"


def refused_or_taken(update: bytes) -> str | tuple[Manifest, dict[str, bytes]]:
    """The code of a refusal, or what was taken."""
    try:
        return take(update)[:2]
    except CompanionError as refused:
        return refused.code


@given(st.data())
def test_a_byte_that_was_changed_is_never_taken_for_the_update(update: bytes, data: st.DataObject) -> None:
    """Some bytes of a tar's heads mean nothing, such as times; then all of it is as it was."""
    at = data.draw(st.integers(0, len(update) - 1))
    changed = bytearray(update)
    changed[at] ^= data.draw(st.integers(1, 255))
    result = refused_or_taken(bytes(changed))
    assert result in ("machine.update_damaged", "machine.update_unsigned", take(update)[:2])


@given(st.integers(0, 12000))
def test_an_update_that_was_cut_short_is_refused(update: bytes, left: int) -> None:
    """Or only the padding at its end is missing."""
    result = refused_or_taken(update[:left])
    assert result in ("machine.update_damaged", take(update)[:2])
    if left < 8000:
        assert result == "machine.update_damaged"


@pytest.mark.parametrize("name", ["../../etc/passwd", "boot/../x", "/root.squashfs", "boot/"])
def test_parts_with_other_names_are_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"x")
    out = io.BytesIO()
    write_bundle(out, "1", {"root.squashfs": tmp_path / "file", name: tmp_path / "file"}, KEY)
    with pytest.raises(CompanionError, match="damaged"):
        take(out.getvalue())
