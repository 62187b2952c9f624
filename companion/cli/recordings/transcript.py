"""``raja transcript``: a game as readable text, from a log, a recording or a list of commands, and back."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import click

from companion.cli.main import settings_of
from companion.cli.recordings.game_text import told, told_game
from companion.cli.recordings.recording_argument import RECORDING
from companion.errors import CompanionError
from companion.frames.sensing import sensing_here
from companion.games.catalogue import AnyEngine
from companion.games.codec import (
    command_from_json,
    command_to_json,
    event_from_json,
    options_from_json,
    options_to_json,
)
from companion.games.history import History
from companion.games.transcript import Batch, read_transcript
from companion.recording.game_header import BEGIN
from companion.recording.reading import open_recording, read_head, read_messages
from companion.replay.depths import holds_the_game
from companion.replay.redecide import decided_steps
from companion.replay.replay_setup import opened
from companion.settings.loading import Settings
from companion.table.log import EventLog

SQLITE_HEADER = b"SQLite format 3\0"
MCAP_MAGIC = b"\x89MCAP0\r\n"


@click.command()
@click.argument("file", type=RECORDING)
@click.option("--table", "table_id", help="Which table of the log, if it holds several.")
@click.option(
    "--commands",
    "back",
    is_flag=True,
    help="Read FILE as a transcript and print its commands, one JSON object per line.",
)
@click.pass_context
def transcript(ctx: click.Context, file: Path, table_id: str | None, back: bool) -> None:
    """Print the game in FILE as text.

    FILE is a SQLite log, a recording (.mcap, which is played through), or JSON lines as --commands prints them: the
    options, then one command per line. For an unfinished small game, only what everybody may see is printed.
    """
    if back:
        lines = _text(file).splitlines()
        engine = told_game(lines[0].removeprefix("#").strip() if lines else "")
        found = read_transcript(engine, lines)
        for record in (options_to_json(engine, found.options), *map(command_to_json, found.commands)):
            click.echo(json.dumps(record, ensure_ascii=False))
        return
    engine, batches = _batches(file, table_id, ctx)
    for line in told(engine, batches):
        click.echo(line)


def _batches(file: Path, table_id: str | None, ctx: click.Context) -> tuple[AnyEngine, list[Batch]]:
    head = _head(file)
    if head == SQLITE_HEADER:
        return _of_log_file(file, table_id)
    if head.startswith(MCAP_MAGIC):
        return _of_recording(file, settings_of(ctx))
    return _of_lines(_text(file))


def _head(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(len(SQLITE_HEADER))
    except OSError as error:
        raise _unreadable(file, error) from error


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable(file, error) from error


def _unreadable(file: Path, error: OSError | UnicodeDecodeError) -> CompanionError:
    if not isinstance(error, OSError):
        return CompanionError(
            "transcript.not_text", f"{file} is not text: give a log, recording or text file.", file=str(file)
        )
    return CompanionError(
        "transcript.unreadable",
        f"{file} cannot be read ({error.strerror}): give a log, recording or text file.",
        file=str(file),
        reason=str(error.strerror),
    )


def _of_log_file(file: Path, table_id: str | None) -> tuple[AnyEngine, list[Batch]]:
    known = _tables_in(file)
    if table_id is None and len(known) == 1:
        table_id = known[0]
    if table_id not in known:
        names = ", ".join(known) or "none"
        raise CompanionError(
            "transcript.which_table", f"Name a table of this log with --table; it holds: {names}.", tables=names
        )
    log = EventLog(f"sqlite:///{file}")
    try:
        return _of_log(log, table_id)
    finally:
        log.close()


def _tables_in(file: Path) -> list[str]:
    """The log's tables, oldest first; looked up read-only, so that no other database is written to."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            return [str(row[0]) for row in connection.execute("SELECT id FROM tables ORDER BY created_ns")]
    except sqlite3.Error as error:
        raise CompanionError(
            "transcript.no_log",
            f"{file} is a database but no log of tables ({error}): give another file.",
            file=str(file),
        ) from error


def _of_log(log: EventLog, table_id: str) -> tuple[AnyEngine, list[Batch]]:
    engine = told_game(log.game_of(table_id) or "")
    events = [event_from_json(engine, logged.event) for logged in log.events(table_id)]
    taken = log.commands(table_id)
    ends = [0, *(command.version for command in taken)]
    return engine, [
        (
            None if logged.command.get("command") == BEGIN else command_from_json(engine, logged.command),
            events[start:end],
        )
        for logged, (start, end) in zip(taken, pairwise(ends), strict=True)
    ]


def _of_recording(file: Path, settings: Settings) -> tuple[AnyEngine, list[Batch]]:
    """As it was decided; where only frames, sentences and words were recorded, they are played through first."""
    with open_recording(file) as recording:
        if holds_the_game(recording):
            engine = told_game(recording.about.get("game", ""))
            commands = [(step.decision.command, step.events) for step in decided_steps(recording)]
            return engine, [
                (
                    None if command.get("command") == BEGIN else command_from_json(engine, command),
                    [event_from_json(engine, happened.event) for happened in events],
                )
                for command, events in commands
            ]
    head = read_head(file)
    log = EventLog("sqlite://")
    try:
        driver = opened(head, settings, log, "transcript", sensing_here(head.camera, head.beside, settings))
        for message in read_messages(file):
            driver.feed(message, driver.sense(message))
        return _of_log(log, "transcript")
    finally:
        log.close()


def _of_lines(text: str) -> tuple[AnyEngine, list[Batch]]:
    """Options, then commands, decided anew."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if not lines:
        raise CompanionError("transcript.empty", "The file is empty: its first line gives the game's options as JSON.")
    first = _json(*lines[0])
    engine = told_game(str(first.get("game", "")) if isinstance(first, dict) else "")
    history = History.begin(engine, options_from_json(engine, first))
    batches: list[Batch] = [(None, history.events)]
    for number, line in lines[1:]:
        command = command_from_json(engine, _json(number, line))
        events = history.decide(command)
        history.append(events)
        batches.append((command, events))
    return engine, batches


def _json(number: int, line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise CompanionError(
            "transcript.not_json",
            f"Line {number} is not JSON: give a log, a recording, or a JSON object a line.",
            line=number,
        ) from error
