"""Names from a file reach a terminal as letters alone."""

from __future__ import annotations

import io

import pytest

from companion.cli.main import run
from companion.cli.terminal import Terminal, printable


def test_what_a_terminal_would_obey_is_shown_and_not_sent() -> None:
    assert printable("A\x1b]0;gone\x07B\x1b[2J\r\n\tC\x9b1mD\u202eE") == "A�]0;gone�B�[2J\r\n\tC�1mD�E"
    assert printable("\x1b[?25l 12 % \x1b[?25h") == "\x1b[?25l 12 % \x1b[?25h", "a progress bar's own"
    assert printable("Asha\rBo") == "Asha�Bo", "a line's beginning is not written over"
    assert printable("Zoë, 王 and שרה: $5 – ⚔") == "Zoë, 王 and שרה: $5 – ⚔"


def test_a_stream_keeps_all_else_of_its_own() -> None:
    stream = io.StringIO()
    terminal = Terminal(stream)
    assert terminal.write("\x1b[31mred") == 8
    terminal.writelines(["a", "\x07"])
    terminal.obeyed("\x1b[H")
    assert stream.getvalue() == "�[31mreda�\x1b[H"
    assert not terminal.isatty()


def test_every_command_writes_through_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["replay", "no\x1b[2Jwhere.mcap"])
    told = capsys.readouterr()
    assert "\x1b" not in told.err + told.out
    assert "where.mcap" in told.err
