"""The chronicle of a game: a line for each notable event, and for other things such as a missing device."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from companion.games.raja.events import Event
from companion.session.moment import LineShown
from companion.session.words.announcements import Announcement, Announcer
from companion.session.words.deeds import Deeds
from companion.table.session_notes import SessionNote
from companion.table.table import TableEvent
from companion.texts.message import Message


class Chronicle:
    """The lines so far, in the order in which things happened.

    Args:
        names: the players' names by seat.
        events: the events that an earlier run logged.
        beside: log lines of an earlier run that are not events.
    """

    def __init__(
        self, names: tuple[str, ...], events: Iterable[TableEvent[Event]], beside: Sequence[SessionNote]
    ) -> None:
        self.names = names
        self._announcer = Announcer(names)
        self._lines: list[LineShown] = []
        for event in events:
            self.speak(event, event.t_ns)
        self._lines += [LineShown(b.version, b.t_ns, Announcement(b.message, b.tags)) for b in beside]
        self._lines.sort(key=lambda line: line.version)  # other lines follow the events of their version

    @property
    def lines(self) -> tuple[LineShown, ...]:
        """All lines."""
        return tuple(self._lines)

    @property
    def deeds(self) -> Deeds:
        """People's moves so far."""
        return self._announcer.deeds

    def speak(self, logged: TableEvent[Event], t_ns: int, tags: tuple[str, ...] = ()) -> None:
        """Add the line for an event, if it has one, with additional ``tags``."""
        announcement = self._announcer.announce(logged.version, logged.event)
        if announcement is not None:
            announcement = replace(announcement, tags=tuple(dict.fromkeys((*announcement.tags, *tags))))
            self._lines.append(LineShown(logged.version, t_ns, announcement))

    def tell(self, version: int, t_ns: int, message: Message, tags: tuple[str, ...]) -> None:
        """Add a line that is not an event of the game."""
        self._lines.append(LineShown(version, t_ns, Announcement(message, tags)))
