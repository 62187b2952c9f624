"""Sets up the replay of a recording: its table, its log, the reading of its frames, and the driver that feeds it."""

from __future__ import annotations

from companion.frames.sensing_result import Sensing
from companion.games.raja.game import ENGINE
from companion.recording.game_header import recorded_raja
from companion.recording.messages import HappeningHeard
from companion.recording.reading import RecordingHead
from companion.recording.schemas import CHANNEL_OF_KIND
from companion.replay.driver import Driver
from companion.session.raja_session import raja_session
from companion.settings.loading import Settings
from companion.table.log import EventLog
from companion.table.table import Table


def opened(
    head: RecordingHead, settings: Settings, log: EventLog, table_id: str, sensing: Sensing, *, heed_words: bool = True
) -> Driver:
    """Return a driver with a new session for a recording's messages.

    Args:
        sensing: reads its frames.
        heed_words: whether people's statements about counts are fed.

    Raises:
        DamagedRecording: ``recording.no_options``, ``recording.other_game``.
    """
    game = recorded_raja(head.about)
    session = raja_session(Table.opened(log, table_id, ENGINE, game.options, t_ns=head.start_ns), game.mats)
    holds_happenings = CHANNEL_OF_KIND[HappeningHeard].topic in head.counts
    return Driver(session, sensing, settings, holds_happenings=holds_happenings, heed_words=heed_words)
