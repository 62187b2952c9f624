"""What commands print, write into tables and put on paper, in the pseudo-language: every word comes from the catalogue."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from companion.cli.main import run
from companion.recording.example import example_evening
from companion.texts.files import PSEUDO
from tests.companion.texts.pseudo_words import plain_letters

pytestmark = pytest.mark.long

PHOTOS: Final = Path(__file__).parents[2] / "photos"
EARLIER: Final = Path(__file__).parents[1] / "earlier_files"
NAMES: Final = (
    *("Asha", "Bo", "Cy", "Raja", "raja", "RAJA", "nobody"),
    *("raja-table", "numpy", "opencv", "opencv-python-headless", "python", "Python", "Flask", "SQLAlchemy", "pyserial"),
    *("fold", "re-decide"),
)
"""People, the game, the board that a file of before names, programs, and depths as they are typed."""
COMMANDS: Final = {
    "odds": "odds --elephants 3 --shields 2,1 --stones 9",
    "fewest elephants": "odds --elephants 9 --stones 9 --at-least 0.6",
    "fold": "replay EXAMPLE --depth fold",
    "fold of an earlier version": "replay EARLIER/raja.mcap --depth fold",
    "fold of a small game": "replay EARLIER/almost.mcap --depth re-decide",
    "a recording": "recording info EXAMPLE",
    "a game recorded before": "recording info EARLIER/raja.mcap",
    "part of one": "recording cut EXAMPLE 0 0:20 -o FOLDER/cut.mcap",
    "an evening": "evening --virtual --turns 1 --seed 7",
    "a photo": "count PHOTOS/dev_000.jpg",
    "a guessed camera": "calibrate --default --fov-deg 66 --size 1640x1232 -o FOLDER/camera.json",
    "mats": "print mats -o FOLDER",
    "markers": "print markers -o FOLDER",
    "cards": "print cards -o FOLDER",
    "tokens": "print tokens -o FOLDER",
    "a board": "print charuco -o FOLDER",
    "the doctor": "doctor",
}
DATA: Final = re.compile(
    r"\S*[/\\]\S+|\S+\.(mcap|jpg|json|pdf|sqlite)\b|`[^`]*`|--[a-z-]+|\bn\b|\bx\b|\bk?px\b|\bmm\b|\bms\b|\bs\b|\bM?B\b|\b[0-9a-f]{8,}\b"
    r"|\b(raja|foxglove)\.\w+|Recording (begins|ends) at version \d+"
)
"""Files, commands to be typed, options, signs of units, schemas, and sentences that files of before have in English."""


def said(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    """What a command prints in the pseudo-language."""
    monkeypatch.setenv("LANGUAGE", PSEUDO)
    with pytest.raises(SystemExit) as ended:
        run(list(arguments))
    told = capfd.readouterr()
    assert ended.value.code in (0, 1), told.err
    return told.out + told.err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_word_of_a_command_comes_from_the_catalogue(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    places = {"EXAMPLE": example_evening(), "EARLIER": EARLIER, "PHOTOS": PHOTOS, "FOLDER": tmp_path}
    command = COMMANDS[name]
    for place, path in places.items():
        command = command.replace(place, str(path))
    told = said(capfd, monkeypatch, *command.split())
    assert told
    assert plain_letters(DATA.sub("", told), NAMES) == [], told


@pytest.mark.parametrize("what", ["mats", "markers", "tokens", "cards", "charuco"])
def test_every_word_on_paper_comes_from_the_catalogue(
    what: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("pdftotext") is None:
        pytest.skip("needs pdftotext: apt install poppler-utils")
    said(capfd, monkeypatch, "print", what, "-o", str(tmp_path))
    files = sorted(tmp_path.glob("*.pdf"))
    assert files
    for file in files:
        told = subprocess.run(
            ["pdftotext", str(file), "-"], check=True, capture_output=True, text=True, timeout=120
        ).stdout
        # Single letters: columns, ranks, and a joker's name from top to bottom.
        assert plain_letters(re.sub(r"\bmm\b|\bDICT_\w+|\b[A-Z]\b", "", told), NAMES) == [], file.name
