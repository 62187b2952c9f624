"""Detects expected pieces that were laid down: grain, first walls, shields, Lands and nobles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.games.actor import BY_CAMERA
from companion.referee import wording
from companion.referee.differences import added_shield, width_known
from companion.referee.expectations import Place, SeatNeeds, TableNeeds
from companion.referee.memory import NOBLES_AT_FIRST, Referee, is_settled, table_value
from companion.referee.proposals import (
    NO,
    YES,
    Choice,
    ColumnGrew,
    Findings,
    FirstWallStands,
    LandsLie,
    NoblesStand,
    Outcome,
    Question,
    ShieldLies,
    Subject,
    at,
)
from vision.readings.observation import Side

TILES, GRID = 7, 2


def arrivals(referee: Referee, needs: TableNeeds) -> Findings:
    """Return what was laid down as expected, and what a person must confirm."""
    outcomes: list[Outcome] = []
    questions: list[Question] = []
    for found in (*_grain(referee, needs), *_first_walls(referee, needs), *_shields(referee, needs)):
        if is_settled(referee, found.subject):
            continue
        if isinstance(found, Question):
            questions.append(found)
        else:
            outcomes.append(found)
    for question in _set_up(referee, needs):
        if not is_settled(referee, question.subject):
            questions.append(question)
    return Findings(tuple(outcomes), tuple(questions))


def with_tallest(referee: Referee, needs: TableNeeds) -> Referee:
    """Remember the tallest height seen of each column that may grow."""
    tallest: dict[Place, int] = {}
    for place, held in needs.cities.items():
        seat = needs.seats.get(place[0])
        if seat is None or not (place[1] in seat.harvest or seat.grain_in_hand):
            continue
        seen = table_value(referee, at(place, "grain"))
        if isinstance(seen, int):
            tallest[place] = max(referee.tallest.get(place, held.grain), seen)
        elif place in referee.tallest:
            tallest[place] = referee.tallest[place]
    return referee if tallest == referee.tallest else replace(referee, tallest=tallest)


# --- grain -------------------------------------------------------------------------------------------


def _grain(referee: Referee, needs: TableNeeds) -> Iterator[Outcome | Question]:
    for place, held in sorted(needs.cities.items()):
        seat = needs.seats.get(place[0])
        units = table_value(referee, at(place, "grain"))
        if seat is None or not isinstance(units, int) or (place, "grain") in referee.words:
            continue
        more = units - held.grain
        if seat.harvests_now and place[1] in seat.harvest:
            found = _harvest(place, seat, more, referee.tallest.get(place, units) - held.grain)
            if found is not None:
                yield found
        elif seat.grain_in_hand and 0 < more <= seat.grain_in_hand and referee.tallest.get(place, units) == units:
            yield ColumnGrew(place, seat.seat, more, 0, False, BY_CAMERA)


def _harvest(place: Place, seat: SeatNeeds, more: int, most: int) -> Outcome | Question | None:
    """Report a harvest once the column's full yield stands; ask if the column was higher before."""
    full = seat.harvest[place[1]]
    if full <= 0 or more < 0 or most > full:
        return None  # nothing to harvest, or a difference that is handled elsewhere
    if more == full:
        return ColumnGrew(place, seat.seat, full, 0, True, BY_CAMERA)
    if most <= more:
        return None  # it is still growing
    asked = wording.did_harvest_fall(place[1], most, more, full)
    fell = ColumnGrew(place, seat.seat, full, full - more, True, BY_CAMERA)
    answers = (
        Choice(YES, wording.harvest_fell(full - more, more), fell),
        Choice(NO, wording.harvest_goes_on(), None),
    )
    return Question(at(place, "grain"), asked, answers, seat.seat, pad=False)


# --- first walls and shields ---------------------------------------------------------------------------


def _first_walls(referee: Referee, needs: TableNeeds) -> Iterator[Outcome]:
    """Report each wall that grew once all of the first nine stones stand; until then, building goes on."""
    for mat, seat in sorted(needs.seats.items()):
        cities = [(place, held) for place, held in sorted(needs.cities.items()) if place[0] == mat]
        if not seat.first_stones or not cities:
            continue
        grown: list[FirstWallStands] = []
        for place, held in cities:
            stones = table_value(referee, at(place, "stones"))
            width = 0 if stones == 0 else width_known(referee, place)
            if not isinstance(stones, int) or width is None or not min(stones, 1) <= width <= stones:
                grown.clear()
                break
            if stones < held.stones:
                grown.clear()
                break
            if stones > held.stones:
                grown.append(FirstWallStands(place, seat.seat, stones - held.stones, stones, width, BY_CAMERA))
        if sum(wall.stones for wall in grown) == seat.first_stones:
            yield from grown


def _shields(referee: Referee, needs: TableNeeds) -> Iterator[Outcome]:
    for place, tile in sorted(needs.tiles.items()):
        seat = needs.seats.get(place[0])
        if seat is None or not any(seat.shields) or tile.noble:
            continue
        lying = table_value(referee, at(place, "shields"))
        value = added_shield(lying, tile.shields, seat.shields) if isinstance(lying, tuple) else None
        if value is not None:
            yield ShieldLies(place, seat.seat, value, BY_CAMERA)


# --- Lands and nobles ----------------------------------------------------------------------------------


def _set_up(referee: Referee, needs: TableNeeds) -> Iterator[Question]:
    for mat, seat in sorted(needs.seats.items()):
        if seat.lays == "lands":
            yield from _lands(referee, mat, seat)
        elif seat.lays == "nobles":
            yield from _nobles(referee, needs, mat, seat)


def _lands(referee: Referee, mat: int, seat: SeatNeeds) -> Iterator[Question]:
    seen = table_value(referee, Subject(mat, None, "lands"))
    if not isinstance(seen, tuple) or len(seen) != TILES:
        return
    tiles = [_tile(value) for value in seen]
    outcome = LandsLie(mat, seat.seat, tuple(tiles))
    answers = (Choice(YES, wording.lands_right(), outcome), Choice(NO, wording.tap_them(), None))
    yield Question(outcome.subject, wording.are_these_your_lands(tiles), answers, seat.seat, pad=False)


def _tile(value: object) -> tuple[tuple[int, int], Side]:
    assert isinstance(value, tuple)
    row, col, side = value
    return (int(row), int(col)), "red" if side == "red" else "blue"


def _nobles(referee: Referee, needs: TableNeeds, mat: int, seat: SeatNeeds) -> Iterator[Question]:
    seen = table_value(referee, Subject(mat, None, "nobles"))
    if not isinstance(seen, tuple) or len(seen) != NOBLES_AT_FIRST:
        return
    cells = [(int(str(v[0])), int(str(v[1]))) for v in seen if isinstance(v, tuple) and len(v) == GRID]
    if len(cells) != NOBLES_AT_FIRST or any((mat, cell) not in needs.tiles for cell in cells):
        return
    outcome = NoblesStand(mat, seat.seat, tuple(cells))
    answers = (Choice(YES, wording.nobles_right(), outcome), Choice(NO, wording.tap_them(), None))
    yield Question(outcome.subject, wording.are_these_your_nobles(cells), answers, seat.seat, pad=False)
