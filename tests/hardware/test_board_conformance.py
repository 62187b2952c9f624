"""What docs/protocol.md promises, asked of every board: the virtual one and the real firmware in the simulator.

A real board that is plugged in is asked too, by ``RAJA_BOARD=/dev/ttyUSB0`` (``test_real_board.py``).
"""

from __future__ import annotations

import random

import pytest

from hardware.dice.happenings import (
    BoardAppeared,
    BoardFault,
    BoardLost,
    RollSettled,
    TableBumped,
    TableTilted,
    WellChanged,
)
from hardware.dice.sentences import Frame, SentenceParser
from hardware.dice.session import Session
from hardware.dice.settings import LinkSettings
from hardware.dice.typed_sentences import Heartbeat, NotUnderstood, Reply, Sentence, Well, meaning_of
from hardware.lockstep import Lockstep
from tests.hardware.commands_asked import ask
from tests.hardware.conftest import TwinMaker
from tests.hardware.dice.test_sentences import unescaped, vectors
from tests.hardware.evening_of_trouble import throw_through_trouble

NS_PER_MS = 1_000_000


@pytest.fixture
def run(make_twin: TwinMaker, link_settings: LinkSettings) -> Lockstep:
    """A board that has started and been found, its wells empty."""
    run = Lockstep(make_twin(7), Session(link_settings))
    run.open_port()
    run.run(2500)
    assert run.session.phase == "talking"
    return run


def rolls(run: Lockstep) -> list[tuple[int, int]]:
    """(well, top) of what was handed on."""
    return [(h.well, h.top) for h in run.happenings if isinstance(h, RollSettled)]


def said(run: Lockstep) -> list[Sentence]:
    """Everything the board said that was understood."""
    meanings = [meaning_of(frame) for s in run.passed if s.direction == "from_board" for frame in _frames(s.raw)]
    return [m for m in meanings if not isinstance(m, NotUnderstood)]


def _frames(raw: bytes) -> list[Frame]:
    return SentenceParser().feed(raw)


def test_a_board_says_who_it_is_and_keeps_a_heartbeat(run: Lockstep) -> None:
    (appeared,) = [h for h in run.happenings if isinstance(h, BoardAppeared)]
    run.run(5000)
    beats = [s for s in said(run) if isinstance(s, Heartbeat)]
    assert len(appeared.board) == 8
    assert len(beats) >= 13
    assert all((beat.dropped, beat.bad, beat.lost) == (0, 0, 0) for beat in beats)
    assert {s.well for s in said(run) if isinstance(s, Well)} == {0, 1}


def test_a_sensor_that_is_there_is_not_reported_absent_after_any_start(run: Lockstep) -> None:
    run.twin.reset()
    run.run(2000)
    run.unplug()
    run.run(100)
    run.replug()
    run.run(2000)
    assert {h.code for h in run.happenings if isinstance(h, BoardFault)} == {"uncalibrated"}


@pytest.mark.parametrize("face", [1, 6, *(pytest.param(face, marks=pytest.mark.long) for face in range(2, 6))])
def test_thrown_dice_are_one_roll_each_of_their_top_face(run: Lockstep, face: int) -> None:
    for well in (0, 1):
        run.twin.throw(well, face)
        run.run(1500)
        assert rolls(run)[well:] == [(well, face)]
        changes = [(h.state, h.top) for h in run.happenings if isinstance(h, WellChanged) and h.well == well]
        assert changes[-1] == ("S", face)


def test_from_rest_to_the_host_takes_at_most_the_settle_time_and_200_ms(run: Lockstep) -> None:
    thrown_ns = run.t_ns
    run.twin.throw(0, 3)
    run.run(2000)
    (roll,) = [h for h in run.happenings if isinstance(h, RollSettled)]
    assert roll.t_ns - thrown_ns - 400 * NS_PER_MS <= 400 * NS_PER_MS


