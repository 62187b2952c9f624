"""Asks about differences that last: is the table right, or the game?"""

from __future__ import annotations

from companion.games.actor import BY_CAMERA
from companion.referee import wording
from companion.referee.correction_reason import TABLE_WAS_RIGHT
from companion.referee.differences import all_differences, width_known
from companion.referee.expectations import CityHeld, Place, TableNeeds
from companion.referee.memory import Noticed, Referee
from companion.referee.proposals import (
    GAME_IS_RIGHT,
    TABLE_IS_RIGHT,
    Choice,
    Difference,
    Question,
    Subject,
    TableHolds,
    at,
)
from companion.referee.settings import NS_PER_S, RefereeSettings
from companion.texts.message import Message

HOST = -1
FIRST_HOLDER = -10
"""The answer that seat n holds a noble is this value minus n."""
MOST_WIDTHS = 6


def disputes(referee: Referee, needs: TableNeeds, now_ns: int, settings: RefereeSettings) -> tuple[Question, ...]:
    """Return questions about differences that have lasted long enough, one per thing."""
    found: dict[Subject, Question] = {}
    for difference in all_differences(referee, needs):
        noticed = referee.noticed.get(difference.subject)
        if noticed is None or not _is_due(referee, difference, noticed, now_ns, settings):
            continue
        question = _question(referee, needs, difference, noticed, settings)
        if question is not None:
            # A wall's stones and width are one question.
            found.setdefault(_wall_of(difference.subject), question)
    return tuple(found.values())


def _wall_of(subject: Subject) -> Subject:
    return Subject(subject.mat, subject.cell, "stones") if subject.about == "width" else subject


def _is_due(referee: Referee, difference: Difference, noticed: Noticed, now_ns: int, settings: RefereeSettings) -> bool:
    place = difference.place
    if place is not None and any((place, quantity) in referee.words for quantity in ("stones", "width", "grain")):
        return True  # somebody made a statement: no need to wait
    if place is not None and place[0] in referee.glimpsed:
        return True  # nobody's hands are on the table while a photo is taken
    patience_s = settings.table_moved_s if noticed.table_moved else settings.game_moved_s
    return now_ns - noticed.since_ns >= patience_s * NS_PER_S


def _question(
    referee: Referee, needs: TableNeeds, difference: Difference, noticed: Noticed, settings: RefereeSettings
) -> Question | None:
    place = difference.place
    if place is None:
        return _price(difference)
    match difference.quantity:
        case "stones" | "width":
            return _wall(referee, needs, place, noticed, settings)
        case "grain":
            return _grain(referee, needs, difference, noticed, settings)
        case "noble":
            return _noble(needs, difference, place)
        case _:
            return _tile(needs, difference, place)


# --- walls and columns -----------------------------------------------------------------------------


def _wall(
    referee: Referee, needs: TableNeeds, place: Place, noticed: Noticed, settings: RefereeSettings
) -> Question | None:
    held = needs.cities[place]
    stones = _shown(referee, at(place, "stones"))
    if stones is None:
        return None
    seat = needs.seat_at(place[0])
    most = held.stones + seat.reserve
    if stones > most:
        impossible = wording.more_stones_than_possible(place[1], stones, most)
        return Question(at(place, "stones"), impossible, (held.stones,), seat.seat)
    accident = _accident(referee, noticed, settings) if stones < held.stones else None
    width = width_known(referee, place)
    width = stones if stones <= 1 else width
    if width is None or width > stones or (stones > 0 and width == 0):
        return _how_wide(held, place, stones, seat.seat)
    fell = stones < held.stones and accident is not None
    right = TableHolds(at(place, "stones"), seat.seat, stones, width, fell, TABLE_WAS_RIGHT, BY_CAMERA)
    between = (noticed.intact_ns, noticed.since_ns) if accident else None
    asked = wording.wall_differs(place[1], (stones, width), (held.stones, held.width), accident)
    answers = (
        Choice(TABLE_IS_RIGHT, wording.it_counts(stones) if accident else wording.the_table(stones), right),
        Choice(GAME_IS_RIGHT, wording.put_back(held.stones) if accident else wording.the_game(held.stones), None),
    )
    return Question(at(place, "stones"), asked, answers, seat.seat, between_ns=between, ruling=accident is not None)


