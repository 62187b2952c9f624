"""Parts, their pins and the nets that connect them, read from ``rig.toml`` and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from hardware.errors import HardwareError


@dataclass(frozen=True, slots=True)
class Part:
    """Something with pins; those in ``open`` are left unconnected on purpose."""

    id: str
    name: str
    column: int
    most_ma: float
    left: tuple[str, ...]
    right: tuple[str, ...]
    open: tuple[str, ...]

    def pins(self) -> tuple[str, ...]:
        """All pins, each as ``U1.SIG``."""
        return tuple(f"{self.id}.{pin}" for pin in (*self.left, *self.right))


@dataclass(frozen=True, slots=True)
class Net:
    """Pins that are connected; ``ribbon`` names the ribbon cable it is a core of, if any."""

    name: str
    colour: str
    colour_name: str
    power: bool
    pins: tuple[str, ...]
    ribbon: str | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the bill of materials; ``euros`` is the estimated price of one piece."""

    what: str
    count: int
    euros: float
    instead: str


@dataclass(frozen=True, slots=True)
class Rig:
    """The whole wiring; ``values`` are the tables ``supply``, ``emitters`` and ``switch``."""

    parts: tuple[Part, ...]
    nets: tuple[Net, ...]
    items: tuple[Item, ...]
    values: Mapping[str, Mapping[str, float]]

    def net_of(self, pin: str) -> Net | None:
        """The net a pin belongs to; None if it is open."""
        return next((net for net in self.nets if pin in net.pins), None)


def rig_text() -> str:
    """The text of ``rig.toml`` as shipped."""
    return files("hardware.wiring").joinpath("rig.toml").read_text(encoding="utf-8")


def read_rig(text: str) -> Rig:
    """Read the rig from TOML and check it.

    Raises:
        HardwareError: ``wiring.*``: an unknown pin, one in two nets, one forgotten, a net of one pin.
    """
    table: dict[str, Any] = tomllib.loads(text)
    parts = tuple(
        Part(
            part["id"],
            part["name"],
            part["column"],
            part["most_ma"],
            tuple(part["left"]),
            tuple(part["right"]),
            tuple(part["open"]),
        )
        for part in table["part"]
    )
    nets = [Net(n["name"], n["colour"], n["colour_name"], n["power"], tuple(n["pins"])) for n in table["net"]]
    for ribbon in table.get("ribbon", ()):
        nets += [
            Net(
                f"{ribbon['name']}.{core}",
                ribbon["colour"],
                ribbon["colour_name"],
                False,
                (f"{ribbon['from']}{core}", f"{ribbon['to']}{core}"),
                ribbon["name"],
            )
            for core in range(ribbon["count"])
        ]
    items = tuple(Item(i["what"], i["count"], i["euros"], i["instead"]) for i in table["item"])
    rig = Rig(parts, tuple(nets), items, {name: table[name] for name in ("supply", "emitters", "switch")})
    _check(rig)
    return rig


def _check(rig: Rig) -> None:
    known = [pin for part in rig.parts for pin in part.pins()]
    if len(set(known)) != len(known):
        raise HardwareError("wiring.pin_twice")
    joined: dict[str, str] = {}
    for net in rig.nets:
        if len(net.pins) < 2:
            raise HardwareError("wiring.lone_pin", net=net.name)
        for pin in net.pins:
            if pin not in known:
                raise HardwareError("wiring.no_such_pin", net=net.name, pin=str(pin))
            if pin in joined:
                raise HardwareError("wiring.two_nets", pin=str(pin), net=joined[pin], other=net.name)
            joined[pin] = net.name
    meant_open = {f"{part.id}.{pin}" for part in rig.parts for pin in part.open}
    for pin in known:
        if (pin in joined) == (pin in meant_open):
            raise HardwareError("wiring.forgotten", pin=str(pin))
