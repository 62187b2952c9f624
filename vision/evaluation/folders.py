"""Reads folders of photos with their truth: ``truth.json`` beside photos, or a recording's ``frames.json``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.decoding import decoded
from vision.errors import UnusablePhotos
from vision.evaluation.noble_places import with_visible_nobles
from vision.evaluation.truth import ImageTruth, frame_truth_from_json, photo_truth_from_json


@dataclass(frozen=True, slots=True)
class TruthfulPhoto:
    """A photo's file and its truth."""

    path: Path
    truth: ImageTruth


def read_photo_folder(folder: Path) -> tuple[TruthfulPhoto, ...]:
    """All photos of a folder, in the truth file's order; a recording's own frames are preferred.

    Raises:
        UnusablePhotos: ``evaluation.no_folder``, ``evaluation.no_truth``, ``evaluation.bad_truth``,
            ``evaluation.photo_missing``.
        VisionError: an entry is malformed.
    """
    if not folder.is_dir():
        raise UnusablePhotos(
            "evaluation.no_folder",
            f"There is no folder {folder}: name one that holds photos and a truth.json.",
            folder=str(folder),
        )
    if (folder / "frames.json").is_file():
        table = _json(folder / "frames.json")
        truths = tuple(frame_truth_from_json(entry, table.get("camera")) for entry in _entries(table, "frames", folder))
    elif (folder / "truth.json").is_file():
        truths = tuple(
            photo_truth_from_json(entry) for entry in _entries(_json(folder / "truth.json"), "images", folder)
        )
    else:
        raise UnusablePhotos(
            "evaluation.no_truth",
            f"The folder {folder} has no truth.json (nor a recording's frames.json): without truth there is nothing "
            "to score; use `raja count` to look at photos.",
            folder=str(folder),
        )
    missing = next((folder / truth.file for truth in truths if not (folder / truth.file).is_file()), None)
    if missing is not None:
        raise UnusablePhotos(
            "evaluation.photo_missing",
            f"The truth names {missing}, which is not there: add it, or take its entry out.",
            file=str(missing),
        )
    paths = [(folder / truth.file, truth) for truth in truths]
    return tuple(TruthfulPhoto(path, with_visible_nobles(truth, path)) for path, truth in paths)


def read_tables(folder: Path) -> tuple[tuple[TruthfulPhoto, ...], ...]:
    """Each table's photos: those of every folder in ``folder`` that holds a truth, or its own if it holds one itself.

    Raises:
        UnusablePhotos: as ``read_photo_folder``.
        VisionError: an entry is malformed.
    """
    inside = sorted(one for one in folder.iterdir() if _holds_truth(one)) if folder.is_dir() else []
    return tuple(read_photo_folder(one) for one in ([folder] if _holds_truth(folder) or not inside else inside))


def _holds_truth(folder: Path) -> bool:
    return any((folder / name).is_file() for name in ("frames.json", "truth.json"))


def read_picture(path: Path) -> NDArray[np.uint8]:
    """A photo's pixels (H×W×3, BGR).

    Raises:
        UnusablePhotos: ``evaluation.photo_unreadable``.
    """
    try:
        picture = decoded(path.read_bytes())
    except OSError:
        picture = None
    if picture is None:
        raise UnusablePhotos(
            "evaluation.photo_unreadable",
            f"{path} is not a picture that can be read: give a whole JPEG or PNG file.",
            file=str(path),
        )
    return picture


def _json(path: Path) -> dict[str, Any]:
    try:
        table = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise UnusablePhotos(
            "evaluation.bad_truth",
            f"{path} is not readable JSON ({error}): write it again, or correct that line.",
            file=str(path),
        ) from error
    if not isinstance(table, dict):
        raise UnusablePhotos(
            "evaluation.bad_truth",
            f"{path} holds no JSON object: docs/truth-format.md says what belongs there.",
            file=str(path),
        )
    return table


def _entries(table: dict[str, Any], name: str, folder: Path) -> list[Any]:
    entries = table.get(name)
    if not isinstance(entries, list) or not entries:
        raise UnusablePhotos(
            "evaluation.bad_truth",
            f"The truth in {folder} lists no {name!r}: docs/truth-format.md says what belongs there.",
            file=str(folder),
        )
    return entries
