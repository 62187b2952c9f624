"""The session alone: bytes and times in, happenings and bytes out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.settings.loading import load_settings
from hardware.dice.happenings import BoardAppeared, BoardFault, BoardLost, RollSettled, TableBumped, WellChanged
from hardware.dice.sentences import SentenceParser, sentence_bytes
from hardware.dice.session import Drained, Session
from hardware.dice.settings import LinkSettings
from hardware.dice.typed_sentences import (
    Boot,
    Bump,
    Command,
    Fault,
    Heartbeat,
    Reply,
    Roll,
    Sentence,
    Well,
    bytes_of,
    meaning_of,
)
from tests.said import SOMETHING, said

pytestmark = pytest.mark.slow

MS = 1_000_000
BOARD = "5A3C91F2"
BOOT = Boot(1, "1.0.0", "power", BOARD, 3)


@pytest.fixture
def session(link_settings: LinkSettings) -> Session:
    """A session that talks with a board."""
    session = Session(link_settings, first_sequence=65534)
    session.opened(0)
    session.received(bytes_of(BOOT), 0)
    session.tick(0)
    hear(session, [Reply(65534, "WHO", "OK", ("1", "1.0.0", BOARD, "3"))], 0)
    return session


def hear(session: Session, sentences: Sequence[Sentence], t_ms: int, keep: bool = True) -> Drained:
    """Let the board say something, keep its rolls and bumps or not, and give what came of it."""
    session.received(b"".join(bytes_of(sentence) for sentence in sentences), t_ms * MS)
    heard = session.drain()
    for happening in heard.happenings:
        if isinstance(happening, RollSettled | TableBumped):
            (session.taken if keep else session.refused)(happening)
    session.tick(t_ms * MS)
    after = session.drain()
    return Drained(
        heard.happenings + after.happenings, after.to_board, heard.passed + after.passed, heard.answers + after.answers
    )


def commands(drained: Drained) -> list[Command]:
    """What went to the board."""
    meanings = [meaning_of(frame) for frame in SentenceParser().feed(drained.to_board)]
    assert all(isinstance(meaning, Command) for meaning in meanings)
    return [meaning for meaning in meanings if isinstance(meaning, Command)]


def test_it_asks_who_is_there_until_it_is_answered(link_settings: LinkSettings) -> None:
    session = Session(link_settings)
    session.opened(0)
    asked = []
    for t_ms in range(0, 1000, 50):
        session.tick(t_ms * MS)
        asked += commands(session.drain())
    assert asked == [Command(0, "WHO")] * 4
    drained = hear(session, [Reply(0, "WHO", "OK", ("1", "1.0.0", BOARD, "3"))], 1000)
    assert drained.happenings == (BoardAppeared(1000 * MS, BOARD, 3, "1.0.0", None),)
    session.tick(1400 * MS)
    assert commands(session.drain()) == []


def test_the_sequence_wraps_after_65535(session: Session) -> None:
    first = session.ask("CNT")
    second = session.ask("GET", "settle")
    session.tick(10 * MS)
    assert commands(session.drain()) == [Command(65535, "CNT")]
    drained = hear(session, [Reply(65535, "CNT", "OK", ("1", "0", "0", "0"))], 20)
    assert [answer.ticket for answer in drained.answers] == [first]
    assert commands(drained) == [Command(0, "GET", ("settle",))]
    assert [a.ticket for a in hear(session, [Reply(0, "GET", "OK", ("settle", "200"))], 30).answers] == [second]


def test_a_roll_is_handed_on_once_and_acknowledged_each_time(session: Session) -> None:
    roll = Roll(17, 0, 5, 83)
    drained = hear(session, [roll, roll], 100)
    assert drained.happenings == (RollSettled(100 * MS, BOARD, 17, 0, 5, 83),)
    assert [c.arguments for c in commands(drained)] == [("R", "17")]
    sequence = commands(drained)[0].sequence
    hear(session, [Reply(sequence, "ACK", "OK")], 120)
    again = hear(session, [roll], 350)
    assert again.happenings == ()
    assert [c.arguments for c in commands(again)] == [("R", "17")]


@pytest.mark.parametrize("said", [Roll(17, 0, 5, 83), Bump(1, 420, 80)])
def test_what_could_not_be_kept_is_not_acknowledged_and_comes_again(session: Session, said: Roll | Bump) -> None:
    for t_ms in (100, 350, 600):
        drained = hear(session, [said], t_ms, keep=False)
        assert [type(h) for h in drained.happenings] == [RollSettled if isinstance(said, Roll) else TableBumped]
        assert commands(drained) == []
    drained = hear(session, [said], 850)
    assert len(drained.happenings) == 1
    assert [c.verb for c in commands(drained)] == ["ACK"]
    assert hear(session, [said], 1100).happenings == ()


def test_a_roll_does_not_overtake_one_that_is_still_being_kept(session: Session) -> None:
    session.received(bytes_of(Roll(17, 0, 5, 83)) + bytes_of(Roll(17, 0, 5, 83)) + bytes_of(Roll(18, 0, 4, 83)), MS)
    (roll,) = session.drain().happenings
    assert isinstance(roll, RollSettled)
    assert roll.number == 17
    session.refused(roll)
    assert [h.number for h in hear(session, [Roll(17, 0, 5, 83)], 250).happenings if isinstance(h, RollSettled)] == [17]


def test_what_is_kept_after_a_restart_of_the_board_is_not_acknowledged_under_the_new_boot(session: Session) -> None:
    restarted = Boot(1, "1.0.0", "watchdog", BOARD, 4)
    session.received(bytes_of(Bump(1, 420, 80)) + bytes_of(restarted), MS)
    (bump, appeared) = session.drain().happenings
    assert isinstance(bump, TableBumped)
    assert isinstance(appeared, BoardAppeared)
    session.taken(bump)
    session.tick(2 * MS)
    assert commands(session.drain()) == []
    assert [type(h) for h in hear(session, [Bump(1, 90, 20)], 300).happenings] == [TableBumped]


def test_a_roll_that_is_kept_after_its_board_has_restarted_is_not_handed_on_again(session: Session) -> None:
    session.received(bytes_of(Roll(17, 0, 5, 83)) + bytes_of(Boot(1, "1.0.0", "watchdog", BOARD, 4)), MS)
    roll = session.drain().happenings[0]
    assert isinstance(roll, RollSettled)
    session.taken(roll)
    assert hear(session, [Roll(17, 0, 5, 83)], 300).happenings == ()


def test_a_roll_before_the_board_is_known_waits(link_settings: LinkSettings) -> None:
    session = Session(link_settings)
    session.opened(0)
    assert hear(session, [Roll(5, 1, 2, 70)], 10).happenings == ()
    drained = hear(session, [BOOT, Roll(5, 1, 2, 70)], 20)
    assert [type(h) for h in drained.happenings] == [BoardAppeared, RollSettled]


def test_rolls_that_an_earlier_run_handed_on_are_not_handed_on_again(link_settings: LinkSettings) -> None:
    session = Session(link_settings, delivered={BOARD: 17})
    session.opened(0)
    drained = hear(session, [BOOT, Roll(17, 0, 5, 83), Roll(18, 0, 4, 83)], 10)
    assert [h.number for h in drained.happenings if isinstance(h, RollSettled)] == [18]


def test_another_board_counts_for_itself(session: Session) -> None:
    hear(session, [Roll(17, 0, 5, 83)], 10)
    drained = hear(session, [Boot(1, "1.0.0", "power", "00000001", 1), Roll(2, 0, 4, 83)], 20)
    assert [h.number for h in drained.happenings if isinstance(h, RollSettled)] == [2]


def test_bumps_are_told_once_for_each_boot(session: Session) -> None:
    bump = Bump(1, 420, 80)
    assert [type(h) for h in hear(session, [bump, bump], 10).happenings] == [TableBumped]
    drained = hear(session, [Boot(1, "1.0.0", "watchdog", BOARD, 4), bump], 20)
    assert [type(h) for h in drained.happenings] == [BoardAppeared, TableBumped]


def test_a_restart_whose_boot_sentence_was_lost_is_noticed_by_the_next_heartbeat(session: Session) -> None:
    (ack,) = commands(hear(session, [Bump(1, 420, 80), Heartbeat(9000, 0, 0, 0, 0, 0)], 10))
    hear(session, [Reply(ack.sequence, "ACK", "OK")], 20)
    (who,) = commands(hear(session, [Heartbeat(500, 0, 0, 0, 0, 0)], 700))
    assert who.verb == "WHO"
    restarted = Reply(who.sequence, "WHO", "OK", ("1", "1.0.0", BOARD, "4"))
    drained = hear(session, [restarted, Bump(1, 300, 50)], 730)
    assert [type(h) for h in drained.happenings] == [BoardAppeared, TableBumped]


def test_an_acknowledgement_goes_before_what_people_asked_but_waits_for_the_command_under_way(session: Session) -> None:
    session.ask("CNT")
    session.ask("LEV")
    session.tick(10 * MS)
    assert [c.verb for c in commands(session.drain())] == ["CNT"]
    assert commands(hear(session, [Roll(1, 0, 1, 50)], 20)) == []
    assert [c.verb for c in commands(hear(session, [Reply(65535, "CNT", "OK", ("1", "0", "0", "0"))], 30))] == ["ACK"]


def test_a_busy_memory_is_asked_again(session: Session) -> None:
    session.ask("SET", "bump", "90")
    session.tick(10 * MS)
    session.drain()
    assert hear(session, [Reply(65535, "SET", "LATER")], 20).answers == ()
    session.tick(100 * MS)
    assert session.drain().to_board == b""
    session.tick(150 * MS)
    assert [c.verb for c in commands(session.drain())] == ["SET"]


def test_silence_is_noticed_within_2_s_though_noise_goes_on(session: Session) -> None:
    lost: list[BoardLost] = []
    for t_ms in range(0, 2001, 50):
        session.received(b"\xff$garbage", t_ms * MS)
        session.tick(t_ms * MS)
        lost += [h for h in session.drain().happenings if isinstance(h, BoardLost)]
    assert [h.why for h in lost] == ["silent"]
    assert session.view.wells == (None, None)
    back = hear(session, [BOOT], 3000)
    assert [type(h) for h in back.happenings] == [BoardAppeared]


@pytest.mark.parametrize(
    "raw",
    [
        sentence_bytes("BOT", ("2", "2.0.0", "power", BOARD, "1")),
        sentence_bytes("BOT", ("7", "something", "quite", "different")),
        sentence_bytes("REP", ("0", "WHO", "OK", "2", "2.0.0", BOARD, "1")),
    ],
)
def test_a_board_of_another_protocol_is_left_alone(link_settings: LinkSettings, raw: bytes) -> None:
    session = Session(link_settings)
    session.opened(0)
    session.received(raw, MS)
    session.tick(MS)
    drained = session.drain()
    assert [
        (h.why, "update the companion" in said(h.message)) for h in drained.happenings if isinstance(h, BoardLost)
    ] == [("protocol", True)]
    assert drained.to_board == b""
    assert hear(session, [Roll(1, 0, 1, 50)], 500).happenings == ()


def test_faults_are_told_when_they_come_and_when_they_go(session: Session) -> None:
    drained = hear(session, [Fault("too-bright", 1), Heartbeat(1, 0, 0, 0, 0, 8), Heartbeat(2, 0, 0, 0, 0, 0)], 10)
    assert [(h.code, h.detail, h.present) for h in drained.happenings if isinstance(h, BoardFault)] == [
        ("too-bright", 1, True),
        ("too-bright", 1, False),
    ]


def test_a_well_is_told_when_it_changes_not_each_time_it_is_said(session: Session) -> None:
    drained = hear(session, [Well(0, "S", 4, 80, True), Well(0, "S", 4, 82, True), Well(0, "M", 0, 0, False)], 10)
    assert [h.state for h in drained.happenings if isinstance(h, WellChanged)] == ["S", "M"]


def test_after_the_port_is_closed_nothing_is_known_of_the_board(session: Session) -> None:
    hear(session, [Well(0, "S", 4, 80, True), Heartbeat(1, 0, 0, 0, 0, 1)], 10)
    session.closed(20 * MS, "unplugged", SOMETHING)
    view = session.view
    assert (view.phase, view.identity, view.wells, view.heartbeat, view.faults) == (
        "closed",
        None,
        (None, None),
        None,
        (),
    )


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(1, 6), st.booleans(), st.booleans()), max_size=25))
def test_whatever_is_lost_or_repeated_each_roll_is_handed_on_once_in_order(
    faces: list[tuple[int, bool, bool]],
) -> None:
    session = Session(load_settings().link)
    session.opened(0)
    hear(session, [BOOT], 0)
    got: list[int] = []
    t_ms = 0
    for number, (face, reset, twice) in enumerate(faces, start=1):
        acknowledged = False
        tries = 0
        while not acknowledged or (twice and tries < 3):
            t_ms += 250
            tries += 1
            said: list[Sentence] = [Roll(number, 0, face, 80)]
            if reset and tries == 1:
                said.insert(0, Boot(1, "1.0.0", "watchdog", BOARD, 3 + number))
            lost_on_the_way = tries % 2 == 1
            drained = hear(session, [] if lost_on_the_way else said, t_ms)
            got += [h.number for h in drained.happenings if isinstance(h, RollSettled)]
            for command in commands(drained):
                if command.arguments == ("R", str(number)):
                    acknowledged = True
                hear(session, [Reply(command.sequence, command.verb, "OK")], t_ms)
    assert got == list(range(1, len(faces) + 1))
