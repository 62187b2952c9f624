"""Chooses the hub's store of recordings according to the settings."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from companion.archive.settings import ArchiveSettings
from companion.archive.store import FolderStore, RecordingStore
from companion.errors import CompanionError


def store_in(folder: Path, settings: ArchiveSettings) -> RecordingStore:
    """Return the store: the folder itself, or a bucket for which recordings arrive in the folder.

    Raises:
        CompanionError: ``archive.no_folder``, ``archive.no_bucket``, ``archive.bucket_not_installed``.
    """
    if not settings.bucket:
        return FolderStore(folder)
    if importlib.util.find_spec("obstore") is None:
        raise CompanionError(
            "archive.bucket_not_installed",
            "A bucket needs obstore: install it with pip install 'raja-table[s3]', or empty [archive] bucket.",
        )
    from companion.archive.bucket import BucketStore, s3_bucket  # noqa: PLC0415 its library is an extra

    try:
        return BucketStore(folder, s3_bucket(settings.bucket, settings.endpoint))
    except (OSError, ValueError) as error:
        raise CompanionError(
            "archive.no_bucket",
            f"The bucket {settings.bucket!r} does not answer ({error}): check its name, its endpoint and its keys.",
            bucket=settings.bucket,
            reason=str(error),
        ) from error
