"""Makes a link that hands a game's result to the app BG Stats, in the format that its makers publish.

Fields: ``sourceName``, ``sourcePlayId``, ``playDate`` (UTC, ``yyyy-MM-dd HH:mm:ss``), ``durationMin``, ``game`` (``name``,
``sourceGameId``, ``highestWins``, ``noPoints``) and ``players`` (``name``, ``sourcePlayerId``, ``startPlayer``, ``winner``,
``score``, ``rank``, ``role``); Android wants ``winner`` and ``startPlayer`` for everybody. ``https`` in place of ``bgstats``
opens the app, too, where links to it are allowed.
"""

from __future__ import annotations

import hashlib
import json
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote

from companion.export.text_formats import evening_to_json_text, winners_of
from companion.games.raja.phases.turn.rules import points_of
from companion.review.recorded_game import RecordedGame
from companion.texts.catalogue import Texts

APP_LINK: Final = "bgstats://app.bgstatsapp.com/createPlay.html?data="
SOURCE: Final = "raja-table"


def bg_stats_play(evening: RecordedGame, played_at: datetime, text: Texts) -> dict[str, Any]:
    """Return the play in the form of BG Stats.

    Args:
        played_at: when the game ended, with its time zone.
        text: the texts for its comment.
    """
    points = points_of(evening.state)
    winners = winners_of(evening)
    turns = evening.state.turn.number
    play: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": hashlib.sha256(evening_to_json_text(evening).encode()).hexdigest()[:32],
        "playDate": played_at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "durationMin": max(1, round((evening.end_ns - evening.start_ns) / 60e9)),
        "comments": text("bg_stats.turns" if winners else "bg_stats.unfinished", turns=turns),
        "game": {"name": "Raja", "sourceGameId": "raja", "highestWins": True, "noPoints": False},
        "players": [
            {
                "name": name,
                "sourcePlayerId": name,
                "startPlayer": seat == evening.options.starting_seat,
                "winner": seat in winners,
                "score": points[seat],
                "rank": 1 + sum(other > points[seat] for other in points),
                "role": evening.options.players[seat].marker,
            }
            for seat, name in enumerate(evening.names)
        ],
    }
    return play


def bg_stats_link(evening: RecordedGame, played_at: datetime, text: Texts) -> str:
    """Return a link that opens BG Stats with this play filled in."""
    play = json.dumps(bg_stats_play(evening, played_at, text), ensure_ascii=False, separators=(",", ":"))
    return APP_LINK + quote(play, safe="")
