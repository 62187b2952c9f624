"""A labelled photo set from a recorded game: pictures and a truth.json that ``raja evaluate`` reads.

A picture is taken where somebody said what stands on a city: the newest still one of the table as it then was. Its truth is what the game then held for that mat, which the word has just put right; where stones stand on a tile, what
lies about, and pieces beside walls nobody said, so these are left open.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.errors import CompanionError
from companion.games.cells import cell_name
from companion.games.raja.pieces import MARKET_NAMES
from companion.games.raja.state import Player, State
from companion.review.frame_store import FrameStore
from companion.review.recorded_game import NS_PER_S, Look, RecordedGame
from companion.review.stated_counts import Word, look_beside, words_of
from vision.geometry.camera_model import CameraModel, camera_model_to_json

TRUTH_FILE: Final = "truth.json"
NOWHERE: Final[dict[str, Any]] = {"rotation": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "translation": [0, 0, 1]}
"""Placeholder pose: observations do not contain the market mat's pose, and its disks are scored without one."""


@dataclass(frozen=True, slots=True)
class Label:
    """A picture of the recording, given by its time, with the truth about it."""

    t_ns: int
    truth: dict[str, Any]


def labels_of(evening: RecordedGame, *, corrections_only: bool = False) -> Iterator[Label]:
    """Yield one label for each moment at which somebody stated a count; needs the game's looks.

    Args:
        corrections_only: only where the statement corrected the game.
    """
    told: dict[int, list[Word]] = {}
    for word in words_of(evening):
        if word.corrects or not corrections_only:
            told.setdefault(word.t_ns, []).append(word)
    for t_ns, words in told.items():
        look = look_beside(evening, t_ns)
        version = max(step.version for step in evening.steps if step.t_ns <= t_ns)
        truth = None if look is None else _truth(evening, look, evening.history.state_at(version), words)
        if look is not None and truth is not None:
            yield Label(look.t_ns, truth)


def write_labels(
    folder: Path, found: Sequence[tuple[str, FrameStore, CameraModel, Sequence[Label]]]
) -> tuple[int, list[str]]:
    """Write pictures and ``truth.json``; returns the number of pictures, and the names of games without any.

    Args:
        found: for each game its name, pictures, camera and labels.

    Raises:
        CompanionError: ``labels.not_empty``, ``labels.none``, ``labels.cannot_write``.
    """
    if (folder / TRUTH_FILE).exists():
        raise CompanionError(
            "labels.not_empty",
            f"{folder} holds a {TRUTH_FILE} already: choose another folder, so that it is not lost.",
            folder=str(folder),
            file=TRUTH_FILE,
        )
    if not any(labels for _, _, _, labels in found):
        raise CompanionError(
            "labels.none",
            "Nobody in it said anything about a still picture: labels come from reports and corrections.",
        )
    images: list[dict[str, Any]] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, store, camera, labels in found:
            for label in labels:
                place = store.place_at(label.t_ns)
                if place is None:
                    continue
                file = f"{name}-{label.t_ns // (NS_PER_S // 1000):09d}.jpg"
                (folder / file).write_bytes(store.picture(place, overlay=False))
                images.append({"file": file, "camera": camera_model_to_json(camera), **label.truth})
        (folder / TRUTH_FILE).write_text(json.dumps({"images": images}, indent=1, sort_keys=True), encoding="utf-8")
    except OSError as error:
        raise CompanionError(
            "labels.cannot_write",
            f"{folder} cannot be written ({error.strerror}): choose another place with -o.",
            folder=str(folder),
            reason=str(error.strerror),
        ) from error
    return len(images), [name for name, _, _, labels in found if not labels]


def _truth(evening: RecordedGame, look: Look, state: State, words: Sequence[Word]) -> dict[str, Any] | None:
    """Return the truth of all mats in the picture; None if it shows none of the mats that the statements are about."""
    about = {evening.mats[word.seat] for word in words}
    seats = {mat: seat for seat, mat in enumerate(evening.mats)}
    shown = [seen for seen in look.observation.get("mats", ()) if seen["seat"] in seats and "pose" in seen]
    if not about & {seen["seat"] for seen in shown}:
        return None
    mats = [_mat(seen, state.players[seats[seen["seat"]]], evening.mats) for seen in shown]
    spoken = ", ".join(f"{cell_name(word.cell)} {word.quantity} {word.value}" for word in words)
    corrects = any(word.corrects for word in words)
    conditions = {"from": "correction" if corrects else "report", "evening": evening.title, "said": spoken}
    seen_market = look.observation.get("market") is not None
    market = dict(zip(MARKET_NAMES, state.market.prices, strict=True)) if seen_market else None
    if seen_market:
        mats.append({"seat": "market", **NOWHERE, "tiles": [], "cities": [], "loose": []})
    return {"mats": mats, "market": market, "conditions": {**conditions, "hand": False}}


def _mat(seen: dict[str, Any], player: Player, mats: Sequence[int]) -> dict[str, Any]:
    tiles = [
        {"row": tile.cell[0], "col": tile.cell[1], "side": tile.side, "shields": list(tile.shields)}
        for tile in player.lands
    ]
    cities = [
        {
            "row": tile.cell[0],
            "col": tile.cell[1],
            "owner": mats[player.seat],
            "noble": tile.noble,
            "wall": {"stones": tile.stones, "width": tile.width} if tile.stones else None,
            "grain": tile.grain,
            "wall_visible": None,
            "grain_visible": None,
        }
        for tile in player.lands
        if tile.city
    ]
    pose = seen["pose"]
    return {
        "seat": seen["seat"],
        "rotation": pose["rotation"],
        "translation": pose["translation"],
        "tiles": tiles,
        "cities": cities,
        "loose": [],
    }
