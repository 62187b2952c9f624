"""Drive the Raspberry Pi camera by picamera2: let it settle on the mat once, lock it, and report every failure.

Pitfalls of the real package, and what this module does about each:

* A time-out leaves its job queued, and the next ``stop`` hangs: jobs are taken back, a picture that comes late is released.
* A failed set-up without ``close`` makes the next open "busy": every way out of opening closes.
* ``configure`` forgets controls and adjusts sizes: controls go into the configuration, and sizes are read back.
* A pulled ribbon makes ``stop`` hang forever: every call that may hang has a deadline and is left behind after it.
"""

from __future__ import annotations

import atexit
import contextlib
import threading
from collections.abc import Callable
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.camera.bounded import Bounded
from hardware.camera.picamera_api import (
    CompletedRequest,
    Controls,
    Job,
    Picamera,
    PicameraPackage,
)
from hardware.camera.picamera_controls import fitting
from hardware.camera.picamera_look import AUTOMATIC, Look, lock_of, look_of, not_kept, settled
from hardware.camera.picamera_settings import PicameraSettings
from hardware.errors import HardwareError

NS_PER_S: Final = 1_000_000_000
STREAM: Final = "main"
FORMAT: Final = "RGB888"
"""libcamera's name for pictures with bytes in the order blue, green, red, which OpenCV expects."""
WATCHED: Final = "lores"
"""The second, smaller stream of the same pictures; older Pis give it only in YUV."""
WATCHED_FORMAT: Final = "YUV420"