def test_two_dice_at_once_are_two_rolls(run: Lockstep) -> None:
    run.twin.throw(0, 2)
    run.twin.throw(1, 5)
    run.run(2500)
    assert sorted(rolls(run)) == [(0, 2), (1, 5)]


def test_what_is_not_a_throw_is_not_a_roll(run: Lockstep) -> None:
    run.twin.place(0, 4)
    run.run(2000)
    run.twin.push(0)
    run.run(2000)
    run.twin.lift(0)
    run.run(1000)
    run.twin.place(0, 4)
    run.run(2000)
    run.twin.hold(1, 6)
    run.run(3000)
    run.twin.lift(1)
    run.run(1500)
    run.twin.cock(1, 2)
    run.run(3000)
    assert rolls(run) == []


def test_a_roll_is_not_given_again_when_its_die_is_pushed_or_lifted_and_put_back(run: Lockstep) -> None:
    run.twin.throw(0, 6)
    run.run(2000)
    run.twin.push(0)
    run.run(2000)
    run.twin.lift(0)
    run.run(1000)
    run.twin.place(0, 6)
    run.run(2000)
    assert rolls(run) == [(0, 6)]


@pytest.mark.parametrize("trouble", ["reset", "unplug", "stall"])
def test_a_roll_nobody_took_outlives_a_restart(make_twin: TwinMaker, link_settings: LinkSettings, trouble: str) -> None:
    run = Lockstep(make_twin(8), Session(link_settings))
    run.run(2000)  # no host
    run.twin.throw(0, 5)
    run.run(1500)
    if trouble == "unplug":
        run.twin.unplug()
        run.run(500)
        run.twin.replug()
    elif trouble == "reset":
        run.twin.reset()
    else:
        run.twin.stall()
    run.run(2500)
    run.open_port()
    run.run(2500)
    assert rolls(run) == [(0, 5)]


def test_a_recognised_throw_outlives_a_reset_before_it_has_settled(run: Lockstep) -> None:
    run.twin.throw(1, 3)
    run.run(450)
    run.twin.reset()
    run.run(3000)
    assert rolls(run) == [(1, 3)]


def test_a_die_that_lay_there_at_the_start_is_no_roll(run: Lockstep) -> None:
    run.unplug()
    run.twin.place(0, 2)
    run.run(1000)
    run.replug()
    run.run(3000)
    assert rolls(run) == []


def test_restarts_are_told_with_the_boot_number_going_up(run: Lockstep) -> None:
    run.twin.reset()
    run.run(2000)
    run.unplug()
    run.run(500)
    run.replug()
    run.run(2000)
    boots = [h.boot for h in run.happenings if isinstance(h, BoardAppeared)]
    assert boots == [boots[0], boots[0] + 1, boots[0] + 2]
    assert len({h.board for h in run.happenings if isinstance(h, BoardAppeared)}) == 1


def test_a_hung_board_is_noticed_within_2_s_and_a_reset_brings_it_back(run: Lockstep) -> None:
    hung_ns = run.t_ns
    run.twin.hang()
    run.run(2000)
    (lost,) = [h for h in run.happenings if isinstance(h, BoardLost)]
    assert lost.why == "silent"
    assert lost.t_ns - hung_ns <= 2000 * NS_PER_MS
    run.twin.reset()
    run.run(1500)
    assert run.session.phase == "talking"


def test_the_watchdog_frees_a_stalled_program(run: Lockstep) -> None:
    run.twin.stall()
    run.run(3000)
    (again,) = [h for h in run.happenings if isinstance(h, BoardAppeared)][1:]
    assert again.cause in ("watchdog", None)
    assert run.session.phase == "talking"


