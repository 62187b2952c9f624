"""Writes pages as a vector PDF; the only module that uses the PDF library."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import FILL_NON_ZERO, Canvas

from hardware.errors import HardwareError
from hardware.printing.layout.page_marks import page_marks
from hardware.printing.layout.tiling import Page
from hardware.printing.lettering import FACES, FIRST_EAST_ASIAN, JAPANESE, JAPANESE_CAPITAL_SHARE, face_of, printable
from hardware.printing.settings import PrintSettings
from hardware.printing.shapes import Area, Disc, Line, Outline, RoundedBox, Say, Shape, Text
from vision.settings.palette import Srgb

PT_PER_MM = 72.0 / 25.4


def pdf_of(pages: Sequence[Page], settings: PrintSettings, title: str, say: Say) -> bytes:
    """Make one PDF of the pages at true size; the same pages give the same bytes."""
    _know_fonts()
    out = io.BytesIO()
    canvas = Canvas(out, invariant=1, pageCompression=1)
    canvas.setTitle(title)
    canvas.setCreator("raja print")
    canvas.setViewerPreference("PrintScaling", "None")
    for page in pages:
        canvas.setPageSize((page.width_mm * PT_PER_MM, page.height_mm * PT_PER_MM))
        canvas.scale(PT_PER_MM, PT_PER_MM)
        canvas.saveState()
        _clip(canvas, page)
        canvas.translate(*page.at)
        for shape in page.sheet.shapes:
            _draw(canvas, shape)
        canvas.restoreState()
        for shape in page_marks(page, settings, say):
            _draw(canvas, shape)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def write_pdf(path: Path, pages: Sequence[Page], settings: PrintSettings, title: str, say: Say) -> None:
    """Write a PDF file, completely or not at all.

    Args:
        title: the title that a viewer shows.
        say: turns messages into the text printed beside a sheet.

    Raises:
        HardwareError: ``print.unwritable``.
    """
    data = pdf_of(pages, settings, title, say)
    beside = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        raise HardwareError("print.unwritable", path=str(path), reason=str(error.strerror or error)) from error


def _know_fonts() -> None:
    for face in FACES:
        if face.name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(face.name, str(face.file)))
    if JAPANESE not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(UnicodeCIDFont(JAPANESE))


def _clip(canvas: Any, page: Page) -> None:
    left, bottom, right, top = page.printed
    x, y = page.on_page((left, bottom))
    path = canvas.beginPath()
    path.rect(x, y, right - left, top - bottom)
    canvas.clipPath(path, stroke=0, fill=0)


def _draw(canvas: Any, shape: Shape) -> None:
    match shape:
        case Area():
            path = canvas.beginPath()
            for polygon in shape.polygons:
                _polygon(path, polygon, closed=True)
            canvas.setFillColorRGB(*_rgb(shape.fill))
            canvas.drawPath(path, stroke=0, fill=1, fillMode=FILL_NON_ZERO)
        case Line():
            path = canvas.beginPath()
            _polygon(path, shape.points, closed=shape.closed)
            _pen(canvas, shape.colour, shape.width_mm)
            canvas.setDash([shape.dash_mm] if shape.dash_mm > 0 else [])
            canvas.drawPath(path, stroke=1, fill=0)
            canvas.setDash([])
        case Disc():
            stroke, fill = _prepared(canvas, shape.fill, shape.line, shape.width_mm)
            canvas.circle(*shape.centre, shape.radius_mm, stroke=stroke, fill=fill)
        case RoundedBox():
            stroke, fill = _prepared(canvas, shape.fill, shape.line, shape.width_mm)
            left, bottom, right, top = shape.bounds
            canvas.roundRect(left, bottom, right - left, top - bottom, shape.corner_mm, stroke=stroke, fill=fill)
        case Outline():
            _outline(canvas, shape)
        case Text():
            _text(canvas, shape)


def _outline(canvas: Any, outline: Outline) -> None:
    canvas.saveState()
    if outline.within is not None:
        left, bottom, right, top = outline.within
        room = canvas.beginPath()
        room.rect(left, bottom, right - left, top - bottom)
        canvas.clipPath(room, stroke=0, fill=0)
    path = canvas.beginPath()
    for start, steps in outline.curves:
        path.moveTo(*start)
        for step in steps:
            if len(step) == 1:
                path.lineTo(*step[0])
            else:
                path.curveTo(*step[0], *step[1], *step[2])
        if outline.fill is not None:
            path.close()
    stroke, fill = _prepared(canvas, outline.fill, outline.line, outline.width_mm)
    canvas.setLineCap(1)
    canvas.setLineJoin(1)
    canvas.drawPath(path, stroke=stroke, fill=fill, fillMode=FILL_NON_ZERO)
    canvas.restoreState()


def _text(canvas: Any, text: Text) -> None:
    canvas.saveState()
    canvas.translate(*text.at)
    canvas.rotate(text.turned_deg)
    canvas.scale(text.breadth, 1.0)
    name, capital_share = _letters_for(text)
    canvas.setFont(name, text.capital_mm / capital_share)
    canvas.setFillColorRGB(*_rgb(text.colour))
    draw = {"start": canvas.drawString, "middle": canvas.drawCentredString, "end": canvas.drawRightString}
    draw[text.anchor](0, 0, printable(text.text))
    canvas.restoreState()


def _letters_for(text: Text) -> tuple[str, float]:
    """The name of a font that has the text's letters, and the height of its capitals relative to its size."""
    if any(sign >= FIRST_EAST_ASIAN for sign in text.text):
        return JAPANESE, JAPANESE_CAPITAL_SHARE
    face = face_of(text)
    return face.name, face.capital_share


def _polygon(path: Any, points: Sequence[tuple[float, float]], *, closed: bool) -> None:
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()


def _prepared(canvas: Any, fill: Srgb | None, line: Srgb | None, width_mm: float) -> tuple[int, int]:
    """Set the colours; return whether to stroke and whether to fill."""
    if fill is not None:
        canvas.setFillColorRGB(*_rgb(fill))
    if line is not None:
        _pen(canvas, line, width_mm)
    return int(line is not None), int(fill is not None)


def _pen(canvas: Any, colour: Srgb, width_mm: float) -> None:
    canvas.setStrokeColorRGB(*_rgb(colour))
    canvas.setLineWidth(width_mm)


def _rgb(colour: Srgb) -> tuple[float, float, float]:
    return colour[0] / 255, colour[1] / 255, colour[2] / 255
