"""A question of the referee in the form sent to pages: answers, crop, and what to draw beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.cells import Cell, cell_name
from companion.referee.expectations import TableNeeds
from companion.referee.proposals import TABLE_IS_RIGHT, Choice, LandsLie, NoblesStand, Question, TableHolds
from companion.session.accidents import AccidentPicture
from companion.session.moment import Moment
from companion.texts.message import message_to_json


def asked(moment: Moment, question: Question, pictures: Sequence[AccidentPicture]) -> dict[str, Any]:
    """Return a question as JSON; ``pictures`` shows the time around an accident."""
    at = moment.pictures_at
    return {
        "id": question.key,
        "seat": question.seat,
        "message": message_to_json(question.message),
        "crop": _crop(moment, question),
        "answers": [
            {"value": answer.value, "message": message_to_json(answer.message)}
            if isinstance(answer, Choice)
            else answer
            for answer in question.answers
        ],
        "pad": question.pad,
        "may_be_shown": question.may_be_shown,
        "pictures": [{"n": p.number, "after_s": p.after_s, "picture": f"{at}/frame/{p.number}.jpg"} for p in pictures],
        "seen": _seen_for(question),
        "compared": _compared(question, moment.needs),
    }


def _crop(moment: Moment, question: Question) -> str | None:
    mat, cell = question.subject.mat, question.subject.cell
    if mat is None or cell is None:
        return None
    number = moment.read_in_frame.get((mat, cell))
    if number is None:
        return None
    return f"{moment.pictures_at}/crop/{moment.mats.index(mat)}/{cell[0]}/{cell[1]}.jpg?n={number}"


def _seen_for(question: Question) -> dict[str, Any] | None:
    """Return what a yes would confirm, to prefill a form; None if the question is not about Lands or nobles."""
    for answer in question.answers:
        match answer:
            case Choice(outcome=LandsLie(tiles=tiles)):
                return {"tiles": [{**place_to_json(cell), "side": side} for cell, side in tiles]}
            case Choice(outcome=NoblesStand(cells=cells)):
                return {"nobles": [place_to_json(cell) for cell in cells]}
            case _:
                pass
    return None


def _compared(question: Question, needs: TableNeeds) -> dict[str, Any] | None:
    """Return the values of table and game, to be drawn beside the two answers; None if there are none to draw."""
    subject = question.subject
    right = question.choice(TABLE_IS_RIGHT)
    if right is None or not isinstance(right.outcome, TableHolds):
        return None
    in_game: object
    match subject.about:
        case "price":
            in_game = needs.prices.get(subject.row)
        case "side" | "shields" if subject.mat is not None and subject.cell is not None:
            tile = needs.tiles[subject.mat, subject.cell]
            in_game = tile.side if subject.about == "side" else tile.shields
        case _:
            return None
    return {"about": subject.about, "table": right.outcome.value, "game": in_game}


def place_to_json(cell: Cell) -> dict[str, Any]:
    """Return a tile's place, by its name and by row and column."""
    return {"cell": cell_name(cell), "row": cell[0], "col": cell[1]}
