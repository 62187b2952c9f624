"""Make "Show me" again from the recorded evening that comes with Raja: its scenes and their pictures.

``python scripts/make_demonstration.py`` looks through the recording, writes
``companion/web/static/demonstration/`` and prints its size. What happened is taken from the ground truth beside
the recording; what was seen is drawn as vision sees it now. A test compares the result with the recording.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cv2
import numpy as np

import companion.web
from companion.export.demonstration import demonstration_to_json, scenes_of
from companion.recording.example import example_evening
from companion.review.frame_store import FrameStore
from companion.review.loading import SeenFrames, load_game
from companion.settings.loading import load_settings
from tests.companion.review.recorded import recorded_evening

FOLDER = Path(companion.web.__file__).parent / "static" / "demonstration"
WIDTH_PX = 800
QUALITY = 62


def main() -> None:
    """Write the folder."""
    settings, seen = load_settings(None), SeenFrames()
    load_game(example_evening(), settings, seen=seen)  # what today's vision sees, for the drawings
    evening = recorded_evening()
    FOLDER.mkdir(exist_ok=True)
    size = 0
    with FrameStore(example_evening(), settings, seen.by_frame) as store:
        scenes = scenes_of(evening, store.times_ns)
        for scene in scenes:
            image = store.image(scene.frame, overlay=scene.overlay)
            height = round(image.shape[0] * WIDTH_PX / image.shape[1])
            small = np.asarray(cv2.resize(image, (WIDTH_PX, height), interpolation=cv2.INTER_AREA), np.uint8)
            path = FOLDER / f"{scene.name}.webp"
            cv2.imwrite(str(path), small, [cv2.IMWRITE_WEBP_QUALITY, QUALITY])
            size += path.stat().st_size
    told = json.dumps(demonstration_to_json(evening, scenes), indent=1, ensure_ascii=False) + "\n"
    (FOLDER / "demonstration.json").write_text(told, "utf-8")
    seconds = sum(scene.seconds for scene in scenes)
    sys.stdout.write(f"{len(scenes)} scenes, {seconds} s, {(size + len(told)) / 1000:.0f} KB\n")


if __name__ == "__main__":
    main()
