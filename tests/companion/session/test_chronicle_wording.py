"""The chronicle reads aloud: numbers agree with their words, and nothing in it is a machine's."""

from __future__ import annotations

import pytest

from companion.games.actor import BY_CAMERA, BY_CLOCK, BY_COMPANION, BY_DICE, BY_HOST, BY_PLAYERS, Actor, by_seat
from companion.games.raja import events as e
from companion.games.raja.pieces import Goods
from companion.referee import wording
from companion.session.words.announcements import Announcer, announce
from companion.session.words.deeds import Deeds
from tests.said import said

NAMES = ("Maya", "Bo")
BATTLE = e.BattleDecided(0, 1, (0, 2), 25, 9, 7, 9, 1)
RANSOM = Goods(money=10, shields=(1, 0, 2))


def told_of(event: e.Event) -> tuple[str, str]:
    line = announce(event, NAMES)
    assert line is not None
    return said(line.message), said(line.message, "de")


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            e.BuildFinished(0, (0, 1), 4, 2, 2, 1, by_seat(0)),
            "Maya's wall at B1 fell: 4 stand, 2 fell, 1 not yet placed went back (says Maya)",
            "Die Mauer von Maya auf B1 stürzte ein: 4 stehen, 2 Steine fielen, 1 Stein kam zurück (sagt Maya)",
        ),
        (
            e.StonesRemoved(1, (0, 2), 7, 1, 1, 1, BY_CAMERA),
            "Bo took 7 stones off C1, 1 fell: 1 stands (seen by the camera)",
            "Bo nahm 7 Steine von C1, 1 fiel dazu: 1 steht (von der Kamera gesehen)",
        ),
        (
            BATTLE,
            "Battle for C1: 25 against 9 and a wall of 7 stones; 7 stones come off, 1 elephant lost",
            "Schlacht um C1: 25 gegen 9 und eine Mauer von 7 Steinen; 7 Steine kommen weg, 1 Elefant verloren",
        ),
        (
            e.BarterOffered(0, None, Goods(money=4), Goods(shields=(1, 2, 0)), ()),
            "Maya offers $4 for a 1-shield and 2 × 2-shield",
            "Maya bietet $4 für einen 1er-Schild und 2 × 2er-Schild",
        ),
    ],
)
def test_numbers_agree_with_their_words(event: e.Event, english: str, german: str) -> None:
    assert told_of(event) == (english, german)


def test_a_ransom_says_who_asks_whom_for_which_city() -> None:
    announcer = Announcer(NAMES)
    announcer.announce(1, BATTLE)
    demanded = announcer.announce(2, e.RansomDemanded(0, RANSOM))
    refused = announcer.announce(3, e.RansomRefused(1))
    assert demanded is not None
    assert refused is not None
    assert said(demanded.message) == "Maya demands $10, a 1-shield and 2 × 3-shield from Bo for the noble at C1"
    assert said(demanded.message, "de") == (
        "Maya fordert $10, einen 1er-Schild und 2 × 3er-Schild von Bo für den Fürsten auf C1"
    )
    assert said(refused.message) == "Bo does not pay Maya for C1"


def test_who_refuses_a_ransom_made_one_move_although_the_noble_goes() -> None:
    deeds = Deeds(NAMES)
    deeds.take(1, e.RansomRefused(1))
    deeds.take(2, e.NobleTaken(0, 1, (0, 2)))
    assert [said(deed.message) for deed in deeds.since(0)] == ["Bo refused the ransom"]


@pytest.mark.parametrize("said_by", [by_seat(9), BY_DICE, BY_COMPANION, BY_CLOCK, BY_PLAYERS], ids=str)
def test_who_said_so_is_never_told_in_a_machines_words(said_by: Actor) -> None:
    for line in told_of(e.BuildFinished(0, (0, 1), 4, 2, 0, 0, said_by)):
        assert str(said_by) not in line


def test_a_bump_is_told_without_what_the_sensor_measured() -> None:
    assert said(wording.bumped(0.8)) == "the table was bumped 0.8 s before"


def test_a_corrected_price_says_what_it_was_before_and_a_corrected_hand_does_not() -> None:
    announcer = Announcer(NAMES)

    def told(version: int, price: int) -> tuple[str, str]:
        line = announcer.announce(version, e.PriceCorrected(-1, "grain", price, "slipped", BY_HOST))
        assert line is not None
        return said(line.message), said(line.message, "de")

    assert told(1, 5) == (
        "The host corrects: grain at 5 instead of 3 (slipped)",
        "Der Gastgeber stellt richtig: Korn bei 5 statt 3 (slipped)",
    )
    announcer.announce(2, e.TradeFilled(0, None, "grain", "buy", 1, (0, 0, 0), 5, 5, 6, ()))
    assert told(3, 2)[0] == "The host corrects: grain at 2 instead of 6 (slipped)"
    announcer.announce(4, e.Reverted(-1, 2))
    assert told(5, 4)[0] == "The host corrects: grain at 4 instead of 6 (slipped)"
    assert told(6, 4)[0] == "The host corrects: grain at 4 (slipped)"
    hand = announcer.announce(7, e.HandCorrected(-1, 1, 5, 0, (0, 0, 0), "slipped", BY_HOST))
    assert hand is not None
    assert (said(hand.message), said(hand.message, "de")) == (
        "The host corrects: a hand (slipped)",
        "Der Gastgeber stellt richtig: eine Hand (slipped)",
    )
