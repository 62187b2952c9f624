"""Finds the recordings to send: of finished games, complete on disk, and not sent yet."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from companion.games.catalogue import engine_of
from companion.games.codec import event_from_json
from companion.games.errors import GameError
from companion.lobby.store import LobbyStore
from companion.private_files import write_new
from companion.table.database import LogUnavailable
from companion.table.log import EventLog

_NAME: Final = re.compile(r"\d{4}-\d\d-\d\d_\d{6}_(?P<game>[^.]+?)(?:_\d+)?\.mcap")
"""The names that a live table gives to its recordings."""
_NS_PER_S: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class RecordingFound:
    """A recording's file, with size and time when it was found."""

    file: Path
    game: str
    size: int
    changed_ns: int


@dataclass(frozen=True, slots=True)
class SentBefore:
    """What is known of a file; if size and time are unchanged, it is the same file."""

    size: int
    changed_ns: int
    digest: str
    done: bool


class SentRecordings:
    """What is known of each file, stored beside the log. If lost, digests are computed again; nothing is sent twice.

    Args:
        file: where it is stored; None: only in memory.
        hub: the hub's id; what is stored for another hub is ignored.
    """

    def __init__(self, file: Path | None, hub: str) -> None:
        self._file = file
        self._hub = hub
        self._known = {} if file is None else _read(file, hub)

    def is_done(self, found: RecordingFound) -> bool:
        """Whether the hub has the recording."""
        known = self._of(found)
        return known is not None and known.done

    def digest(self, found: RecordingFound) -> str:
        """Return a recording's SHA-256, computed only once.

        Raises:
            OSError: the file cannot be read.
        """
        known = self._of(found)
        if known is not None:
            return known.digest
        with found.file.open("rb") as stream:
            digest = hashlib.file_digest(stream, "sha256").hexdigest()
        self._keep(found, digest, done=False)
        return digest

    def mark_done(self, found: RecordingFound) -> None:
        """Note that the hub has the recording."""
        self._keep(found, self.digest(found), done=True)

    def _of(self, found: RecordingFound) -> SentBefore | None:
        known = self._known.get(found.file.name)
        same = known is not None and (known.size, known.changed_ns) == (found.size, found.changed_ns)
        return known if same else None

    def _keep(self, found: RecordingFound, digest: str, *, done: bool) -> None:
        self._known[found.file.name] = SentBefore(found.size, found.changed_ns, digest, done)
        if self._file is None:
            return
        written = self._file.with_name(f"{self._file.name}.new")
        told = {name: asdict(known) for name, known in self._known.items()}
        with contextlib.suppress(OSError):  # a full disk: it is computed again
            write_new(written, json.dumps({"hub": self._hub, "recordings": told}).encode())
            os.replace(written, self._file)


class GamesOver:
    """Tells which games of a log are over; each game is folded again only after it has changed."""

    def __init__(self, log: EventLog, store: LobbyStore) -> None:
        self._log = log
        self._store = store
        self._folded: dict[str, tuple[int, bool]] = {}

    def __call__(self, game: str) -> bool:
        """Whether that game is over; False if it is unknown or damaged.

        Raises:
            LogUnavailable: the log cannot be read now.
        """
        version = self._log.versions().get(game)
        if version is None:
            return False
        known = self._folded.get(game)
        if known is None or known[0] != version:
            known = self._folded[game] = version, self._is_over(game)
        return known[1]

    def _is_over(self, game: str) -> bool:
        try:
            lobby = self._store.lobby(game)
            if lobby is None:
                return False
            engine = engine_of(lobby.kind)
            return engine.over(engine.fold([event_from_json(engine, one.event) for one in self._log.events(game)]))
        except LogUnavailable as error:
            if error.code == "log.cannot_write":
                raise
            return False
        except (GameError, ValueError, LookupError, TypeError, AttributeError):
            return False


def recordings_found(
    folder: Path, sent: SentRecordings, is_over: Callable[[str], bool], now_ns: int, rest_s: float
) -> list[RecordingFound]:
    """Return the recordings to send, oldest first; one written to within ``rest_s`` is still growing and left out."""
    found = []
    with contextlib.suppress(OSError):  # the folder does not exist yet
        for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
            name = _NAME.fullmatch(entry.name)
            if name is None or not entry.is_file(follow_symlinks=False):
                continue
            told = entry.stat(follow_symlinks=False)
            one = RecordingFound(Path(entry.path), name["game"], told.st_size, told.st_mtime_ns)
            at_rest = now_ns - told.st_mtime_ns > rest_s * _NS_PER_S
            if told.st_size and at_rest and not sent.is_done(one) and is_over(one.game):
                found.append(one)
    return found


def _read(file: Path, hub: str) -> dict[str, SentBefore]:
    """Return what the file stores; nothing if it is damaged, of another hub, or missing."""
    try:
        kept = json.loads(file.read_text("utf-8"))
        if kept["hub"] != hub:
            return {}
        return {str(name): SentBefore(**known) for name, known in kept["recordings"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}
