"""A folder and a bucket keep the same promises: whole or not there, checked, gone when they are to go."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from obstore.store import MemoryStore

from companion.archive.bucket import BucketStore
from companion.archive.store import BrokenRecording, FolderStore, RecordingStore
from companion.archive.store_choice import store_in
from companion.errors import CompanionError
from companion.settings.loading import load_settings

BUCKET: Any = MemoryStore()


def in_a_folder(folder: Path) -> RecordingStore:
    """On this machine."""
    return FolderStore(folder)


def in_a_bucket(folder: Path) -> RecordingStore:
    """A new one each time that a test begins."""
    return BucketStore(folder, MemoryStore())


STORES = pytest.mark.parametrize("made", [in_a_folder, in_a_bucket])
Made = Callable[[Path], RecordingStore]


def digest_of(data: bytes) -> str:
    """As recordings are known."""
    return hashlib.sha256(data).hexdigest()


def kept(store: RecordingStore, data: bytes, sender: int = 1) -> str:
    """It came in two pieces; its digest."""
    digest, half = digest_of(data), len(data) // 2
    assert store.add(sender, digest, 0, data[:half]) == half
    assert store.add(sender, digest, 0, data[:half]) == half, "a piece that came twice changes nothing"
    assert store.add(sender, digest, half, data[half:]) == store.have(sender, digest) == len(data)
    assert store.file(digest) is None, "it is not there before it is whole"
    store.keep(sender, digest)
    return digest


@STORES
def test_what_came_in_pieces_is_there_whole_and_goes(made: Made, tmp_path: Path) -> None:
    store = made(tmp_path)
    digest = kept(store, b"a recording")
    file = store.file(digest)
    assert file is not None
    assert file.read_bytes() == b"a recording"
    assert file.stat().st_mode & 0o077 == 0
    assert (store.have(1, digest), store.space().used) == (0, len(b"a recording"))
    assert store.thumbnail(digest) is None
    store.keep_thumbnail(digest, b"RIFF")
    assert store.thumbnail(digest) == b"RIFF"
    store.remove(digest)
    store.remove(digest)
    assert (store.file(digest), store.thumbnail(digest), store.space().used) == (None, None, 0)


@STORES
def test_what_is_not_what_it_says_is_thrown_away(made: Made, tmp_path: Path) -> None:
    store = made(tmp_path)
    digest = digest_of(b"another")
    store.add(1, digest, 0, b"a recording")
    store.add(2, digest, 0, b"anoth")
    with pytest.raises(BrokenRecording):
        store.keep(1, digest)
    assert (store.have(1, digest), store.have(2, digest)) == (0, 5), "nobody spoils another's"
    with pytest.raises(ValueError, match="SHA-256"):
        store.add(1, "../x", 0, b"")


@STORES
def test_what_nobody_goes_on_with_is_forgotten(made: Made, tmp_path: Path) -> None:
    store = made(tmp_path)
    store.add(1, digest_of(b"another"), 0, b"anoth")
    store.forget_parts(0.0)
    assert store.have(1, digest_of(b"another")) == 5
    store.forget_parts(1e12)
    assert (store.have(1, digest_of(b"another")), store.space().used) == (0, 0)


def test_of_a_bucket_only_the_last_copies_lie_here(tmp_path: Path) -> None:
    bucket = MemoryStore()
    store = BucketStore(tmp_path, bucket)
    digests = [kept(store, bytes([number]) * 100) for number in range(6)]
    for digest in digests:
        assert store.file(digest) is not None
    assert len(list((tmp_path / "fetched").iterdir())) == 3
    anew = BucketStore(tmp_path / "other", bucket)
    assert anew.space().used == 600, "what lies there is known after a new start"
    file = anew.file(digests[0])
    assert file is not None
    assert file.read_bytes() == bytes(100)


def test_a_bucket_that_does_not_answer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "nobody")
    settings = replace(load_settings(None).archive, bucket="club", endpoint="ftp://nowhere.invalid")
    with pytest.raises(CompanionError) as refused:
        store_in(tmp_path, settings)
    assert refused.value.code == "archive.no_bucket"
    assert isinstance(store_in(tmp_path, load_settings(None).archive), FolderStore)
