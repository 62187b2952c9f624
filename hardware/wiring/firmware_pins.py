"""Compares the Arduino's pins in the firmware's header with those in the wiring."""

from __future__ import annotations

import re

from hardware.errors import HardwareError
from hardware.wiring.netlist import Rig

_LIST = re.compile(r"constexpr uint8_t (\w+)\[\] = \{([^}]*)\}")
_ONE = re.compile(r"constexpr uint8_t (\w+) = (\w+);")
# Arduino's two-wire bus on the ATmega328P.
_BUS = {"SDA": "A4", "SCL": "A5"}


def firmware_pins(header: str) -> dict[str, str | None]:
    """Net → the Arduino's pin, read from ``pins.h``; the key None is the pin left open.

    Raises:
        HardwareError: ``wiring.unreadable_header``.
    """
    lists = {name: [_pin(part) for part in body.split(",")] for name, body in _LIST.findall(header)}
    ones = {name: _pin(value) for name, value in _ONE.findall(header)}
    try:
        pins: dict[str, str | None] = {f"S{i}": pin for i, pin in enumerate(lists["SELECT_PINS"])}
        pins |= {f"WELL{i + 1}": pin for i, pin in enumerate(lists["WELL_PINS"])}
        pins["EMIT"] = ones["EMITTER_PIN"]
        pins["open"] = ones["OPEN_PIN"]
    except KeyError as error:
        raise HardwareError("wiring.unreadable_header", name=str(error.args[0])) from error
    return pins | _BUS


def differences(rig: Rig, header: str, arduino: str = "A1") -> list[str]:
    """What wiring and firmware disagree on, one sentence each; empty if they agree."""
    told = []
    wired = {
        net.name: pin.removeprefix(f"{arduino}.") for net in rig.nets for pin in net.pins if pin.startswith(arduino)
    }
    wanted = firmware_pins(header)
    open_pin = wanted.pop("open")
    for net, pin in wanted.items():
        if wired.get(net) != pin:
            told.append(f"{net}: the firmware has it at {pin}, the wiring at {wired.get(net)}.")
    for net, pin in wired.items():
        if net not in wanted and pin not in ("5V", "GND"):
            told.append(f"{net}: wired to {pin}, which the firmware does not use.")
    if rig.net_of(f"{arduino}.{open_pin}") is not None:
        told.append(f"{open_pin} must stay open: its noise makes the board's id.")
    return told


def _pin(text: str) -> str:
    """Name a pin as in the wiring: ``2`` becomes ``D2``, ``A0`` stays."""
    text = text.strip()
    return f"D{text}" if text.isdecimal() else text
