"""``raja cards`` tells each cell of the card mat, and says in one sentence why a photo cannot be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from companion.cli.main import run
from companion.settings.loading import load_settings
from tests.vision.cards.card_photos import a_deck, lying, taken
from vision.geometry.camera_model import camera_model_to_json

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
PHOTOS = Path(__file__).parents[2] / "photos"


@pytest.fixture(scope="module")
def photo(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A photo of two cards, of which one is turned over, and its camera's file."""
    folder = tmp_path_factory.mktemp("cards")
    deck = a_deck(1)
    cards = [lying("♥7", (1, 1), SETTINGS, deck), lying("back", (0, 2), SETTINGS, deck)]
    frame, camera, _ = taken(cards, SETTINGS, 8)
    cv2.imwrite(str(folder / "photo.png"), frame)
    (folder / "camera.json").write_text(json.dumps(camera_model_to_json(camera)), encoding="utf-8")
    return str(folder / "photo.png"), str(folder / "camera.json")


def called(capsys: pytest.CaptureFixture[str], image: str, camera: str, *options: str) -> tuple[object, str, str]:
    """Exit status, standard output and standard error of one call."""
    with pytest.raises(SystemExit) as left:
        run(["cards", image, "--camera", camera, *options])
    said = capsys.readouterr()
    return left.value.code, said.out, said.err


def test_the_mat_is_told_as_it_lies(photo: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = called(capsys, *photo, "--overlay", str(tmp_path / "seen.png"))
    assert (status, err) == (0, "")
    rows = out.splitlines()[2:6]
    assert rows[1].split() == ["·", "♥7", "·", "·"]
    assert rows[2].split() == ["·"] * 4
    frame, drawn = cv2.imread(photo[0]), cv2.imread(str(tmp_path / "seen.png"))
    assert frame is not None
    assert drawn is not None
    assert drawn.shape == frame.shape
    assert (drawn != frame).any()


def test_its_json_holds_every_cell(photo: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = called(capsys, *photo, "--details")
    told: dict[str, Any] = json.loads(out)
    assert status == 0
    assert told["elapsed_ms"] > 0
    assert set(told["stage_ms"])
    assert "♥7" in json.dumps(told, ensure_ascii=False)


def test_a_photo_without_the_mat_or_with_too_little_of_it_is_refused_with_the_remedy(
    photo: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    frame = cv2.imread(photo[0])
    assert frame is not None
    for name, kept in (("none.png", 0.0), ("part.png", 0.3)):
        part = np.full_like(frame, 90)
        rows = int(frame.shape[0] * kept)
        part[:rows] = frame[:rows]
        cv2.imwrite(str(tmp_path / name), part)
        status, out, err = called(capsys, str(tmp_path / name), photo[1])
        assert (status, out) == (2, "")
        assert "card mat" in err
        assert err.count("\n") == 1
