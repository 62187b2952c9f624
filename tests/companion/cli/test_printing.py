"""``raja print``: what is written, what is said, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.cli.main import raja, run


@pytest.mark.parametrize(
    ("arguments", "files"),
    [
        (["mats"], 7),
        (["mats", "--paper", "letter"], 7),
        (["markers"], 1),
        (["tokens", "--paper", "letter"], 1),
        (["charuco"], 1),
        (["rules"], 1),
        (["box"], 1),
    ],
)
def test_each_command_writes_its_files_and_names_them(arguments: list[str], files: int, tmp_path: Path) -> None:
    result = CliRunner().invoke(raja, ["print", *arguments, "-o", str(tmp_path / "new")], catch_exceptions=False)
    assert result.exit_code == 0
    written = sorted((tmp_path / "new").iterdir())
    assert len(written) == files
    assert all(file.read_bytes().startswith(b"%PDF-") for file in written)
    assert all(file.name in result.output for file in written)
    assert "100 %" in result.output


def test_a_paper_of_ones_own_comes_from_the_settings(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[printing.papers]\na2 = [420.0, 594.0]\n", encoding="utf-8")
    call = ["--settings", str(own), "print", "mats", "--paper", "a2", "-o", str(tmp_path)]
    result = CliRunner().invoke(raja, call, catch_exceptions=False)
    assert result.exit_code == 0
    assert "seat-mat-1-green-a2.pdf: 1 page of 420 × 594 mm" in result.output


def test_a_small_paper_says_which_settings_its_board_needs(tmp_path: Path) -> None:
    result = CliRunner().invoke(raja, ["print", "charuco", "--paper", "letter", "-o", str(tmp_path)])
    assert "[vision.calibration.board]\nsquare_mm = 38\nmarker_mm = 28.5" in result.output


@pytest.mark.parametrize("what", ["mats", "markers", "tokens", "charuco", "rules", "box"])
def test_an_unknown_paper_is_one_sentence(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run(["print", what, "--paper", "a5", "-o", str(tmp_path)])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "'a5'" in said
    assert "letter" in said
