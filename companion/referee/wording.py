"""What the referee asks and answers, in words: a function a sentence, so that both languages stand side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from companion.games.cells import cell_name
from companion.referee.proposals import Difference, Subject, TableValue
from companion.referee.reasons import reason_in_german
from companion.referee.told import Told, same
from vision.geometry.table import Cell
from vision.readings.observation import Side

_MARKETS: Final = {"grain": "Korn", "shields": "Schilde", "elephants": "Elefanten"}
_SIDES: Final = {"red": "rot", "blue": "blau"}
WHICH_IS_RIGHT: Final = Told(". Which is right?", ". Was stimmt?")


def bumped(before_s: float) -> Told:
    """What happened to the table before something was seen fallen."""
    seconds = f"{before_s:.1f}"
    return Told(
        f"the table was bumped {seconds} s before",
        f"der Tisch wurde {seconds.replace('.', ',')} s davor gestoßen",
    )


# --- answers -----------------------------------------------------------------------------------------


def the_table(value: object) -> Told:
    """The table is right."""
    return Told(f"The table: {value}", f"Der Tisch: {value}")


def the_game(value: object) -> Told:
    """The game is right."""
    return Told(f"The game: {value}", f"Das Spiel: {value}")


def the_tables(value: Told) -> Told:
    """The table is right, with what it has in words."""
    return Told(f"The table: {value.english}", f"Der Tisch: {value.german}")


def the_games(value: Told) -> Told:
    """The game is right, with what it has in words."""
    return Told(f"The game: {value.english}", f"Das Spiel: {value.german}")


def the_disk(price: object) -> Told:
    """The market's disk is right."""
    return Told(f"The disk: {price}", f"Die Scheibe: {price}")


def it_counts(stones: int) -> Told:
    """What fell after a bump has fallen for good."""
    return Told(f"It counts: {stones} stand", f"Es zählt: {_stand(stones)}")


def it_does_not_count() -> Told:
    """What fell is put back."""
    return Told("It does not: put back what fell", "Es zählt nicht: das Gefallene kommt zurück")


def it_fell(units: int) -> Told:
    """Grain fell after a bump."""
    return Told(f"It fell: {units} stand", f"Es fiel: {_stand(units)}")


def put_back(value: int) -> Told:
    """What fell after a bump is put back."""
    return Told(f"Put it back: {value}", f"Zurückstellen: {value}")


def put_noble_back() -> Told:
    """The noble stands where the game has it."""
    return Told("The game: put it back", "Das Spiel: er kommt zurück")


def harvest_fell(fallen: int, stand: int) -> Told:
    """A column that was higher fell."""
    return Told(f"{fallen} fell: {stand} stand", f"{_fell(fallen)}: {_stand(stand)}")


def harvest_goes_on() -> Told:
    """A column that was higher is still being stacked."""
    return Told("Nothing fell: it is still being stacked", "Nichts fiel: es wird noch gestapelt")


def lands_right() -> Told:
    """The camera sees the Lands as they lie."""
    return Told("Yes, these are my Lands", "Ja, das sind meine Länder")


def nobles_right() -> Told:
    """The camera sees the nobles where they stand."""
    return Told("Yes, there", "Ja, dort")


def tap_them() -> Told:
    """The camera is wrong: a person taps the grid."""
    return Told("No, I tap them", "Nein, ich tippe sie an")


def dice_count(faces: Sequence[int]) -> Told:
    """Dice rolled in a pause count."""
    return Told(f"They count: {_numbers(faces)}", f"Sie zählen: {_numbers(faces)}")


def dice_do_not_count() -> Told:
    """Dice rolled in a pause do not count."""
    return Told("They do not: roll again", "Sie zählen nicht: noch einmal würfeln")


# --- questions ---------------------------------------------------------------------------------------


def more_stones_than_possible(cell: Cell, stones: int, most: int) -> Told:
    """The camera counts what cannot be."""
    name = cell_name(cell)
    return Told(
        f"The camera counts {stones} stones at {name}, but no more than {most} can stand there: how many are there?",
        f"Die Kamera zählt {_stones(stones)} bei {name}, dort können aber höchstens {most} stehen: wie viele sind es?",
    )


def more_grain_than_possible(cell: Cell, units: int, most: int) -> Told:
    """The camera counts grain that there is not."""
    name = cell_name(cell)
    return Told(
        f"The camera counts {units} grain at {name}, but there are no more than {most}: how many stand there?",
        f"Die Kamera zählt {units} Korn bei {name}, es gibt aber höchstens {most}: wie viele stehen dort?",
    )


