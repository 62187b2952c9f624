"""Nothing learns from the worlds that are kept for testing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
import pytest

from companion.settings.loading import load_settings
from trainers.seeing import piece_examples
from trainers.seeing.cards import doubt as card_doubt
from trainers.seeing.cards import lessons as card_lessons
from trainers.seeing.disks import lessons as disk_lessons
from trainers.seeing.lesson_photos import images_to_learn_from
from trainers.seeing.walls import doubt as wall_doubt
from trainers.seeing.walls import scenes as wall_scenes
from vision.errors import UnusablePhotos

SETTINGS = load_settings()
VISION = SETTINGS.vision_settings()
TRAINING = Path(images_to_learn_from.__code__.co_filename).parent
PHOTOS = Path(__file__).parents[2] / "photos"

READERS: dict[str, Callable[[Path], Iterable[object]]] = {
    "disks.lessons": lambda folder: disk_lessons.rendered_lessons(folder, VISION),
    "walls.scenes": lambda folder: wall_scenes.tile_photos(folder, VISION),
    "walls.doubt": lambda folder: wall_doubt.claims_of(folder, None, None, VISION),  # type: ignore[arg-type]
    "cards.doubt": lambda folder: card_doubt.claims_of(folder, SETTINGS, None),  # type: ignore[arg-type]
    "cards.lessons": lambda folder: [card_lessons.lessons_of([folder], SETTINGS, np.random.default_rng(1))],
    "piece_examples": lambda folder: piece_examples.examples_of([folder], None, 0, VISION, np.random.default_rng(1)),
}


@pytest.fixture
def other_world(tmp_path: Path) -> Path:
    """A folder that says its photos are another renderer's."""
    truth = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))
    image = truth["images"][0]
    image["conditions"]["renderer"] = "mitsuba"
    (tmp_path / image["file"]).write_bytes((PHOTOS / image["file"]).read_bytes())
    (tmp_path / "truth.json").write_text(json.dumps({"images": [image]}), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", READERS)
def test_no_trainer_reads_a_world_that_is_kept_for_testing(other_world: Path, name: str) -> None:
    with pytest.raises(UnusablePhotos) as refused:
        list(READERS[name](other_world))
    assert refused.value.code == "training.kept_for_testing"


def test_every_trainer_that_reads_truth_is_tried_above() -> None:
    reading = {
        ".".join(file.relative_to(TRAINING).with_suffix("").parts)
        for file in TRAINING.rglob("*.py")
        if "images_to_learn_from(" in (text := file.read_text(encoding="utf-8")) or "read_photo_folder(" in text
    }
    assert reading - {"lesson_photos"} == set(READERS)
    loading = {file.stem for file in TRAINING.rglob("*.py") if '["images"]' in file.read_text(encoding="utf-8")}
    # The renderers go on with what they made themselves.
    assert loading <= {"lesson_photos", "__main__"}


def test_photos_of_our_own_world_may_be_learned_from() -> None:
    assert len(images_to_learn_from(PHOTOS)) > 10
