"""The outbox as a separate process, which runs until its standard input ends."""

from __future__ import annotations

import contextlib
import os
import secrets
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from companion.errors import CompanionError
from companion.lobby.store import LobbyStore
from companion.outbox.cursors import Cursors
from companion.outbox.files import cursor_file, membership_file, sent_recordings_file
from companion.outbox.hub_connection import HttpHubConnection
from companion.outbox.membership import Membership, read_membership
from companion.outbox.recordings.sending import RecordingsOutbox
from companion.outbox.recordings.unsent import GamesOver, SentRecordings
from companion.outbox.recordings.upload_connection import HttpUploadConnection
from companion.outbox.sending import Outbox, Pauses, keep_sending
from companion.outbox.settings import OutboxSettings, RecordingsSentSettings
from companion.supervised_process import wait_until_left
from companion.table.database import Database, file_of
from companion.table.log import EventLog

GIVES_WAY_BY: Final = 10
"""How much lower its priority is than the table's (``nice``)."""


def membership_of(database: str) -> Membership | None:
    """Return the hub membership of the table with that log; None if it belongs to no hub.

    Raises:
        CompanionError: ``outbox.unreadable``.
    """
    log = file_of(database)
    return None if log is None else read_membership(membership_file(log))


def log_of_table(database: str) -> Path:
    """Return the log's file, beside which membership and cursors are stored.

    Raises:
        CompanionError: ``outbox.no_file``.
    """
    log = file_of(database)
    if log is None:
        raise CompanionError(
            "outbox.no_file", "Only a table whose log is an SQLite file can join a hub: name its file."
        )
    return log


def serve_outbox(
    database: str,
    settings: OutboxSettings,
    recordings: RecordingsSentSettings,
    recordings_folder: Path,
    *,
    while_asked: bool,
) -> None:
    """Send what is new in that log until standard input ends (``while_asked``) or Ctrl-C.

    Args:
        recordings_folder: the folder of the table's recordings.

    Raises:
        CompanionError: ``outbox.no_file``, ``outbox.not_joined``, ``outbox.unreadable``.
    """
    log = log_of_table(database)
    member = membership_of(database)
    if member is None:
        raise CompanionError("outbox.not_joined", "This table is in no club: join with `raja hub join ADDRESS CODE`.")
    os.nice(GIVES_WAY_BY)
    stopping = threading.Event()
    if while_asked:
        threading.Thread(target=_stop_with_input, args=(stopping,), daemon=True).start()
    with contextlib.closing(Database(database)) as kept:
        line = HttpHubConnection(member, settings.timeout_s)
        outbox = Outbox(kept, line, Cursors(cursor_file(log), member.hub), settings)
        pauses = Pauses(settings, secrets.SystemRandom())
        at_rest = None
        if recordings.on:
            sent = SentRecordings(sent_recordings_file(log), member.hub)
            over = GamesOver(EventLog(kept), LobbyStore(kept))
            recording_line = HttpUploadConnection(member, settings.timeout_s)
            at_rest = RecordingsOutbox(
                recordings_folder, sent, over, recording_line, recordings, time.time_ns, time.monotonic
            )
        keep_sending(outbox, pauses, stopping, changed_since(kept.change_mark()), at_rest)


def changed_since(mark: Callable[[], object]) -> Callable[[], bool]:
    """Return a function that tells whether the mark has changed since its last call."""
    last: object = None

    def changed() -> bool:
        nonlocal last
        before, last = last, mark()
        return before != last

    return changed


def _stop_with_input(stopping: threading.Event) -> None:
    """Stop once the table's process has ended, for whatever reason."""
    wait_until_left()
    stopping.set()
