"""Marks around the sheet on a page: cut marks, glue flaps, caption, ruler. In the page's millimetres."""

from __future__ import annotations

from dataclasses import dataclass

from hardware.printing.layout.ruler import LENGTH_MM, ruler
from hardware.printing.layout.tiling import Page
from hardware.printing.settings import PrintSettings
from hardware.printing.shapes import Bounds, Line, Say, Shape, Text
from vision.message import Message

_MARK_MM = 5.0
_GAP_MM = 1.2
_STRIP_MM = 16.0
_LINE_STEP_MM = 4.2
_CAPITAL_MM = 2.2


def page_marks(page: Page, settings: PrintSettings, say: Say) -> tuple[Shape, ...]:
    """Everything a page needs besides its part of the sheet; nothing if the sheet fills the page."""
    if not page.sheet.to_trim:
        return ()
    part = _moved(page.part, page)
    if part == (0.0, 0.0, page.width_mm, page.height_mm):
        return ()
    return (*_cut_marks(part, page, settings), *_flap_words(page, settings, say), *_caption(page, settings, say))


def _moved(bounds: Bounds, page: Page) -> Bounds:
    left, bottom = page.on_page((bounds[0], bounds[1]))
    right, top = page.on_page((bounds[2], bounds[3]))
    return round(left, 6), round(bottom, 6), round(right, 6), round(top, 6)


def _cut_marks(part: Bounds, page: Page, settings: PrintSettings) -> list[Shape]:
    """Short lines that point at the part's corners, outside the flaps, clipped at the paper's edge."""
    printed = _moved(page.printed, page)
    left, bottom, right, top = part
    shapes: list[Shape] = []

    def mark(x0: float, y0: float, x1: float, y1: float) -> None:
        xs, ys = sorted((x0, x1)), sorted((y0, y1))
        points = (
            (max(xs[0], 0.0), max(ys[0], 0.0)),
            (min(xs[1], page.width_mm), min(ys[1], page.height_mm)),
        )
        if points[1][0] - points[0][0] > 0.5 or points[1][1] - points[0][1] > 0.5:
            shapes.append(Line(points, settings.ink, settings.line_width_mm))

    for y in (bottom, top):
        mark(printed[0] - _GAP_MM - _MARK_MM, y, printed[0] - _GAP_MM, y)
        mark(printed[2] + _GAP_MM, y, printed[2] + _GAP_MM + _MARK_MM, y)
    for x in (left, right):
        mark(x, printed[1] - _GAP_MM - _MARK_MM, x, printed[1] - _GAP_MM)
        mark(x, printed[3] + _GAP_MM, x, printed[3] + _GAP_MM + _MARK_MM)
    return shapes


def _flap_words(page: Page, settings: PrintSettings, say: Say) -> list[Shape]:
    """Dashes and a word where a neighbouring page is glued on, which covers both."""
    left, bottom, right, top = _moved(page.part, page)
    flap = settings.flap_mm
    shapes: list[Shape] = []
    words = say(Message("sheet.glue_here"))
    if page.flap_left:
        shapes.append(Line(((left, bottom), (left, top)), settings.line, settings.line_width_mm / 2, dash_mm=1.5))
        shapes.append(Text(words, (left - flap / 2, (bottom + top) / 2), 1.8, settings.line, turned_deg=90))
    if page.flap_top:
        shapes.append(Line(((left, top), (right, top)), settings.line, settings.line_width_mm / 2, dash_mm=1.5))
        shapes.append(Text(words, ((left + right) / 2, top + flap / 2), 1.8, settings.line))
    return shapes


@dataclass(frozen=True, slots=True)
class _Strip:
    """Free paper beside the part: where its text begins, whether it reads upwards, and how much room it has."""

    x_mm: float
    y_mm: float
    turned: bool
    across_mm: float
    along_mm: float


def _free_strip(page: Page, settings: PrintSettings) -> _Strip | None:
    """The free strip to the right of the part, or else below it; None if there is too little room."""
    _, bottom, right, _ = _moved(page.printed, page)
    clear = _GAP_MM + _MARK_MM + 1.5
    beside = page.width_mm - right - clear - settings.margin_mm / 2
    if beside >= _STRIP_MM:
        return _Strip(right + clear, settings.margin_mm, True, beside, page.height_mm - 2 * settings.margin_mm)
    below = bottom - clear - settings.margin_mm / 2
    if below >= _STRIP_MM:
        return _Strip(settings.margin_mm, bottom - clear, False, below, page.width_mm - 2 * settings.margin_mm)
    return None


def _caption(page: Page, settings: PrintSettings, say: Say) -> list[Shape]:
    """The caption: what this is, what to do with it, and a ruler."""
    strip = _free_strip(page, settings)
    if strip is None:
        return []
    shapes: list[Shape] = []
    words = _words(page, say)
    for i, line in enumerate(words):
        down = _CAPITAL_MM + i * _LINE_STEP_MM
        at = (strip.x_mm + down, strip.y_mm) if strip.turned else (strip.x_mm, strip.y_mm - down)
        turned = 90.0 if strip.turned else 0.0
        shapes.append(Text(line, at, _CAPITAL_MM, settings.ink, "start", bold=i == 0, turned_deg=turned))
    if strip.along_mm < LENGTH_MM:
        return shapes
    beyond = _CAPITAL_MM + len(words) * _LINE_STEP_MM
    if strip.across_mm >= beyond + 5.0:
        start = (strip.x_mm + beyond, strip.y_mm) if strip.turned else (strip.x_mm, strip.y_mm - beyond - 4.0)
    else:  # at the far end of the text's first line
        far = strip.along_mm - LENGTH_MM
        start = (strip.x_mm, strip.y_mm + far) if strip.turned else (strip.x_mm + far, strip.y_mm - 6.0)
    shapes += ruler(start, settings.ink, settings.line_width_mm, upright=strip.turned, ticks_to=1)
    return shapes


def _words(page: Page, say: Say) -> tuple[str, ...]:
    title = f"Raja: {page.sheet.title}"
    if page.of == 1:
        return title, say(Message("sheet.true_size_and_cut"))
    todo = []
    if page.cut_right or page.cut_bottom:
        todo.append(say(Message(f"sheet.cut_{_sides(page.cut_right, 'right', page.cut_bottom, 'bottom')}")))
    if page.flap_left or page.flap_top:
        todo.append(say(Message(f"sheet.flap_{_sides(page.flap_left, 'left', page.flap_top, 'top')}")))
    place = Message("sheet.page_at", {"number": page.number, "of": page.of, "row": page.row + 1, "col": page.col + 1})
    return f"{title}, {say(place)}", say(Message("sheet.true_size_by_ruler")), " ".join(todo)


def _sides(has_one: bool, one: str, has_other: bool, other: str) -> str:
    """Names of the sides, as the catalogue's keys end: ``right``, ``bottom`` or ``right_and_bottom``."""
    return "_and_".join([*([one] if has_one else []), *([other] if has_other else [])])
