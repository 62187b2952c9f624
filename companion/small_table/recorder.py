"""A small game on its way into a recording. What was sealed is kept out until it has been revealed.

From the first seal of a round on, everything waits in memory and is written in one go with the reveal; a recording that
ends before has nothing of that round, and the file never holds a bid that another seat may not know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version as version_of
from typing import Any, Final, Protocol

from companion.games.catalogue import AnyEngine
from companion.games.codec import command_to_json, event_to_json, options_to_json
from companion.lobby.lobby import GameKind
from companion.recording.digest import digest_of
from companion.recording.discretion import Discretion
from companion.recording.messages import (
    CommandDecided,
    CommandRejected,
    EventHappened,
    JsonObject,
    Message,
    RecordingNoted,
    StateReached,
)
from companion.recording.stretches import STARTED, STOPPED
from companion.session.outbox import Decided, Outbox
from companion.small_table.kinds import REVEALING_EVENTS, is_sealing
from companion.small_table.session import SmallSession

_MESSAGE_BYTES: Final = 500
"""About what a message takes."""


class MessageSink(Protocol):
    """Where messages go; it neither waits nor raises."""

    def put(self, size_bytes: int, make: Callable[[], Iterable[Message]]) -> None:
        """Have messages written."""


@dataclass(frozen=True, slots=True)
class SmallSubject:
    """What a recording is of.

    Attributes:
        began: when the game was made, ISO 8601: the recording's times count from there.
        kind: as lobbies name the game.
        options: the game's.
        discretion: who is left out.
    """

    title: str
    began: str
    kind: GameKind
    engine: AnyEngine
    options: Any
    discretion: Discretion = field(default_factory=Discretion)

    def about(self) -> dict[str, str]:
        """What a reader should know."""
        return {
            "title": self.discretion.words(self.title),
            "began": self.began,
            "game": self.kind,
            "options": json.dumps(options_to_json(self.engine, self.discretion.options(self.options)), sort_keys=True),
            "mats": "[]",
            "camera": "none",
            "sentences_from": "nobody",
            "software": f"raja-table {version_of('raja-table')}",
        }


class SmallRecorder:
    """Hands what a small game's table tells to a writer. Its steps so far come first.

    Args:
        clock_ns: the game's time.
        discretion: who is left out.
    """

    def __init__(
        self,
        session: SmallSession,
        writer: MessageSink,
        clock_ns: Callable[[], int],
        discretion: Discretion | None = None,
    ) -> None:
        self._discretion = discretion or Discretion()
        table = self._table = session.table
        self._session = session
        self._writer = writer
        self._clock_ns = clock_ns
        self._held: list[Message] = []
        self._held_rounds: set[int] = set()
        self._written = 0
        version = 0
        for step in table.steps():
            before, version = version, version + len(step.events)
            self._take(step.t_ns, before, step.source, step.command, step.events)
        self._note(STARTED, f"Recording begins at version {self._written}.")
        session.be_witnessed(self)

    def posted(self, outbox: Outbox) -> None:
        """Something came in, and this followed."""
        for entry in outbox.followed:
            command = command_to_json(entry.command)
            if isinstance(entry, Decided):
                written = [event_to_json(event) for event in entry.events]
                self._take(entry.t_ns, entry.version - len(written), str(entry.source), command, written)
                continue
            if is_sealing(command):
                self._held_rounds.add(_round_of(self._table.state))
            self._put([CommandRejected(entry.t_ns, self._clock_ns(), command, entry.code, entry.message)])

    def finish(self) -> None:
        """Nothing more is told; the writer is to be closed by whoever made it. What has not been revealed is dropped."""
        self._session.be_witnessed(None)
        self._held.clear()
        self._held_rounds.clear()
        self._tell_state()
        self._note(STOPPED, f"Recording ends at version {self._written}.")

    def _take(self, t_ns: int, before: int, source: str, command: JsonObject, events: Sequence[JsonObject]) -> None:
        now_ns, version = self._clock_ns(), before + len(events)
        number = _round_of(self._table.state_at(before)) if before else 0
        if is_sealing(command):
            self._held_rounds.add(number)
        messages: list[Message] = [CommandDecided(t_ns, now_ns, version, source, command)]
        for place, event in enumerate(events, start=before + 1):
            messages.append(EventHappened(t_ns, now_ns, place, event))
        revealed = any(event.get("event") in REVEALING_EVENTS for event in events)
        # A seal that an undo left behind in a later round is not told before that round comes and is revealed.
        if revealed and max(self._held_rounds, default=0) <= number:
            messages = [*self._held, *messages]
            self._held.clear()
            self._held_rounds.clear()
        self._put(messages)
        if not self._held:
            self._written = version
            if revealed:
                self._tell_state()

    def _tell_state(self) -> None:
        if not self._written:
            return
        now_ns, version = self._clock_ns(), self._written
        self._put(
            [StateReached(now_ns, now_ns, version, digest_of(self._discretion.state(self._table.state_at(version))))]
        )

    def _note(self, kind: str, sentence: str) -> None:
        now_ns = self._clock_ns()
        self._put([RecordingNoted(now_ns, now_ns, kind, sentence, self._written)])

    def _put(self, messages: Sequence[Message]) -> None:
        if self._held_rounds:
            self._held += messages
        else:
            self._writer.put(_MESSAGE_BYTES * len(messages), lambda: map(self._discretion.message, messages))


def _round_of(state: Any) -> int:
    """The number of the round, or auction, whose bids are being sealed; a vote has but one."""
    number = getattr(state, "round_number", getattr(state, "auction", 1))
    assert isinstance(number, int)
    return number