class PicameraGrabber:
    """One open camera whose exposure, white balance and focus are locked; gives pictures until released.

    Args:
        package: picamera2.
        number: which camera, from 0.
        size_px: requested width and height of frames.
        settings: time limits, and how much values may differ.
        clock_ns: the clock for deadlines.
        lock: the locked controls from before a reopening; None lets the camera settle anew.
        still_px: width and height of full-size stills, from the same sensor mode as the frames; None for frames only.

    Raises:
        HardwareError: ``camera.*`` with the remedy; the camera has been closed by then.
    """

    def __init__(
        self,
        package: PicameraPackage,
        number: int,
        size_px: tuple[int, int],
        settings: PicameraSettings,
        clock_ns: Callable[[], int],
        lock: Controls | None = None,
        still_px: tuple[int, int] | None = None,
    ) -> None:
        self._settings = settings
        self._watched = STREAM if still_px is None else WATCHED
        self._sizes_px: dict[str, tuple[int, int]] = {}
        self._clock_ns = clock_ns
        self._number = number
        self._newest_ns = -1
        self._odd_since_ns: int | None = None
        self._light_at_first: str | None = None
        self._ending: Bounded[None] | None = None
        self.lock: Controls | None = lock
        self._camera = self._opened(package)
        try:
            self._set_up(size_px, still_px)
            self._look_and_lock()
        except BaseException:
            self.release()
            raise

    def read(self) -> NDArray[np.uint8] | None:
        """The next picture (H×W×3, BGR).

        Raises:
            HardwareError: ``camera.stalled``, ``camera.stale``, ``camera.wrong_size``, ``camera.light_changed``.
        """
        picture, metadata = self._capture(self._watched)
        assert picture is not None
        self._heed_light(picture, metadata)
        return picture

    def still(self) -> NDArray[np.uint8] | None:
        """The next picture at full size; None if frames already have full size.

        Raises:
            HardwareError: as ``read``.
        """
        return None if self._watched == STREAM else self._capture(STREAM)[0]

    def period_s(self) -> float | None:
        """None: the camera sets the pace."""
        return None

    def release(self) -> None:
        """Stop and close the camera; if that hangs, leave it behind and remove its exit hook."""
        camera = self._camera
        with contextlib.suppress(Exception):
            camera.cancel_all_and_flush()

        def end() -> None:
            try:
                camera.stop()
            finally:
                camera.close()

        self._ending = Bounded(end, "picamera release")
        try:
            self._ending.result(self._settings.stop_s)
        except TimeoutError:
            atexit.unregister(camera.close)  # picamera2 hangs the program's end on it
        except Exception:
            pass  # a camera that is gone cannot be stopped; the next open says so

    def hangs(self) -> bool:
        """Whether releasing the camera is still going on: until it ends, nothing can open the camera."""
        return self._ending is not None and not self._ending.is_over()

    # --- opening --------------------------------------------------------------------------------------

    def _opened(self, package: PicameraPackage) -> Picamera:
        cameras = package.cameras()
        if self._number >= len(cameras):
            raise HardwareError("camera.no_picamera", number=self._number, count=len(cameras))
        given_up = threading.Event()

        def begin() -> Picamera:
            camera = package.opened(self._number)
            if given_up.is_set():
                camera.close()  # nobody waits for it now, and left open it would stay busy
            return camera

        opening = Bounded(begin, "picamera open")
        try:
            return opening.result(self._settings.start_s)
        except TimeoutError as error:
            given_up.set()
            raise HardwareError("camera.no_answer") from error
        except Exception as error:
            raise HardwareError("camera.picamera_busy", reason=_innermost(error)) from error

    def _set_up(self, size_px: tuple[int, int], still_px: tuple[int, int] | None) -> None:
        camera, advertised = self._camera, self._camera.camera_controls
        wanted: Controls = {"FrameDurationLimits": self._settings.frame_us} | (self.lock or AUTOMATIC)
        frame, still = _even(size_px), None if still_px is None else _even(still_px)

        def begin() -> None:
            configuration = camera.create_video_configuration(
                {"size": still or frame, "format": FORMAT},
                None if still is None else {"size": frame, "format": WATCHED_FORMAT},
                None,
                buffer_count=self._settings.buffers,
                controls=fitting(wanted, advertised),
                queue=False,
            )
            # The video configuration has default controls, which must fit, too.
            configuration["controls"] = {
                name: value for name, value in configuration["controls"].items() if name in advertised
            }
            camera.configure(configuration)
            camera.start()

        try:
            Bounded(begin, "picamera start").result(self._settings.start_s)
        except TimeoutError as error:
            raise HardwareError("camera.no_start") from error
        except Exception as error:
            raise HardwareError("camera.set_up", reason=_innermost(error)) from error
        self._sizes_px = {STREAM: self._checked_size(STREAM, FORMAT, still or frame)}
        if still is not None:
            self._sizes_px[WATCHED] = self._checked_size(WATCHED, WATCHED_FORMAT, still)

    def _checked_size(self, name: str, form: str, asked: tuple[int, int]) -> tuple[int, int]:
        """The size ``configure`` gave a stream; raise ``HardwareError`` if shape or format is not as requested."""
        stream = self._camera.camera_configuration()[name]
        width, height = (int(side) for side in stream["size"])
        if stream["format"] != form or abs(width * asked[1] - height * asked[0]) > 0.01 * width * asked[1]:
            given, wanted = f"{width}×{height} {stream['format']}", f"{asked[0]}×{asked[1]} {form}"
            raise HardwareError("camera.wrong_size", given=given, wanted=wanted)
        return width, height

    # --- settling and locking --------------------------------------------------------------------------

    def _look_and_lock(self) -> None:
        """Let exposure, white balance and focus settle on the mat, then lock them; raise ``HardwareError`` if the lock
        does not hold.
        """
        if self.lock is None:
            self._focus()
            lock = fitting(lock_of(self._settled_look()), self._camera.camera_controls)
            self._camera.set_controls(lock)
        else:
            lock = self.lock
        wrong: tuple[str, ...] = ()
        end_ns = self._clock_ns() + round(self._settings.lock_s * NS_PER_S)
        while True:
            _, metadata = self._capture()
            wrong = not_kept(lock, metadata, self._settings.lock_share)
            if not wrong:
                self.lock = lock
                return
            if self._clock_ns() > end_ns:
                break
        self.lock = None
        raise HardwareError("camera.not_locked", what=", ".join(wrong))

    def _settled_look(self) -> Look:
        looks: list[Look] = []
        end_ns = self._clock_ns() + round(self._settings.look_s * NS_PER_S)
        while True:
            _, metadata = self._capture()
            looks.append(look_of(metadata))
            # In flickering light it never settles; the last picture is then as good as any.
            if settled(looks, self._settings.look_frames, self._settings.same_share) or self._clock_ns() > end_ns:
                return looks[-1]

    def _focus(self) -> None:
        """Run one autofocus cycle if the lens can move; if focusing fails, the lens stays where it is."""
        controls = self._camera.camera_controls
        if "AfMode" not in controls or "LensPosition" not in controls:
            return
        job = self._camera.autofocus_cycle(wait=False)
        with contextlib.suppress(TimeoutError, KeyError):  # KeyError: metadata without AfState
            self._camera.wait(job, timeout=self._settings.focus_s)
            return
        self._take_back(job)

    # --- pictures ---------------------------------------------------------------------------------------

    def _capture(self, stream: str | None = None) -> tuple[NDArray[np.uint8] | None, dict[str, Any]]:
        """Capture one fresh picture of ``stream`` (None for none) and its metadata; stale pictures are skipped."""
        end_ns = self._clock_ns() + round(self._settings.capture_s * NS_PER_S)
        while True:
            request = self._request()
            try:
                metadata = request.get_metadata()
                stamp = metadata.get("SensorTimestamp")
                is_stale = isinstance(stamp, int) and stamp <= self._newest_ns
                if not is_stale:
                    self._newest_ns = stamp if isinstance(stamp, int) else self._newest_ns
                    return (None if stream is None else self._picture(request, stream)), metadata
            finally:
                request.release()
            if self._clock_ns() > end_ns:
                raise HardwareError("camera.stale")

    def _request(self) -> CompletedRequest:
        job = self._camera.capture_request(wait=False)
        try:
            request: CompletedRequest = self._camera.wait(job, timeout=self._settings.capture_s)
        except TimeoutError as error:
            self._take_back(job)
            raise HardwareError("camera.stalled", seconds=self._settings.capture_s) from error
        return request

    def _take_back(self, job: Job) -> None:
        """Remove a job from the queue, or release the picture it has just delivered: each held picture blocks a buffer."""
        self._camera.cancel_all_and_flush()
        with contextlib.suppress(Exception):  # cancelled or failed: then there is nothing to release
            late = self._camera.wait(job, timeout=0)
            if hasattr(late, "release"):
                late.release()

    def _picture(self, request: CompletedRequest, stream: str) -> NDArray[np.uint8]:
        picture = request.make_array(stream)
        width, height = self._sizes_px[stream]
        if stream == WATCHED and picture.ndim == 2 and picture.shape[0] == height * 3 // 2:
            # Rows are padded to the width that the image processor needs.
            picture = np.asarray(cv2.cvtColor(picture, cv2.COLOR_YUV2BGR_I420)[:, :width], dtype=np.uint8)
        if picture.shape != (height, width, 3):
            raise HardwareError("camera.wrong_picture", given=str(picture.shape), wanted=str((height, width, 3)))
        return picture

    def _heed_light(self, picture: NDArray[np.uint8], metadata: dict[str, Any]) -> None:
        """Drop the lock and raise ``HardwareError`` if for ``relook_s`` the light was too dark or bright, or the lock
        did not hold.
        """
        mean = float(picture[::16, ::16].mean())
        light = (
            "dark" if mean < self._settings.dark_below else "bright" if mean > self._settings.bright_above else "fine"
        )
        self._light_at_first = self._light_at_first or light
        # If the room was already dark (or bright) when the camera settled, settling again would not help.
        suits = light in ("fine", self._light_at_first)
        kept = not not_kept(self.lock or {}, metadata, self._settings.lock_share)
        now_ns = self._clock_ns()
        if suits and kept:
            self._odd_since_ns = None
        elif self._odd_since_ns is None:
            self._odd_since_ns = now_ns
        elif now_ns - self._odd_since_ns > self._settings.relook_s * NS_PER_S:
            self.lock = None
            raise HardwareError("camera.light_changed")


def _even(size_px: tuple[int, int]) -> tuple[int, int]:
    width, height = size_px
    return width - width % 2, height - height % 2


def _innermost(error: BaseException) -> str:
    """The message of the innermost cause, which says most, in one line."""
    while error.__cause__ is not None:
        error = error.__cause__
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__