def test_tilt_is_told_relative_to_the_learned_level(run: Lockstep) -> None:
    run.twin.tilt(1.5, -0.8)
    run.run(2500)
    last = [h for h in run.happenings if isinstance(h, TableTilted)][-1]
    assert max(abs(last.x_cdeg - 150), abs(last.y_cdeg + 80)) <= 15
    assert ask(run, "LEV").result == "OK"
    run.run(2500)
    last = [h for h in run.happenings if isinstance(h, TableTilted)][-1]
    assert max(abs(last.x_cdeg), abs(last.y_cdeg)) <= 15


def test_a_bump_is_told_once_with_its_peak(run: Lockstep) -> None:
    run.twin.bump(400, 60)
    run.run(2000)
    (bump,) = [h for h in run.happenings if isinstance(h, TableBumped)]
    assert 200 <= bump.peak_mg <= 600
    assert bump.length_ms <= 250


@pytest.mark.parametrize(("state", "code"), [("absent", "tilt-absent"), ("stuck", "tilt-stuck")])
def test_a_sensor_that_fails_is_told_and_the_dice_go_on(run: Lockstep, state: str, code: str) -> None:
    run.twin.sensor("absent" if state == "absent" else "stuck")
    run.run(4000)
    assert code in {h.code for h in run.happenings if isinstance(h, BoardFault) and h.present}
    run.twin.throw(0, 1)
    run.run(2500)
    assert rolls(run) == [(0, 1)]


def test_calibration_ends_the_factory_levels_and_outlives_a_power_cut(run: Lockstep) -> None:
    assert ask(run, "CAL", "0", "store").result == "STEPS"
    assert ask(run, "CAL", "0", "empty").result == "OK"
    run.twin.card(0, True)
    run.run(1000)
    assert ask(run, "CAL", "0", "white").result == "OK"
    stored = ask(run, "CAL", "0", "store")
    assert stored.result == "OK"
    assert int(stored.values[0]) >= 100
    run.twin.card(0, False)
    run.run(2000)
    run.unplug()
    run.run(300)
    run.replug()
    run.run(3000)
    assert ("uncalibrated", 0) not in run.session.view.faults
    assert ("uncalibrated", 1) in run.session.view.faults
    assert ask(run, "CAL", "0", "forget").result == "OK"
    run.run(1500)
    assert ("uncalibrated", 0) in run.session.view.faults


def test_a_white_card_is_not_the_empty_well(run: Lockstep) -> None:
    for step in ("empty", "white"):
        assert ask(run, "CAL", "1", step).result == "OK"
    assert ask(run, "CAL", "1", "store").result == "CONTRAST"


def test_settings_outlive_a_restart(run: Lockstep) -> None:
    assert ask(run, "GET", "settle") == Reply(0, "GET", "OK", ("settle", "200"))
    assert ask(run, "SET", "settle", "150") == Reply(0, "SET", "OK", ("settle", "150"))
    run.run(500)
    run.twin.reset()
    run.run(2000)
    assert ask(run, "GET", "settle").values == ("settle", "150")


def test_levels_are_nine_bytes(run: Lockstep) -> None:
    (levels,) = ask(run, "LVL", "1").values
    assert len(bytes.fromhex(levels)) == 9


def test_restart_on_command_happens_once_however_often_it_is_said(run: Lockstep) -> None:
    boot = run.session.view.identity.boot if run.session.view.identity else 0
    assert ask(run, "RST", str(boot)).result == "OK"
    run.run(2000)
    assert ask(run, "RST", str(boot)).result == "OK"
    run.run(2000)
    assert [h.boot for h in run.happenings if isinstance(h, BoardAppeared)] == [boot, boot + 1]


def test_commands_that_cannot_be_done_are_answered_as_the_vectors_say(run: Lockstep) -> None:
    asked = [v for v in vectors() if v["meaning"] in ("UNKNOWN", "ARGS", "NAME", "RANGE")]
    run.passed.clear()
    for vector in asked:
        run.twin.send(unescaped(vector["raw"]))
        run.run(60)
    run.run(200)
    replies = [s for s in said(run) if isinstance(s, Reply)]
    assert [(r.verb, r.result) for r in replies] == [(v["frames"].split(",")[2], v["meaning"]) for v in asked]
    assert len(asked) >= 10


