"""The refusals of a hall, the same wherever it is kept."""

from __future__ import annotations

from typing import Final

from companion.errors import UnknownResource
from companion.games.almost.options import MOST_BID
from companion.games.errors import IllegalCommand
from companion.open_room.options import LONGEST_ROUND_S

MOST_CHANGES: Final = 20
"""So often a number may be sealed anew in one round: each is kept for good."""


def removed() -> IllegalCommand:
    """Whoever was taken out does not come in again."""
    return IllegalCommand("room.removed", "The host has taken you out of this room: talk to the host.")


def over() -> IllegalCommand:
    """Nobody comes in after the end."""
    return IllegalCommand("room.over", "This game is over: wait until the host opens another one.")


def door_shut() -> IllegalCommand:
    """The host has shut it."""
    return IllegalCommand("room.door_shut", "The host has shut the door: ask for it to be opened.")


def full() -> IllegalCommand:
    """As many as can be are in."""
    return IllegalCommand("room.full", "The room is full: watch the screen, and join the next game.")


def not_in() -> IllegalCommand:
    """Whoever asks has no seat, or was taken out."""
    return IllegalCommand("room.not_in", "You are not in this room: come in with a name first.")


def round_over() -> IllegalCommand:
    """It is not sealed any more, or not yet."""
    return IllegalCommand("room.round_over", "That round is over: your number came too late, wait for the next one.")


def next_round() -> IllegalCommand:
    """Who comes during a round joins the next."""
    return IllegalCommand("room.next_round", "This round began before you came: you join the next one.")


def too_many_changes() -> IllegalCommand:
    """It was sealed anew often enough."""
    return IllegalCommand("room.changes", f"A number can be changed {MOST_CHANGES} times per round: it stays now.")


def no_new_round() -> IllegalCommand:
    """A round goes on, or the game is over."""
    return IllegalCommand("room.no_new_round", "A round begins when the last one has been revealed.")


def nothing_sealed() -> IllegalCommand:
    """No round goes on."""
    return IllegalCommand("room.nothing_sealed", "No round is being sealed now: begin one first.")


def unknown_guest() -> IllegalCommand:
    """Nobody has that seat."""
    return IllegalCommand("room.unknown_guest", "Nobody has that number here: look at the list again.")


def unknown_round() -> UnknownResource:
    """It was not revealed here."""
    return UnknownResource("room.unknown_round", "There was no such round in this room: look at the rounds played.")


def check_number(number: int) -> None:
    """It is one that can be sealed.

    Raises:
        IllegalCommand: ``room.number``.
    """
    if not 1 <= number <= MOST_BID:
        raise IllegalCommand(
            "room.number", f"A number is a whole one from 1 to {MOST_BID}: choose another.", most=MOST_BID
        )


def check_seconds(seconds: int) -> None:
    """A round can be prolonged by so many.

    Raises:
        IllegalCommand: ``room.prolong``.
    """
    if not 1 <= seconds <= LONGEST_ROUND_S:
        raise IllegalCommand("room.prolong", f"A round is prolonged by 1 to {LONGEST_ROUND_S} seconds.")
