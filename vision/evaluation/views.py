"""Measures how well several views of one table are read together: a fixed camera, with phones beside it, phones alone.

A folder of views has the same tables from several sides (``scenes`` in its truth.json, docs/truth-format.md). Photos of
fixed cameras that name their table (``scene``) are views, too, so that cameras across a table are read together. Things
that show in none of a table's views are left out; things that show in any view count in every arrangement, even one
without that view.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from vision.calibration.photo import decode_photo
from vision.errors import UnusableImage, UnusablePhotos
from vision.evaluation.intervals import wilson_interval
from vision.evaluation.settings import ScoringSettings
from vision.evaluation.truth import CityTruth, ImageTruth, photo_truth_from_json
from vision.fusion.look import Look, calibrated_look, estimated_look
from vision.fusion.observe_looks import observe_looks
from vision.message import Message
from vision.readings.observation import MatObservation, TableObservation
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen
from vision.settings.stages import VisionSettings

Kind: TypeAlias = Literal["table", "phone"]
Quantity: TypeAlias = Literal["stones", "grain", "nobles", "no grain", "other cities"]
ARRANGEMENTS: Mapping[str, tuple[Kind, ...]] = {
    "one fixed look": ("table",),
    "fixed and one phone": ("table", "phone"),
    "fixed and two phones": ("table", "phone", "phone"),
    "two phones": ("phone", "phone"),
    "two fixed looks": ("table", "table"),
}


@dataclass(frozen=True, slots=True)
class ViewTruth:
    """One view: its file, who took it, whether its camera is calibrated, and its truth."""

    path: Path
    kind: Kind
    calibrated: bool
    truth: ImageTruth


@dataclass(frozen=True, slots=True)
class Scene:
    """One table with its views from several sides."""

    views: tuple[ViewTruth, ...]


@dataclass(frozen=True, slots=True)
class ViewRow:
    """One quantity in one arrangement: how many claims, and how many were right, wrong though promised, or asked.

    Attributes:
        low, high: 95 % interval of the share that is exact (Wilson 1927).
    """

    arrangement: str
    quantity: Quantity
    n: int
    exact: int
    wrong: int
    asked: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Claim:
    """What was claimed about one cell, and its truth.

    Attributes:
        what: ``noble``, ``stones`` or ``grain``.
    """

    seat: int | str
    cell: tuple[int, int]
    what: str
    truth: int | bool
    read: int | bool | None


@dataclass(frozen=True, slots=True)
class WrongPromise:
    """A wrong promise, with its arrangement and photos."""

    arrangement: str
    files: tuple[str, ...]
    claim: Claim


def holds_views(folder: Path) -> bool:
    """Whether a folder's truth describes tables seen from several sides."""
    try:
        return "scenes" in json.loads((folder / "truth.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, TypeError):
        return False


def read_views(folder: Path) -> tuple[Scene, ...]:
    """All tables of a folder, in the truth file's order.

    Raises:
        UnusablePhotos: ``evaluation.bad_truth``, ``evaluation.photo_missing``. VisionError: an entry is malformed.
    """
    try:
        truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
        entries = truth["scenes"] if "scenes" in truth else _by_table(truth["images"])
        return tuple(Scene(tuple(_view(folder, scene, view) for view in scene["views"])) for scene in entries)
    except (KeyError, TypeError, ValueError) as error:
        raise UnusablePhotos(
            "evaluation.bad_truth",
            f"The truth in {folder} lists no tables by views ({type(error).__name__}: {error}): docs/truth-format.md says "
            "what belongs there.",
            file=str(folder),
        ) from error


def _by_table(images: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Convert photos of fixed cameras, each with its ``scene``, to the form of tables with views from several sides."""
    tables: dict[int, dict[str, Any]] = {}
    for image in images:
        table = tables.setdefault(
            image["scene"],
            {"market": image.get("market"), "conditions": image.get("conditions"), "views": []},
        )
        table["views"].append({"kind": "table", **image})
    return list(tables.values())


def _view(folder: Path, scene: Mapping[str, Any], view: Mapping[str, Any]) -> ViewTruth:
    path = folder / view["file"]
    if not path.is_file():
        raise UnusablePhotos(
            "evaluation.photo_missing",
            f"The truth names {path}, which is not there: add it, or take its entry out.",
            file=str(path),
        )
    camera = view.get("camera") or view["camera_true"]
    entry = {
        "file": view["file"],
        "camera": camera,
        "mats": view["mats"],
        "market": scene.get("market"),
        "conditions": scene.get("conditions"),
    }
    kind: Kind = "table" if view["kind"] == "table" else "phone"
    return ViewTruth(path, kind, view.get("camera") is not None, photo_truth_from_json(entry))


def evaluate_views(
    scenes: Sequence[Scene], vision: VisionSettings, scoring: ScoringSettings, tell: Callable[[WrongPromise], None]
) -> tuple[ViewRow, ...]:
    """Evaluate every arrangement of every table; ``tell`` is called with each wrong promise."""
    rows = []
    for name, kinds in ARRANGEMENTS.items():
        verdicts: dict[Quantity, list[str]] = {}
        for scene in scenes:
            chosen = _chosen(scene, kinds)
            if chosen is None:
                continue
            looks = [look for view in chosen if (look := _look(view, vision)) is not None]
            seen = observe_looks(looks, vision).observation if looks else None
            for quantity, verdict, claim in _verdicts(scene, seen, scoring):
                verdicts.setdefault(quantity, []).append(verdict)
                if verdict == "wrong":
                    tell(WrongPromise(name, tuple(view.path.name for view in chosen), claim))
        rows += [_row(name, quantity, found) for quantity, found in verdicts.items()]
    return tuple(rows)


def _chosen(scene: Scene, kinds: Sequence[Kind]) -> list[ViewTruth] | None:
    """The first views of the wanted kinds; None if the table has too few."""
    left = list(scene.views)
    chosen = []
    for kind in kinds:
        view = next((one for one in left if one.kind == kind), None)
        if view is None:
            return None
        left.remove(view)
        chosen.append(view)
    return chosen


def _look(view: ViewTruth, vision: VisionSettings) -> Look | None:
    """Read a view as a look; None if the photo is refused."""
    photo, name = decode_photo(view.path.read_bytes(), view.path.name), view.path.name
    if view.calibrated:
        return calibrated_look(name, photo, view.truth.camera)
    try:
        return estimated_look(name, photo, vision)
    except UnusableImage:
        return None


def _verdicts(
    scene: Scene, seen: TableObservation | None, scoring: ScoringSettings
) -> Iterator[tuple[Quantity, str, Claim]]:
    """Each claim's quantity, its verdict, and what was claimed."""
    cities: dict[tuple[int | str, int, int], list[CityTruth]] = {}
    for view in scene.views:
        for mat in view.truth.mats:
            for city in mat.cities:
                cities.setdefault((mat.seat, *city.cell), []).append(city)
    mats = {} if seen is None else {mat.seat: mat for mat in seen.mats}
    for (seat, row, col), truths in cities.items():
        truth = truths[0]
        own = mats.get(seat) if isinstance(seat, int) else None
        noble, stones, grain = _readings(own, (row, col))
        wall_shown = max((city.wall_visible or 0.0 for city in truths), default=0.0)
        grain_shown = max((city.grain_visible or 0.0 for city in truths), default=0.0)
        yield "nobles", *_judged(seat, (row, col), "noble", truth.noble, noble)
        if truth.stones and wall_shown >= scoring.wall_clear_share:
            yield "stones", *_judged(seat, (row, col), "stones", truth.stones, stones)
        if truth.grain and grain_shown >= scoring.grain_clear_share:
            yield "grain", *_judged(seat, (row, col), "grain", truth.grain, grain)
        if not truth.grain:
            yield "no grain", *_judged(seat, (row, col), "grain", 0, grain)
    true_cells = {(seat, row, col) for seat, row, col in cities}
    for own_mat in mats.values():
        for other in own_mat.cities:
            if (own_mat.seat, other.row, other.col) not in true_cells:
                for what, reading in (("noble", other.noble), ("stones", other.wall.stones), ("grain", other.grain)):
                    yield "other cities", *_judged(own_mat.seat, (other.row, other.col), what, 0, reading)


def _readings(mat: MatObservation | None, cell: tuple[int, int]) -> tuple[PresenceReading, CountReading, CountReading]:
    """The claims about a cell; if its mat is seen and reports nothing there, nothing is claimed to stand there."""
    if mat is None:
        hidden = Hidden(Message("reason.mat_not_in_picture"))
        return hidden, hidden, hidden
    city = next((one for one in mat.cities if (one.row, one.col) == cell), None)
    if city is None:
        return Seen(False), Seen(0), Seen(0)
    return city.noble, city.wall.stones, city.grain


def _judged(
    seat: int | str, cell: tuple[int, int], what: str, truth: int | bool, reading: CountReading | PresenceReading
) -> tuple[str, Claim]:
    if not isinstance(reading, Seen):
        return "asked", Claim(seat, cell, what, truth, None)
    return ("exact" if reading.value == truth else "wrong"), Claim(seat, cell, what, truth, reading.value)


def _row(arrangement: str, quantity: Quantity, verdicts: Sequence[str]) -> ViewRow:
    n, exact = len(verdicts), sum(one == "exact" for one in verdicts)
    wrong = sum(one == "wrong" for one in verdicts)
    low, high = wilson_interval(exact, n)
    return ViewRow(arrangement, quantity, n, exact, wrong, n - exact - wrong, low, high)


def views_to_json(rows: Sequence[ViewRow]) -> list[dict[str, object]]:
    """All rows as JSON."""
    return [asdict(row) for row in rows]
