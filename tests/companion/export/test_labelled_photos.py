"""People's words in recordings become photos with truth that evaluating reads."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from companion.errors import CompanionError
from companion.export.labelled_photos import labels_of, write_labels
from companion.games.actor import by_seat
from companion.games.history import History
from companion.games.raja import commands as c
from companion.games.raja.game import ENGINE
from companion.recording.reading import read_head
from companion.review.frame_store import FrameStore
from companion.review.recorded_game import RecordedGame, Step, history_of
from tests.companion.review.recorded import RECORDING, recorded_evening, settings
from vision.evaluation.folders import read_photo_folder
from vision.evaluation.run import evaluate_photos

D2 = (1, 3)


def misread_evening() -> RecordedGame:
    """The recorded evening, had the camera read seven stones at D2 and Asha put it right."""
    evening = recorded_evening()
    history = History.begin(ENGINE, evening.options)
    steps = [Step(evening.steps[0].t_ns, "host", None, history.events, history.version)]

    def give(t_ns: int, source: str, command: c.Command) -> None:
        events = history.decide(command)
        history.append(events)
        steps.append(Step(t_ns, source, command, events, history.version))

    for step in evening.steps[1:]:
        assert step.command is not None
        if isinstance(step.command, c.FinishBuild) and step.command.standing == 8:
            give(step.t_ns, step.source, replace(step.command, standing=7, fallen=None))
            give(step.t_ns + 700_000_000, "seat 0", c.CorrectWall(0, 0, D2, 8, 3, "counted again", by_seat(0)))
            continue
        give(step.t_ns, step.source, step.command)
        if len(steps) > 20:
            break
    return replace(evening, steps=tuple(steps), history=history_of(steps))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    evening = misread_evening()
    with FrameStore(RECORDING, settings()) as store:
        labels = list(labels_of(evening, corrections_only=True))
        count, without = write_labels(tmp_path / "labels", [("evening", store, read_head(RECORDING).camera, labels)])
    assert (count, without) == (1, [])
    return tmp_path / "labels"


def test_the_truth_is_what_the_person_said_in_the_form_of_truth_files(folder: Path) -> None:
    (image,) = json.loads((folder / "truth.json").read_text("utf-8"))["images"]
    (city,) = [city for city in image["mats"][0]["cities"] if (city["row"], city["col"]) == D2]
    assert city["wall"] == {"stones": 8, "width": 3}
    assert image["conditions"]["said"] == "D2 stones 8"
    assert image["conditions"]["from"] == "correction"
    (photo,) = read_photo_folder(folder)
    assert {city.cell: city.stones for city in photo.truth.mats[0].cities}[D2] == 8
    assert not photo.truth.mats[0].pieces_known


def test_evaluating_reads_the_labels_and_scores_what_the_camera_makes_of_the_picture(folder: Path) -> None:
    ours = settings()
    ticks = iter(range(1_000_000))
    result = evaluate_photos(
        read_photo_folder(folder), ours.vision_settings(), ours.evaluation.scoring, lambda: next(ticks)
    )
    scored = [score for score in result.scores if score.quantity == "stones" and score.cell == D2]
    assert [(score.truth, score.seat) for score in scored] == [("8", 0)]
    assert scored[0].verdict == "exact"
    assert [
        score.file for score in result.scores if score.quantity in ("mats", "tiles") and score.verdict == "wrong"
    ] == []
    assert {score.quantity for score in result.scores} >= {
        "market disks",
        "tiles",
        "stones",
        "width",
        "grain",
        "nobles",
    }


def test_a_word_on_what_is_not_in_the_picture_gives_no_label() -> None:
    evening = recorded_evening()
    bo_builds = [word for word in labels_of(evening) if "C2" in word.truth["conditions"]["said"]]
    assert bo_builds == []


def test_labels_never_overwrite_others_and_none_is_said(folder: Path) -> None:
    with pytest.raises(CompanionError) as refused:
        write_labels(folder, [])
    assert refused.value.code == "labels.not_empty"
    with pytest.raises(CompanionError) as refused:
        write_labels(folder / "new", [])
    assert refused.value.code == "labels.none"
