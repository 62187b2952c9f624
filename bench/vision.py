"""How long vision takes on one core: each stage of a photo, and a frame in which nothing changed."""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import cv2
import numpy as np

from companion.settings.loading import load_settings
from vision.evaluation.folders import read_photo_folder, read_picture
from vision.geometry.camera_model import CameraModel
from vision.observe import observe
from vision.readings.observation import TableObservation
from vision.settings.stages import VisionSettings
from vision.tracker import START, track
from vision.tracking.prior_reading import Known

PHOTOS = Path(__file__).parent.parent / "tests" / "photos"
ROUNDS = 3
STILL_FRAMES = 20


def main() -> None:
    """Print the median of each stage over the photos with one mat, and of an unchanged frame.

    Processor time is measured, so that a busy machine does not change the figures.
    """
    cv2.setNumThreads(1)
    settings = load_settings().vision_settings()
    photos = [(p.truth, read_picture(p.path)) for p in read_photo_folder(PHOTOS)]
    one_mat = [(t, f) for t, f in photos if len(t.mats) == 1 and t.camera.width == 1640]
    stages: dict[str, list[float]] = {}
    for truth, frame in one_mat:
        for _ in range(ROUNDS):
            start_ns = time.process_time_ns()
            seen = observe(frame, truth.camera, settings, time.process_time_ns)
            stages.setdefault("pixels to observation", []).append((time.process_time_ns() - start_ns) / 1e6)
            for stage, ms in seen.stage_ms:
                stages.setdefault(stage, []).append(ms)
    print(f"seeing: one photo of 1640×1232 with one mat (n = {len(one_mat)} photos × {ROUNDS}), one core")
    for stage, times in stages.items():
        low, high = np.percentile(times, (10, 90))
        print(f"  {stage:24}{statistics.median(times):9.1f} ms   (80 %: {low:.1f} to {high:.1f})")
    for width, times in _unchanged_ms(one_mat[0][1], one_mat[0][0].camera, settings).items():
        low, high = np.percentile(times, (10, 90))
        print(
            f"  unchanged frame, {width:4} wide  {statistics.median(times):7.1f} ms   (80 %: {low:.1f} to {high:.1f})"
        )


def _unchanged_ms(frame: np.ndarray, camera: CameraModel, settings: VisionSettings) -> dict[int, list[float]]:
    """Times for frames in which nothing changed, by width of the picture."""
    times: dict[int, list[float]] = {}
    for width in (1280, frame.shape[1]):
        height = round(frame.shape[0] * width / frame.shape[1])
        picture = np.asarray(cv2.resize(frame, (width, height), interpolation=cv2.INTER_AREA), dtype=np.uint8)
        rng, state, t_ns = np.random.default_rng(0), START, 0
        for _ in range(STILL_FRAMES):
            noisy = np.asarray(np.clip(picture + rng.normal(0, 1.5, picture.shape), 0, 255), dtype=np.uint8)
            t_ns += 500_000_000
            start_ns = time.process_time_ns()
            state, seen, _ = track(state, noisy, t_ns, camera, settings, _nothing)
            if seen.still and not seen.read_now:
                times.setdefault(width, []).append((time.process_time_ns() - start_ns) / 1e6)
    return times


def _nothing(
    frame_bgr: np.ndarray, camera: CameraModel, settings: VisionSettings, *, known: Known | None = None
) -> TableObservation:
    return TableObservation(frame_bgr.shape[1], frame_bgr.shape[0], (), None)


if __name__ == "__main__":
    main()
