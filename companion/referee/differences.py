"""Where the table and the game disagree. Readings are measured first and only then compared."""

from __future__ import annotations

from collections.abc import Iterable

from companion.referee.needs import Place, TableNeeds
from companion.referee.proposals import Difference, Quantity
from vision.observation import CityObservation
from vision.readings import CountReading, Seen


def differences(needs: TableNeeds, seat: int, cities: Iterable[CityObservation]) -> tuple[Difference, ...]:
    """Every count that was ``seen`` and is not what the game holds.

    A wall that is being changed now is not compared: it is neither the old nor the new one.
    """
    found: list[Difference] = []
    changing: Place | None = None if needs.wall is None else needs.wall.place
    seen_cells = {(city.row, city.col): city for city in cities}
    for place, held in sorted(needs.cities.items()):
        if place[0] != seat or place[1] not in seen_cells:
            continue
        city = seen_cells[place[1]]
        compared: list[tuple[Quantity, CountReading, int]] = [("grain", city.grain, held.grain)]
        if place != changing:
            compared += [("stones", city.wall.stones, held.stones), ("width", city.wall.width, held.width)]
        for quantity, reading, in_game in compared:
            if isinstance(reading, Seen) and reading.value != in_game:
                found.append(Difference(place, quantity, reading.value, in_game))
    return tuple(found)
