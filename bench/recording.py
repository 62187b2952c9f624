"""What recording costs, and how fast a recording is replayed: for a generated evening of three hours.

To avoid waiting three hours, five virtual players play a game, its commands are spread over the time, and the shipped
evening's pictures are repeated, a third of the time as a moving table. Processor time is measured, on one core.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO, Final

import cv2

from companion.frames.pictures import decode_jpeg
from companion.frames.sensing_result import Sensed
from companion.games.actor import by_seat
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options, PlayerOptions
from companion.games.raja.pieces import MARKERS
from companion.players.self_play import Chance, play_game
from companion.players.sensible_player import SensiblePlayer
from companion.recording.changes.cutting import cut_recording
from companion.recording.example import example_evening
from companion.recording.messages import FrameLooked, FrameTaken, Message, SentencePassed
from companion.recording.reading import open_recording
from companion.recording.writing.background_writer import Make, WritingStatus
from companion.recording.writing.mcap_writer import RecordingWriter
from companion.recording.writing.redaction import Discretion
from companion.replay.fold import verify_fold
from companion.replay.redecide import redecide
from companion.replay.report import ReplayReport
from companion.replay.resense import resense
from companion.session.inputs import Commanded, FrameSeen
from companion.session.outbox import Outbox
from companion.session.raja_session import RajaSession, raja_session
from companion.session.recorded_readings import RecordedReadings
from companion.session.recorder import Recorder, Subject, begin_recording
from companion.settings.loading import Settings, load_settings
from companion.table.log import EventLog
from companion.table.table import Table
from vision.geometry.camera_model import CameraModel
from vision.observe import observe

EVENING: Final = example_evening()
S: Final = 1_000_000_000
MB: Final = 1_000_000
HOURS_S: Final = 3 * 3600
BURST_S: Final = 20
"""Period of the table's activity: hands for a third of it, then stillness."""
MOVING_S: Final = 7
SETTLE_S: Final = 1
FRAME_S: Final = 0.5
SENTENCES_A_S: Final = 5
SENSED_AGAIN_S: Final = 600
ROUNDS: Final = 3
HEARTBEAT: Final = b"$RJHBT,500,0,0,0,0,0*00\r\n"
MATS: Final = (5, 6, 7, 8, 9)
"""Seats whose mats the pictures do not show, so that what lies there is no part of the generated game."""


def main() -> None:
    """Print the costs relative to the evening's own time, and to one core."""
    cv2.setNumThreads(1)
    settings = load_settings()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.mcap"
        cost = generate(path, settings)
        print(cost.report(path), flush=True)
        with open_recording(path) as recording:
            for name, replay in (("fold", verify_fold), ("re-decide", redecide)):
                taken, report = timed(lambda replay=replay: replay(recording))  # type: ignore[misc]
                counted = ", ".join(f"{n} {what}" for what, n in report.compared.items())
                print(
                    f"{name}: {taken:.2f} s of processor ({counted}; {len(report.differences)} differences)", flush=True
                )
        cut = Path(folder) / "cut.mcap"
        cut_recording(path, cut, 3600 * S, (3600 + SENSED_AGAIN_S) * S)
        with open_recording(cut) as recording:
            begun = time.process_time()
            report = resense(recording, settings)
            taken = time.process_time() - begun
        print(
            f"re-sense: {SENSED_AGAIN_S / taken:.1f} times as fast as the evening (n = {SENSED_AGAIN_S} s of it, "
            f"{report.compared['looks']} still looks read, {taken:.0f} s of processor)"
        )


def timed(replay: Callable[[], ReplayReport]) -> tuple[float, ReplayReport]:
    """The median processor time of some rounds, in seconds."""
    taken = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        report = replay()
        taken.append(time.process_time() - begun)
    return statistics.median(taken), report


@dataclass
class Cost:
    """What recording cost: processor time and disk space."""

    processor_s: float = 0.0
    looks_ms: list[float] = field(default_factory=list)
    kept: int = 0
    looks: int = 0
    commands: int = 0

    def report(self, path: Path) -> str:
        """The figures as one line."""
        share = 100 * self.processor_s / HOURS_S
        ordered = sorted(self.looks_ms)
        spread = ", ".join(f"p{p} {ordered[int(len(ordered) * p / 100)]:.2f}" for p in (50, 95, 99))
        return (
            f"recording {HOURS_S / 3600:.0f} h: {share:.2f} % of one core, {path.stat().st_size / MB:.0f} MB; "
            f"a frame's share {spread} ms (n = {self.looks} frames, {self.kept} pictures kept, {self.commands} commands)"
        )


class EachSecond:
    """A writer that writes at once, and ends chunks each second of the evening as a live recording does."""

    def __init__(self, stream: IO[bytes], writer: RecordingWriter, settings: Settings) -> None:
        self._stream = stream
        self._writer = writer
        self._free = settings.recording.keep_free_mb * MB * 10

    def put(self, size_bytes: int, make: Make) -> None:
        """Write this now."""
        for message in make():
            self._writer.write(message)

    def status(self) -> WritingStatus:
        """Nothing is waiting, and the disk has room."""
        return WritingStatus(self._stream.tell(), 0, self._free, 0, 0.0, None)


