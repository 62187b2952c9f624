"""``raja transcript`` from command lists and logs, and back."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest

from companion.cli.main import run
from companion.games.codec import command_to_json, event_to_json, options_to_json
from companion.games.raja.game import ENGINE
from companion.games.raja.options import Options, PlayerOptions
from companion.players.half_random_player import HalfRandomPlayer
from companion.players.self_play import Chance, Played, play_game
from companion.table.log import EventLog

OPTIONS = Options((PlayerOptions("Ada", "chair"), PlayerOptions("Bo", "dome")))


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        run(["transcript", *arguments])
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


def a_game() -> list[Played]:
    generator = Random(4)
    return list(play_game(OPTIONS, [HalfRandomPlayer(generator)] * 2, Chance(generator, 8), 150))


def json_lines() -> str:
    records = [options_to_json(ENGINE, OPTIONS), *(command_to_json(played.command) for played in a_game())]
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)


def test_commands_become_text_and_the_text_the_same_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unnamed = json_lines().replace(
        '{"game": "raja", ', "{", 1
    )  # without a name it is Raja, as earlier versions wrote it
    (tmp_path / "game.jsonl").write_text(unnamed, encoding="utf-8")
    status, text, _ = said(capsys, str(tmp_path / "game.jsonl"))
    assert status == 0
    assert "# turn 1 " in text
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    assert said(capsys, str(tmp_path / "game.txt"), "--commands")[1] == json_lines()


def fill(log: EventLog, table_id: str) -> None:
    log.create_table(table_id, "raja", 0)
    version = 0
    batches = [({"command": "begin"}, ENGINE.start(OPTIONS))]
    batches += [(command_to_json(played.command), played.events) for played in a_game()]
    for command, events in batches:
        version = log.append(
            table_id, version, command, [event_to_json(event) for event in events], source="t", t_ns=0, logged_ns=0
        )


def test_a_log_gives_the_same_text_as_its_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = EventLog(f"sqlite:///{tmp_path / 'log.db'}")
    fill(log, "evening")
    log.close()
    (tmp_path / "game.jsonl").write_text(json_lines(), encoding="utf-8")
    assert said(capsys, str(tmp_path / "log.db")) == said(capsys, str(tmp_path / "game.jsonl"))


def test_a_log_of_two_tables_asks_which(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = EventLog(f"sqlite:///{tmp_path / 'log.db'}")
    fill(log, "first")
    fill(log, "second")
    log.close()
    status, _, err = said(capsys, str(tmp_path / "log.db"))
    assert status == 2
    assert "first, second" in err
    assert said(capsys, str(tmp_path / "log.db"), "--table", "second")[0] == 0


def test_a_database_of_somebody_else_is_refused_and_left_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.db"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE mine (x)")
    connection.commit()
    connection.close()
    before = other.read_bytes()
    status, _, err = said(capsys, str(other))
    assert status == 2
    assert len(err.strip().splitlines()) == 1
    assert other.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"hello\n", b"[]\n", b'{"players": []}\n', json_lines().encode() + b"{}\n"]
)
@pytest.mark.parametrize("option", [(), ("--commands",)])
def test_what_is_no_game_is_one_sentence_and_status_2(
    content: bytes, option: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x").write_bytes(content)
    status, _, err = said(capsys, str(tmp_path / "x"), *option)
    assert status == 2
    assert len(err.strip().splitlines()) == 1


def test_a_missing_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = said(capsys, str(tmp_path / "none.db"))
    assert status == 2
    assert "cannot be read" in err
