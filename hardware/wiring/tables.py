"""The tables of docs/build.md, as Markdown."""

from __future__ import annotations

from hardware.wiring.budget import budget
from hardware.wiring.netlist import Rig


def pin_table(rig: Rig, arduino: str = "A1") -> str:
    """Each of the Arduino's pins, what it connects to, and the wire's colour."""
    lines = ["| Arduino | net | goes to | wire |", "| --- | --- | --- | --- |"]
    (board,) = [part for part in rig.parts if part.id == arduino]
    for pin in (*board.left, *board.right):
        net = rig.net_of(f"{arduino}.{pin}")
        if net is None:
            lines.append(f"| {pin} | – | stays open | – |")
            continue
        others = ", ".join(other for other in net.pins if not other.startswith(f"{arduino}."))
        lines.append(f"| {pin} | {net.name} | {others} | {net.colour_name} |")
    for net in rig.nets:
        if net.ribbon is None and not any(pin.startswith(f"{arduino}.") for pin in net.pins):
            lines.append(f"| – | {net.name} | {', '.join(net.pins)} | {net.colour_name} |")
    for ribbon in dict.fromkeys(net.ribbon for net in rig.nets if net.ribbon is not None):
        cores = [net for net in rig.nets if net.ribbon == ribbon]
        first, last = cores[0].pins, cores[-1].pins
        ends = ", ".join(f"{a} … {b}" for a, b in zip(first, last, strict=True))
        lines.append(f"| – | {ribbon} | {ends}, core by core | ribbon |")
    return "\n".join(lines)


def part_table(rig: Rig) -> str:
    """Each part and what it is."""
    lines = ["| part | is |", "| --- | --- |"]
    return "\n".join([*lines, *(f"| {part.id} | {part.name} |" for part in rig.parts)])


def budget_table(rig: Rig) -> str:
    """Each load with its limit."""
    lines = ["| load | is | may be |", "| --- | --- | --- |"]
    for load in budget(rig):
        lines.append(f"| {load.what} | {_number(load.value)} {load.unit} | {_number(load.limit)} {load.unit} |")
    return "\n".join(lines)


def bill_table(rig: Rig) -> str:
    """The bill of materials with its total."""
    lines = ["| count | what | each, about | instead |", "| --- | --- | --- | --- |"]
    lines += [f"| {item.count} | {item.what} | {item.euros:.2f} € | {item.instead} |" for item in rig.items]
    total = sum(item.count * item.euros for item in rig.items)
    return "\n".join([*lines, f"| | **all together** | **{total:.0f} €** | |"])


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 10 else f"{value:.2g}"