def generate(path: Path, settings: Settings) -> Cost:
    """Record three hours into ``path`` with the recorder of live evenings."""
    pictures, cost = Pictures.of(EVENING, settings), Cost()
    random = Random(1)
    options = Options(tuple(PlayerOptions(name, MARKERS[i]) for i, name in enumerate("ABCDE")))
    players = [SensiblePlayer(random) for _ in range(5)]
    commands = [played.command for played in play_game(options, players, Chance(random, 12), 5000)]
    cost.commands = len(commands)
    log = EventLog("sqlite://")
    session = raja_session(Table.opened(log, "bench", ENGINE, options, t_ns=0), MATS)
    subject = Subject("A long evening", "2026-11-21T18:00:00+00:00", options, MATS, pictures.camera, "a bench")
    with path.open("wb") as stream, begin_recording(stream, subject, settings, 0) as writer:
        clock = {"ns": 0}
        sink = EachSecond(stream, writer, settings)
        kept = RecordedReadings(sink, pictures.camera, settings, lambda: clock["ns"], Discretion())
        recorder = Recorder(session, sink, lambda: clock["ns"], looks=kept)
        observer = Timed(recorder, cost)
        session.set_observer(observer)
        for second, frames in enumerate(life(pictures, random)):
            clock["ns"] = second * S
            for _ in range(SENTENCES_A_S):
                observer.told(SentencePassed(clock["ns"], clock["ns"], "from_board", HEARTBEAT))
            for t_ns, jpeg, sensed in frames:
                clock["ns"] = t_ns
                session.ingest(FrameSeen(t_ns, jpeg, sensed))
            due = len(commands) * (second + 1) // HOURS_S - len(commands) * second // HOURS_S
            for _ in range(due):
                command = commands[commands_taken(session)]
                session.ingest(Commanded(clock["ns"], by_seat(command.seat), command)).taken()
            observer.flush(writer)
        recorder.finish()
    log.close()
    with open_recording(path) as recording:
        looks = [look for look in recording.messages(FrameLooked) if isinstance(look, FrameLooked)]
        cost.looks, cost.kept = len(looks), sum(not look.left_out for look in looks)
    return cost


def commands_taken(session: RajaSession) -> int:
    """How many commands the table accepted, without the start."""
    return session.table.undoable()


class Timed:
    """An observer that measures the time of the observer it wraps."""

    def __init__(self, observer: Recorder, cost: Cost) -> None:
        self._observer = observer
        self._cost = cost

    def posted(self, outbox: Outbox) -> None:
        """Pass on a frame or a command with its events."""
        begun = time.process_time()
        self._observer.posted(outbox)
        taken = time.process_time() - begun
        self._cost.processor_s += taken
        if outbox.look is not None:
            self._cost.looks_ms.append(1000 * taken)

    def told(self, message: Message) -> None:
        """Pass on anything else."""
        begun = time.process_time()
        self._observer.told(message)
        self._cost.processor_s += time.process_time() - begun

    def flush(self, writer: RecordingWriter) -> None:
        """Pass on that a second is over."""
        begun = time.process_time()
        writer.flush_chunks()
        self._cost.processor_s += time.process_time() - begun


@dataclass
class Pictures:
    """The shipped evening's pictures of a moving and of a still table; each still one is read only once."""

    moving: list[bytes]
    still: list[tuple[bytes, Sensed]]
    camera: CameraModel

    @classmethod
    def of(cls, path: Path, settings: Settings) -> Pictures:
        """Take a picture; one in which no hand is seen counts as a still table."""
        seeing = settings.vision_settings()
        moving: list[bytes] = []
        still: list[tuple[bytes, Sensed]] = []
        with open_recording(path) as recording:
            camera = recording.head.camera
            for frame in recording.messages(FrameTaken):
                assert isinstance(frame, FrameTaken)
                moving.append(frame.jpeg)
                if len(moving) % 6 == 0:
                    still.append((frame.jpeg, Sensed(observe(decode_jpeg(frame.jpeg), camera, seeing), True)))
        return cls(moving, still, camera)


def life(pictures: Pictures, random: Random) -> Iterator[list[tuple[int, bytes, Sensed]]]:
    """The frames of each second: hands for some seconds, then another still table until the next burst."""
    shown = pictures.still[0]
    for second in range(HOURS_S):
        within = second % BURST_S
        if within == 0:
            shown = random.choice(pictures.still)
        frames = []
        for part in range(round(1 / FRAME_S)):
            t_ns = second * S + round(part * FRAME_S * S) + 1
            if within < MOVING_S:
                # Hands are over the table: any moving picture, read in full.
                seen = Sensed(random.choice(pictures.still)[1].observation, False)
                frames.append((t_ns, random.choice(pictures.moving), seen))
            else:
                # The table is still, and known to be still after a moment.
                settled = within >= MOVING_S + SETTLE_S
                frames.append((t_ns, shown[0], Sensed(shown[1].observation, settled)))
        yield frames


if __name__ == "__main__":
    os.nice(10)
    main()
