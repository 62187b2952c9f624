"""An undo says what it takes back, asks before it takes back more than the own last move, and is told by what it was."""

from __future__ import annotations

from typing import Any

from companion.games.raja import events as e
from companion.games.raja.state import Production, Siege, State
from companion.session.words.announcements import Announcer
from tests.companion.live_rig import Phone, Rig, refusal
from tests.said import said

NAMES = ("Maya", "Bo", "Cem")


def begun() -> tuple[Rig, list[Phone]]:
    """Three at a table whose game has begun; everybody may take back."""
    rig = Rig(seed=4)
    phones = rig.seated(*NAMES)
    assert rig.screen().post("/api/game/start", undo="all").status_code == 200
    return rig, phones


def next_of(phone: Phone) -> Any:
    return phone.state()["undo"]["next"]


def in_production_of_turn_2(state: State) -> bool:
    return state.turn.number == 2 and isinstance(state.step, Production)


def newest_line(phone: Phone) -> str:
    return said(phone.state()["log"][-1]["message"])


def test_the_own_last_move_is_named_and_goes_without_a_question() -> None:
    rig, (maya, _, _) = begun()
    rig.play(6)  # Maya lays her Lands, places nobles, and builds
    told = next_of(maya)
    assert said(told["message"]).startswith("Maya ")
    assert told["moves"] == [told["message"]]
    assert told["asks"] == []
    assert maya.post("/api/undo", expected_version=maya.state()["version"]).status_code == 200
    assert newest_line(maya) == f"Maya took back: {said(told['message'])}"
    assert maya.state()["undo"]["again"] == told["message"]
    assert maya.post("/api/redo").status_code == 200
    assert newest_line(maya) == f"Redone: {said(told['message'])}"
    assert next_of(maya) == told


def test_others_moves_and_another_phase_are_said_before() -> None:
    rig, phones = begun()
    state = rig.play(400, in_production_of_turn_2)
    assert in_production_of_turn_2(state)
    back = next_of(phones[0])
    assert said(back["asks"][0]) == "This goes back to Siege of turn 1."
    assert said(back["asks"][0], "de") == "Das geht zurück in die Belagerung der Runde 1."
    assert said(back["message"]).endswith(f", and {len(back['moves']) - 1} moves before it") or len(back["moves"]) == 1
    movers = {said(move).split()[0] for move in back["moves"]}
    for seat, name in enumerate(NAMES):
        asks = next_of(phones[seat])["asks"]
        assert any("moves of" in said(one) for one in asks) == bool(movers - {name})
    before = rig.live.playing().table.version
    assert phones[0].post("/api/undo", expected_version=before).status_code == 200
    assert isinstance(rig.live.playing().table.state.step, Siege)
    assert newest_line(phones[1]).startswith(f"Maya took back: {said(back['moves'][0])}")


def test_a_second_tap_takes_back_nothing_that_was_not_named() -> None:
    rig, (maya, bo, _) = begun()
    rig.play(6)
    seen = maya.state()["version"]
    assert maya.post("/api/undo", expected_version=seen, id="tap").status_code == 200
    assert maya.post("/api/undo", expected_version=seen, id="tap").status_code == 200, "the same tap, sent again"
    assert refusal(bo.post("/api/undo", expected_version=seen, id="second tap")) == (409, "log.stale_version")
    assert rig.live.playing().table.version == seen + 1


def test_every_command_of_a_game_is_one_move_with_a_name() -> None:
    rig, _ = begun()
    rig.play(400, lambda state: state.turn.number == 4)
    table = rig.live.playing().table
    announcer, version = Announcer(NAMES), 0
    for number, step in enumerate(table.steps()):
        begins, version = version, version + len(step.events)
        for logged in table.events[begins:version]:
            announcer.announce(logged.version, logged.event)
        # The first step begins the game; who left a trade to others did nothing of account.
        if number and not isinstance(table.events[begins].event, e.FillDeclined):
            assert len(announcer.deeds.since(begins)) == 1, step.events[0]
    assert any(isinstance(logged.event, e.SiegeDeclared) for logged in table.events)
