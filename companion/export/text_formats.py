"""A recorded game as JSON, as a transcript and as CSV tables. Pure: nothing is written to disk here."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from companion.games.codec import command_to_json, event_to_json
from companion.games.raja.game import ENGINE
from companion.games.raja.pieces import MARKET_NAMES
from companion.games.raja.state import Ended
from companion.games.records import to_json
from companion.games.transcript import transcript
from companion.review.moments import lines_of, marks, seconds
from companion.review.recorded_game import RecordedGame
from companion.session.views.looking_back import figures
from companion.texts.catalogue import Texts
from companion.texts.message import message_to_json

JSON_FORM: Final = "raja-evening/2"


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under headings, for a CSV file."""

    head: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]


def evening_to_json(evening: RecordedGame) -> dict[str, Any]:
    """Return everything about a game except its pictures; folding its ``steps`` gives its state, deciding them its
    events.
    """
    return {
        "form": JSON_FORM,
        "title": evening.title,
        "options": to_json(evening.options),
        "mats": list(evening.mats),
        "start_s": seconds(evening.start_ns),
        "end_s": seconds(evening.end_ns),
        "steps": [
            {
                "t_s": seconds(step.t_ns),
                "version": step.version,
                "source": step.source,
                "command": None if step.command is None else command_to_json(step.command),
                "events": [event_to_json(event) for event in step.events],
            }
            for step in evening.steps
        ],
        "lines": [
            {"t_s": seconds(line.t_ns), "version": line.version, "message": message_to_json(line.announcement.message)}
            for line in lines_of(evening)
        ],
        "marks": [{"t_s": seconds(mark.t_ns), "kind": mark.kind, "version": mark.version} for mark in marks(evening)],
        "rolls": [
            {
                "t_s": seconds(roll.t_ns),
                "board": roll.board,
                "number": roll.number,
                "well": roll.well,
                "face": roll.face,
            }
            for roll in evening.rolls
        ],
        "asked": [{**asdict(asked), "t_ns": asked.t_ns} for asked in evening.asked],
        "devices": [asdict(device) for device in evening.devices],
        "end": figures(evening.state),
    }


def evening_to_json_text(evening: RecordedGame) -> str:
    """Return the same JSON as text; equal games give equal bytes."""
    return json.dumps(evening_to_json(evening), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def evening_to_transcript(evening: RecordedGame) -> Iterator[str]:
    """Return the transcript's lines (``raja transcript --commands`` reads them back)."""
    return transcript(ENGINE, [(step.command, step.events) for step in evening.steps])


def evening_tables(evening: RecordedGame, text: Texts) -> dict[str, Table]:
    """Return the tables by name, with the log's words in the language of ``text``: ``events``, ``prices``, ``points``,
    ``dice``, ``asked``.
    """
    return {
        "events": _events(evening, text),
        "prices": _prices(evening),
        "points": _points(evening),
        "dice": _dice(evening),
        "asked": Table(
            ("t_s", "mat", "row", "col", "about"),
            tuple((seconds(a.t_ns), _or_empty(a.mat), *(a.cell or ("", "")), a.about) for a in evening.asked),
        ),
    }


def table_to_csv(table: Table) -> str:
    """Return a table as CSV (RFC 4180); texts that a spreadsheet might run as formulas get a leading apostrophe."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\r\n")
    writer.writerow(table.head)
    writer.writerows([[_safe(value) for value in row] for row in table.rows])
    return stream.getvalue()


def _safe(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r") else value


def _or_empty(value: int | None) -> int | str:
    return "" if value is None else value


def _events(evening: RecordedGame, text: Texts) -> Table:
    words = {line.version: text.say(line.announcement.message) for line in lines_of(evening)}
    rows: list[tuple[Any, ...]] = []
    for step in evening.steps:
        first = step.version - len(step.events) + 1
        for version, event in enumerate(step.events, start=first):
            state = evening.history.state_at(version)
            body = dict(event_to_json(event))
            name, seat = body.pop("event"), body.get("seat")
            player = evening.names[seat] if isinstance(seat, int) and 0 <= seat < len(evening.names) else ""
            rows.append(
                (
                    *(version, seconds(step.t_ns), state.turn.number, state.phase, name, player, step.source),
                    words.get(version, ""),
                    json.dumps(body, sort_keys=True, ensure_ascii=False),
                )
            )
    return Table(("version", "t_s", "turn", "phase", "event", "player", "source", "words", "fields"), tuple(rows))


def _prices(evening: RecordedGame) -> Table:
    """Return the prices: a row at the start and at each change."""
    rows: list[tuple[Any, ...]] = []
    for version, t_ns in enumerate(evening.version_times_ns(), start=1):
        prices = evening.history.state_at(version).market.prices
        if not rows or rows[-1][2:] != tuple(prices):
            rows.append((version, seconds(t_ns), *prices))
    return Table(("version", "t_s", *MARKET_NAMES), tuple(rows))


def _points(evening: RecordedGame) -> Table:
    rows: list[tuple[Any, ...]] = []
    for version, t_ns in enumerate(evening.version_times_ns(), start=1):
        told = figures(evening.history.state_at(version))
        if not rows or rows[-1][2:] != tuple(told["points"]):
            rows.append((version, seconds(t_ns), *told["points"]))
    return Table(("version", "t_s", *evening.names), tuple(rows))


def _dice(evening: RecordedGame) -> Table:
    rows = [(seconds(r.t_ns), r.board, r.number, r.well, r.face) for r in evening.rolls]
    return Table(("t_s", "board", "number", "well", "face"), tuple(rows))


def winners_of(evening: RecordedGame) -> Sequence[int]:
    """Return the winners' seats; none if the game was not played to its end."""
    step = evening.state.step
    return step.winners if isinstance(step, Ended) else ()