def more_than_declared(cell: Cell, standing: int, most: int) -> Told:
    """More stones than were declared."""
    name = cell_name(cell)
    return Told(
        f"The camera counts {standing} stones at {name}, but only {most} can stand there: how many stand there?",
        f"Die Kamera zählt {_stones(standing)} bei {name}, dort können aber nur {most} stehen: wie viele stehen dort?",
    )


def fewer_than_to_be_left(cell: Cell, standing: int, left: int) -> Told:
    """Fewer stones than should be left."""
    name = cell_name(cell)
    return Told(
        f"The camera counts {standing} stones at {name}, but {left} should be left: how many stand there?",
        f"Die Kamera zählt {_stones(standing)} bei {name}, es sollten aber {left} bleiben: wie viele stehen dort?",
    )


def wall_in_doubt(cell: Cell, quantity: Literal["stones", "width"], why: str) -> Told:
    """A count or width that may be the end of a build and is not sure."""
    name = cell_name(cell)
    english = "stones has" if quantity == "stones" else "stones wide is"
    german = "Wie viele Steine hat" if quantity == "stones" else "Wie viele Steine breit ist"
    return Told(
        f"How many {english} the wall at {name}? The camera is not sure: {why}.",
        f"{german} die Mauer bei {name}? Die Kamera ist nicht sicher: {reason_in_german(why)}.",
    )


def verdict_wanted(cell: Cell, fallen: int, standing: int, accident: Told) -> Told:
    """Stones fell after the table was knocked (B3)."""
    name = cell_name(cell)
    fell = f"{fallen} {'stone' if fallen == 1 else 'stones'}"
    return Told(
        f"{fell} fell at {name}, {standing} stand: {accident.english}. Does it count?",
        f"{_stones(fallen)} {'fiel' if fallen == 1 else 'fielen'} bei {name}, {_stand(standing)}: "
        f"{accident.german}. Zählt es?",
    )


def wall_differs(cell: Cell, on_table: tuple[int, int], in_game: tuple[int, int], accident: Told | None) -> Told:
    """A wall's (stones, width) on the table and in the game."""
    name, table, game = cell_name(cell), _wall(*on_table), _wall(*in_game)
    both = Told(
        f"City {name}: the table has {table.english}, the game {game.english}",
        f"Stadt {name}: der Tisch hat {table.german}, das Spiel {game.german}",
    )
    if accident is None:
        return both + WHICH_IS_RIGHT
    return both + Told(f"; {accident.english}. Does it count?", f"; {accident.german}. Zählt es?")


def how_wide(cell: Cell, stones: int, in_game: int) -> Told:
    """The table's wall has other stones, and its width is not known."""
    name = cell_name(cell)
    return Told(
        f"City {name}: the table has {stones} stones, the game {in_game}. If the table is right: how wide is the wall?",
        f"Stadt {name}: der Tisch hat {_stones(stones)}, das Spiel {in_game}. "
        "Wenn der Tisch stimmt: wie breit ist die Mauer?",
    )


def grain_differs(cell: Cell, units: int, in_game: int, accident: Told | None) -> Told:
    """A column on the table and in the game."""
    name = cell_name(cell)
    both = Told(
        f"City {name}: the table has {units} grain, the game {in_game}",
        f"Stadt {name}: der Tisch hat {units} Korn, das Spiel {in_game}",
    )
    if accident is None:
        return both + WHICH_IS_RIGHT
    return both + Told(f"; {accident.english}. Did it fall?", f"; {accident.german}. Fiel es?")


def tile_differs(cell: Cell, table: Told, game: Told) -> Told:
    """A tile's side or shields on the table and in the game."""
    name = cell_name(cell)
    return (
        Told(
            f"Tile {name}: the table has {table.english}, the game {game.english}",
            f"Feld {name}: der Tisch hat {table.german}, das Spiel {game.german}",
        )
        + WHICH_IS_RIGHT
    )


def noble_differs(cell: Cell, owner: str, *, there: bool) -> Told:
    """A noble stands where the game has none, or the other way round."""
    name = cell_name(cell)
    if there:
        return Told(
            f"{owner}'s noble of {name} stands there, but the game says otherwise. Is it home again?",
            f"Der Fürst von {owner} steht bei {name}, das Spiel sagt etwas anderes. Ist er wieder zu Hause?",
        )
    return Told(
        f"{owner}'s noble of {name} is not there, but the game says otherwise. Who has it?",
        f"Der Fürst von {owner} ist nicht bei {name}, das Spiel sagt etwas anderes. Wer hat ihn?",
    )


