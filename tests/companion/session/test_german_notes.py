"""What stands on every screen for a while is said in German, too, and the phrasebook holds nothing that is said no more."""

from __future__ import annotations

import re

import pytest

from companion.session.stray_rolls import told
from companion.session.words.german_notes import NOTES, note_of
from companion.small_table.opening import OpenSmallGame
from hardware.dice.happenings import RollSettled
from tests.companion.live_rig import Rig
from tests.companion.said_in_code import sentences

SPEAKERS = (
    *("companion/live/timekeeper.py", "companion/virtual_play/rig.py", "companion/session/stray_rolls.py"),
    *("companion/live/recording.py", "companion/recording/background.py", "companion/players/ending.py"),
    *(
        "companion/lobby/store.py",
        "companion/table/due.py",
        "companion/live/intact_part.py",
        "companion/table/database.py",
    ),
)
SHORTEST = 20
SAID = [
    re.compile(re.escape(text).replace(r"\{\}", ".+"))
    for speaker in SPEAKERS
    for text in sentences(speaker)
    if len(text.replace("{}", "")) > SHORTEST
]


@pytest.mark.parametrize("english", NOTES)
def test_every_entry_is_a_sentence_that_is_said(english: str) -> None:
    assert any(said.fullmatch(english.replace("{}", "7")) for said in SAID)


@pytest.mark.parametrize("english", NOTES)
def test_no_german_sentence_names_more_than_the_english_one(english: str) -> None:
    sentence = english.replace("{}", "7")
    german = note_of(sentence).german
    assert german is not None
    assert "{" not in german
    assert NOTES[english].count("{}") <= english.count("{}")


def test_what_nobody_put_into_german_is_told_in_english_alone() -> None:
    assert note_of("The board sings.").german is None
    assert note_of("No camera is connected: walls and grain are counted by people.").german


@pytest.mark.parametrize("other_game", [True, False])
def test_a_die_that_no_game_waits_for_is_told_in_both_languages(other_game: bool) -> None:
    note = note_of(told(5, 2, started=False, paused=False, other_game=other_game))
    assert "5 was rolled in well 2" in note.text
    assert note.german is not None
    assert "5 wurde in Schacht 2" in note.german


def test_a_die_rolled_during_a_small_game_is_told_as_what_it_is() -> None:
    rig = Rig()
    phones = rig.seated("Asha", "Bo")
    rig.small.begin(OpenSmallGame("belemmer"))
    rig.live.hear_roll(RollSettled(0, "CAFE0001", 1, 1, 5, 80), lambda now_ns: now_ns)
    (note,) = phones[0].get("/api/small/state").json["notes"]  # type: ignore[index]
    assert note["text"] == "A 5 was rolled in well 1: this game needs no dice."
    assert note["german"] == "Eine 5 wurde in Schacht 1 gewürfelt: dieses Spiel braucht keine Würfel."
