"""Makes a vertical film of a game, 20 seconds at 30 frames a second: points over time, the decisive battle, the end."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import ceil, sin
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from companion.export.share.card import CardBattle, ShareCard
from companion.export.share.drawing import COURT_DEEP, GOLD, LEAF, Sheet, points_at
from companion.export.share.picture import draw_points, draw_result, draw_score
from companion.export.share.sound import RATE_HZ, Cue, soundtrack

SIZE: Final = (720, 1280)
FRAMES_A_SECOND: Final = 30
COURSE_S: Final = 9.0
THROW_S: Final = 5.0
END_S: Final = 6.0
LASTS_S: Final = COURSE_S + THROW_S + END_S
TUMBLES_S: Final = 1.6
"""How long dice tumble before they lie still."""
DICE_PX: Final = 240
"""Height of the area for one side's dice."""
DICE_SIZES: Final = ((6, 92), (10, 48), (15, 28), (30, 8))
"""(Most dice in a row, side of each die), so that a row fits into its panel."""
QUALITY: Final = "24"


def share_film(card: ShareCard) -> bytes:
    """Return the film as MP4: H.264 in 4:2:0 and AAC."""
    import av  # noqa: PLC0415 FFmpeg, loaded only for films

    # Written to a file, because the index is moved to its front at the end.
    with TemporaryDirectory(prefix="raja-film-") as folder:
        path = Path(folder) / "film.mp4"
        _write(av, card, path)
        return path.read_bytes()


def _write(av: Any, card: ShareCard, path: Path) -> None:
    with av.open(str(path), "w", format="mp4", options={"movflags": "+faststart"}) as film:
        video = film.add_stream("libx264", rate=FRAMES_A_SECOND)
        video.width, video.height = SIZE
        video.pix_fmt = "yuv420p"
        video.options = {"crf": QUALITY, "preset": "veryfast"}
        audio = film.add_stream("aac", rate=RATE_HZ)
        for image in film_images(card):
            film.mux(video.encode(av.VideoFrame.from_ndarray(image, format="rgb24")))
        film.mux(video.encode(None))
        for frame in _audio_frames(av, soundtrack(cues_of(card), LASTS_S)):
            film.mux(audio.encode(frame))
        film.mux(audio.encode(None))


def film_images(card: ShareCard) -> Iterator[NDArray[np.uint8]]:
    """Yield every frame of the film, H×W×3 RGB; equal frames are the same object."""
    drawn: tuple[Any, NDArray[np.uint8]] | None = None
    for number in range(round(LASTS_S * FRAMES_A_SECOND)):
        t_s = number / FRAMES_A_SECOND
        key = _shown(card, t_s)
        if drawn is None or drawn[0] != key:
            drawn = (key, film_image(card, t_s))
        yield drawn[1]


def film_image(card: ShareCard, t_s: float) -> NDArray[np.uint8]:
    """Return the film's frame at a time, H×W×3 RGB."""
    return np.asarray(_frame(card, *_shown(card, t_s)).image, np.uint8)


def cues_of(card: ShareCard) -> list[Cue]:
    """Return the sounds: a knock of wood at each change of points, rattling dice, and a chord at the end."""
    cues = [Cue(at * COURSE_S, "wood") for at, _ in card.steps[1:]]
    if card.battle is not None:
        rattles = [COURSE_S + 0.15 * place for place in range(int(TUMBLES_S / 0.15))]
        cues += [Cue(at_s, "dice") for at_s in rattles]
    return [*cues, Cue(COURSE_S + THROW_S, "chord")]


def _shown(card: ShareCard, t_s: float) -> tuple[str, float]:
    """Return the scene at a time, and its progress; the progress of a scene at rest stays the same."""
    if t_s < COURSE_S:
        return "course", round(min(1.0, t_s / (COURSE_S - 1)), 4)
    if t_s < COURSE_S + THROW_S and card.battle is not None:
        since_s = t_s - COURSE_S
        return "throw", round(min(since_s, TUMBLES_S), 4)
    return "end", round(min(1.0, max(0.0, t_s - COURSE_S - THROW_S)), 4)


def _frame(card: ShareCard, scene: str, far: float) -> Sheet:
    sheet = Sheet(SIZE)
    sheet.draw.rectangle((12, 12, SIZE[0] - 12, SIZE[1] - 12), outline=GOLD, width=3)
    sheet.crown((SIZE[0] / 2, 90), 96)
    if scene == "throw" and card.battle is not None:
        _throw(sheet, card, card.battle, far)
    elif scene == "course":
        _course(sheet, card, far)
    else:
        _end(sheet, card, far)
    return sheet


