"""The observation of one frame, and its fixed JSON format."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from vision.geometry.cell_names import place_to_json
from vision.geometry.mat_pose import MatPose
from vision.geometry.picture import Rectangle
from vision.message import Message
from vision.readings.reading import CountReading, PresenceReading, Seen, reading_to_json

Side: TypeAlias = Literal["red", "blue"]
Market: TypeAlias = Literal["grain", "shields", "elephants"]
MARKETS: tuple[Market, ...] = ("grain", "shields", "elephants")


@dataclass(frozen=True, slots=True)
class TileSeen:
    """A territory tile on its grid cell; row 0 is the top row, column 0 the left one."""

    row: int
    col: int
    side: Side


@dataclass(frozen=True, slots=True)
class StoneSeen:
    """A stone that stands on its tile: its middle in the mat's frame, and its turn."""

    x_mm: float
    y_mm: float
    yaw_rad: float


@dataclass(frozen=True, slots=True)
class WallStood:
    """How a wall with a certain reading stood: its stones, and the positions of its base course."""

    stones: int
    footing: tuple[StoneSeen, ...]


@dataclass(frozen=True, slots=True)
class WallSeen:
    """One wall: stones in all, and in its widest course.

    ``stood`` is how it stands if its reading is certain, else how it stood when it last was.
    """

    stones: CountReading
    width: CountReading
    stood: WallStood | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class CityObservation:
    """What stands on one tile. ``owner`` is the seat whose colour stands there (by default the mat's seat)."""

    row: int
    col: int
    owner: int
    noble: PresenceReading
    wall: WallSeen
    grain: CountReading
    crop: Rectangle | None = None


@dataclass(frozen=True, slots=True)
class ShieldSeen:
    """A shield on a tile, or beside the tiles (``row`` and ``col`` None)."""

    row: int | None
    col: int | None
    value: CountReading


@dataclass(frozen=True, slots=True)
class PieceSeen:
    """An elephant or player marker; ``x_mm, y_mm`` in the mat's frame, row and col None beside the tiles."""

    kind: Literal["elephant", "marker", "unknown"]
    x_mm: float
    y_mm: float
    row: int | None
    col: int | None
    present: PresenceReading


@dataclass(frozen=True, slots=True)
class MatObservation:
    """One seat mat: tiles, cities, shields, loose stones and pieces.

    ``blind_cells`` are cells so hidden that a piece there may go unreported, each with what hides it.
    """

    seat: int
    reprojection_error_px: float
    pose: MatPose
    tiles: tuple[TileSeen, ...]
    cities: tuple[CityObservation, ...]
    shields: tuple[ShieldSeen, ...]
    loose: CountReading
    pieces: tuple[PieceSeen, ...] = ()
    unsure_tiles: tuple[tuple[int, int, Message], ...] = ()
    blind_cells: tuple[tuple[int, int, Message], ...] = ()


@dataclass(frozen=True, slots=True)
class MarketObservation:
    """The number that lies face up in each row of the market mat."""

    grain: CountReading
    shields: CountReading
    elephants: CountReading
    reprojection_error_px: float = 0.0
    pose: MatPose | None = None


@dataclass(frozen=True, slots=True)
class HiddenMat:
    """A mat that shows in part, but too little to be found."""

    seat: int | Literal["market"]
    why: Message


@dataclass(frozen=True, slots=True)
class TableObservation:
    """Everything one frame shows. ``hand``: something that is neither mat nor piece covers part of a mat."""

    width: int
    height: int
    mats: tuple[MatObservation, ...]
    market: MarketObservation | None
    hidden_mats: tuple[HiddenMat, ...] = ()
    hand: PresenceReading | None = None
    stage_ms: tuple[tuple[str, float], ...] = field(default=(), compare=False)


def mat_to_json(mat: MatObservation, *, details: bool = False) -> dict[str, object]:
    """One mat in the fixed JSON form; ``details`` adds pose, pieces, crops and confidences."""

    def read(reading: CountReading | PresenceReading) -> dict[str, object]:
        return reading_to_json(reading, with_confidence=details)

    cities: list[dict[str, object]] = []
    for city in mat.cities:
        entry: dict[str, object] = {
            **place_to_json(city.row, city.col),
            "owner": city.owner,
            "noble": read(city.noble),
            "wall": {"stones": read(city.wall.stones), "width": read(city.wall.width)},
            "grain": read(city.grain),
        }
        if details and city.crop is not None:
            crop = city.crop
            entry["crop"] = [crop.left, crop.top, crop.right, crop.bottom]
        cities.append(entry)
    form: dict[str, object] = {
        "seat": mat.seat,
        "reprojection_error_px": round(mat.reprojection_error_px, 3),
        "tiles": [{**place_to_json(t.row, t.col), "side": t.side} for t in mat.tiles],
        "cities": cities,
        "shields": [_shield_to_json(shield, details=details) for shield in mat.shields],
        "loose": read(mat.loose),
    }
    if mat.unsure_tiles:
        form["unsure_tiles"] = [{**place_to_json(r, c), "why": why.to_json()} for r, c, why in mat.unsure_tiles]
    if details:
        form["pose"] = {
            "rotation": [list(row) for row in mat.pose.rotation],
            "translation": list(mat.pose.translation),
        }
        form["blind_cells"] = [{**place_to_json(r, c), "why": why.to_json()} for r, c, why in mat.blind_cells]
        form["pieces"] = [
            {
                "kind": p.kind,
                "x_mm": round(p.x_mm, 1),
                "y_mm": round(p.y_mm, 1),
                **_place_to_json(p.row, p.col),
                "present": read(p.present),
            }
            for p in mat.pieces
        ]
    return form


def _shield_to_json(shield: ShieldSeen, *, details: bool) -> dict[str, object]:
    value: object = (
        shield.value.value if isinstance(shield.value, Seen) else reading_to_json(shield.value, with_confidence=details)
    )
    return {**_place_to_json(shield.row, shield.col), "value": value}


def _place_to_json(row: int | None, col: int | None) -> dict[str, object]:
    if row is None or col is None:
        return {"cell": None, "row": None, "col": None}
    return place_to_json(row, col)


def observation_to_json(observation: TableObservation, *, details: bool = False) -> dict[str, object]:
    """The fixed JSON form (`raja count --json` adds ``image`` and ``elapsed_ms`` in front)."""
    market = observation.market
    form: dict[str, object] = {
        "mats": [mat_to_json(mat, details=details) for mat in observation.mats],
        "market": None
        if market is None
        else {name: reading_to_json(getattr(market, name), with_confidence=details) for name in MARKETS},
    }
    if observation.hidden_mats:
        form["hidden_mats"] = [{"seat": h.seat, "why": h.why.to_json()} for h in observation.hidden_mats]
    if details and observation.hand is not None:
        form["hand"] = reading_to_json(observation.hand, with_confidence=True)
    return form
