"""``raja teach``: looks in, a table's file out, which ``raja count --table`` uses; undone, forgotten, and refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.cli.main import run
from companion.recording.example import example_evening
from companion.settings.loading import load_settings
from companion.teaching.tables import at_table, read_table

pytestmark = pytest.mark.slow

PHOTOS = Path(__file__).parents[2] / "photos"
TRUTH: dict[str, Any] = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))["images"][0]


def called(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[object, str, str]:
    """Exit status, output and errors of ``raja`` with these arguments."""
    status: object = 0
    try:
        run(arguments)
    except SystemExit as leaving:
        status = leaving.code
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_a_table_is_taught_used_undone_and_forgotten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, picture = tmp_path / "home.json", tmp_path / "colours.png"
    look, labels = str(PHOTOS / "dev_000.jpg"), str(PHOTOS / "truth.json")
    taught = ["teach", look, "--labels", labels, "--table", str(table), "--explain", "--picture", str(picture)]
    status, out, _ = called(taught, capsys)
    assert status in (0, None)
    assert "green" in out
    assert picture.stat().st_size > 0
    own = read_table(table)
    assert [lesson.name for lesson in own.lessons] == ["dev_000.jpg"]
    assert sum(claim.right for claim in own.lessons[0].claims) >= 5
    settings = load_settings()
    assert at_table(settings, own).vision_settings() == own.settings(settings.vision_settings())

    camera = tmp_path / "camera.json"
    camera.write_text(json.dumps(TRUTH["camera"]), encoding="utf-8")
    counted = ["count", look, "--camera", str(camera), "--json"]
    assert json.loads(called([*counted, "--table", str(table)], capsys)[1])["mats"]
    assert called(["teach", "--table", str(table), "--undo", "1"], capsys)[0] in (0, None)
    assert read_table(table).settings(settings.vision_settings()) == settings.vision_settings()
    assert "forgotten" in called(["teach", "--table", str(table), "--reset"], capsys)[1]
    assert not table.exists()
    assert "nothing to forget" in called(["teach", "--table", str(table), "--reset"], capsys)[1]
    status, _, said = called([*counted, "--table", str(table)], capsys)
    assert (status, said.count("\n")) == (2, 1)
    assert "raja teach" in said


def test_a_set_unlike_all_that_was_learned_from_is_told_as_new(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strange = PHOTOS / "second-world"
    told = {}
    for look, labels in (("second_004.jpg", strange), ("dev_000.jpg", PHOTOS)):
        table = str(tmp_path / f"{look}.json")
        taught = ["teach", str(labels / look), "--labels", str(labels / "truth.json"), "--table", table]
        status, told[look], _ = called(taught, capsys)
        assert status in (0, None)
    assert "this set is new to me" in told["second_004.jpg"]
    assert "new to me" not in told["dev_000.jpg"]


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        (["--table", "x/home.json"], "Name the pictures"),
        (["a.jpg"] * 11, "at most 10"),
        (["a.jpg", "--reset"], "one by one"),
        (["a.jpg", "--labels", "truth.json", "--layout", "start"], "not both"),
        (["a.jpg", "--labels", "nowhere.json"], "docs/truth-format.md"),
        (["--explain", "--table", "../"], "raja teach"),
        (["--explain", "--table", "?"], "use only those"),
        (["--picture", "p.png"], "--explain"),
        (["--undo", "1", "--table", "x/home.json"], "raja teach"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    arguments: list[str],
    remedy: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    status, _, said = called(["teach", *arguments], capsys)
    assert (status, said.count("\n")) == (2, 1)
    assert remedy in said
    assert not list(tmp_path.iterdir())


@pytest.mark.long
def test_what_people_said_in_an_evening_counts_less_than_a_look_and_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evening, table = example_evening(), tmp_path / "home.json"
    for _ in range(2):
        status, out, _ = called(["teach", "--evening", str(evening), "--table", str(table)], capsys)
        assert status in (0, None), out
    (lesson,) = read_table(table).lessons
    assert (lesson.source, lesson.samples, lesson.sizes) == ("correction", (), ())
    assert lesson.claims
    assert {claim.weight for claim in lesson.claims} == {load_settings().vision.teaching.evening_weight}
