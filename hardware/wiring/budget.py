"""Currents and voltages by Ohm's law from the values in ``rig.toml``, each compared with what the part can bear."""

from __future__ import annotations

from dataclasses import dataclass

from hardware.wiring.netlist import Rig


@dataclass(frozen=True, slots=True)
class Load:
    """One line of the budget: a value and its limit, in the same unit."""

    what: str
    value: float
    limit: float
    unit: str

    def holds(self) -> bool:
        """Whether it is within its limit."""
        return self.value <= self.limit


def budget(rig: Rig) -> tuple[Load, ...]:
    """Every load that matters, with its limit."""
    supply, emitters, switch = (rig.values[name] for name in ("supply", "emitters", "switch"))
    over_resistor = supply["volts"] - emitters["in_series"] * emitters["forward_volts"] - switch["saturated_volts"]
    chain_ma = 1000 * over_resistor / emitters["resistor_ohm"]
    chains = emitters["wells"] * emitters["per_well"] / emitters["in_series"]
    emitter_ma = chain_ma * chains
    base_ma = 1000 * (supply["volts"] - switch["base_volts"]) / switch["base_ohm"]
    parts_ma = sum(part.most_ma for part in rig.parts)
    usable_ma = supply["limit_ma"] * (1 - supply["reserve_share"])
    return (
        Load("an infrared diode, while on", chain_ma, emitters["most_ma"], "mA"),
        Load(
            "a 68 Ω resistor, if it were always on",
            chain_ma**2 * emitters["resistor_ohm"] / 1e6,
            emitters["resistor_watts"],
            "W",
        ),
        Load("transistor Q1, all emitters on", emitter_ma, switch["most_ma"], "mA"),
        Load("gain that Q1 needs", emitter_ma / base_ma, switch["forced_gain"], "×"),
        Load("Arduino pin D6 into the base", base_ma, switch["pin_most_ma"], "mA"),
        Load("USB, emitters on (70 % of 500 mA may be used)", parts_ma + emitter_ma + base_ma, usable_ma, "mA"),
        Load(
            "USB, on the average while reading",
            parts_ma + (emitter_ma + base_ma) * emitters["on_share"],
            usable_ma,
            "mA",
        ),
    )
