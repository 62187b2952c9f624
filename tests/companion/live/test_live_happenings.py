"""What camera and board tell a live table, and what people may do about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.frames.sensing_result import Sensed
from companion.games.raja.state import Building, Siege, State, active_seat
from companion.referee.settings import RefereeSettings
from companion.session.inputs import BoardTold, FrameSeen, Input, TableHeeded
from companion.session.moment import DeviceShown
from companion.session.raja_session import RajaSession
from companion.table.database import LogUnavailable
from companion.table.session_notes import SessionNotes
from hardware.dice.happenings import Happening, RollSettled, TableBumped, TableTilted
from tests.companion.live_rig import Phone, Rig, refusal
from tests.companion.referee.looks import City, mat_with
from tests.said import SOMETHING, said
from vision.readings.observation import TableObservation
from vision.readings.reading import Seen

pytestmark = pytest.mark.slow

PATIENCE = RefereeSettings(3.0, 15.0, 8.0, 1.0)
BOARD = "1A2B3C4D"


def roll(number: int, face: int) -> RollSettled:
    """A settled die."""
    return RollSettled(0, BOARD, number, 0, face, 80)


def hear(rig: Rig, happening: Happening) -> None:
    """The board tells the table something."""
    if isinstance(happening, RollSettled):
        rig.live.hear_roll(happening, rig.live.game_ns())
    else:
        rig.live.admit(BoardTold(rig.live.game_ns(), happening))


def see_as_in_game(rig: Rig, **stones: int) -> None:
    """A look at the still table, which shows what the game holds, but for ``s0_r_c=stones``."""

    def look(session: RajaSession, t_ns: int) -> list[Input]:
        mats = []
        for player in session.table.state.players:
            cities = {}
            for tile in player.lands:
                standing = stones.get(f"s{player.seat}_{tile.cell[0]}_{tile.cell[1]}", tile.stones)
                if tile.city:
                    width = tile.width if standing == tile.stones else min(standing, max(tile.width, 1))
                    cities[tile.cell] = City(Seen(standing), Seen(width), Seen(tile.grain), Seen(tile.noble))
            tiles = {tile.cell: tile.side for tile in player.lands}
            shields = {tile.cell: tile.shields for tile in player.lands}
            mats.append(mat_with(player.seat, cities, tiles, shields))
        sensed = Sensed(TableObservation(1280, 960, tuple(mats), None), True)
        return [TableHeeded(t_ns, PATIENCE), FrameSeen(t_ns, b"", sensed)]

    rig.time.pass_s(1)
    rig.live.admit(*look(rig.live.playing(), rig.live.game_ns()))


def at_dice(rig: Rig) -> list[Phone]:
    """A siege waits for dice."""
    phones = rig.started("Asha", "Bo", "Cy")

    def dice_wanted(state: State) -> bool:
        return isinstance(state.step, Siege) and state.step.shields_assigned and state.step.result is None

    assert dice_wanted(rig.play(1000, dice_wanted))
    return phones


def dice_read(rig: Rig) -> int:
    """Dice in the present battle so far."""
    step = rig.live.playing().table.state.step
    assert isinstance(step, Siege)
    return len(step.battles[0].attacker_dice) + len(step.battles[0].defender_dice)


def test_a_roll_told_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    rig = Rig(url=f"sqlite:///{tmp_path / 'log.sqlite'}", seed=2)
    at_dice(rig)
    hear(rig, roll(1, 6))
    assert dice_read(rig) == 1
    rig.restart()
    hear(rig, roll(1, 6))
    assert dice_read(rig) == 1, "the companion was ended before it could acknowledge it"
    hear(rig, roll(2, 3))
    assert dice_read(rig) == 2


def test_a_roll_counts_once_though_the_companion_ended_before_it_was_kept_as_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = Rig(url=f"sqlite:///{tmp_path / 'log.sqlite'}", seed=2)
    at_dice(rig)
    with monkeypatch.context() as broken:
        broken.setattr(rig.live.roll_watermarks, "keep", lambda board, number: disk_full())
        with pytest.raises(LogUnavailable):
            hear(rig, roll(1, 6))
    assert rig.live.roll_watermarks.highest() == {}
    hear(rig, roll(1, 6))
    rig.restart()
    hear(rig, roll(1, 6))
    assert dice_read(rig) == 1


def test_a_roll_nobody_waits_for_is_not_lost_when_its_line_could_not_be_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Rig(seed=2)
    rig.started("Asha", "Bo", "Cy")
    with monkeypatch.context() as broken:
        broken.setattr(SessionNotes, "keep_roll", lambda *told: disk_full())
        with pytest.raises(LogUnavailable):
            hear(rig, roll(1, 6))
    hear(rig, roll(1, 6))
    lines = [said(line["message"]) for line in rig.screen().state()["log"]]
    assert lines.count("A 6 was rolled when nobody had to roll: it does not count.") == 1


def disk_full() -> None:
    """Nothing can be written."""
    raise LogUnavailable("log.cannot_write", "The disk is full.")


def test_a_roll_can_be_taken_back_by_whose_it_is_and_nobody_else() -> None:
    rig = Rig(seed=2)
    phones = at_dice(rig)
    roller = next(p for p in phones if any(m["may"] == "RollSiegeDice" for m in p.state()["legal"]["moves"]))
    others = [phone for phone in phones if phone is not roller]
    hear(rig, roll(1, 6))
    assert roller.state()["undo"]["may"]
    assert not any(phone.state()["undo"]["may"] for phone in others)
    assert refusal(others[0].post("/api/undo")) == (422, "undo.not_allowed")
    first = roller.post("/api/undo", id="tap")
    assert (first.status_code, dice_read(rig)) == (200, 0)
    assert roller.post("/api/undo", id="tap").json == first.json, "a tap that got no answer is sent again"
    assert not roller.state()["undo"]["may"]
    hear(rig, roll(1, 6))
    assert dice_read(rig) == 0


def building(rig: Rig) -> tuple[Phone, str, int]:
    """The builder, the key of the wall declared by two stones, and its stones before."""
    phones = rig.started("Asha", "Bo")
    rig.play(400, lambda state: isinstance(state.step, Building))
    state = rig.live.playing().table.state
    seat = active_seat(state)
    assert seat is not None
    tile = next(tile for tile in state.players[seat].lands if tile.city)
    see_as_in_game(rig)
    assert phones[seat].command("DeclareBuild", cell=list(tile.cell), stones=2).status_code == 200
    return phones[seat], f"s{seat}_{tile.cell[0]}_{tile.cell[1]}", tile.stones


def test_a_build_the_camera_reported_is_taken_back_by_one_tap_and_not_taken_again() -> None:
    rig = Rig()
    phone, wall, before = building(rig)
    see_as_in_game(rig, **{wall: before + 2})
    assert phone.state()["log"][-1]["tags"] == ["build", "camera"]
    assert phone.post("/api/undo").status_code == 200
    for _ in range(3):
        see_as_in_game(rig, **{wall: before + 2})
        assert phone.state()["legal"]["moves"][0]["may"] == "FinishBuild", "the builder says what stands"
    done = phone.command("FinishBuild", standing=before + 2, width=1, fallen=0)
    assert done.status_code == 200


def test_a_knock_before_stones_fell_asks_the_builder_and_nobody_else() -> None:
    rig = Rig()
    phone, wall, before = building(rig)
    see_as_in_game(rig, **{wall: before + 1})
    rig.time.pass_s(0.5)
    hear(rig, TableBumped(0, BOARD, 1, 1, 320, 60))
    hear(rig, TableTilted(0, 150, -20))
    see_as_in_game(rig, **{wall: before})
    state = phone.state()
    assert state["shaken"]["bump"]["peak_mg"] == 320
    assert state["shaken"]["tilt"] == {"x_deg": 1.5, "y_deg": -0.2}
    (asked,) = state["questions"]
    assert "bumped 1.0 s before" in said(asked["message"])
    assert (asked["seat"], asked["pad"]) == (state["you"]["seat"], False)
    assert [picture["after_s"] for picture in asked["pictures"]] == [-2.5, -1.5, 0.0]
    assert refusal(phone.post("/api/answers", question=asked["id"], answer=7)) == (422, "question.choose")
    counts = asked["answers"][0]
    assert said(counts["message"]) == f"It counts: {before} stand"
    assert phone.post("/api/answers", question=asked["id"], answer=counts["value"]).status_code == 200
    assert "collapse" in phone.state()["log"][-1]["tags"]


@pytest.mark.parametrize("name", ["camera", "arduino"])
def test_a_devices_going_and_coming_are_lines_in_the_log(name: str) -> None:
    rig = Rig()
    (asha, _) = rig.started("Asha", "Bo")
    for state in ("on", "off", "fault", "on"):
        rig.live.tell_device(name, DeviceShown(state, SOMETHING, False))
    device = {"camera": "camera", "arduino": "dice board"}[name]
    lines = [line for line in asha.state()["log"] if "device" in line["tags"]]
    assert [said(line["message"]) for line in lines] == [
        f"The {device} is connected.",
        f"The {device} is gone; play goes on without it.",
        f"The {device} is connected.",
    ]
    assert "ist da" in said(lines[0]["message"], "de")


def test_without_a_camera_nothing_is_said_to_lie_on_the_table() -> None:
    rig = Rig()
    phone, wall, before = building(rig)
    rig.live.tell_device("camera", DeviceShown("on", SOMETHING, False))
    assert phone.command("FinishBuild", standing=before + 2, width=2, fallen=0).status_code == 200
    see_as_in_game(rig, **{wall: before})
    assert any(tile["differs"] for tile in phone.state()["board"])
    rig.live.tell_device("camera", DeviceShown("fault", SOMETHING, False))
    board = phone.state()["board"]
    assert not any(tile["differs"] or tile["on_camera"] for tile in board)
