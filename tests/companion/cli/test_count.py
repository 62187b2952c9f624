"""``raja count`` keeps its output's form, draws what it saw, and says in one sentence what is wrong with its input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from companion.cli.main import run
from vision.geometry.cell_names import cell_name

pytestmark = pytest.mark.slow

PHOTOS = Path(__file__).parents[2] / "photos"
PHOTO = PHOTOS / "dev_000.jpg"
TRUTH: dict[str, Any] = json.loads((PHOTOS / "truth.json").read_text(encoding="utf-8"))["images"][0]


@pytest.fixture
def camera(tmp_path: Path) -> Path:
    """The camera file of ``PHOTO``."""
    path = tmp_path / "camera.json"
    path.write_text(json.dumps(TRUTH["camera"]), encoding="utf-8")
    return path


def called(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[object, str, str]:
    """Exit status, standard output and standard error of one call."""
    with pytest.raises(SystemExit) as left:
        run(["count", *arguments])
    said = capsys.readouterr()
    return left.value.code, said.out, said.err


def is_reading(form: Any) -> bool:
    """Whether a JSON value has the form of a reading."""
    keys = {"seen": {"value"}, "unsure": {"best", "low", "high", "why"}, "hidden": {"why"}}
    return set(form) == {"state"} | keys[form["state"]]


def test_json_has_the_fixed_form(camera: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = called([str(PHOTO), "--camera", str(camera), "--json"], capsys)
    said = json.loads(out)
    assert (status, err) == (0, "")
    assert list(said)[:4] == ["image", "elapsed_ms", "mats", "market"]
    assert said["market"] is None
    (mat,) = said["mats"]
    assert mat["seat"] == 0
    assert {(t["row"], t["col"], t["side"]) for t in mat["tiles"]} == {
        (t["row"], t["col"], t["side"]) for t in TRUTH["mats"][0]["tiles"]
    }
    for city in mat["cities"]:
        assert set(city) == {"cell", "row", "col", "owner", "noble", "wall", "grain"}
        assert all(is_reading(r) for r in (city["noble"], *city["wall"].values(), city["grain"]))
    assert is_reading(mat["loose"])
    assert {"cell": "D1", "row": 0, "col": 3, "value": 1} in mat["shields"]


def test_text_names_mat_and_every_city_and_overlay_is_a_picture_of_the_photos_size(
    camera: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "seen.png"
    status, out, _ = called([str(PHOTO), "--camera", str(camera), "--overlay", str(drawn)], capsys)
    assert status == 0
    assert "The green ▲ mat (seat 1; markers fit to" in out
    assert all(f"\n  {cell_name((city['row'], city['col']))}  " in out for city in TRUTH["mats"][0]["cities"])
    picture, photo = cv2.imread(str(drawn)), cv2.imread(str(PHOTO))
    assert picture is not None
    assert photo is not None
    assert picture.shape == photo.shape
    assert not np.array_equal(picture, photo)


def test_a_phones_photo_stored_on_its_side_needs_no_calibration(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = called([str(PHOTOS / "views" / "dev_000_1.jpg"), "--details"], capsys)
    said = json.loads(out)
    (mat,) = said["mats"]
    scene = json.loads((PHOTOS / "views" / "truth.json").read_text(encoding="utf-8"))["scenes"][0]
    assert status == 0
    assert said["camera"]["height"] > said["camera"]["width"]
    assert said["focal_share"] < 0.05
    for city in scene["views"][1]["mats"][0]["cities"]:
        read = next(c for c in mat["cities"] if (c["row"], c["col"]) == (city["row"], city["col"]))
        assert (read["wall"]["stones"]["value"], read["grain"]["value"]) == (city["wall"]["stones"], city["grain"])


def test_a_photo_in_a_mirror_a_cut_one_and_one_with_a_single_marker_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = cv2.imread(str(PHOTOS / "views" / "dev_000_2.jpg"))
    assert whole is not None
    height, width = whole.shape[:2]
    spoilt_photos = {
        "mirrored": whole[:, ::-1],
        "not cropped": whole[: height * 3 // 4, : width * 3 // 4],
        "one of its markers": whole[:, : width // 5],
    }
    for remedy, pixels in spoilt_photos.items():
        path = tmp_path / "photo.png"
        cv2.imwrite(str(path), pixels)
        status, out, err = called([str(path)], capsys)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert remedy in err


def test_two_photos_of_a_table_say_together_what_one_leaves_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    views = PHOTOS / "views"
    (scene,) = [s for s in json.loads((views / "truth.json").read_text(encoding="utf-8"))["scenes"] if s["scene"] == 12]
    fixed = tmp_path / "fixed.json"
    fixed.write_text(json.dumps(scene["views"][0]["camera"]), encoding="utf-8")
    both = [str(views / f"dev_012_{k}.jpg") for k in (0, 2)]
    drawn = tmp_path / "seen.png"
    status, out, _ = called([*both, "--camera", str(fixed), "--json", "--overlay", str(drawn)], capsys)
    said = json.loads(out)
    assert (status, said["images"], said["contradictions"]) == (0, both, [])
    (mat,) = said["mats"]
    read = {(city["row"], city["col"]): city["grain"].get("value") for city in mat["cities"]}
    assert read == {(city["row"], city["col"]): city["grain"] for city in scene["views"][0]["mats"][0]["cities"]}
    second = cv2.imread(str(drawn.with_stem("seen-2")))
    assert second is not None
    assert second.shape[:2] == (scene["views"][2]["camera_true"]["height"], scene["views"][2]["camera_true"]["width"])


def test_more_cameras_than_photos_are_one_sentence(camera: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = called([str(PHOTO), "--camera", str(camera), "--camera", str(camera)], capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "2 camera files for 1 photos" in err


def spoilt(tmp_path: Path, **change: object) -> str:
    """A camera file with fields changed, or left out where None."""
    form = {key: value for key, value in (TRUTH["camera"] | change).items() if value is not None}
    path = tmp_path / "spoilt.json"
    path.write_text(json.dumps(form), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("change", "remedy"),
    [
        ({"dist": None}, "no field 'dist'"),
        ({"matrix": [[1, 2], [3, 4]]}, "'matrix' must be 3×3"),
        ({"width": 1000}, "calibrate at the picture's size"),
    ],
)
def test_a_camera_file_that_does_not_fit_is_one_sentence(
    change: dict[str, object], remedy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = called([str(PHOTO), "--camera", spoilt(tmp_path, **change)], capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert remedy in err


@pytest.mark.parametrize(
    ("content", "remedy"),
    [
        (None, "check its name"),
        (b"", "JPEG or PNG"),
        (b"no picture", "JPEG or PNG"),
        (PHOTO.read_bytes()[:90], "JPEG or PNG"),
    ],
)
def test_a_photo_that_cannot_be_read_is_one_sentence(
    content: bytes | None, remedy: str, camera: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo = tmp_path / "photo.jpg"
    if content is not None:
        photo.write_bytes(content)
    status, out, err = called([str(photo), "--camera", str(camera)], capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert remedy in err


def test_a_photo_without_markers_is_one_sentence(
    camera: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo = tmp_path / "empty.png"
    cv2.imwrite(str(photo), np.full((1232, 1640, 3), 120, np.uint8))
    status, out, err = called([str(photo), "--camera", str(camera), "--json"], capsys)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "shows no mat" in err
    assert "markers" in err


def test_an_overlay_that_cannot_be_written_is_one_sentence(
    camera: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = called([str(PHOTO), "--camera", str(camera), "--overlay", str(tmp_path / "no" / "x.png")], capsys)
    assert (status, err.count("\n")) == (2, 1)
    assert "cannot be written" in err


def test_a_camera_file_that_is_no_json_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "camera.json"
    path.write_text("{", encoding="utf-8")
    status, _, err = called([str(PHOTO), "--camera", str(path)], capsys)
    assert (status, err.count("\n")) == (2, 1)
    assert "not JSON" in err
