"""Reads and compares the truth beside a recording: what really lay on the table in each frame, for tests and ``raja
replay --truth``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.errors import CompanionError
from vision.readings.observation import MARKETS, CityObservation, TableObservation
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen


@dataclass(frozen=True, slots=True)
class FrameTruth:
    """What lay on the table in one frame; ``settled`` if no hand was there and nothing moved."""

    settled: bool
    mats: tuple[Mapping[str, Any], ...]
    market: Mapping[str, int] | None


@dataclass(frozen=True, slots=True)
class RecordingTruth:
    """The truth of every frame, in order, and the expected final score."""

    frames: tuple[FrameTruth, ...]
    final_score: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Compared:
    """One reading compared with the truth; ``reading`` is in words."""

    frame: int
    what: str
    reading: str
    truth: object
    verdict: str
    """``right``, ``wrong`` (although seen), ``asked`` (unsure or hidden)."""


def read_truth(path: Path) -> RecordingTruth:
    """Read a truth file: the one written beside a recording, a folder's truth.json, or its frames.json.

    Raises:
        CompanionError: ``truth.unreadable``, ``truth.wrong_form``.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CompanionError(
            "truth.unreadable",
            f"The truth file {path} cannot be read ({error.strerror}): check its name.",
            file=str(path),
            reason=str(error.strerror),
        ) from error
    except ValueError as error:
        raise CompanionError(
            "truth.wrong_form", f"{path} is not JSON ({error}): give the recording's truth.", what=f"{path}: {error}"
        ) from error
    try:
        if "frames" in data:
            frames = tuple(_frame(entry["truth"], entry["truth"]) for entry in data["frames"])
        else:
            frames = tuple(_frame(entry, entry.get("conditions", {})) for entry in data["images"])
        score = data.get("final", {}).get("score")
    except (KeyError, TypeError, AttributeError) as error:
        raise CompanionError(
            "truth.wrong_form",
            f"{path} is no truth of a recording ({error!r}): it needs 'frames' or 'images'.",
            what=f"{path}: {error!r}",
        ) from error
    return RecordingTruth(frames, score)


def truth_to_json(frames_file: Mapping[str, Any], final_score: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the JSON that is written beside a recording: the truth of each frame, and the final score."""
    return {
        "frames": [{"t": entry["t"], "truth": entry["truth"]} for entry in frames_file["frames"]],
        "final": {"score": final_score},
    }


def compare(number: int, observation: TableObservation, truth: FrameTruth) -> list[Compared]:
    """Compare every reading of one settled frame with the truth."""
    rows: list[Compared] = []
    for true_mat in truth.mats:
        if true_mat["seat"] == "market":
            continue
        seen = next((m for m in observation.mats if m.seat == true_mat["seat"]), None)
        name = f"mat {true_mat['seat']}"
        if seen is None:
            rows.append(Compared(number, name, "not found", "there", "asked"))
            continue
        cities = {(city.row, city.col): city for city in seen.cities}
        for true_city in true_mat["cities"]:
            cell = (int(true_city["row"]), int(true_city["col"]))
            rows += _compare_city(number, f"{name} {cell}", cities.get(cell), true_city)
    if truth.market is not None and observation.market is not None:
        for market in MARKETS:
            reading: CountReading = getattr(observation.market, market)
            rows.append(_compared(number, f"price of {market}", reading, truth.market[market]))
    return rows


def _compare_city(number: int, name: str, city: CityObservation | None, true_city: Mapping[str, Any]) -> list[Compared]:
    wall = true_city["wall"] or {"stones": 0, "width": 0}
    empty: CountReading = Seen(0)
    return [
        _compared(number, f"{name} stones", city.wall.stones if city else empty, wall["stones"]),
        _compared(number, f"{name} width", city.wall.width if city else empty, wall["width"]),
        _compared(number, f"{name} grain", city.grain if city else empty, true_city["grain"] or 0),
        _compared(number, f"{name} noble", city.noble if city else Seen(False), true_city["noble"]),
    ]


def _compared(number: int, what: str, reading: CountReading | PresenceReading, truth: object) -> Compared:
    if isinstance(reading, Seen):
        return Compared(number, what, str(reading.value), truth, "right" if reading.value == truth else "wrong")
    if isinstance(reading, Hidden):
        return Compared(number, what, f"hidden ({reading.why})", truth, "asked")
    return Compared(number, what, f"{reading.best}? {reading.low}–{reading.high} ({reading.why})", truth, "asked")


def _frame(truth: Mapping[str, Any], conditions: Mapping[str, Any]) -> FrameTruth:
    market = truth.get("market")
    return FrameTruth(bool(conditions.get("settled", True)), tuple(truth["mats"]), market)
