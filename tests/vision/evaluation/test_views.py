"""Tables from several sides: which looks an arrangement takes, what counts, and how far a share is known."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from companion.settings.loading import load_settings
from tests.vision.views import VIEWS
from vision.errors import UnusablePhotos
from vision.evaluation.views import ViewRow, WrongPromise, evaluate_views, holds_views, read_views
from vision.settings.stages import VisionSettings


def test_a_folder_of_views_is_known_by_its_tables() -> None:
    assert holds_views(VIEWS)
    assert not holds_views(VIEWS.parent)
    scenes = read_views(VIEWS)
    assert [[view.kind for view in scene.views] for scene in scenes] == [["table", "phone", "phone"]] * 2
    assert [view.calibrated for view in scenes[0].views] == [True, False, False]


def test_a_folder_whose_tables_are_none_says_what_belongs_there(tmp_path: Path) -> None:
    folder = tmp_path
    (folder / "truth.json").write_text('{"scenes": [{"views": [{"file": 3}]}]}', encoding="utf-8")
    with pytest.raises(UnusablePhotos, match=r"docs/truth-format\.md"):
        read_views(folder)


def test_photos_of_fixed_cameras_that_name_their_table_are_views_of_it(tmp_path: Path) -> None:
    camera = {"width": 64, "height": 48, "matrix": [[50, 0, 32], [0, 50, 24], [0, 0, 1]], "dist": [0, 0, 0, 0, 0]}
    images: list[dict[str, object]] = [
        {"file": f"{table}{side}.jpg", "scene": table, "camera": camera, "mats": []}
        for table in (3, 7)
        for side in "ab"
    ]
    for image in images:
        (tmp_path / str(image["file"])).touch()
    (tmp_path / "truth.json").write_text(json.dumps({"images": images}), encoding="utf-8")
    assert not holds_views(tmp_path)
    scenes = read_views(tmp_path)
    assert [[view.path.name for view in scene.views] for scene in scenes] == [
        ["3a.jpg", "3b.jpg"],
        ["7a.jpg", "7b.jpg"],
    ]
    assert {(view.kind, view.calibrated) for scene in scenes for view in scene.views} == {("table", True)}


@pytest.mark.slow
def test_what_any_view_shows_counts_also_where_that_view_is_not_looked_at(settings: VisionSettings) -> None:
    """Two phones, of which one shows a part of the table only: every city counts, and none is read wrongly."""
    (scene, *_) = read_views(VIEWS)
    phones = replace(scene, views=scene.views[1:])
    told: list[WrongPromise] = []
    rows = evaluate_views([phones], settings, load_settings().evaluation.scoring, told.append)
    found = {row.quantity: row for row in rows}
    assert {row.arrangement for row in rows} == {"two phones"}
    assert [found[name].n for name in ("nobles", "stones", "grain")] == [3, 3, 3]
    assert told == []
    assert all(isinstance(row, ViewRow) and row.wrong == 0 for row in rows)
