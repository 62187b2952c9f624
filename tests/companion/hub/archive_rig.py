"""A hub with an archive in a folder, and tables that send recordings to its application."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from flask.testing import FlaskClient

from companion.archive.settings import ArchiveSettings
from companion.archive.store import FolderStore
from companion.hub.app import create_hub_app
from companion.hub.archiving.archive import Archive
from companion.hub.archiving.keeping import Draw, Keeping
from companion.outbox.hub_connection import HubAway, HubRefused
from companion.outbox.hub_messages import PieceTold, RecordingTold
from companion.outbox.membership import KEY_HEADER, RECORDING, SIGNATURE_HEADER, Membership
from companion.outbox.recordings.sending import RecordingsOutbox
from companion.outbox.recordings.unsent import GamesOver, SentRecordings
from companion.outbox.recordings.upload_connection import PIECES, RECORDINGS, as_sent
from companion.outbox.settings import RecordingsSentSettings
from tests.companion.hub.as_described import hold_answers
from tests.companion.hub.club_rig import HUB, IS_OWN_NAME, ClubRig, ClubTableRig

KEEPING: Final = ArchiveSettings(1.0, 0.0, 0.0, 100, 14.0, "", "", 20.0)
SENT: Final = RecordingsSentSettings(on=True, rest_s=60.0, piece_kb=1, look_s=10.0)
NS: Final = 1_000_000_000


class ArchiveRig(ClubRig):
    """The hub with its archive."""

    def __init__(self, folder: Path, settings: ArchiveSettings = KEEPING) -> None:
        super().__init__()
        self.folder = folder
        self.open_archive(settings)

    def open_archive(self, settings: ArchiveSettings = KEEPING) -> None:
        """The hub begins anew over the same database and folder."""
        self.store = FolderStore(self.folder)
        self.archive = Archive(self.club, self.store, settings)
        self.app, self.parts = create_hub_app(self.club, self.watched, IS_OWN_NAME, HUB, self.archive)
        hold_answers(self.app)

    def keeping(self, draw: Draw | None = None) -> Keeping:
        """What looks after it."""
        return Keeping(self.database, self.store, self.club.clocks, self.archive.settings, draw)

    def kept(self) -> list[bytes]:
        """What is in each recording that is there, oldest first."""
        return [
            file.read_bytes()
            for one in reversed(self.archive.seen().recordings)
            if (file := self.store.file(one.digest)) is not None
        ]


class AppRecordingLine:
    """A line to the application itself; ``sent``: all messages; ``cut``: answers that get lost."""

    def __init__(self, client: FlaskClient, member: Membership) -> None:
        self.client = client
        self.member = member
        self.sent: list[RecordingTold | PieceTold] = []
        self.cut = 0

    def announce(self, told: RecordingTold) -> int:
        """As ``HttpUploadConnection`` does."""
        return self._have(RECORDINGS, told)

    def send(self, piece: PieceTold) -> int:
        """As ``HttpUploadConnection`` does."""
        return self._have(PIECES, piece)

    def _have(self, path: str, told: RecordingTold | PieceTold) -> int:
        body = as_sent(told)
        self.sent.append(told)
        headers = {KEY_HEADER: self.member.public_key, SIGNATURE_HEADER: self.member.signature(body, RECORDING)}
        answer = self.client.post(path, data=body, content_type="application/json", headers=headers)
        found: Any = answer.json
        if self.cut:
            self.cut -= 1
            raise HubAway("outbox.hub_away", "The answer got lost.")
        if answer.status_code == 200:
            return int(found["have"])
        if "have" in found.get("values", {}):
            return int(found["values"]["have"])
        raise (HubAway if answer.status_code >= 500 else HubRefused)(found["code"], found["message"])


class RecordingTable:
    """A table whose recordings lie in a folder, and go to the hub when it rests."""

    def __init__(self, rig: ArchiveRig, folder: Path, name: str = "Table 1") -> None:
        self.rig = rig
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.table: ClubTableRig = rig.table(name)
        self.line = AppRecordingLine(rig.client(), self.table.member)
        self.sent = SentRecordings(folder / "sent.json", rig.hub)
        self.begin()

    def begin(self, settings: RecordingsSentSettings = SENT) -> None:
        """Its outbox begins anew."""
        self.line.client = self.rig.client()
        over = GamesOver(self.table.log, self.table.store)
        time = self.rig.time
        self.sent = SentRecordings(self.folder / "sent.json", self.rig.hub)
        self.outbox = RecordingsOutbox(
            self.folder, self.sent, over, self.line, settings, lambda: time.now_ns, lambda: time.now_ns / NS
        )

    def played(self, key: str, seed: int = 3, *, over: bool = True) -> None:
        """A game, as far as it is to go; the hub has it."""
        self.table.play(self.table.opened("bid_war", key, seed), seed, most=20_000 if over else 3)
        self.table.outbox.send_new()

    def recorded(self, key: str, data: bytes) -> Path:
        """A recording of that game, written now."""
        file = self.folder / f"2026-11-20_190000_{key}.mcap"
        file.write_bytes(data)
        now_ns = self.rig.time.now_ns
        os.utime(file, ns=(now_ns, now_ns))
        return file

    def rest(self, seconds: float = 120.0) -> None:
        """Time goes on, and nothing is played."""
        self.rig.time.now_ns += round(seconds * NS)

    def send_all(self, most: int = 1000) -> int:
        """All that waits; how many messages that took."""
        for count in range(most):
            if not self.outbox.send_piece():
                return count
        raise AssertionError("It never ends.")