def price_differs(row: str, disk: object, in_game: object) -> Told:
    """A market's disk shows another price."""
    return Told(
        f"Market for {row}: the disk {disk} lies face up, the game has {in_game}. Which is right?",
        f"Markt für {_MARKETS.get(row, row)}: die Scheibe {disk} liegt offen, das Spiel hat {in_game}. Was stimmt?",
    )


def did_harvest_fall(cell: Cell, most: int, more: int, full: int) -> Told:
    """A column that grew to ``most`` is down to ``more`` of the ``full`` harvested."""
    name = cell_name(cell)
    return Told(
        f"The column at {name} was {most} higher, now it is {more}: of the {full} harvested, did {full - more} fall?",
        f"Die Säule bei {name} war {most} höher, jetzt {more}: sind von den {full} geernteten {full - more} gefallen?",
    )


def are_these_your_lands(tiles: Iterable[tuple[Cell, Side]]) -> Told:
    """The Lands as the camera sees them."""
    lying = list(tiles)
    english = ", ".join(f"{cell_name(cell)} {side}" for cell, side in lying)
    german = ", ".join(f"{cell_name(cell)} {_SIDES[side]}" for cell, side in lying)
    return Told(f"Are these your Lands? {english}", f"Sind das deine Länder? {german}")


def are_these_your_nobles(cells: Iterable[Cell]) -> Told:
    """The nobles as the camera sees them."""
    where = ", ".join(cell_name(cell) for cell in cells)
    return Told(f"Do your nobles stand at {where}?", f"Stehen deine Fürsten bei {where}?")


def do_dice_count(faces: Sequence[int]) -> Told:
    """Dice were rolled in a pause."""
    return Told(
        f"In the pause these dice were rolled: {_numbers(faces)}. Do they count?",
        f"In der Pause fielen diese Würfel: {_numbers(faces)}. Zählen sie?",
    )


# --- differences -------------------------------------------------------------------------------------


def value_told(subject: Subject, value: TableValue) -> Told:
    """A value in words."""
    match subject.about:
        case "shields" if isinstance(value, tuple) and value:
            numbers = ", ".join(str(shield) for shield in value)
            return Told(f"shields {numbers}", f"Schilde {numbers}")
        case "shields":
            return Told("no shields", "keine Schilde")
        case "side":
            return Told(f"its {value} side up", f"die Seite {_SIDES.get(str(value), str(value))} oben")
        case "noble":
            return Told("a noble", "einen Fürsten") if value else Told("no noble", "keinen Fürsten")
        case "price":
            return Told(f"the disk {value}", f"die Scheibe {value}")
        case "stones":
            return Told(f"{value} stones", _stones(value) if isinstance(value, int) else f"{value} Steine")
        case "width":
            return Told(f"width {value}", f"Breite {value}")
        case "grain":
            return Told(f"{value} grain", f"{value} Korn")
        case _:
            return same(str(value))


def differences_told(differences: Iterable[Difference]) -> Told | None:
    """Differences for a page, e.g. ``the table has 7 stones, the game 9``; None where there is none."""
    return joined([_difference(difference) for difference in differences])


def to_be_put_back(differences: Iterable[Difference]) -> Told | None:
    """Differences of which a person said that the game is right."""
    told = differences_told(differences)
    return None if told is None else Told("to be put back: ", "zurückzustellen: ") + told


def joined(sentences: Sequence[Told]) -> Told | None:
    """Sentences with semicolons between them; None for none."""
    if not sentences:
        return None
    return Told("; ".join(told.english for told in sentences), "; ".join(told.german for told in sentences))


def _difference(difference: Difference) -> Told:
    subject, table, game = difference.subject, difference.on_table, difference.in_game
    if subject.about == "width":
        return Told(
            f"the table's wall is {table} wide, the game's {game}",
            f"die Mauer auf dem Tisch ist {table} breit, die im Spiel {game}",
        )
    lies = value_told(subject, table)
    held = same(str(game)) if subject.about in ("stones", "grain") else value_told(subject, game)
    return Told(
        f"the table has {lies.english}, the game {held.english}",
        f"der Tisch hat {lies.german}, das Spiel {held.german}",
    )


def _wall(stones: int, width: int) -> Told:
    if not stones:
        return Told("no wall", "keine Mauer")
    return Told(f"{stones}, {width} wide", f"{stones}, {width} breit")


def _numbers(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _stones(count: int) -> str:
    return f"{count} {'Stein' if count == 1 else 'Steine'}"


def _stand(count: int) -> str:
    return f"{count} {'steht' if count == 1 else 'stehen'}"


def _fell(count: int) -> str:
    return f"{count} {'fiel' if count == 1 else 'fielen'}"
