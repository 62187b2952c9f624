"""Questions about differences that last: is the table right, or the game?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.referee.differences import all_differences, width_known
from companion.referee.memory import NS_PER_S, Noticed, Referee
from companion.referee.needs import CityHeld, Place, TableNeeds, cell_name
from companion.referee.proposals import (
    GAME_IS_RIGHT,
    TABLE_IS_RIGHT,
    Choice,
    Difference,
    Question,
    Subject,
    TableHolds,
    TableValue,
    at,
)
from companion.referee.settings import RefereeSettings

HOST = -1
FIRST_HOLDER = -10
"""The answer that says seat n holds a noble is this minus n."""
MOST_WIDTHS = 6
_SEEN = "the table was right"


def disputes(referee: Referee, needs: TableNeeds, now_ns: int, settings: RefereeSettings) -> tuple[Question, ...]:
    """What people must say about differences that have lasted for long enough, one question a thing."""
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
        return True  # somebody spoke: nothing needs to be waited for
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
    name, most = cell_name(place[1]), held.stones + seat.reserve
    if stones > most:
        text = (
            f"The camera counts {stones} stones at {name}, but no more than {most} can stand there: how many are there?"
        )
        return Question(at(place, "stones"), text, (held.stones,), seat.seat)
    accident = _accident(referee, noticed, settings) if stones < held.stones else None
    width = width_known(referee, place)
    width = stones if stones <= 1 else width
    if width is None or width > stones or (stones > 0 and width == 0):
        return _how_wide(held, place, stones, seat.seat)
    fell = stones < held.stones and accident is not None
    right = TableHolds(at(place, "stones"), seat.seat, stones, width, fell, accident or _SEEN, "camera")
    between = (noticed.intact_ns, noticed.since_ns) if accident else None
    text = f"City {name}: the table has {_wall_told(stones, width)}, the game {_wall_told(held.stones, held.width)}"
    text += f"; {accident}. Does it count?" if accident else ". Which is right?"
    answers = (
        Choice(TABLE_IS_RIGHT, f"It counts: {stones} stand" if accident else f"The table: {stones}", right),
        Choice(GAME_IS_RIGHT, f"{'Put it back' if accident else 'The game'}: {held.stones}", None),
    )
    return Question(at(place, "stones"), text, answers, seat.seat, between_ns=between)


def _wall_told(stones: int, width: int) -> str:
    return f"{stones}, {width} wide" if stones else "no wall"


def _how_wide(held: CityHeld, place: Place, stones: int, seat: int) -> Question:
    text = (
        f"City {cell_name(place[1])}: the table has {stones} stones, the game {held.stones}. "
        "If the table is right: how wide is the wall?"
    )
    back = Choice(GAME_IS_RIGHT, f"The game: {held.stones}", None)
    return Question(at(place, "width"), text, (*range(1, min(stones, MOST_WIDTHS) + 1), back), seat)


def _grain(
    referee: Referee, needs: TableNeeds, difference: Difference, noticed: Noticed, settings: RefereeSettings
) -> Question:
    place, units = difference.place, difference.on_table
    assert place is not None
    assert isinstance(units, int)
    held, seat, name = needs.cities[place].grain, needs.seat_at(place[0]), cell_name(place[1])
    most = held + needs.pile
    if units > most:
        text = f"The camera counts {units} grain at {name}, but there are no more than {most}: how many stand there?"
        return Question(difference.subject, text, (held,), seat.seat)
    accident = _accident(referee, noticed, settings) if units < held else None
    right = TableHolds(difference.subject, seat.seat, units, 0, accident is not None, accident or _SEEN, "camera")
    text = f"City {name}: the table has {units} grain, the game {held}"
    text += f"; {accident}. Did it fall?" if accident else ". Which is right?"
    answers = (
        Choice(TABLE_IS_RIGHT, f"It fell: {units} stand" if accident else f"The table: {units}", right),
        Choice(GAME_IS_RIGHT, f"{'Put it back' if accident else 'The game'}: {held}", None),
    )
    between = (noticed.intact_ns, noticed.since_ns) if accident else None
    return Question(difference.subject, text, answers, seat.seat, between_ns=between)


def _accident(referee: Referee, noticed: Noticed, settings: RefereeSettings) -> str | None:
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
    table, game = told(difference.subject, difference.on_table), told(difference.subject, difference.in_game)
    seat = needs.seat_at(place[0]).seat
    right = TableHolds(difference.subject, seat, difference.on_table, 0, False, _SEEN, "camera")
    text = f"Tile {cell_name(place[1])}: the table has {table}, the game {game}. Which is right?"
    return Question(
        difference.subject, text, _either(f"The table: {table}", f"The game: {game}", right), seat, pad=False
    )


def _noble(needs: TableNeeds, difference: Difference, place: Place) -> Question:
    name, subject, owner = cell_name(place[1]), difference.subject, needs.seat_at(place[0])
    there = bool(difference.on_table)
    text = f"{owner.name}'s noble of {name} {'stands' if there else 'is not'} there, but the game says otherwise. "
    text += "Is it home again?" if there else "Who has it?"
    holders = [owner] if there else [seat for _, seat in sorted(needs.seats.items()) if seat.seat != owner.seat]
    taken = [
        Choice(FIRST_HOLDER - s.seat, s.name, TableHolds(subject, owner.seat, s.seat, 0, False, _SEEN, "camera"))
        for s in holders
    ]
    return Question(subject, text, (*taken, Choice(GAME_IS_RIGHT, "The game: put it back", None)), HOST, pad=False)


def _price(difference: Difference) -> Question:
    row, subject = difference.subject.row, difference.subject
    text = (
        f"Market for {row}: the disk {difference.on_table} lies face up, the game has {difference.in_game}. "
        "Which is right?"
    )
    right = TableHolds(subject, None, difference.on_table, 0, False, _SEEN, "camera")
    answers = _either(f"The disk: {difference.on_table}", f"The game: {difference.in_game}", right)
    return Question(subject, text, answers, HOST, pad=False)


def _either(table: str, game: str, right: TableHolds) -> tuple[Choice, Choice]:
    return Choice(TABLE_IS_RIGHT, table, right), Choice(GAME_IS_RIGHT, game, None)


def told(subject: Subject, value: TableValue) -> str:
    """A value in words."""
    tellers: dict[str, Callable[[TableValue], str]] = {
        "shields": lambda v: f"shields {', '.join(str(s) for s in v)}" if isinstance(v, tuple) and v else "no shields",
        "side": lambda v: f"its {v} side up",
        "noble": lambda v: "a noble" if v else "no noble",
        "price": lambda v: f"the disk {v}",
        "stones": lambda v: f"{v} stones",
        "width": lambda v: f"width {v}",
        "grain": lambda v: f"{v} grain",
    }
    return tellers[subject.about](value)


def sentences(differences: Iterator[Difference]) -> str | None:
    """Differences for a page, e.g. ``the table has 7 stones, the game 9``."""
    return "; ".join(_sentence(difference) for difference in differences) or None


def _sentence(difference: Difference) -> str:
    subject, table, game = difference.subject, difference.on_table, difference.in_game
    if subject.about == "width":
        return f"the table's wall is {table} wide, the game's {game}"
    held = str(game) if subject.about in ("stones", "grain") else told(subject, game)
    return f"the table has {told(subject, table)}, the game {held}"
