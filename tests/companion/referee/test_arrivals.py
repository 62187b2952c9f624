"""What comes to the table as the game waits for it is taken; what a person must confirm is asked."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from companion.games.actor import BY_CAMERA, by_seat
from companion.referee.expectations import CityHeld, Place, SeatNeeds, TableNeeds, TileHeld
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
    ShieldLies,
)
from companion.referee.referee import Referee, answered, declined, findings, look, meet_needs
from companion.referee.settings import RefereeSettings
from tests.companion.referee.looks import City, mat_with
from tests.said import said
from vision.geometry.table import Cell
from vision.message import Message
from vision.readings.observation import MatObservation, Side
from vision.readings.reading import CountReading, Hidden, Seen, Unsure

PATIENCE = RefereeSettings(3.0, 15.0, 20.0, 1.0)
B1: Cell = (0, 1)
D2: Cell = (1, 3)
LANDS: dict[Cell, Side] = {
    (0, 0): "red",
    (0, 1): "blue",
    (1, 0): "red",
    (1, 1): "red",
    (1, 2): "blue",
    (1, 3): "red",
    (1, 4): "red",
}


def needs(
    seat: SeatNeeds, held: Mapping[Cell, CityHeld] | None = None, shields: tuple[int, ...] = (), pile: int = 50
) -> TableNeeds:
    """A game that waits for seat 0's hands; its cities hold nothing unless said."""
    cities = {
        (0, cell): city for cell, city in (held or {B1: CityHeld(0, 0, 0, True), D2: CityHeld(0, 0, 0, True)}).items()
    }
    tiles: dict[Place, TileHeld] = {place: TileHeld("red", city.noble, ()) for place, city in cities.items()}
    tiles[0, (1, 1)] = TileHeld("red", False, shields)
    return TableNeeds(1, cities, {}, None, None, tiles, {0: seat}, pile)


def after(wanted: TableNeeds, *looks: MatObservation) -> tuple[Referee, Findings]:
    """What follows from looks, one a second."""
    referee = Referee()
    for second, mat in enumerate(looks, start=1):
        referee = meet_needs(look(referee, mat, second * 10**9), wanted)
    return referee, findings(referee, wanted, len(looks) * 10**9, PATIENCE)


def grain(units: CountReading, cell: Cell = B1) -> MatObservation:
    """A look at two cities, one with a column."""
    return mat_with(0, {B1: City(), D2: City(), cell: City(grain=units)})


HARVESTER = SeatNeeds(0, "Asha", harvest={B1: 4}, harvests_now=True)
HARVESTED = ColumnGrew((0, B1), 0, 4, 0, True, BY_CAMERA)


@pytest.mark.parametrize(
    ("seat", "looks", "taken"),
    [
        pytest.param(HARVESTER, [grain(Seen(2)), grain(Seen(4))], [HARVESTED], id="all of a harvest stands"),
        pytest.param(HARVESTER, [grain(Seen(2))], [], id="a harvest still being stacked"),
        pytest.param(HARVESTER, [grain(Seen(5))], [], id="more than a city yields"),
        pytest.param(HARVESTER, [grain(Unsure(4, 4, 5, Message("reason.another_wall")))], [], id="a column in doubt"),
        pytest.param(HARVESTER, [grain(Hidden(Message("reason.hand_covers")))], [], id="a hidden column"),
        pytest.param(HARVESTER, [grain(Seen(4), D2)], [], id="grain on a city that yields nothing"),
        pytest.param(SeatNeeds(0, "Asha", harvest={B1: 4}), [grain(Seen(4))], [], id="another seat's turn"),
        pytest.param(
            SeatNeeds(0, "Asha", grain_in_hand=3),
            [grain(Seen(2), D2)],
            [ColumnGrew((0, D2), 0, 2, 0, False, BY_CAMERA)],
            id="bought grain put on a column",
        ),
        pytest.param(SeatNeeds(0, "Asha", grain_in_hand=3), [grain(Seen(4))], [], id="more than was in hand"),
        pytest.param(
            SeatNeeds(0, "Asha", grain_in_hand=3), [grain(Seen(3)), grain(Seen(2))], [], id="a column that shrank again"
        ),
    ],
)
def test_grain_is_taken_when_it_stands_as_the_game_waits_for_it(
    seat: SeatNeeds, looks: list[MatObservation], taken: list[Outcome]
) -> None:
    assert list(after(needs(seat), *looks)[1].outcomes) == taken


def test_a_count_is_taken_although_what_is_counted_hides_its_own_tile() -> None:
    look = mat_with(0, {B1: City(grain=Seen(4)), D2: City()}, blind=(B1, D2))
    assert list(after(needs(HARVESTER), look)[1].outcomes) == [HARVESTED]


def test_a_column_that_shrank_while_it_was_stacked_is_asked_about() -> None:
    wanted = needs(HARVESTER)
    referee, found = after(wanted, grain(Seen(3)), grain(Seen(1)))
    (question,) = found.questions
    assert "did 3 fall?" in said(question.message)
    assert answered(referee, wanted, question, YES, 0)[1] == ColumnGrew((0, B1), 0, 4, 3, True, by_seat(0))
    referee, nothing = answered(referee, wanted, question, NO, 0)
    assert nothing is None
    assert findings(meet_needs(referee, wanted), wanted, 10**10, PATIENCE).questions == ()


def walls(first: int, second: int, width: CountReading | None = None) -> MatObservation:
    """Two walls, each one course unless said."""
    return mat_with(
        0,
        {
            B1: City(Seen(first), Seen(first) if width is None else width),
            D2: City(Seen(second), Seen(second) if width is None else width),
        },
    )


