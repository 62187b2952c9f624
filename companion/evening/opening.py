"""Opening an evening over a recording: its table, its log, and what looks at its frames."""

from __future__ import annotations

import json

from companion.evening.evening import Evening
from companion.evening.recorded_rules import check_is_raja
from companion.evening.sensing import SensingHere, SensingProcess
from companion.games.errors import MalformedCommand
from companion.games.raja.codec import options_from_json
from companion.recording.reading import DamagedRecording, RecordingHead
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
    check_is_raja(head.about)
    try:
        options = options_from_json(json.loads(head.about["options"]))
        mats = tuple(int(mat) for mat in json.loads(head.about["mats"]))
    except (KeyError, ValueError, TypeError, MalformedCommand) as error:
        raise DamagedRecording(
            "recording.no_options",
            "The recording does not tell which game it is of: make it with `raja recording import`.",
        ) from error
    table = Table.opened(log, table_id, options, t_ns=head.start_ns)
    sensing = SensingProcess(head.camera, settings) if in_own_process else SensingHere(head.camera, settings)
    evening = Evening(table, sensing, mats, heed_words=heed_words)
    evening.heed_table_when_told(settings.referee)
    return evening
