"""The truth about a photo, as far as it is scored; `docs/truth-format.md` describes the files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from vision.errors import VisionError
from vision.geometry.camera_model import CameraModel, camera_model_from_json
from vision.geometry.mat_pose import MatPose
from vision.geometry.table import Cell
from vision.readings.observation import MARKETS

MatName: TypeAlias = "int | Literal['market']"


class MalformedTruth(VisionError):
    """A truth file that does not have the form of `docs/truth-format.md`."""


@dataclass(frozen=True, slots=True)
class CityTruth:
    """What stands on one tile. The visible shares are 0..1, None if there is nothing to see or the share is unknown."""

    cell: Cell
    owner: int
    noble: bool
    stones: int
    width: int
    grain: int
    wall_visible: float | None
    grain_visible: float | None
    style: str
    noble_visible: float | None = None


@dataclass(frozen=True, slots=True)
class PieceTruth:
    """An elephant, player marker, die or shield; ``cell`` None beside the tiles, ``value`` of shields and dice."""

    kind: str
    x_mm: float
    y_mm: float
    cell: Cell | None
    value: int | None


@dataclass(frozen=True, slots=True)
class MatTruth:
    """One mat: where it lies and what is on it. The market mat has neither tiles nor cities.

    ``stones_mm`` are the middles of the stones of all its walls, ``stone_turns_deg`` by how much each is turned about the
    vertical, ``loose_mm`` the middles of its fallen ones. Where a file
    does not say where pieces stand (a recording's frames), ``pieces_known`` is false and none are scored.
    """

    seat: MatName
    pose: MatPose
    tiles: Mapping[Cell, str]
    cities: tuple[CityTruth, ...]
    shields: tuple[tuple[Cell | None, int], ...]
    loose: int
    pieces: tuple[PieceTruth, ...]
    stones_mm: tuple[tuple[float, float, float], ...] = ()
    loose_mm: tuple[tuple[float, float, float], ...] = ()
    pieces_known: bool = True
    stone_turns_deg: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class ImageTruth:
    """One photo or frame. ``conditions`` group results; ``hand`` is None where the file does not say."""

    file: str
    camera: CameraModel
    mats: tuple[MatTruth, ...]
    market: Mapping[str, int] | None
    hand: bool | None
    conditions: Mapping[str, str]


def photo_truth_from_json(entry: object) -> ImageTruth:
    """One entry of ``images`` in a folder's truth.json.

    Raises:
        MalformedTruth: ``truth.wrong_form``. MalformedCalibration: the entry's camera is no camera.
    """
    image = _mapping(entry, "an image")
    conditions = _mapping(image.get("conditions") or {}, "an image's conditions")
    return _image(image, _field(image, "camera"), image, conditions)


def frame_truth_from_json(entry: object, camera: object) -> ImageTruth:
    """One entry of ``frames`` in a recording's frames.json, seen by the recording's one camera.

    Raises:
        MalformedTruth: ``truth.wrong_form``. MalformedCalibration: ``camera`` is no camera.
    """
    frame = _mapping(entry, "a frame")
    truth = _mapping(_field(frame, "truth"), "a frame's truth")
    conditions = {name: truth[name] for name in ("hand", "settled") if name in truth}
    return _image(frame, camera, truth, conditions)


def _image(
    named: Mapping[str, Any], camera: object, truth: Mapping[str, Any], conditions: Mapping[str, Any]
) -> ImageTruth:
    file = _field(named, "file")
    if not isinstance(file, str):
        raise _wrong("an image's file name", file)
    try:
        hand = conditions.get("hand")
        market = truth.get("market")
        return ImageTruth(
            file,
            camera_model_from_json(camera),
            tuple(_mat(mat) for mat in _field(truth, "mats")),
            None if market is None else {name: int(market[name]) for name in MARKETS},
            None if hand is None else bool(hand),
            {
                name: str(value)
                for name, value in conditions.items()
                if isinstance(value, (str, bool)) or name == "clutter"
            },
        )
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise MalformedTruth(
            "truth.wrong_form",
            f"The truth of {file} is not of the form docs/truth-format.md describes ({type(error).__name__}: {error}): "
            "correct it.",
            what=f"{file}: {error}",
        ) from error


def _mat(mat: Mapping[str, Any]) -> MatTruth:
    seat: MatName = "market" if mat["seat"] == "market" else int(mat["seat"])
    a, b, c = ((float(r[0]), float(r[1]), float(r[2])) for r in mat["rotation"])
    x, y, z = (float(v) for v in mat["translation"])
    pieces = tuple(_piece(piece) for piece in mat.get("others", ()))
    on_tiles = [((int(t["row"]), int(t["col"])), int(v)) for t in mat["tiles"] for v in t.get("shields", ())]
    beside = [(None, p.value) for p in pieces if p.kind == "shield" and p.cell is None and p.value is not None]
    stones = [stone for city in mat["cities"] for stone in (city.get("wall") or {}).get("positions", ())]
    return MatTruth(
        seat,
        MatPose((a, b, c), (x, y, z)),
        {(int(t["row"]), int(t["col"])): str(t["side"]) for t in mat["tiles"]},
        tuple(_city(city) for city in mat["cities"]),
        (*on_tiles, *beside),
        len(mat["loose"]),
        pieces,
        tuple((float(x), float(y), float(z)) for x, y, z, *_ in stones),
        tuple((float(stone["x"]), float(stone["y"]), float(stone["z_center"])) for stone in mat["loose"]),
        "others" in mat,
        tuple(float(turn) for _, _, _, turn, *_ in stones),
    )


def _city(city: Mapping[str, Any]) -> CityTruth:
    wall = city.get("wall") or {"stones": 0, "width": 0}
    return CityTruth(
        (int(city["row"]), int(city["col"])),
        int(city["owner"]),
        bool(city["noble"]),
        int(wall["stones"]),
        int(wall["width"]),
        int(city["grain"]),
        _share(city.get("wall_visible")),
        _share(city.get("grain_visible")),
        str(city.get("style", "")),
        _share(city.get("noble_visible")),
    )


def _piece(piece: Mapping[str, Any]) -> PieceTruth:
    tile, value = piece.get("tile"), piece.get("value")
    return PieceTruth(
        str(piece["kind"]),
        float(piece["x"]),
        float(piece["y"]),
        None if tile is None else (int(tile[0]), int(tile[1])),
        None if value is None else int(value),
    )


def _share(value: Any) -> float | None:
    return None if value is None else float(value)


def _mapping(value: object, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise _wrong(what, value)
    return value


def _field(table: Mapping[str, Any], name: str) -> Any:
    if name not in table:
        raise MalformedTruth(
            "truth.wrong_form",
            f"An entry of the truth file has no {name!r}: docs/truth-format.md says what it needs.",
            what=name,
        )
    return table[name]


def _wrong(what: str, value: object) -> MalformedTruth:
    return MalformedTruth(
        "truth.wrong_form",
        f"The truth file has {str(value)[:40]!r} for {what}: docs/truth-format.md says what belongs there.",
        what=f"{what}: {str(value)[:40]}",
    )
