"""Tables from several sides: which looks an arrangement takes, what counts, and how far a share is known."""

from __future__ import annotations

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
