"""Opening an evening over a recording: its table, its log, and what looks at its frames."""

from __future__ import annotations

from companion.frames.sensing import SensingHere, SensingProcess
from companion.games.raja.game import ENGINE
from companion.recording.reading import RecordingHead
from companion.recording.recorded_game import recorded_raja
from companion.session.session import Evening
from companion.settings.loading import Settings
from companion.table.log import EventLog
from companion.table.table import Table


def open_evening(
    head: RecordingHead,
    settings: Settings,
    log: EventLog,
    table_id: str,
    *,
    in_own_process: bool,
    heed_words: bool = True,
) -> Evening:
    """A fresh evening for a recording's messages.

    Args:
        in_own_process: look at frames in a process of their own, so that pages answer meanwhile.
        heed_words: whether people's words on counts are heard.

    Raises:
        DamagedRecording: ``recording.no_options``, ``recording.other_game``.
    """
    game = recorded_raja(head.about)
    table = Table.opened(log, table_id, ENGINE, game.options, t_ns=head.start_ns)
    sensing = SensingProcess(head.camera, settings) if in_own_process else SensingHere(head.camera, settings)
    evening = Evening(table, sensing, game.mats, heed_words=heed_words)
    evening.heed_table_when_told(settings.referee)
    return evening
