"""The refusals of a hall, the same at a table and at a hub."""

from __future__ import annotations

from typing import Final

from companion.errors import UnknownResource
from companion.games.almost.options import MOST_BID
from companion.games.errors import IllegalCommand
from companion.open_room.options import LONGEST_ROUND_S

MOST_CHANGES: Final = 20
"""How often a number may be replaced in one round; every seal is kept for good."""


def removed() -> IllegalCommand:
    """Return the refusal for a removed guest who wants to join again."""
    return IllegalCommand("room.removed", "The host has taken you out of this room: talk to the host.")


def over() -> IllegalCommand:
    """Return the refusal to join after the end of the game."""
    return IllegalCommand("room.over", "This game is over: wait until the host opens another one.")


def door_shut() -> IllegalCommand:
    """Return the refusal to join through a closed door."""
    return IllegalCommand("room.door_shut", "The host has shut the door: ask for it to be opened.")


def full() -> IllegalCommand:
    """Return the refusal to join a full hall."""
    return IllegalCommand("room.full", "The room is full: watch the screen, and join the next game.")


def not_in() -> IllegalCommand:
    """Return the refusal for somebody without a seat, or who was removed."""
    return IllegalCommand("room.not_in", "You are not in this room: come in with a name first.")


def round_over() -> IllegalCommand:
    """Return the refusal of a number for a round that is over, or has not begun."""
    return IllegalCommand("room.round_over", "That round is over: your number came too late, wait for the next one.")


def next_round() -> IllegalCommand:
    """Return the refusal for somebody who joined during a round and may seal from the next one on."""
    return IllegalCommand("room.next_round", "This round began before you came: you join the next one.")


def too_many_changes() -> IllegalCommand:
    """Return the refusal to replace a number once more."""
    return IllegalCommand("room.changes", f"A number can be changed {MOST_CHANGES} times per round: it stays now.")


def no_new_round() -> IllegalCommand:
    """Return the refusal to begin a round while one is in progress, or after the end."""
    return IllegalCommand("room.no_new_round", "A round begins when the last one has been revealed.")


def nothing_sealed() -> IllegalCommand:
    """Return the refusal for when no round is in progress."""
    return IllegalCommand("room.nothing_sealed", "No round is being sealed now: begin one first.")


def unknown_guest() -> IllegalCommand:
    """Return the refusal for a seat that nobody has."""
    return IllegalCommand("room.unknown_guest", "Nobody has that number here: look at the list again.")


def unknown_round() -> UnknownResource:
    """Return the error for a round that was not revealed here."""
    return UnknownResource("room.unknown_round", "There was no such round in this room: look at the rounds played.")


def check_number(number: int) -> None:
    """Check that this number can be sealed.

    Raises:
        IllegalCommand: ``room.number``.
    """
    if not 1 <= number <= MOST_BID:
        raise IllegalCommand(
            "room.number", f"A number is a whole one from 1 to {MOST_BID}: choose another.", most=MOST_BID
        )


def check_seconds(seconds: int) -> None:
    """Check that a round can be prolonged by so many seconds.

    Raises:
        IllegalCommand: ``room.prolong``.
    """
    if not 1 <= seconds <= LONGEST_ROUND_S:
        raise IllegalCommand("room.prolong", f"A round is prolonged by 1 to {LONGEST_ROUND_S} seconds.")
