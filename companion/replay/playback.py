"""Plays a recorded evening on the page: paced by the clock, controlled by people, shown through the feed."""

from __future__ import annotations

import secrets
import threading
import time
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any

from companion.errors import CompanionError, MalformedRequest, UnknownResource
from companion.frames.pictures import city_rectangle, crop_of, decode_jpeg, encode_jpeg
from companion.frames.sensing import SensingProcess
from companion.games.errors import GameError
from companion.recording.messages import FIRST_CAMERA, FrameTaken, Message
from companion.recording.reading import DamagedRecording, RecordingHead, read_head, read_messages
from companion.replay.driver import Driver
from companion.replay.pacing import FASTEST, SLOWEST, Pace
from companion.replay.replay_setup import opened
from companion.replay.sentence_source import UNKNOWN_BOARD, sentences_from
from companion.session.inputs import QuestionAnswered
from companion.session.views.page_state import page_state
from companion.settings.loading import Settings
from companion.table.feed import Feed
from companion.table.log import EventLog
from companion.texts.message import Message as Saying
from companion.texts.message import message_to_json
from companion.texts.refusals import message_of
from vision.errors import VisionError
from vision.readings.observation import TableObservation
from vision.readings.overlay import draw_overlay

FRAMES_KEPT = 240


class Playback:
    """Plays a recording in a thread of its own; use as a context manager.

    Args:
        path: the recording.
        settings: sizes, colours and thresholds.
        database_url: where the log goes; each playback is a separate table in it.
        speed: recorded seconds per second.
        pictures_at: prefix of the pictures' addresses.
        at_once: start playing at once; otherwise when ``wake`` is called.

    Raises:
        DamagedRecording, LogUnavailable: before anything is served.
    """

    def __init__(
        self,
        path: Path,
        settings: Settings,
        *,
        database_url: str,
        speed: float,
        pictures_at: str = "",
        at_once: bool = True,
    ) -> None:
        self.feed = Feed()
        self._path = path
        self._settings = settings
        self._head: RecordingHead = read_head(path)
        self._log = EventLog(database_url)
        self._lock = threading.Condition()
        self._pace = Pace(self._head.start_ns, time.monotonic_ns(), speed)
        self._pictures_at = pictures_at
        self._looked_at = at_once
        self._restarts = 0
        self._stopping = False
        self._finished = False
        self._driver: Driver | None = None
        self._notes: list[Saying] = []
        self._frames: dict[int, tuple[bytes, TableObservation | None]] = {}
        self._thread = threading.Thread(target=self._run, name="playback", daemon=True)

    def __enter__(self) -> Playback:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._lock:
            self._stopping = True
            self._lock.notify_all()
        self._thread.join(timeout=10)
        self.feed.close()
        self._log.close()

    # --- requests by pages --------------------------------------------------------------------

    def wake(self) -> None:
        """Start playing, if it has not started; called when somebody opens the page."""
        with self._lock:
            if not self._looked_at:
                self._looked_at = True
                self._lock.notify_all()

    def picture(self, number: int, *, overlay: bool) -> bytes:
        """Return a frame as JPEG, with its readings drawn on it if ``overlay``."""
        jpeg, observation = self._kept(number)
        if not overlay or observation is None:
            return jpeg
        image = decode_jpeg(jpeg)
        camera = self._head.camera.scaled_to(observation.width, observation.height)
        return encode_jpeg(draw_overlay(image, observation, camera, self._settings.vision_settings()))

    def crop(self, seat: int, row: int, col: int, number: int | None) -> bytes:
        """Return the part of a frame that a city was read from."""
        with self._lock:
            newest = max(self._frames, default=0)
        jpeg, observation = self._kept(newest if number is None else number)
        mat_seat = self._mat_of(seat)
        for mat in observation.mats if observation is not None else ():
            if mat.seat == mat_seat and observation is not None:
                camera = self._head.camera.scaled_to(observation.width, observation.height)
                rectangle = city_rectangle(mat, (row, col), camera, self._settings.geometry)
                if rectangle is not None:
                    return encode_jpeg(crop_of(decode_jpeg(jpeg), rectangle))
        raise UnknownResource("crop.unknown", "Nothing was read there in that picture: look at a newer one.")

    def answer(self, question: str, value: int, seat: int) -> None:
        """Give a person's answer to an open question."""
        with self._lock:
            driver = self._driver
            given = None if driver is None else QuestionAnswered(driver.session.now_ns, question, value, seat)
            open_yet = driver is not None and given is not None and not driver.session.ingest(given).taken().unknown
            if open_yet:
                self._publish()
        if not open_yet:
            raise UnknownResource("question.closed", "That question is no longer open: look at the table's page again.")

    def steer(self, *, playing: bool | None, speed: float | None, restart: bool) -> None:
        """Pause, resume, change the speed, or restart."""
        if speed is not None and not SLOWEST <= speed <= FASTEST:
            raise MalformedRequest("playback.speed", f"The speed must be from {SLOWEST:g} to {FASTEST:g}: choose one.")
        with self._lock:
            self._pace = self._pace.steered(time.monotonic_ns(), playing=playing, speed=speed)
            if restart:
                self._restarts += 1
            self._publish()
            self._lock.notify_all()

    # --- the playing thread -------------------------------------------------------------------

    def _run(self) -> None:
        with self._lock:
            self._lock.wait_for(lambda: self._stopping or self._looked_at)
        while True:
            with self._lock:
                if self._stopping:
                    return
                restarts = self._restarts
                self._begin()
            whole = self._play_through(restarts)
            with self._lock:
                self._finished = whole
                self._publish()
                self._lock.wait_for(lambda: self._stopping or self._restarts != restarts)  # noqa: B023

    def _begin(self) -> None:
        self._finished = False
        self._frames.clear()
        self._notes = [sentences_from(self._head.about.get("sentences_from", UNKNOWN_BOARD))]
        self._pace = Pace(self._head.start_ns, time.monotonic_ns(), self._pace.speed, True)
        if self._driver is not None:
            self._driver.close()
        table_id = f"playback-{secrets.token_hex(6)}"
        sensing = SensingProcess(self._head.camera, self._settings, self._head.beside)
        self._driver = opened(self._head, self._settings, self._log, table_id, sensing)
        self._publish()

    def _play_through(self, restarts: int) -> bool:
        """Feed every message when it is due; returns False if stopped or restarted meanwhile."""
        try:
            for message in read_messages(self._path):
                if not self._await_due(message.t_ns, restarts):
                    return False
                try:
                    self._take(message)
                except (CompanionError, GameError, VisionError) as error:
                    self._note(Saying("playback.fault", {"seconds": message.t_ns / 1e9, "reason": message_of(error)}))
        except DamagedRecording as error:
            self._note(message_of(error))
        return True

    def _note(self, note: Saying) -> None:
        """Show on the page what went wrong; the playback continues."""
        with self._lock:
            self._notes.append(note)
            self._publish()

    def _await_due(self, t_ns: int, restarts: int) -> bool:
        with self._lock:
            while not self._stopping and self._restarts == restarts:
                wait_s = self._pace.wait_s(t_ns, time.monotonic_ns())
                if wait_s == 0.0:
                    return True
                self._lock.wait(wait_s)
            return False

    def _take(self, message: Message) -> None:
        driver = self._driver
        assert driver is not None
        # Reading a frame takes longest, so it happens without the lock: pictures and answers must not wait for it.
        sensed = driver.sense(message)
        with self._lock:
            driver.feed(message, sensed)
            if isinstance(message, FrameTaken):
                number = driver.session.part.frames_taken - 1
                self._frames[number] = (message.jpeg, None if sensed is None else sensed.shown_by(FIRST_CAMERA))
                for old in [n for n in self._frames if n <= number - FRAMES_KEPT]:
                    del self._frames[old]
            self._pace = self._pace.not_ahead_of(message.t_ns, time.monotonic_ns())
            self._publish()

    # --- showing --------------------------------------------------------------------------------

    def _publish(self) -> None:
        if self._driver is None:
            return
        moment = replace(self._driver.moment(), pictures_at=self._pictures_at)
        self.feed.publish({**page_state(moment), "evening": self._evening_state(moment.t_ns)})

    def _evening_state(self, t_ns: int) -> dict[str, Any]:
        return {
            "title": self._head.about.get("title", self._path.stem),
            "mode": "recording",
            "t_s": round(t_ns / 1e9, 3),
            "end_s": round(self._head.end_ns / 1e9, 3),
            "playing": self._pace.playing and not self._finished,
            "speed": self._pace.speed,
            "finished": self._finished,
            "notes": [message_to_json(note) for note in self._notes],
        }

    def _kept(self, number: int) -> tuple[bytes, TableObservation | None]:
        with self._lock:
            kept = self._frames.get(number)
        if kept is None:
            raise UnknownResource("frame.unknown", "That picture is not kept any more: look at a newer one.")
        return kept

    def _mat_of(self, seat: int) -> int:
        with self._lock:
            mats = () if self._driver is None else self._driver.session.part.mats
        if seat >= len(mats):
            raise UnknownResource("crop.unknown", f"There is no seat {seat} at this table.")
        return mats[seat]
