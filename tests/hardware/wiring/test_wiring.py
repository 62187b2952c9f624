"""The wiring is whole, agrees with the firmware, holds its budget, and the docs are made from it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from hardware.errors import HardwareError
from hardware.wiring.budget import budget
from hardware.wiring.documents import with_tables
from hardware.wiring.drawing import wiring_svg
from hardware.wiring.firmware_pins import differences, firmware_pins
from hardware.wiring.netlist import Rig, read_rig, rig_text
from hardware.wiring.tables import bill_table, pin_table

ROOT = Path(__file__).parents[3]
HEADER = (ROOT / "firmware" / "raja" / "src" / "board" / "pins.h").read_text(encoding="utf-8")
TEXT = rig_text()
RIG = read_rig(TEXT)


def test_the_wiring_has_the_firmwares_pins() -> None:
    assert differences(RIG, HEADER) == []


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("SELECT_PINS[] = {2, 3, 4, 5}", "SELECT_PINS[] = {3, 4, 5, 6}", "S0"),
        ("EMITTER_PIN = 6", "EMITTER_PIN = 7", "EMIT"),
        ("WELL_PINS[] = {A0, A1}", "WELL_PINS[] = {A1, A0}", "WELL1"),
        ("OPEN_PIN = A3", "OPEN_PIN = A0", "A0 must stay open"),
    ],
)
def test_a_pin_that_is_moved_in_the_firmware_alone_is_told(was: str, now: str, told: str) -> None:
    assert was in HEADER
    assert any(told in sentence for sentence in differences(RIG, HEADER.replace(was, now)))


def test_a_header_that_is_written_otherwise_is_refused() -> None:
    with pytest.raises(HardwareError) as refused:
        firmware_pins("#define EMITTER_PIN 6")
    assert refused.value.code == "wiring.unreadable_header"


@pytest.mark.parametrize(
    ("was", "now", "code"),
    [
        ('"A1.D2", "U1.S0"', '"A1.D99", "U1.S0"', "wiring.no_such_pin"),
        ('"A1.D2", "U1.S0"', '"A1.D3", "U1.S0"', "wiring.two_nets"),
        ('pins = ["A1.A4", "U3.SDA"]', 'pins = ["A1.A4"]', "wiring.lone_pin"),
        ('open = ["A3"]', "open = []", "wiring.forgotten"),
        ('open = ["A3"]', 'open = ["A3", "D2"]', "wiring.forgotten"),
        (
            'left = ["base", "collector", "emitter"]',
            'left = ["base", "base", "collector", "emitter"]',
            "wiring.pin_twice",
        ),
    ],
)
def test_a_slip_in_the_wiring_is_told_by_name(was: str, now: str, code: str) -> None:
    assert was in TEXT
    with pytest.raises(HardwareError) as refused:
        read_rig(TEXT.replace(was, now, 1))
    assert refused.value.code == code


def test_every_sensor_of_a_well_has_the_channel_of_its_number() -> None:
    for well, (mux, sensors) in enumerate((("U1", "W1"), ("U2", "W2")), start=1):
        cores = [net for net in RIG.nets if net.ribbon == f"P{well}"]
        assert [net.pins for net in cores] == [(f"{mux}.C{k}", f"{sensors}.E{k}") for k in range(9)]


def load(rig: Rig, what: str) -> float:
    return next(load.value for load in budget(rig) if what in load.what)


def test_every_load_is_within_what_its_part_bears() -> None:
    assert all(load.holds() for load in budget(RIG)), [load for load in budget(RIG) if not load.holds()]


def test_the_budget_is_ohms_law() -> None:
    assert load(RIG, "infrared diode") == pytest.approx((5.0 - 3 * 1.2 - 0.2) / 68 * 1000)
    assert load(RIG, "Q1, all emitters on") == pytest.approx(6 * (5.0 - 3 * 1.2 - 0.2) / 68 * 1000)
    assert load(RIG, "pin D6") == pytest.approx(4.25)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("resistor_ohm = 68.0", "resistor_ohm = 10.0"),
        ("base_ohm = 1000.0", "base_ohm = 10000.0"),
        ("limit_ma = 500.0", "limit_ma = 200.0"),
    ],
)
def test_values_that_do_not_hold_are_found(was: str, now: str) -> None:
    assert was in TEXT
    assert not all(load.holds() for load in budget(read_rig(TEXT.replace(was, now))))


def test_the_drawing_shows_every_pin_and_every_wire() -> None:
    svg = wiring_svg(RIG)
    root = ElementTree.fromstring(svg)
    texts = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
    titles = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}title")]
    for part in RIG.parts:
        assert part.id in texts
    for net in RIG.nets:
        if net.power:
            assert texts.count(net.name) >= len(net.pins)
        else:
            assert any(title.startswith(f"{net.name}: ") and all(pin in title for pin in net.pins) for title in titles)


def test_level_wires_of_different_nets_never_lie_on_one_another() -> None:
    pieces: list[tuple[str, float, float, float]] = []
    for colour_title in re.finditer(r'<path d="([^"]+)" fill="none"[^>]*><title>([^:]+):', wiring_svg(RIG)):
        for x, y, end in re.findall(r"M([\d.]+) ([\d.]+)H([\d.]+)", colour_title[1]):
            left, right = sorted((float(x), float(end)))
            pieces.append((colour_title[2], float(y), left, right))
    assert len(pieces) > 50
    for i, (net, y, left, right) in enumerate(pieces):
        for other, other_y, other_left, other_right in pieces[i + 1 :]:
            if net != other and abs(y - other_y) < 3:
                assert right <= other_left or other_right <= left, (net, other, y)


def test_the_build_guide_and_the_drawing_are_made_from_this_wiring() -> None:
    guide = (ROOT / "docs" / "build.md").read_text(encoding="utf-8")
    assert with_tables(guide, RIG) == guide, "run: python -m hardware.wiring"
    drawn = (ROOT / "docs" / "pictures" / "wiring.svg").read_text(encoding="utf-8")
    assert wiring_svg(RIG) == drawn, "run: python -m hardware.wiring"


def test_a_guide_without_its_marks_is_refused() -> None:
    with pytest.raises(HardwareError) as refused:
        with_tables("# Building\n", RIG)
    assert refused.value.code == "wiring.no_mark"


def test_the_bill_adds_up_and_the_pin_table_names_every_pin_of_the_arduino() -> None:
    total = sum(item.count * item.euros for item in RIG.items)
    assert f"**{total:.0f} €**" in bill_table(RIG)
    table = pin_table(RIG)
    assert all(f"| {pin} |" in table for pin in RIG.parts[0].right)
    assert "| A3 | – | stays open | – |" in table
