"""What reads bytes from outside. Each target raises for nothing but a fault: refusals in a sentence are its answers."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from companion.cli.seeing.count import read_camera
from companion.errors import CompanionError
from companion.live.damaged_game import check_whole, intact_steps
from companion.lobby.lobby import Lobby
from companion.recording.changes.repair import repair_recording
from companion.recording.reading import open_recording
from companion.table.log import DamagedGame, EventLog
from hardware.dice.sentences import SentenceParser
from hardware.dice.typed_sentences import Heartbeat, bytes_of, meaning_of
from tests.companion.live_rig import LANDS, Rig
from tests.soak.damaged_recordings import CAMERA
from vision.errors import VisionError

Target = Callable[[bytes], None]
"""Made with a folder for what is read by name."""

PATHS: Final = (
    "/api/commands",
    "/api/seats/0/claim",
    "/api/host",
    "/api/games",
    "/api/games/import",
    "/api/game/start",
    "/api/pause",
    "/api/clock",
    "/api/rolls",
    "/api/answers",
    "/api/undo",
    "/api/small/commands",
    "/api/requests/1",
    "/api/small/open",
    "/api/seats/0/virtual",
    "/api/seats/0/request",
    "/api/people/forget",
    "/api/hosts/pin",
    "/api/redo",
    "/api/rolls/companion",
    "/api/games/again",
    "/api/small/places",
    "/api/small/undo",
)
REQUESTS_A_TABLE: Final = 2000
MOVES: Final = 20
DAMAGED: Final = 12


class Sentences:
    """The dice board's line: the sentence behind the noise is heard."""

    def __init__(self, folder: Path) -> None:
        self._probe = bytes_of(Heartbeat(1, 2, 3, 4, 5, 6))

    def __call__(self, data: bytes) -> None:
        parser = SentenceParser()
        for part in (data[: len(data) // 2], data[len(data) // 2 :]):
            for frame in parser.feed(part):
                meaning_of(frame)
        assert parser.feed(b"\r\n" + self._probe)[-1].raw == self._probe


class Recordings:
    """An MCAP file, read whole and repaired."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, data: bytes) -> None:
        path = self._folder / "fuzzed.mcap"
        path.write_bytes(data)
        with contextlib.suppress(CompanionError), open_recording(path) as recording:
            for _ in recording.messages():
                pass
        with contextlib.suppress(CompanionError):
            repair_recording(path, path.with_name("repaired.mcap"), force=True)


class Bodies:
    """A JSON body to one of the table's addresses, by the first byte, as a seat or as a host."""

    def __init__(self, folder: Path) -> None:
        self._asked = 0
        self._begin()

    def _begin(self) -> None:
        self._rig = Rig()
        self._seat = self._rig.started("Asha", "Bo")[0]
        self._host = self._rig.screen()

    def __call__(self, data: bytes) -> None:
        self._asked += 1
        if self._asked % REQUESTS_A_TABLE == 0:
            self._begin()
        chosen = data[0] if data else 0
        phone = self._host if chosen & 128 else self._seat
        answer = phone.client.post(
            PATHS[chosen % 128 % len(PATHS)],
            data=data[1:],
            content_type="application/json",
            base_url=f"http://{phone.host}",
            environ_base={"REMOTE_ADDR": phone.address},
        )
        assert answer.status_code < 500 or answer.status_code == 503, answer.get_data(as_text=True)
        if answer.status_code >= 400:
            assert json.loads(answer.get_data())["message"].endswith((".", "?"))


class Cameras:
    """A camera's file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, data: bytes) -> None:
        file = self._folder / "camera.json"
        file.write_bytes(data)
        with contextlib.suppress(VisionError):
            read_camera(file)


class LogRows:
    """A row of a game's log, an event or a command by the first byte: the game is whole, or what came before it is."""

    def __init__(self, folder: Path) -> None:
        rig = Rig()
        rig.started("Asha", "Bo")
        rig.play(MOVES)
        self._rig = rig
        self._lobby: Lobby = rig.live.lobby
        self._log = EventLog(rig.database)
        self._kept = {kind: self._text(kind) for kind in ("event", "command")}

    def _text(self, kind: str) -> str:
        with self._rig.database.transaction() as rows:
            query = f"SELECT {kind} FROM {kind}s WHERE table_id = :table AND version = :version"
            return str(rows.execute(sa.text(query), self._place()).scalar_one())

    def _place(self) -> dict[str, object]:
        return {"table": self._lobby.id, "version": DAMAGED}

    def _put(self, kind: str, text: object) -> None:
        with self._rig.database.transaction() as rows:
            query = f"UPDATE {kind}s SET {kind} = :text WHERE table_id = :table AND version = :version"
            rows.execute(sa.text(query), {**self._place(), "text": text})

    def __call__(self, data: bytes) -> None:
        kind = "command" if data[:1] and data[0] & 1 else "event"
        text: object = data[1:].decode("utf-8", "replace") if data[:1] and data[0] & 2 else data[1:]
        self._put(kind, text)
        try:
            check_whole(self._log, self._lobby)
        except DamagedGame:
            assert len(intact_steps(self._log, self._lobby)) >= DAMAGED // 2
        finally:
            self._put(kind, self._kept[kind])


def seeds_of(name: str) -> list[bytes]:
    """What fuzzing begins with."""
    lay = {"command": {"command": "LayLands", "seat": 0, "tiles": LANDS}, "id": "a", "expected_version": 1}
    bodies = [{}, lay, {"name": "Asha", "recorded": True}, {"pin": "123456"}, {"paused": True}, {"seconds": 20}]
    events = ['{"event":"BidPlaced","seat":0,"amount":5}', '{"event":"Reverted","seat":-1,"to_version":3}']
    recording = Path(__file__).parent / "seed.mcap"
    return {
        "sentences": [bytes_of(Heartbeat(1, 0, 2, 0, 3, 0))],
        "recordings": [recording.read_bytes()],
        "bodies": [
            bytes([n | host]) + json.dumps(b).encode() for n in range(len(PATHS)) for b in bodies for host in (0, 128)
        ],
        "cameras": [json.dumps(CAMERA).encode()],
        "log-rows": [bytes([n]) + event.encode() for event in events for n in range(4)],
    }[name]


TARGETS: Final[dict[str, Callable[[Path], Target]]] = {
    "sentences": Sentences,
    "recordings": Recordings,
    "bodies": Bodies,
    "cameras": Cameras,
    "log-rows": LogRows,
}