def _how_wide(held: CityHeld, place: Place, stones: int, seat: int) -> Question:
    asked = wording.how_wide(place[1], stones, held.stones)
    back = Choice(GAME_IS_RIGHT, wording.the_game(held.stones), None)
    return Question(at(place, "width"), asked, (*range(1, min(stones, MOST_WIDTHS) + 1), back), seat)


def _grain(
    referee: Referee, needs: TableNeeds, difference: Difference, noticed: Noticed, settings: RefereeSettings
) -> Question:
    place, units = difference.place, difference.on_table
    assert place is not None
    assert isinstance(units, int)
    held, seat = needs.cities[place].grain, needs.seat_at(place[0])
    most = held + needs.pile
    if units > most:
        impossible = wording.more_grain_than_possible(place[1], units, most)
        return Question(difference.subject, impossible, (held,), seat.seat)
    accident = _accident(referee, noticed, settings) if units < held else None
    right = TableHolds(difference.subject, seat.seat, units, 0, accident is not None, TABLE_WAS_RIGHT, BY_CAMERA)
    asked = wording.grain_differs(place[1], units, held, accident)
    answers = (
        Choice(TABLE_IS_RIGHT, wording.it_fell(units) if accident else wording.the_table(units), right),
        Choice(GAME_IS_RIGHT, wording.put_back(held) if accident else wording.the_game(held), None),
    )
    between = (noticed.intact_ns, noticed.since_ns) if accident else None
    return Question(difference.subject, asked, answers, seat.seat, between_ns=between, ruling=accident is not None)


def _accident(referee: Referee, noticed: Noticed, settings: RefereeSettings) -> Message | None:
    bump = referee.bump
    if bump is None or not noticed.table_moved:
        return None
    caused = bump.may_have_caused(noticed.intact_ns, noticed.since_ns, settings)
    return bump.told(noticed.since_ns) if caused else None


def _shown(referee: Referee, subject: Subject) -> int | None:
    assert subject.mat is not None
    assert subject.cell is not None
    word = referee.words.get(((subject.mat, subject.cell), "stones"))
    value = word.value if word is not None else referee.shown.get(subject)
    return value if isinstance(value, int) else None


# --- tiles and market --------------------------------------------------------------------------------


def _tile(needs: TableNeeds, difference: Difference, place: Place) -> Question:
    subject = difference.subject
    table, game = wording.value_of(subject, difference.on_table), wording.value_of(subject, difference.in_game)
    seat = needs.seat_at(place[0]).seat
    right = TableHolds(subject, seat, difference.on_table, 0, False, TABLE_WAS_RIGHT, BY_CAMERA)
    answers = _either(wording.the_table(table), wording.the_game(game), right)
    return Question(subject, wording.tile_differs(place[1], table, game), answers, seat, pad=False)


def _noble(needs: TableNeeds, difference: Difference, place: Place) -> Question:
    subject, owner = difference.subject, needs.seat_at(place[0])
    there = bool(difference.on_table)
    asked = wording.noble_differs(place[1], owner.name, there=there)
    holders = [owner] if there else [seat for _, seat in sorted(needs.seats.items()) if seat.seat != owner.seat]
    taken = [
        Choice(
            FIRST_HOLDER - s.seat,
            wording.holder(s.name),
            TableHolds(subject, owner.seat, s.seat, 0, False, TABLE_WAS_RIGHT, BY_CAMERA),
        )
        for s in holders
    ]
    return Question(subject, asked, (*taken, Choice(GAME_IS_RIGHT, wording.put_noble_back(), None)), HOST, pad=False)


def _price(difference: Difference) -> Question:
    subject, disk, price = difference.subject, difference.on_table, difference.in_game
    assert isinstance(disk, int)
    assert isinstance(price, int)
    asked = wording.price_differs(subject.row, disk, price)
    right = TableHolds(subject, None, disk, 0, False, TABLE_WAS_RIGHT, BY_CAMERA)
    answers = _either(wording.the_disk(disk), wording.the_game(price), right)
    return Question(subject, asked, answers, HOST, pad=False)


def _either(table: Message, game: Message, right: TableHolds) -> tuple[Choice, Choice]:
    return Choice(TABLE_IS_RIGHT, table, right), Choice(GAME_IS_RIGHT, game, None)