def _course(sheet: Sheet, card: ShareCard, at: float) -> None:
    turn = [words for share, words in card.turns if share <= at][-1:]
    sheet.words((SIZE[0] / 2, 160), card.title, size=84, ink=LEAF, kind="display", anchor="mt")
    sheet.words((SIZE[0] / 2, 262), turn[0] if turn else "", size=40, ink=GOLD, anchor="mt")
    y = 330.0
    y = draw_score(sheet, card, (36, y, SIZE[0] - 36, y + 74 * len(card.players) + 30), points_at(card.steps, at))
    draw_points(sheet, card, (36, y + 24, SIZE[0] - 36, 1230), until=at)


def _throw(sheet: Sheet, card: ShareCard, battle: CardBattle, since_s: float) -> None:
    sheet.words((SIZE[0] / 2, 170), battle.title, size=60, ink=LEAF, kind="display", anchor="mt", most=SIZE[0] - 80)
    lies = since_s >= TUMBLES_S
    for place, (seat, dice) in enumerate(
        ((battle.attacker, battle.attacker_dice), (battle.defender, battle.defender_dice))
    ):
        top = 290 + place * 400
        sheet.draw.rounded_rectangle((36, top, SIZE[0] - 36, top + 370), 14, fill=COURT_DEEP, outline=GOLD, width=2)
        player = card.players[seat]
        sheet.seat((80, top + 46), 26, player.symbol, player.colour)
        sheet.words((124, top + 46), player.name, size=38, ink=LEAF, anchor="lm", most=400)
        if lies:
            sheet.words((SIZE[0] - 64, top + 46), str(sum(dice)), size=60, ink=GOLD, kind="display", anchor="rm")
        _dice(sheet, dice, top + 80, since_s)
    if lies:
        sheet.lines((SIZE[0] / 2, 1100), battle.said, size=34, ink=LEAF, most=SIZE[0] - 80, anchor="mt", rows=3)


def _dice(sheet: Sheet, dice: tuple[int, ...], top: float, since_s: float) -> None:
    columns, side = next(
        ((most, px) for most, px in DICE_SIZES if len(dice) <= most * (DICE_PX // (px + 12))), DICE_SIZES[-1]
    )
    # A single row is centred in its panel.
    top += (DICE_PX - ceil(len(dice) / columns) * (side + 12)) / 2
    for place, face in enumerate(dice):
        row, column = divmod(place, columns)
        rolls = since_s < TUMBLES_S
        jump = abs(sin(since_s * 9 + place)) * 18 if rolls else 0
        # While tumbling they show any face; at rest the faces rolled at the table.
        shown = 1 + (place * 5 + int(since_s * 12) * (place + 1)) % 6 if rolls else face
        x = SIZE[0] / 2 + (column - (min(len(dice), columns) - 1) / 2) * (side + 12)
        sheet.die((x, top + side * 0.7 + row * (side + 12) - jump), side, shown)


def _end(sheet: Sheet, card: ShareCard, far: float) -> None:
    y = draw_result(sheet, card, 170)
    y = draw_score(sheet, card, (36, y, SIZE[0] - 36, y + 80 * len(card.players) + 30)) + 30
    if card.wall is not None:
        stones, width, words, seat = card.wall
        sheet.words((SIZE[0] / 2, y), card.wall_title, size=40, ink=GOLD, kind="display", anchor="mt")
        sheet.wall((80, y + 60, SIZE[0] - 80, y + 250), round(stones * far), width, card.players[seat].colour)
        sheet.words((SIZE[0] / 2, y + 266), words, size=30, ink=LEAF, anchor="mt", most=SIZE[0] - 80)
        y += 330
    for awarded, title, _ in card.awards:
        if y + 70 > SIZE[1] - 40 or far < 1:
            break
        player = card.players[awarded]
        sheet.seat((76, y + 30), 26, player.symbol, player.colour)
        sheet.words((120, y + 30), title, size=40, ink=GOLD, kind="display", anchor="lm", most=SIZE[0] - 180)
        y += 74


def _audio_frames(av: Any, samples: NDArray[np.float32]) -> Iterator[Any]:
    """Yield the sound in frames of the size that AAC needs."""
    piece = 1024
    for start in range(0, len(samples), piece):
        part = np.zeros((1, piece), np.float32)
        part[0, : len(samples[start : start + piece])] = samples[start : start + piece]
        frame = av.AudioFrame.from_ndarray(part, format="fltp", layout="mono")
        frame.sample_rate = RATE_HZ
        frame.pts, frame.time_base = start, Fraction(1, RATE_HZ)
        yield frame
