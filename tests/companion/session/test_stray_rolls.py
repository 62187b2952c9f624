"""Dice rolled before the start, in a pause or out of turn are never lost; device lines outlive the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.raja.state import Siege, State
from companion.referee.proposals import NO, YES
from companion.referee.raja import needs_of_state
from companion.session.moment import DeviceShown
from hardware.dice.happenings import RollSettled
from tests.companion.live_rig import JsonObject, Phone, Rig
from tests.said import SOMETHING, said

pytestmark = pytest.mark.slow

NAMES = ("Asha", "Bo", "Cem")


def wants_dice(state: State) -> bool:
    return isinstance(state.step, Siege) and needs_of_state(state, (0, 1, 2), 0).dice is not None


def roll(rig: Rig, number: int, face: int) -> None:
    rig.live.hear_roll(RollSettled(0, "CAFE0001", number, 1, face, 80), rig.live.game_ns())


def in_a_siege(url: str = "sqlite://") -> tuple[Rig, list[Phone]]:
    """A game in which somebody is to roll."""
    rig = Rig(url, seed=4)
    phones = rig.started(*NAMES)
    assert wants_dice(rig.play(2000, wants_dice))
    return rig, phones


def log_of(rig: Rig) -> list[str]:
    return [said(line["message"]) for line in rig.screen().state()["log"]]


def question_of(rig: Rig) -> JsonObject:
    (question,) = (q for q in rig.screen().state()["questions"] if q["id"] == "rolls")
    assert isinstance(question, dict)
    return question


def dice_needed(rig: Rig) -> int:
    need = needs_of_state(rig.live.playing().table.state, (0, 1, 2), 0).dice
    return 0 if need is None else need.wanted


def paused(rig: Rig, *, now: bool) -> None:
    assert rig.screen().post("/api/pause", paused=now).status_code == 200


def test_a_roll_before_the_start_is_told_and_stays_in_the_games_log() -> None:
    rig = Rig()
    rig.seated(*NAMES)
    roll(rig, 1, 5)
    line = "A 5 was rolled before the start: it does not count."
    assert line in [said(note) for note in rig.screen().state()["evening"]["notes"]]
    assert rig.screen().post("/api/game/start").status_code == 200
    assert line in log_of(rig)


def test_a_roll_out_of_turn_is_a_line_in_the_log_and_never_offered() -> None:
    rig = Rig(seed=4)
    rig.started(*NAMES)
    roll(rig, 1, 3)
    assert "A 3 was rolled when nobody had to roll: it does not count." in log_of(rig)
    rig.play(2000, wants_dice)
    assert rig.screen().state()["questions"] == []


@pytest.mark.parametrize("answer", [YES, NO])
def test_rolls_in_a_pause_are_asked_about_and_count_if_the_roller_says_so(answer: int) -> None:
    rig, phones = in_a_siege()
    wanted = dice_needed(rig)
    paused(rig, now=True)
    roll(rig, 7, 4)
    roll(rig, 7, 4)  # told again before it was acknowledged
    assert sum("during the pause" in line for line in log_of(rig)) == 1
    paused(rig, now=False)
    question = question_of(rig)
    assert said(question["message"]) == "These dice were rolled during the pause: 4. Do they count?"
    reply = phones[question["seat"]].post("/api/answers", question="rolls", answer=answer)
    assert reply.status_code == 200
    assert dice_needed(rig) == wanted - (answer == YES)
    assert rig.screen().state()["questions"] == []


def test_rolls_of_a_pause_and_device_lines_outlive_the_server(tmp_path: Path) -> None:
    rig, phones = in_a_siege(f"sqlite:///{tmp_path / 'log.sqlite'}")
    rig.live.tell_device("arduino", DeviceShown("on", SOMETHING, False))
    paused(rig, now=True)
    roll(rig, 7, 2)
    rig.restart()
    lines = log_of(rig)
    assert "The dice board is connected." in lines
    assert any("A 2 was rolled during the pause" in line for line in lines)
    paused(rig, now=False)
    assert said(question_of(rig)["answers"][0]["message"]) == "They count: 2"
    phones[question_of(rig)["seat"]].move_to(rig)
    assert phones[question_of(rig)["seat"]].post("/api/answers", question="rolls", answer=NO).status_code == 200
    rig.restart()
    assert rig.screen().state()["questions"] == []


def test_once_the_game_has_moved_on_they_are_not_offered_any_more() -> None:
    rig, phones = in_a_siege()
    paused(rig, now=True)
    roll(rig, 7, 4)
    paused(rig, now=False)
    seat = question_of(rig)["seat"]
    assert phones[seat].command("RollSiegeDice", dice=[6], said_by="typed").status_code == 200
    assert rig.screen().state()["questions"] == []


def test_a_roll_that_is_wanted_is_taken_at_once() -> None:
    rig, _ = in_a_siege()
    wanted = dice_needed(rig)
    roll(rig, 9, 6)
    assert dice_needed(rig) == wanted - 1
    roll(rig, 9, 6)
    assert dice_needed(rig) == wanted - 1
