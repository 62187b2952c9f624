"""What `raja print` puts on paper is in the language of the call."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from companion.cli.main import run

pytestmark = pytest.mark.program


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", {"MARKET", "grain", "shields", "elephants"}),
        ("de", {"MARKT", "Korn", "Schilde", "Elefanten"}),
        ("fr", {"MARCHÉ", "grain", "boucliers", "éléphants"}),
        ("es", {"MERCADO", "grano", "escudos", "elefantes"}),
    ],
)
def test_the_market_s_mat_is_printed_in_the_language(tmp_path: Path, language: str, words: set[str]) -> None:
    printed(language, tmp_path)
    assert words <= set(told_of(tmp_path / "market-mat-a4.pdf", "pdftotext", "-").split())


def test_a_japanese_mat_names_a_japanese_font_and_keeps_its_numbers_in_the_one_that_is_in_the_file(
    tmp_path: Path,
) -> None:
    printed("ja", tmp_path)
    rows = told_of(tmp_path / "market-mat-a4.pdf", "pdffonts").splitlines()[2:]
    assert any(row.startswith("HeiseiKakuGo-W5") for row in rows)
    assert any("Vera" in row and row.split()[-5] == "yes" for row in rows)
    assert "16" in told_of(tmp_path / "market-mat-a4.pdf", "pdftotext", "-").split()


def printed(language: str, folder: Path) -> None:
    """Print the mats into a folder."""
    with pytest.raises(SystemExit) as ended:
        run(["--lang", language, "print", "mats", "--output", str(folder)])
    assert ended.value.code == 0


def told_of(pdf: Path, command: str, *arguments: str) -> str:
    """What one of poppler's programs says of a file."""
    if shutil.which(command) is None:
        pytest.skip(f"needs {command}: apt install poppler-utils")
    called = subprocess.run([command, str(pdf), *arguments], check=True, capture_output=True, text=True, timeout=120)
    if "Missing language pack" in called.stderr:
        pytest.skip("needs poppler-data: apt install poppler-data")
    return called.stdout
