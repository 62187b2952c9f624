"""An evaluation of teaching never judges a photo that taught, and counts every claim once."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from companion.settings.loading import load_settings
from vision.errors import UnusablePhotos
from vision.evaluation.folders import TruthfulPhoto, read_photo_folder, read_tables
from vision.evaluation.teaching import TaughtRow, Teaching, evaluate_teaching, splits_of, with_mistakes
from vision.message import Message
from vision.teaching.lesson import Claim, Lesson

PHOTOS = Path(__file__).parents[2] / "photos"


def _table_of(folder: Path, names: list[str]) -> Path:
    """A folder with some of the photos and their truth."""
    truth = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).symlink_to(PHOTOS / name)
    truth["images"] = [image for image in truth["images"] if image["file"] in names]
    (folder / "truth.json").write_text(json.dumps(truth), encoding="utf-8")
    return folder


def test_every_folder_with_a_truth_is_a_table_of_its_own(tmp_path: Path) -> None:
    names = [photo.path.name for photo in read_photo_folder(PHOTOS)]
    one, other = _table_of(tmp_path / "b", names[:1]), _table_of(tmp_path / "a", names[1:2])
    (tmp_path / "notes").mkdir()
    assert read_tables(tmp_path) == (read_photo_folder(other), read_photo_folder(one))
    assert read_tables(one) == (read_photo_folder(one),)


@pytest.mark.parametrize("inside", [".", "notes"])
def test_a_folder_without_any_truth_holds_no_table(tmp_path: Path, inside: str) -> None:
    (tmp_path / inside).mkdir(exist_ok=True)
    with pytest.raises(UnusablePhotos) as refused:
        read_tables(tmp_path)
    assert refused.value.code == "evaluation.no_truth"


@pytest.mark.long
def test_each_table_is_taught_by_its_own_photos_alone(tmp_path: Path) -> None:
    """Two tables of the same two photos: each teaches as it would alone, and no claim counts for the other's."""
    names = [photo.path.name for photo in read_photo_folder(PHOTOS)][:2]
    tables = [read_photo_folder(_table_of(tmp_path / name, names)) for name in ("one", "other")]
    settings = load_settings()
    said: list[Message] = []

    def rows(of: list[tuple[TruthfulPhoto, ...]]) -> tuple[TaughtRow, ...]:
        vision, scoring = settings.vision_settings(), settings.evaluation.scoring
        return evaluate_teaching(of, vision, scoring, Teaching((1, 5), 8, 1), said.append)

    alone, both = rows(tables[:1]), rows(tables)
    assert {row.looks for row in both} == {0, 1}, "five looks would leave no photo to judge"
    for one, two in zip(alone, both, strict=True):
        assert (two.looks, two.quantity) == (one.looks, one.quantity)
        assert (two.splits, two.claims) == (2 * one.splits, 2 * one.claims)
        assert (two.exact, two.asked, two.wrong) == (one.exact, one.asked, one.wrong)


def test_splits_are_different_choices_and_all_of_them_where_there_are_few() -> None:
    assert splits_of(8, 1, 12, Random(1)) == [(i,) for i in range(8)]
    assert splits_of(8, 0, 12, Random(1)) == [()]
    some = splits_of(8, 5, 12, Random(1))
    assert len(set(some)) == 12
    assert all(len(set(split)) == 5 for split in some)
    assert splits_of(8, 5, 12, Random(1)) == some


def test_mistakes_turn_so_many_claims_round_and_nothing_else() -> None:
    lesson = Lesson("look", "a", tuple(Claim("stones", 3.0, True) for _ in range(1000)))
    assert with_mistakes(lesson, 0.0, Random(1)) == lesson
    mistaken = with_mistakes(lesson, 0.1, Random(1))
    assert 60 < sum(not claim.right for claim in mistaken.claims) < 140


def test_a_row_tells_its_interval() -> None:
    rows = [TaughtRow(k, q, 8, 22, 0.9, 0.1, 0.0, 0.8, 0.0) for q in ("stones", "grain") for k in (0, 5)]
    low, high = rows[0].interval()
    assert low < 20 / 22 < high
