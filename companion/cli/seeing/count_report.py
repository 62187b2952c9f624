"""What ``raja count`` and ``raja cards`` found, as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.texts.catalogue import Texts
from companion.texts.columns import columns, padded
from companion.texts.message import Message, Value
from vision.fusion.contradictions import Contradiction
from vision.geometry.cell_names import cell_name
from vision.readings.observation import MARKETS, CityObservation, HiddenMat, MatObservation, TableObservation
from vision.readings.reading import CountReading, Hidden, PresenceReading, Seen

_WIDTHS = (8, 10, 14, 14, 14)
"""Of the columns for a city, its noble, stones, width and grain."""


def observation_lines(
    observation: TableObservation, mats: Sequence[Message], elapsed_ms: float, text: Texts
) -> Iterator[str]:
    """Everything that was seen, a line each.

    Args:
        mats: what each seat's mat is called.
    """
    yield text("count.size", width=observation.width, height=observation.height, ms=round(elapsed_ms))
    for mat in observation.mats:
        yield ""
        yield from _mat_lines(mat, mats[mat.seat], text)
    if observation.market is not None:
        prices = [
            Message(
                "count.price", {"goods": text(f"market.{name}"), "price": told(getattr(observation.market, name), text)}
            )
            for name in MARKETS
        ]
        yield ""
        yield text.say(Message("count.market", {"prices": tuple(prices)}))
    for hidden in observation.hidden_mats:
        yield _upper(text.say(Message("count.hidden_mat", {"mat": called(hidden, mats), "why": hidden.why})))
    if isinstance(observation.hand, Seen) and observation.hand.value:
        yield text("count.hand")


def contradiction_line(one: Contradiction, mats: Sequence[Message], text: Texts) -> str:
    """What photos contradict each other about, and what to do."""
    place: dict[str, Value] = {
        "mat": mats[one.seat],
        "cell": cell_name(one.cell),
        "what": Message(f"count.about_{one.what}"),
    }
    if not one.looks:
        return _upper(text.say(Message("count.photos_disagree", place)))
    return _upper(
        text.say(Message("count.photo_differs", {**place, "photos": text.listed(one.looks), "count": len(one.looks)}))
    )


def hidden_mats(hidden: Sequence[HiddenMat], mats: Sequence[Message]) -> tuple[Message, ...]:
    """Why mats are not found, each by its name."""
    return tuple(Message("aim.hidden", {"mat": called(one, mats), "why": one.why}) for one in hidden)


def called(hidden: HiddenMat, mats: Sequence[Message]) -> Message:
    """What people call that mat."""
    return Message("aim.market_mat") if hidden.seat == "market" else mats[hidden.seat]


def told(reading: CountReading | PresenceReading, text: Texts) -> str:
    """A reading in a few characters: ``9``, ``9? (8–10)``, ``hidden``; ``yes``, ``no?`` for presence."""
    if isinstance(reading, Hidden):
        return text("count.hidden")
    if isinstance(reading, Seen):
        return _value(reading.value, text)
    if isinstance(reading.best, bool):
        return f"{_value(reading.best, text)}?"
    return f"{_value(reading.best, text)}? ({_value(reading.low, text)}–{_value(reading.high, text)})"


def _mat_lines(mat: MatObservation, name: Message, text: Texts) -> Iterator[str]:
    error = f"{mat.reprojection_error_px:.2f}"
    yield _upper(text.say(Message("count.mat", {"mat": name, "seat": mat.seat + 1, "error": error})))
    tiles = ", ".join(f"{cell_name((tile.row, tile.col))} {text(f'tile.{tile.side}')}" for tile in mat.tiles)
    yield _named("count.tiles", tiles or text("count.none"), text)
    for row, col, why in mat.unsure_tiles:
        yield "  " + text.say(Message("count.tile_unsure", {"cell": cell_name((row, col)), "why": why}))
    if mat.cities:
        heads = ("look.city", "look.noble", "look.stones", "look.width", "look.grain")
        yield _row([text(head) for head in heads])
        for city in mat.cities:
            yield _city_line(city, text)
    shields = ", ".join(
        f"{text('count.beside') if s.row is None or s.col is None else cell_name((s.row, s.col))} {told(s.value, text)}"
        for s in mat.shields
    )
    yield _named("count.shields", shields or text("count.none"), text)
    yield _named("count.loose", told(mat.loose, text), text)


def _city_line(city: CityObservation, text: Texts) -> str:
    readings = (city.noble, city.wall.stones, city.wall.width, city.grain)
    return _row([cell_name((city.row, city.col)), *(told(reading, text) for reading in readings)])


def _row(words: Sequence[str]) -> str:
    return ("  " + "".join(padded(word, width) for word, width in zip(words, _WIDTHS, strict=True))).rstrip()


def _named(key: str, value: str, text: Texts) -> str:
    name = text(key)
    return f"  {padded(name, max(_WIDTHS[0], columns(name) + 1))}{value}"


def _upper(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def _value(value: int | bool, text: Texts) -> str:
    return text("reading.yes" if value else "reading.no") if isinstance(value, bool) else str(value)
