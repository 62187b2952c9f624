"""Lessons kept in folders come back as they were, from several folders as from one."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from trainers.seeing.cards.cuts import read_mats, read_views, write_mats, write_views
from trainers.seeing.cards.lessons import MatLesson, View
from vision.cards.views import INDEX_CORNER, MAT_VIEW, Place


def some_views(count: int, first: int) -> list[View]:
    shape = (3, INDEX_CORNER.height_px, INDEX_CORNER.width_px)
    return [View(np.full(shape, first + i, np.uint8), (first + i, i % 4)) for i in range(count)]


def test_views_come_back_from_all_folders_that_hold_some(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two", "none")]
    for folder in folders:
        folder.mkdir()
    write_views(folders[0], "corners", some_views(3, 0))
    write_views(folders[1], "corners", some_views(2, 7))
    write_views(folders[2], "corners", [])
    cuts = read_views(folders, "corners")
    assert len(cuts) == 5
    assert cuts.labels.tolist() == [[0, 0], [1, 1], [2, 2], [7, 0], [8, 1]]
    assert cuts.tones[:, 0, 0, 0].tolist() == [0, 1, 2, 7, 8]


def test_mats_come_back_with_their_cards_places(tmp_path: Path) -> None:
    shape = (3, MAT_VIEW.height_px, MAT_VIEW.width_px)
    mats = [
        MatLesson(np.full(shape, 9, np.uint8), (Place(10.5, 20.25, -33.0),)),
        MatLesson(np.zeros(shape, np.uint8), ()),
    ]
    write_mats(tmp_path, mats)
    back = read_mats([tmp_path, tmp_path / "none"])
    assert [mat.places for mat in back] == [mat.places for mat in mats]
    assert all((mat.tones == kept.tones).all() for mat, kept in zip(back, mats, strict=True))
