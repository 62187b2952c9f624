"""A recorded game as a film: H.264 in MP4 (4:2:0, so every browser and phone plays it), with readings and log lines drawn in."""

from __future__ import annotations

import contextlib
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Final

import cv2
import numpy as np
import PIL.Image

from companion.errors import CompanionError
from companion.export.share.drawing import LEAF, Sheet
from companion.frames.pictures import Image
from companion.review.frame_store import FrameStore
from companion.review.moments import lines_of
from companion.review.recorded_game import NS_PER_S, RecordedGame
from companion.texts.catalogue import Texts

TICKS_A_SECOND: Final = 1000
LONGEST_STILL_S: Final = 1.0
"""A picture is repeated at least this often, so that a player can seek to any second."""
STRIP: Final = 0.075
"""Height of the strip with words below the picture, as a share of the picture's height."""
GROUND: Final = "#211826"
QUALITY: Final = "23"


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """One picture of the film: its time in the film, the frame of the recording, and the words below it."""

    at_s: float
    place: int
    words: str


def film_frames(evening: RecordedGame, times_ns: list[int], speed: float, text: Texts) -> Iterator[FilmFrame]:
    """Return the film's pictures: one whenever the camera's picture or the words change, and at least one a second.

    Args:
        times_ns: when each frame of the recording was taken.
        speed: seconds of the game per second of film.
        text: the language of the words.
    """
    lines = lines_of(evening)
    said_ns = [line.t_ns for line in lines]
    sentences = [text.say(line.announcement.message) for line in lines]
    first, last = times_ns[0], max(times_ns[-1], evening.end_ns)
    still = round(LONGEST_STILL_S * speed * NS_PER_S)
    moments = sorted({*times_ns, *(t_ns for t_ns in said_ns if t_ns >= first), *range(first, last, still), last})
    for t_ns in moments:
        place = bisect_right(times_ns, t_ns) - 1
        said = bisect_right(said_ns, t_ns) - 1
        clock_s = int(t_ns / NS_PER_S)
        words = f"{clock_s // 60}:{clock_s % 60:02d}  {sentences[said] if said >= 0 else ''}"
        yield FilmFrame((t_ns - first) / NS_PER_S / speed, place, words)


def write_film(
    evening: RecordedGame,
    store: FrameStore,
    path: Path,
    text: Texts,
    *,
    speed: float = 1.0,
    overlay: bool = True,
    progress: Callable[[float], None] = lambda share: None,
) -> int:
    """Write the film; returns the number of pictures in it.

    Args:
        text: the language of the words below the pictures.
        overlay: whether readings are drawn on the pictures.
        progress: called with the share done.

    Raises:
        CompanionError: ``export.no_pictures``, ``export.cannot_write``.
        DamagedRecording: a picture cannot be read.
    """
    import av  # noqa: PLC0415 FFmpeg, loaded only for films

    if not store.times_ns:
        raise CompanionError("export.no_pictures", "This recording holds no pictures: export it to html, csv or json.")
    frames = list(film_frames(evening, store.times_ns, speed, text))
    size: tuple[int, int] | None = None
    last_at = -1
    try:
        with av.open(str(path), "w", format="mp4", options={"movflags": "+faststart"}) as film:
            stream = film.add_stream("libx264", rate=30)
            stream.pix_fmt = "yuv420p"
            stream.time_base = stream.codec_context.time_base = Fraction(1, TICKS_A_SECOND)
            stream.codec_context.gop_size = 12
            stream.options = {"crf": QUALITY, "preset": "veryfast"}
            for number, frame in enumerate(frames):
                image = captioned(store.image(frame.place, overlay=overlay), frame.words)
                if size is None:
                    size = (image.shape[1], image.shape[0])
                    stream.width, stream.height = size
                elif (image.shape[1], image.shape[0]) != size:
                    image = np.asarray(cv2.resize(image, size), np.uint8)
                picture = av.VideoFrame.from_ndarray(image, format="bgr24")
                last_at = max(last_at + 1, round(frame.at_s * TICKS_A_SECOND))
                picture.pts, picture.time_base = last_at, Fraction(1, TICKS_A_SECOND)
                film.mux(stream.encode(picture))
                progress((number + 1) / len(frames))
            film.mux(stream.encode(None))
    except (OSError, av.error.FFmpegError) as error:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        raise CompanionError(
            "export.cannot_write",
            f"{path} cannot be written ({error.strerror or error}): choose another place.",
            file=str(path),
            reason=str(error.strerror or error),
        ) from error
    return len(frames)


def captioned(image: Image, words: str) -> Image:
    """Return the picture with words in a strip below it; width and height are even, as 4:2:0 requires.

    Args:
        image: BGR, height × width × 3.
    """
    height, width = image.shape[:2]
    strip = round(height * STRIP)
    size = (width // 2 * 2, (height + strip) // 2 * 2)
    sheet = Sheet(size, GROUND)
    sheet.image.paste(PIL.Image.fromarray(image[:, :, ::-1]), (0, 0))
    rows = min(height, size[1])
    sheet.draw.rectangle((0, rows, *size), fill=GROUND)
    middle = (strip, rows + (size[1] - rows) / 2)
    sheet.words(middle, words, size=round(strip * 0.6), ink=LEAF, anchor="lm", most=size[0] - 2 * strip)
    return np.ascontiguousarray(np.asarray(sheet.image, np.uint8)[:, :, ::-1])
