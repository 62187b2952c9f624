"""Stores recordings in an S3-like bucket; this machine keeps only incoming pieces and copies of a few recordings."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import obstore
from obstore.exceptions import BaseError

from companion.archive.store import PiecesFolder, Space, bytes_in, checked, made_for_its_user
from companion.private_files import open_new

_FETCHED_AT_ONCE: Final = 3
"""Number of copies kept on this machine: one for extracting facts, and those that hosts download."""
_PIECE_BYTES: Final = 4 * 1024 * 1024
_PREFIX: Final = "recordings"


class BucketStore(PiecesFolder):
    """A ``RecordingStore`` in a bucket. Only one process may write to a bucket, because it counts the space used.

    Args:
        folder: for incoming pieces, and for copies.
        bucket: an ``obstore`` store.

    Raises:
        CompanionError: ``archive.no_folder``. OSError: the bucket does not answer.
    """

    def __init__(self, folder: Path, bucket: Any) -> None:
        super().__init__(folder)
        self._fetched = folder / "fetched"
        made_for_its_user(self._fetched)
        self._bucket = bucket
        with _as_os_error():
            self._used = sum(
                entry["size"]
                for page in obstore.list(bucket, prefix=_PREFIX)
                for entry in page
                if entry["path"].endswith(".mcap")
            )

    def keep(self, sender: int, digest: str) -> None:
        """See ``RecordingStore``."""
        with self._changing, _as_os_error():
            part = self._whole(sender, digest)
            size = part.stat().st_size
            obstore.put(self._bucket, _key(digest), part)
            self._used += size
            part.unlink()

    def file(self, digest: str) -> Path | None:
        """See ``RecordingStore``. The file is a copy, which is deleted after a few others have been asked for."""
        copy = self._fetched / f"{checked(digest)}.mcap"
        with self._changing, _as_os_error():
            if copy.is_file():
                copy.touch()
                return copy
            try:
                found = obstore.get(self._bucket, _key(digest))
            except FileNotFoundError:
                return None
            written = copy.with_suffix(".new")
            with open_new(written, "wb") as stream:
                for piece in found.stream(min_chunk_size=_PIECE_BYTES):
                    stream.write(piece)
            os.replace(written, copy)
            for old in sorted(self._fetched.iterdir(), key=lambda one: one.stat().st_mtime)[:-_FETCHED_AT_ONCE]:
                old.unlink(missing_ok=True)
            return copy

    def keep_thumbnail(self, digest: str, webp: bytes) -> None:
        """See ``RecordingStore``."""
        with _as_os_error():
            obstore.put(self._bucket, _key(digest, "webp"), webp)

    def thumbnail(self, digest: str) -> bytes | None:
        """See ``RecordingStore``."""
        with _as_os_error():
            try:
                return bytes(obstore.get(self._bucket, _key(digest, "webp")).bytes())
            except FileNotFoundError:
                return None

    def remove(self, digest: str) -> None:
        """See ``RecordingStore``."""
        (self._fetched / f"{checked(digest)}.mcap").unlink(missing_ok=True)
        with self._changing, _as_os_error():
            for key in (_key(digest, "webp"), _key(digest)):
                with contextlib.suppress(FileNotFoundError):
                    size = obstore.head(self._bucket, key)["size"]
                    obstore.delete(self._bucket, key)
                    self._used -= size if key.endswith(".mcap") else 0

    def space(self) -> Space:
        """See ``RecordingStore``. The free space is that of this machine, where recordings arrive."""
        return Space(self._used + bytes_in(self._parts), shutil.disk_usage(self._parts).free)


def s3_bucket(name: str, endpoint: str) -> Any:
    """Open a bucket by its name; its credentials come from the environment, as for all S3 tools.

    Args:
        endpoint: address of another service than Amazon's; empty for Amazon's.
    """
    if not endpoint:
        return obstore.store.S3Store(name)
    return obstore.store.S3Store(name, endpoint=endpoint, client_options={"allow_http": endpoint.startswith("http://")})


def _key(digest: str, kind: str = "mcap") -> str:
    return f"{_PREFIX}/{checked(digest)[:2]}/{digest}.{kind}"


@contextlib.contextmanager
def _as_os_error() -> Iterator[None]:
    """Turn a bucket's errors into ``OSError``, as from a disk that does not answer."""
    try:
        yield
    except BaseError as error:
        raise OSError(str(error).splitlines()[0]) from error
