"""A game as one picture to share, 4:5 or 9:16: who won, the points, the longest wall, awards."""

from __future__ import annotations

from io import BytesIO
from typing import Final, Literal, TypeAlias

from companion.export.share.card import ShareCard
from companion.export.share.drawing import GOLD, INK, INK_SOFT, LEAF, LEAF_DEEP, MADDER, RULE, SEATS, Box, Sheet

PictureForm: TypeAlias = Literal["portrait", "tall"]
SIZES: Final[dict[PictureForm, tuple[int, int]]] = {"portrait": (1080, 1350), "tall": (1080, 1920)}
EDGE: Final = 60


def share_picture(card: ShareCard, form: PictureForm) -> bytes:
    """Return the picture as PNG."""
    width, height = SIZES[form]
    sheet = Sheet((width, height))
    sheet.draw.rectangle((20, 20, width - 20, height - 20), outline=GOLD, width=4)
    tall = form == "tall"
    sheet.crown((width / 2, 120 if tall else 96), 130)
    y = draw_result(sheet, card, 205 if tall else 165)
    y = draw_score(sheet, card, (EDGE, y, width - EDGE, y + 84 * len(card.players) + 30))
    chart = 420 if tall else 250
    draw_points(sheet, card, (EDGE, y + 24, width - EDGE, y + 24 + chart))
    _draw_rest(sheet, card, (EDGE, y + 48 + chart, width - EDGE, height - EDGE - 60))
    # Names the game for people who see the picture elsewhere.
    sheet.words((width / 2, height - EDGE), card.title, size=64, ink=GOLD, kind="display", anchor="mb")
    stream = BytesIO()
    sheet.image.save(stream, "PNG")
    return stream.getvalue()


def draw_result(sheet: Sheet, card: ShareCard, y: float) -> float:
    """Draw who has won, and how; returns the y at which it ends."""
    middle, most = sheet.image.width / 2, sheet.image.width - 2 * EDGE
    scale = sheet.image.width / 1080
    sheet.words((middle, y), card.result, size=round(92 * scale), ink=LEAF, kind="display", anchor="mt", most=most)
    sheet.words((middle, y + 112 * scale), card.how, size=round(38 * scale), ink=GOLD, anchor="mt", most=most)
    return y + 180 * scale


def draw_score(sheet: Sheet, card: ShareCard, box: Box, points: tuple[int, ...] | None = None) -> float:
    """Draw a row for each player, the leader on top; returns the y at which it ends."""
    left, top, right, bottom = box
    sheet.panel(box)
    shown = points if points is not None else tuple(player.points for player in card.players)
    row = (bottom - top - 30) / len(card.players)
    order = sorted(range(len(card.players)), key=lambda seat: (-card.players[seat].won, -shown[seat], seat))
    for place, seat in enumerate(order):
        player, y = card.players[seat], top + 15 + row * (place + 0.5)
        if place:
            sheet.draw.line((left + 30, y - row / 2, right - 30, y - row / 2), fill=RULE, width=2)
        sheet.seat((left + 70, y), row * 0.34, player.symbol, player.colour)
        sheet.words(
            (left + 70 + row * 0.6, y),
            player.name,
            size=round(row * 0.52),
            ink=INK,
            anchor="lm",
            most=right - left - 320,
        )
        sheet.words((right - 50, y), str(shown[seat]), size=round(row * 0.72), ink=MADDER, kind="display", anchor="rm")
    return bottom


def draw_points(sheet: Sheet, card: ShareCard, box: Box, until: float = 1.0) -> None:
    """Draw points as stepped lines up to ``until``; each ends in its seat's symbol, so that it can be told without
    colours.
    """
    left, top, right, bottom = box
    sheet.panel(box)
    sheet.words((left + 30, top + 16), card.points_title, size=32, ink=INK_SOFT, most=right - left - 60)
    highest = max(1, *(max(points) for _, points in card.steps))
    x0, x1, y0, y1 = left + 40, right - 80, top + 80, bottom - 34

    def x(at: float) -> float:
        return x0 + at * (x1 - x0)

    def y(points: int, seat: int) -> float:
        return y1 - points / highest * (y1 - y0) + (seat - (len(card.players) - 1) / 2) * 6

    for at, _ in card.turns:
        sheet.draw.line((x(at), y0, x(at), y1), fill=LEAF_DEEP, width=3)
    for seat, player in enumerate(card.players):
        path: list[tuple[float, float]] = []
        for at, points in card.steps:
            if at > until:
                break
            if path:
                path.append((x(at), path[-1][1]))
            path.append((x(at), y(points[seat], seat)))
        end = (x(until), path[-1][1])
        sheet.draw.line([*path, end], fill=SEATS[player.colour], width=7, joint="curve")
        sheet.seat((end[0] + 26, end[1]), 20, player.symbol, player.colour)


def _draw_rest(sheet: Sheet, card: ShareCard, box: Box) -> None:
    """Draw the longest wall, and as many awards as fit."""
    left, top, right, bottom = box
    y = top + 10
    if card.wall is not None:
        stones, width, words, seat = card.wall
        sheet.words((left, y), card.wall_title, size=40, ink=GOLD, kind="display", most=560)
        sheet.lines((left, y + 56), words, size=34, ink=LEAF, most=560)
        sheet.wall((right - 360, y, right, y + 130), stones, width, card.players[seat].colour)
        y += 160
    for seat, title, line in card.awards:
        if y + 112 > bottom:
            break
        player = card.players[seat]
        sheet.seat((left + 36, y + 52), 34, player.symbol, player.colour)
        sheet.words((left + 96, y + 2), title, size=42, ink=GOLD, kind="display", most=right - left - 96)
        sheet.lines((left + 96, y + 54), line, size=32, ink=LEAF, most=right - left - 96)
        y += 136
