"""The wiring as an SVG: parts in columns, wires in lanes between them, power as flags."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from hardware.wiring.netlist import Net, Part, Rig

# Head, foot and gap make a whole number of pins, and columns are shifted by a third of one, so that level wires of two
# columns never lie on one another.
_PIN = 18
_HEAD = 34
_FOOT = 6
_GAP = 32
_SHIFT = 6
_PART = 190
_STUB = 12
_LANE = 9
_MARGIN = 16
_FLAG = 34


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a pin is, and to which side its wire leaves (-1 left, +1 right)."""

    x: float
    y: float
    side: int
    column: int


def wiring_svg(rig: Rig) -> str:
    """Draw the wiring as SVG text; the same rig gives the same text."""
    lanes = _lanes(rig)
    boxes, places, height = _laid_out(rig, lanes)
    columns = max(part.column for part in rig.parts) + 1
    width = _column_x(columns - 1, lanes) + _PART + _MARGIN + _FLAG
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-label="Wiring of the dice tower" font-family="sans-serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for net in rig.nets:
        out += _flags(net, places) if net.power else _wire(net, places, lanes)
    for part, (x, y, box_height) in boxes:
        out += _part(part, x, y, box_height)
    return "\n".join([*out, "</svg>"]) + "\n"


def _lanes(rig: Rig) -> dict[int, list[str]]:
    """For each gap between columns, the nets that run there, each with its own lane."""
    lanes: dict[int, list[str]] = {}
    for net in rig.nets:
        if not net.power:
            for gap in _gaps(rig, net):
                lanes.setdefault(gap, []).append(net.name)
    return lanes


def _gaps(rig: Rig, net: Net) -> list[int]:
    """The gaps in which a net's pins end; gap g is to the right of column g."""
    gaps = set()
    for part in rig.parts:
        gaps |= {part.column - 1 for pin in part.left if f"{part.id}.{pin}" in net.pins}
        gaps |= {part.column for pin in part.right if f"{part.id}.{pin}" in net.pins}
    return sorted(gaps)


def _column_x(column: int, lanes: dict[int, list[str]]) -> float:
    x = float(_MARGIN)
    for before in range(column):
        x += _PART + 2 * _STUB + 2 * _FLAG + _LANE * (len(lanes.get(before, ())) + 1)
    return x


def _laid_out(
    rig: Rig, lanes: dict[int, list[str]]
) -> tuple[list[tuple[Part, tuple[float, float, float]]], dict[str, _Place], float]:
    """Boxes of parts (x, y, height), places of pins, and the drawing's height."""
    boxes, places = [], {}
    bottoms: dict[int, float] = {}
    for part in rig.parts:
        x, y = _column_x(part.column, lanes), bottoms.get(part.column, float(_MARGIN + _SHIFT * part.column))
        box_height = _HEAD + _PIN * max(len(part.left), len(part.right)) + _FOOT
        for side, pins in ((-1, part.left), (1, part.right)):
            for row, pin in enumerate(pins):
                at = x if side < 0 else x + _PART
                places[f"{part.id}.{pin}"] = _Place(at, y + _HEAD + _PIN * (row + 0.5), side, part.column)
        boxes.append((part, (x, y, float(box_height))))
        bottoms[part.column] = y + box_height + _GAP
    return boxes, places, max(bottoms.values()) - _GAP + _MARGIN


def _lane_x(name: str, gap: int, lanes: dict[int, list[str]]) -> float:
    return _column_x(gap, lanes) + _PART + _STUB + _FLAG + _LANE * (lanes[gap].index(name) + 1)


def _wire(net: Net, places: dict[str, _Place], lanes: dict[int, list[str]]) -> list[str]:
    """A net's wire: level pieces from each pin to its vertical lane, with a dot where more than two meet."""
    by_gap: dict[int, list[_Place]] = {}
    for pin in net.pins:
        place = places[pin]
        by_gap.setdefault(place.column if place.side > 0 else place.column - 1, []).append(place)
    out = []
    for gap, ends in by_gap.items():
        lane = _lane_x(net.name, gap, lanes)
        ys = sorted(place.y for place in ends)
        path = f"M{lane:g} {ys[0]:g}V{ys[-1]:g}" + "".join(f"M{p.x:g} {p.y:g}H{lane:g}" for p in ends)
        title = f"<title>{escape(net.name)}: {escape(', '.join(net.pins))}</title>"
        out.append(f'<path d="{path}" fill="none" stroke="{net.colour}" stroke-width="2">{title}</path>')
        out += [f'<circle cx="{lane:g}" cy="{y:g}" r="3" fill="{net.colour}"/>' for y in ys[1:-1]]
    return out


def _flags(net: Net, places: dict[str, _Place]) -> list[str]:
    """A power net: a short wire with the net's name at each of its pins."""
    out = []
    for pin in net.pins:
        place = places[pin]
        end = place.x + place.side * _STUB
        left = end if place.side > 0 else end - _FLAG
        out.append(f'<path d="M{place.x:g} {place.y:g}H{end:g}" stroke="{net.colour}" stroke-width="2"/>')
        out.append(f'<rect x="{left:g}" y="{place.y - 7:g}" width="{_FLAG}" height="14" rx="3" fill="{net.colour}"/>')
        out.append(
            f'<text x="{left + _FLAG / 2:g}" y="{place.y + 4:g}" text-anchor="middle" fill="#ffffff">{net.name}</text>'
        )
    return out


def _part(part: Part, x: float, y: float, height: float) -> list[str]:
    out = [
        f'<rect x="{x:g}" y="{y:g}" width="{_PART}" height="{height:g}" rx="6" fill="#f4efe2" stroke="#5b4a36"/>',
        f'<text x="{x + 8:g}" y="{y + 15:g}" font-weight="bold">{escape(part.id)}</text>',
    ]
    first, second = _two_lines(part.name)
    out.append(f'<text x="{x + 34:g}" y="{y + 14:g}" font-size="9">{escape(first)}</text>')
    out.append(f'<text x="{x + 34:g}" y="{y + 25:g}" font-size="9">{escape(second)}</text>')
    for pins, at, anchor in ((part.left, x + 6, "start"), (part.right, x + _PART - 6, "end")):
        for row, pin in enumerate(pins):
            shown = f"{pin} (open)" if pin in part.open else pin
            middle = y + _HEAD + _PIN * (row + 0.5)
            out.append(f'<text x="{at:g}" y="{middle + 4:g}" text-anchor="{anchor}">{escape(shown)}</text>')
    return out


def _two_lines(text: str, most: int = 33) -> tuple[str, str]:
    """Break a name at a space into at most two lines."""
    if len(text) <= most:
        return text, ""
    at = text.rfind(" ", 0, most + 1)
    return text[:at], text[at + 1 :]
