"""Whoever looks first keeps the clock; a round whose end nobody could be at goes on."""

from __future__ import annotations

from companion.hub.hall.hall_polling import Looking
from companion.open_room.options import Options
from tests.companion.hub.hall.hall_rig import HALL_SETTINGS, HallRig


def _pass(rig: HallRig, seconds: float) -> None:
    rig.time.now_ns += round(seconds * 1e9)


def test_the_clock_ends_a_round_and_begins_the_next_once_however_many_look() -> None:
    rig = HallRig(Options(rounds=3, round_s=30, pause_s=10))
    others = [Looking(rig.database, rig.halls, rig.news, HALL_SETTINGS, lambda halls: None) for _ in range(3)]
    rig.enter("Asha", "Bo", "Cy")
    rig.halls.begin(rig.hall)
    rig.seal(0, 4)
    _pass(rig, 29)
    assert rig.room()["stage"] == "sealing"
    _pass(rig, 2)
    for looking in (rig.looking, *others):
        looking.look()
    assert (rig.room()["stage"], rig.room()["round"], rig.room()["last"]["number"]) == ("revealed", 1, 4)
    _pass(rig, 11)
    for looking in (*others, rig.looking):
        looking.look()
    assert (rig.room()["stage"], rig.room()["round"]) == ("sealing", 2)


def test_a_round_that_ended_before_any_gate_was_there_goes_on_for_a_while() -> None:
    rig = HallRig(Options(round_s=30))
    rig.enter("Asha", "Bo")
    rig.halls.begin(rig.hall)
    _pass(rig, 100)
    late = Looking(rig.database, rig.halls, rig.news, HALL_SETTINGS, lambda halls: None)
    late.look()
    assert rig.seal(0, 4) is not None
    assert (rig.room()["stage"], rig.room()["sealed"]) == ("sealing", 1)
    assert rig.room()["due_ms"] == rig.halls.now_ms + 20_000
    _pass(rig, 21)
    late.look()
    assert rig.room()["stage"] == "revealed"


def test_whoever_is_taken_out_ends_the_round_only_if_all_others_have_sealed() -> None:
    rig = HallRig(Options())
    rig.enter("Asha", "Bo", "Cy")
    rig.halls.begin(rig.hall)
    rig.seal(0, 1)
    rig.seal(1, 1)
    assert rig.room()["sealed"] == 2
    rig.halls.remove(rig.hall, 0)
    assert (rig.room()["stage"], rig.room()["sealed"], rig.room()["players"]) == ("sealing", 1, 2)
    rig.halls.remove(rig.hall, 2)
    assert rig.room()["stage"] == "revealed"


def test_all_sealed_is_counted_again_before_the_reveal() -> None:
    rig = HallRig(Options())
    rig.enter("Asha", "Bo")
    rig.halls.begin(rig.hall)
    rig.seal(0, 1)
    rig.halls.reveal(rig.hall, 1, all_sealed=True)
    assert rig.room()["stage"] == "sealing"
