"""Lists the claims of an observation, one line each, so that two observations can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Claims = Mapping[str, str]


def claims_of(observation: Mapping[str, Any]) -> dict[str, str]:
    """Return every claim by name; confidences, poses and reasons are not claims.

    Args:
        observation: in the form of ``Observed``.

    Raises:
        KeyError, TypeError: it has another form.
    """
    found: dict[str, str] = {}
    for mat in observation["mats"]:
        for what, claim in _mat_claims(mat):
            found[f"mat {mat['seat']} {what}"] = claim
    market: Mapping[str, Any] = observation.get("market") or {}
    for row in sorted(market):
        found[f"price of {row}"] = reading_words(market[row])
    for hidden in observation.get("hidden_mats", ()):
        found[f"mat {hidden['seat']}"] = "hidden"
    if observation.get("hand") is not None:
        found["hand"] = reading_words(observation["hand"])
    return found


def reading_words(reading: Mapping[str, Any]) -> str:
    """Describe a reading in a word: ``7``, ``7? 6–8``, ``hidden``."""
    if reading["state"] == "seen":
        return str(reading["value"])
    return "hidden" if reading["state"] == "hidden" else f"{reading['best']}? {reading['low']}–{reading['high']}"


def _mat_claims(mat: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for tile in mat["tiles"]:
        yield f"tile {_cell(tile)}", str(tile["side"])
    for city in mat["cities"]:
        cell = _cell(city)
        yield f"{cell} owner", str(city["owner"])
        yield f"{cell} noble", reading_words(city["noble"])
        yield f"{cell} stones", reading_words(city["wall"]["stones"])
        yield f"{cell} width", reading_words(city["wall"]["width"])
        yield f"{cell} grain", reading_words(city["grain"])
    yield from _by_cell("shields", ((_cell(shield), _shield_words(shield)) for shield in mat["shields"]))
    yield "loose", reading_words(mat["loose"])
    pieces = ((_cell(piece), f"{piece['kind']} {reading_words(piece['present'])}") for piece in mat.get("pieces", ()))
    yield from _by_cell("pieces", pieces)


def _shield_words(shield: Mapping[str, Any]) -> str:
    value = shield["value"]
    return str(value) if isinstance(value, int) else reading_words(value)


def _by_cell(what: str, things: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Combine everything on a cell into one claim, regardless of the order in which it was found."""
    cells: dict[str, list[str]] = {}
    for cell, words in things:
        cells.setdefault(cell, []).append(words)
    for cell, found in cells.items():
        yield f"{what} {cell}", ", ".join(sorted(found))


def _cell(thing: Mapping[str, Any]) -> str:
    return f"({thing['row']}, {thing['col']})"