@pytest.mark.parametrize(
    ("look_at", "taken"),
    [
        pytest.param(walls(5, 4), [((0, B1), 5), ((0, D2), 4)], id="all nine stand"),
        pytest.param(walls(9, 0), [((0, B1), 9)], id="all on one wall"),
        pytest.param(walls(5, 3), [], id="one is still missing"),
        pytest.param(walls(5, 5), [], id="ten are too many"),
        pytest.param(walls(5, 4, Hidden(Message("reason.hand_covers"))), [], id="a width that is hidden"),
        pytest.param(walls(5, 4, Seen(7)), [], id="a width that cannot be"),
    ],
)
def test_first_walls_are_taken_when_all_nine_stones_stand(
    look_at: MatObservation, taken: list[tuple[Place, int]]
) -> None:
    found = after(needs(SeatNeeds(0, "Asha", reserve=31, first_stones=9)), look_at)[1]
    assert [(w.place, w.standing) for w in found.outcomes if isinstance(w, FirstWallStands)] == taken


@pytest.mark.parametrize(
    ("hand", "lying", "before", "taken"),
    [
        ((1, 1, 0), (2,), (), 2),
        ((1, 1, 0), (1, 2), (2,), 1),
        ((1, 0, 0), (2,), (), None),
        ((0, 0, 0), (1,), (), None),
        ((1, 1, 0), (), (2,), None),
    ],
)
def test_a_shield_from_the_hand_is_taken_where_it_lies(
    hand: tuple[int, int, int], lying: tuple[int, ...], before: tuple[int, ...], taken: int | None
) -> None:
    cities = {B1: City(), D2: City()}
    seen = mat_with(0, cities, dict.fromkeys((*cities, (1, 1)), "red"), {(1, 1): lying})
    found = after(needs(SeatNeeds(0, "Asha", shields=hand), shields=before), seen)[1]
    assert [s.value for s in found.outcomes if isinstance(s, ShieldLies)] == ([] if taken is None else [taken])


def test_the_tiles_that_lie_are_offered_as_somebodys_lands_and_never_taken_by_themselves() -> None:
    wanted = TableNeeds(1, {}, {}, None, None, {}, {0: SeatNeeds(0, "Asha", lays="lands")})
    referee, found = after(wanted, mat_with(0, {}, LANDS))
    (question,) = found.questions
    assert found.outcomes == ()
    assert (question.seat, question.pad, said(question.message)[:20]) == (0, False, "Are these your Lands")
    assert answered(referee, wanted, question, YES, 0)[1] == LandsLie(0, 0, tuple(sorted(LANDS.items())))
    refused = answered(referee, wanted, question, NO, 0)[0]
    assert findings(refused, wanted, 10**10, PATIENCE).questions == ()
    turned = look(refused, mat_with(0, {}, {**LANDS, (1, 4): "blue"}), 3 * 10**9)
    assert len(findings(turned, wanted, 10**10, PATIENCE).questions) == 1, "the table has changed"


def test_half_the_lands_are_not_asked_about() -> None:
    wanted = TableNeeds(1, {}, {}, None, None, {}, {0: SeatNeeds(0, "Asha", lays="lands")})
    assert after(wanted, mat_with(0, {}, dict(list(LANDS.items())[:6])))[1] == Findings()


def test_three_nobles_that_stand_are_offered() -> None:
    cells = ((0, 0), (1, 1), (1, 4))
    tiles: dict[Place, TileHeld] = {(0, cell): TileHeld(side, False, ()) for cell, side in LANDS.items()}
    wanted = TableNeeds(1, {}, {}, None, None, tiles, {0: SeatNeeds(0, "Asha", lays="nobles")})
    referee, found = after(wanted, mat_with(0, {cell: City() for cell in cells}, LANDS))
    (question,) = found.questions
    assert said(question.message) == "Do your nobles stand at A1, B2 and E2?"
    assert answered(referee, wanted, question, YES, 0)[1] == NoblesStand(0, 0, cells)
    assert isinstance(question.answers[0], Choice)


@pytest.mark.parametrize(("standing", "asked"), [(3, 1), (2, 0)])
def test_what_is_hidden_keeps_no_question_back_once_all_three_nobles_show(standing: int, asked: int) -> None:
    """What stands on a tile hides part of it: of a mat with nobles some cell is always covered."""
    cells = ((0, 0), (1, 1), (1, 4))[:standing]
    tiles: dict[Place, TileHeld] = {(0, cell): TileHeld(side, False, ()) for cell, side in LANDS.items()}
    wanted = TableNeeds(1, {}, {}, None, None, tiles, {0: SeatNeeds(0, "Asha", lays="nobles")})
    _, found = after(wanted, mat_with(0, {cell: City() for cell in cells}, LANDS, blind=[(0, 0), (1, 2)]))
    assert len(found.questions) == asked


def test_what_was_taken_back_is_not_taken_again_until_the_table_changes() -> None:
    wanted = needs(HARVESTER)
    referee, found = after(wanted, grain(Seen(4)))
    referee = declined(referee, found.outcomes[0])
    for _ in range(3):
        referee = meet_needs(look(referee, grain(Seen(4)), 10**10), wanted)
        assert findings(referee, wanted, 10**10, PATIENCE).outcomes == ()
    for units in (3, 4):
        referee = meet_needs(look(referee, grain(Seen(units)), 10**10), wanted)
    assert findings(referee, wanted, 10**10, PATIENCE).outcomes == (HARVESTED,)