def test_everything_else_on_the_line_is_counted_and_not_acted_on(run: Lockstep) -> None:
    quiet = [v for v in vectors() if not v["frames"].startswith("CMD") and v["name"] != "unfinished"]
    before = int(ask(run, "CNT").values[1])
    found = {}
    for vector in quiet:
        run.twin.send(unescaped(vector["raw"]))
        run.run(30)
        bad = int(ask(run, "CNT").values[1])
        found[vector["name"]] = bad - before
        before = bad
    assert found == {vector["name"]: int(vector["bad"]) for vector in quiet}
    assert [int(value) for value in ask(run, "CNT").values[2:]] == [0, 0]
    assert rolls(run) == []


def test_a_line_without_a_pause_is_heard_whole_while_dice_are_thrown(run: Lockstep) -> None:
    quiet = [v for v in vectors() if not v["frames"].startswith("CMD") and v["name"] != "unfinished"]
    before = [int(value) for value in ask(run, "CNT").values]
    for _ in range(4):
        run.twin.send(b"".join(unescaped(vector["raw"]) for vector in quiet))
    run.twin.throw(0, 3)
    run.twin.throw(1, 4)
    run.run(2500)
    received, bad, *_ = [int(value) for value in ask(run, "CNT").values]
    assert bad - before[1] == 4 * sum(int(vector["bad"]) for vector in quiet)
    # Beside the vectors' good sentences: two acknowledgements and the last question.
    good = 4 * sum(len(vector["frames"].split("|")) for vector in quiet if vector["frames"])
    assert received - before[0] >= good + 3
    assert sorted(rolls(run)) == [(0, 3), (1, 4)]


def test_noise_from_the_host_leaves_a_board_that_answers(run: Lockstep) -> None:
    rng = random.Random(3)
    for _ in range(40):
        run.twin.send(rng.randbytes(100))
        run.run(20)
    run.run(500)
    assert ask(run, "GET", "bump").result == "OK"


@pytest.mark.parametrize("make_twin", ["virtual", pytest.param("simulated", marks=pytest.mark.long)], indirect=True)
def test_more_rolls_than_the_board_can_keep_are_counted_as_lost(
    make_twin: TwinMaker, link_settings: LinkSettings
) -> None:
    run = Lockstep(make_twin(9), Session(link_settings))
    run.run(1000)
    for i in range(34):
        run.twin.throw(i % 2, i % 6 + 1)
        run.run(800)
        run.twin.lift(i % 2)
        run.run(450)
    run.open_port()
    run.run(12000)
    assert rolls(run) == [(i % 2, i % 6 + 1) for i in range(32)]
    losses = [s.lost for s in said(run) if isinstance(s, Heartbeat)]
    assert losses[-1] == 2


def test_rolls_arrive_once_and_in_order_through_unplugging_resets_and_damage(
    make_twin: TwinMaker, link_settings: LinkSettings
) -> None:
    twin = make_twin(10)
    outcome = throw_through_trouble(twin, link_settings, 12, random.Random(9), 2)
    assert outcome.arrived == outcome.thrown
    assert min(outcome.troubles[name] for name in ("unplug", "reset", "stall")) >= 1
    assert outcome.bad > 0


def test_the_same_run_twice_gives_the_same_bytes(make_twin: TwinMaker, link_settings: LinkSettings) -> None:
    def played() -> list[object]:
        run = Lockstep(make_twin(11), Session(link_settings))
        run.open_port()
        for i in range(3):
            run.twin.throw(i % 2, i + 1)
            run.run(900)
            run.twin.lift(i % 2)
            run.twin.bump(200, 40)
            run.run(700)
        return list(run.passed)

    assert played() == played()
