"""What `raja print` puts on paper is in the language of the call, as far as its letters are in the file."""

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
        ("ja", {"MARKET", "grain", "shields", "elephants"}),
    ],
)
def test_the_market_s_mat_is_printed_in_the_language(tmp_path: Path, language: str, words: set[str]) -> None:
    if shutil.which("pdftotext") is None:
        pytest.skip("needs pdftotext: apt install poppler-utils")
    with pytest.raises(SystemExit) as ended:
        run(["--lang", language, "print", "mats", "--output", str(tmp_path)])
    assert ended.value.code == 0
    pdf = tmp_path / "market-mat-a4.pdf"
    said = subprocess.run(["pdftotext", str(pdf), "-"], check=True, capture_output=True, text=True, timeout=120).stdout
    assert words <= set(said.split())
