"""Plays a whole recording through the path of a live game at once; reports the score, every phase and every doubt."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from companion.frames.sensing import sensing_here
from companion.games.codec import command_to_json
from companion.games.raja.events import BuildFinished, StonesRemoved
from companion.games.raja.game import ENGINE
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.pieces import HOST, MARKET_NAMES
from companion.games.raja.state import State
from companion.recording.messages import SentencePassed
from companion.recording.reading import read_head, read_messages
from companion.recording.stories.truth import Compared, RecordingTruth, compare
from companion.replay.re_recording import keeping_every_frame, recording_evening, subject_again
from companion.replay.replay_setup import opened
from companion.session.moment import LineShown
from companion.session.outbox import Outbox, Rejected
from companion.session.outcomes import WordHeard
from companion.session.raja_session import RajaSession
from companion.session.wall_reports import RajaTable
from companion.settings.loading import Settings
from companion.table.log import EventLog
from companion.texts.catalogue import commands_in, texts_in


@dataclass(frozen=True, slots=True)
class Replayed:
    """The result of a replay.

    Attributes:
        lines: the log in words.
        refused: commands that the rules refused.
        words: people's statements about counts, with their results.
        counted_by: how many wall reports each source gave.
        compared: readings of settled frames compared with the truth; empty without a truth.
    """

    state: State
    score: Mapping[str, Any]
    lines: tuple[LineShown, ...]
    refused: tuple[Rejected, ...]
    words: tuple[WordHeard, ...]
    counted_by: Mapping[str, int]
    compared: tuple[Compared, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the final state, the score in the form of a recording's truth, and how it came about."""
        return {
            "score": dict(self.score),
            "state": ENGINE.view(self.state, HOST),
            "walls_reported_by": dict(self.counted_by),
            "words": Counter(word.outcome for word in self.words),
            "refused": [
                {"t": r.t_ns / 1e9, "code": r.code, "message": r.message, "command": command_to_json(r.command)}
                for r in self.refused
            ],
            "differences": [
                {"frame": c.frame, "what": c.what, "reading": c.reading, "truth": c.truth, "verdict": c.verdict}
                for c in self.compared
                if c.verdict != "right"
            ],
            "compared": Counter(c.verdict for c in self.compared),
        }

    def report(self, language: str = "en") -> list[str]:
        """Return the report in words for people."""
        words, told = commands_in(language), texts_in(language)
        text = [f"{line.t_ns / 1e9:7.1f} s  {told.say(line.announcement.message)}" for line in self.lines]
        text.append("")
        by = [
            words("replay.by", count=count, who=words.word("replay.who", who))
            for who, count in sorted(self.counted_by.items())
        ]
        text.append(words("replay.walls", by=", ".join(by) or words("replay.none")))
        heard = Counter(word.outcome for word in self.words)
        outcomes = [f"{n} {words.word('replay.outcome', o)}" for o, n in sorted(heard.items())]
        text.append(words("replay.words", outcomes=", ".join(outcomes) or words("replay.none")))
        text += [words("replay.refused", s=r.t_ns / 1e9, why=r.message, code=r.code) for r in self.refused]
        if self.compared:
            verdicts = Counter(c.verdict for c in self.compared)
            judged = {name: verdicts[name] for name in ("right", "wrong", "asked")}
            text.append(words("replay.readings", **judged, n=len(self.compared)))
            text += [
                f"  {words('replay.frame')} {c.frame:3d}  {c.what}: {words('replay.against_truth', reading=c.reading, truth=c.truth)}  [{c.verdict}]"
                for c in self.compared
                if c.verdict != "right"
            ]
        names = [player.name for player in self.state.options.players]
        text.append("")
        # Points are told by mat, in the order of the seats.
        points = zip(names, self.score["points"].values(), strict=True)
        text.append(words("replay.final_score", points=", ".join(f"{name} {won}" for name, won in points)))
        return text


@dataclass(frozen=True, slots=True)
class RecordAgain:
    """Where to record a replay. ``readings``: include the camera's readings, which better vision would read
    differently.
    """

    stream: IO[bytes]
    readings: bool


def replay_recording(
    path: Path,
    settings: Settings,
    *,
    step: Callable[[int], None],
    truth: RecordingTruth | None = None,
    camera_only: bool = False,
    record: RecordAgain | None = None,
) -> Replayed:
    """Feed a recording through the path of a live game.

    Args:
        step: called with each message's time before it is fed.
        truth: what really lay on the table in each frame.
        camera_only: leave out people's statements about counts.
        record: where to record the replay and its results; None for nowhere.

    Raises:
        DamagedRecording: see ``read_head`` and ``read_messages``.
    """
    head = read_head(path)
    with contextlib.ExitStack() as stack:
        log = EventLog("sqlite://")
        stack.callback(log.close)
        driver = opened(
            head, settings, log, "replay", sensing_here(head.camera, head.beside, settings), heed_words=not camera_only
        )
        outboxes: list[Outbox] = []
        compared: list[Compared] = []
        recorder = None
        if record is not None:
            again = recording_evening(
                driver.session,
                subject_again(head, driver.session),
                keeping_every_frame(settings),
                record.stream,
                readings=record.readings,
            )
            recorder = stack.enter_context(again)
        for message in read_messages(path):
            step(message.t_ns)
            if recorder is not None and isinstance(message, SentencePassed):
                recorder.told(message)  # the driver feeds what it means below
            sensed = driver.sense(message)
            number = driver.session.part.frames_taken
            outboxes += driver.feed(message, sensed)
            known = truth.frames[number] if truth is not None and number < len(truth.frames) else None
            if known is not None and known.settled and sensed is not None and sensed.still:
                compared += compare(number, sensed.observation, known)
        return _replayed(driver.session, outboxes, compared)


def _replayed(session: RajaSession, outboxes: list[Outbox], compared: list[Compared]) -> Replayed:
    table = session.table
    reports = [e.event for e in table.events if isinstance(e.event, (BuildFinished, StonesRemoved))]
    moment = session.part.moment()
    return Replayed(
        table.state,
        final_score(table, moment.mats),
        tuple(moment.lines),
        tuple(refused for outbox in outboxes for refused in outbox.rejected),
        tuple(outbox.word for outbox in outboxes if outbox.word is not None),
        Counter(str(report.said_by) for report in reports),
        tuple(compared),
    )


def final_score(table: RajaTable, mats: Sequence[int]) -> dict[str, Any]:
    """Return the score in the form of a recording's truth: by mat seat, with the start of the next turn."""
    state = table.state
    points = points_of(state)

    def by_seat(value: Callable[[int], int]) -> dict[str, int]:
        return {str(mats[player.seat]): value(player.seat) for player in state.players}

    return {
        "points": by_seat(lambda seat: points[seat]),
        "cash": by_seat(lambda seat: state.players[seat].cash),
        "nobles_home": by_seat(lambda seat: sum(tile.noble for tile in state.players[seat].lands)),
        "season_next": state.turn.season,
        "starting_player_next": mats[state.turn.starting_seat],
        "prices": dict(zip(MARKET_NAMES, state.market.prices, strict=True)),
    }
