"""Dice rolled at the wrong time: during a pause, before the start, or out of turn. No roll is lost."""

from __future__ import annotations

from collections.abc import Sequence

from companion.referee import wording
from companion.referee.expectations import DiceNeed
from companion.referee.proposals import NO, YES, Choice, Question, Subject
from companion.table.session_notes import StrayRoll
from companion.texts.message import Message

SUBJECT = Subject(None, None, "rolls")
KEY = SUBJECT.key


def told(face: int, *, started: bool, paused: bool, other_game: bool) -> Message:
    """Return the line for the log, or the notice for everybody if the open game has no dice."""
    values = {"face": face}
    if other_game:
        return Message("chronicle.roll_not_needed", values)
    if not started:
        return Message("chronicle.roll_before_start", values)
    return Message("chronicle.roll_in_pause" if paused else "chronicle.roll_unwanted", values)


def question_of(rolls: Sequence[StrayRoll], need: DiceNeed | None, version: int) -> Question | None:
    """Return the question whether dice rolled during a pause count; None once the game has moved on."""
    faces = counting(rolls, need, version)
    if need is None or not faces:
        return None
    answers = (Choice(YES, wording.dice_count(faces), None), Choice(NO, wording.dice_do_not_count(), None))
    return Question(SUBJECT, wording.do_dice_count(faces), answers, need.seat, pad=False)


def counting(rolls: Sequence[StrayRoll], need: DiceNeed | None, version: int) -> tuple[int, ...]:
    """Return the faces that may count: as many as are needed, from the rolls since the last event."""
    if need is None:
        return ()
    return tuple(roll.face for roll in rolls if roll.version == version)[: need.wanted]
