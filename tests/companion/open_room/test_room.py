"""The open room's rules: the same rounds as the engine's, whoever comes late, and nothing done twice."""

from __future__ import annotations

import json
from dataclasses import replace

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import CompanionError
from companion.games.almost import options as almost
from companion.games.almost.commands import SealBid
from companion.games.almost.events import BiddingOpened, RoundBegan
from companion.games.almost.game import ENGINE
from companion.games.almost.rounds import apply_opened, apply_round, started
from companion.games.almost.state import State as AlmostState
from companion.games.errors import GameError
from companion.games.seals import opens
from companion.open_room import commands as c
from companion.open_room.events import Event, event_from_json, event_to_json
from companion.open_room.options import Options, checked, clean_name
from companion.open_room.refusals import MOST_CHANGES
from companion.open_room.room import MOST_GUESTS, State, apply, decide, fold, winners_of
from companion.open_room.view import guests_named, openings_text, seals_text, standings, told_to_all, told_to_one
from companion.web.api.schemas import schema_of

pytestmark = pytest.mark.slow

SALT = "ab" * 16
ROOM = jsonschema_rs.validator_for(schema_of("Room"))
GUEST = jsonschema_rs.validator_for(schema_of("Guest"))
NOW_MS = 1_795_000_000_000


def fits_its_schema(state: State, holder: str) -> None:
    """Nothing is told that is not described, and what is described is told."""
    ROOM.validate({"number": 1, **told_to_all(state)})
    GUEST.validate(told_to_one(state, holder))


class Room:
    """A room whose log is kept, as the hall keeps it."""

    def __init__(self, **options: object) -> None:
        self.state = State(replace(Options(), **options))  # type: ignore[arg-type]
        self.now_ms = NOW_MS

    def do(self, command: c.Command) -> int:
        """How many events it led to; each is read back from its JSON."""
        events = decide(self.state, command, self.now_ms)
        events = tuple(event_from_json(json.loads(json.dumps(event_to_json(event)))) for event in events)
        self.state = fold(self.state, [(event, self.now_ms) for event in events])
        return len(events)

    def enter(self, *names: str) -> None:
        """They come in."""
        for name in names:
            self.do(c.Enter(f"holder of {name}", name))

    def seal(self, name: str, number: int, salt: str = SALT, round_number: int | None = None) -> int:
        """A number of somebody's."""
        wanted = self.state.round_number if round_number is None else round_number
        return self.do(c.SealNumber(f"holder of {name}", wanted, number, salt))

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        return list(self.state.winners)

    @property
    def stage(self) -> str:
        """Where the game is."""
        return self.state.stage

    def refused(self, command: c.Command) -> str:
        """The code with which that is refused; nothing happens."""
        with pytest.raises((GameError, CompanionError)) as caught:
            decide(self.state, command, self.now_ms)
        error = caught.value
        assert isinstance(error, (GameError, CompanionError))
        return error.code


def playing(*names: str, **options: object) -> Room:
    """A room in its first round."""
    room = Room(**options)
    room.enter(*names)
    room.do(c.BeginRound())
    return room


@settings(deadline=None)  # a machine with other work has no steady time
@given(
    bids=st.integers(2, 7).flatmap(
        lambda players: st.lists(
            st.lists(st.integers(1, 9), min_size=players, max_size=players), min_size=10, max_size=10
        )
    ),
    by=st.sampled_from(["rounds", "points"]),
)
def test_rounds_totals_and_winners_are_those_of_the_engine(bids: list[list[int]], by: almost.Winner) -> None:
    players = len(bids[0])
    names = tuple(f"P{seat}" for seat in range(players))
    options = almost.Options(names, "banbury-merton-street", winner=by, discussion_s=0)
    # The printed game is for three or more; its rules work for two as well.
    table = ENGINE.fold(ENGINE.start(options)) if players > 2 else _begun_for_two(options)
    room = Room(winner=by)
    room.enter(*names)
    for numbers in bids:
        room.do(c.BeginRound())
        for seat, number in enumerate(numbers):
            table, _ = ENGINE.advance(table, SealBid(seat, number, SALT))
            room.seal(f"P{seat}", number)
        assert table.last is not None
        played = room.state.rounds[-1]
        assert played.winner == table.last.winner
        assert tuple(played.sealed[seat].number for seat in range(players)) == table.last.bids
        assert tuple(played.sealed[seat].seal for seat in range(players)) == table.last.seals
        assert tuple(guest.points for guest in room.state.guests) == table.points
        assert tuple(guest.rounds_won for guest in room.state.guests) == table.rounds_won
    assert room.state.stage == "ended"
    assert ENGINE.view(table, None)["phase"] == "ended"
    assert room.state.winners == tuple(ENGINE.view(table, None)["step"]["winners"])


def _begun_for_two(options: almost.Options) -> AlmostState:
    return apply_opened(apply_round(started(options), RoundBegan(1)), BiddingOpened())


def test_who_comes_during_a_round_joins_the_next() -> None:
    room = playing("Asha", "Bo")
    room.enter("Chandra")
    assert room.refused(c.SealNumber("holder of Chandra", 1, 5, SALT)) == "room.next_round"
    room.seal("Asha", 2)
    room.seal("Bo", 3)  # all of this round have sealed
    assert room.state.stage == "revealed"
    room.do(c.BeginRound())
    assert room.state.players == 3
    assert room.seal("Chandra", 1) == 1


def test_a_number_sent_twice_is_sealed_once_and_one_that_was_replaced_does_not_come_back() -> None:
    room = playing("Asha", "Bo")
    assert room.seal("Asha", 4, "aa" * 16) == 1
    assert room.seal("Asha", 4, "aa" * 16) == 0
    assert room.seal("Asha", 9, "bb" * 16) == 1
    assert room.seal("Asha", 4, "aa" * 16) == 0
    assert room.state.sealed[0].number == 9
    room.do(c.Reveal())
    assert room.seal("Asha", 9, "bb" * 16) == 0, "sent again after the reveal: it was taken"
    assert room.seal("Asha", 4, "aa" * 16) == 0
    assert room.refused(c.SealNumber("holder of Asha", 1, 4, "cc" * 16)) == "room.round_over"
    room.do(c.BeginRound())
    assert room.refused(c.SealNumber("holder of Asha", 1, 4, "cc" * 16)) == "room.round_over"
    assert room.refused(c.SealNumber("holder of Asha", 3, 4, "cc" * 16)) == "room.round_over"


def test_coming_in_twice_is_done_once() -> None:
    room = Room()
    room.enter("Asha", "Bo")
    assert room.do(c.Enter("holder of Asha", "Another name")) == 0
    assert [guest.name for guest in room.state.guests] == ["Asha", "Bo"]


def test_the_host_need_not_wait_for_all_and_nobody_may_have_sealed() -> None:
    room = playing("Asha", "Bo", rounds=2)
    room.seal("Bo", 7)
    room.do(c.Reveal())
    assert (room.state.rounds[-1].winner, room.state.rounds[-1].number) == (1, 7)
    room.do(c.BeginRound())
    room.do(c.Reveal())
    assert room.state.rounds[-1].winner is None
    assert (room.state.stage, room.state.winners) == ("ended", (1,))


def test_who_is_removed_is_out_with_name_and_number_and_stays_out() -> None:
    room = playing("Asha", "Bo", "Chandra")
    room.seal("Asha", 1)
    room.do(c.RemoveGuest(0))
    assert room.refused(c.Enter("holder of Asha", "Asha")) == "room.removed"
    assert room.refused(c.SealNumber("holder of Asha", 1, 2, SALT)) == "room.not_in"
    assert told_to_one(room.state, "holder of Asha") is None
    assert room.do(c.RemoveGuest(0)) == 0
    assert room.refused(c.RemoveGuest(7)) == "room.unknown_guest"
    room.seal("Bo", 3)
    room.seal("Chandra", 3)
    assert room.state.stage == "revealed", "nobody waits for who was removed"
    assert told_to_all(room.state)["guests"] == 2
    assert 0 not in room.state.rounds[-1].sealed


def test_removing_the_last_one_who_has_not_sealed_reveals() -> None:
    room = playing("Asha", "Bo")
    room.seal("Asha", 1)
    room.do(c.RemoveGuest(1))
    assert room.state.stage == "revealed"


def test_a_winner_who_is_removed_has_not_won_and_is_named_nowhere() -> None:
    room = playing("Asha", "Bo", rounds=1)
    room.seal("Asha", 1)
    room.seal("Bo", 2)
    assert room.winners == [0]
    room.do(c.RemoveGuest(0))
    assert room.winners == []
    assert "Asha" not in json.dumps(told_to_all(room.state))


def test_the_door_keeps_strangers_out_and_lets_those_inside_be() -> None:
    room = playing("Asha", "Bo")
    assert room.do(c.MoveDoor(False)) == 1
    assert room.do(c.MoveDoor(False)) == 0
    assert room.refused(c.Enter("holder of Chandra", "Chandra")) == "room.door_shut"
    assert room.do(c.Enter("holder of Asha", "Asha")) == 0
    assert room.seal("Asha", 1) == 1
    room.do(c.MoveDoor(True))
    room.enter("Chandra")
    assert len(room.state.guests) == 3


def test_ended_early_what_lies_sealed_is_never_told() -> None:
    room = playing("Asha", "Bo")
    room.seal("Asha", 123456)
    room.do(c.EndGame())
    assert room.do(c.EndGame()) == 0
    assert room.state.winners == ()
    assert "123456" not in json.dumps([told_to_all(room.state), told_to_one(room.state, "holder of Bo")])
    with pytest.raises(CompanionError):
        openings_text(room.state, 1)
    assert room.refused(c.Enter("holder of Chandra", "Chandra")) == "room.over"
    for command in (c.Reveal(), c.Prolong(5)):
        assert room.refused(command) == "room.nothing_sealed"
    assert room.refused(c.BeginRound()) == "room.no_new_round"


@pytest.mark.parametrize(
    ("number", "salt", "code"),
    [
        (0, SALT, "room.number"),
        (9_007_199_254_740_992, SALT, "room.number"),
        (5, "ab", "seal.weak_salt"),
        (5, "xy" * 16, "seal.weak_salt"),
    ],
)
def test_a_number_out_of_bounds_or_with_a_weak_salt_is_refused(number: int, salt: str, code: str) -> None:
    room = playing("Asha", "Bo")
    assert room.refused(c.SealNumber("holder of Asha", 1, number, salt)) == code
    assert room.refused(c.SealNumber("a stranger", 1, 5, SALT)) == "room.not_in"


def test_a_number_is_as_large_as_any_browser_holds_exactly() -> None:
    room = playing("Asha", "Bo", winner="points")
    for number in range(2):
        if number:
            room.do(c.BeginRound())
        room.seal("Asha", 9_007_199_254_740_991)
        room.seal("Bo", 9_007_199_254_740_991 - 1)
    assert told_to_all(room.state)["last"]["above"] == 2
    assert standings(room.state)[0]["points"] == "18014398509481980", "a number would be rounded"


def test_a_number_is_changed_only_so_often() -> None:
    room = playing("Asha", "Bo")
    for number in range(MOST_CHANGES + 1):
        assert room.seal("Asha", number + 1) == 1
    assert room.refused(c.SealNumber("holder of Asha", 1, 99, SALT)) == "room.changes"


def test_the_room_is_full_at_some_time() -> None:
    room = Room()
    guest = apply(room.state, *decided(room, c.Enter("x", "X"))).guests[0]
    room.state = replace(room.state, guests=(guest,) * MOST_GUESTS)
    assert room.refused(c.Enter("y", "Y")) == "room.full"


def decided(room: Room, command: c.Command) -> tuple[Event, int]:
    """The one event it leads to, and its time."""
    (event,) = decide(room.state, command, room.now_ms)
    return event, room.now_ms


def test_clocks_end_a_round_and_begin_the_next_and_can_be_prolonged() -> None:
    room = playing("Asha", "Bo", round_s=30, pause_s=8, rounds=2)
    assert room.state.due_ms == NOW_MS + 30_000
    room.now_ms += 10_000
    room.do(c.Prolong(15))
    assert room.state.due_ms == NOW_MS + 45_000
    room.do(c.Reveal())
    assert room.state.due_ms == room.now_ms + 8_000
    room.do(c.BeginRound())
    room.now_ms += 60_000  # run out
    room.do(c.Prolong(5))
    assert room.state.due_ms == room.now_ms + 5_000
    room.do(c.Reveal())
    assert room.stage == "ended"
    assert told_to_all(room.state)["due_ms"] is None


@settings(deadline=None)  # a machine with other work has no steady time
@given(
    numbers=st.lists(st.integers(1, 12) | st.integers(1, 1_000_000), min_size=1, max_size=40),
    looker=st.integers(0, 39),
)
def test_nothing_of_a_number_is_told_before_the_reveal_and_every_opening_opens_after_it(
    numbers: list[int], looker: int
) -> None:
    names = [f"P{seat}" for seat in range(len(numbers) + 1)]  # one never seals
    room = playing(*names)
    for seat, number in enumerate(numbers):
        room.seal(f"P{seat}", number, f"{seat:032x}")
    state = room.state
    holder = f"holder of P{looker % len(names)}"
    shown = {seat: lies for seat, lies in state.sealed.items() if seat != looker % len(names)}
    others = [lies.salt for lies in shown.values()]
    changed = replace(state, sealed={seat: replace(lies, number=1) for seat, lies in shown.items()})
    if looker % len(names) in state.sealed:
        changed = replace(changed, sealed={**changed.sealed, looker % len(names): state.sealed[looker % len(names)]})
    fits_its_schema(state, holder)
    for told in (told_to_all, lambda state: told_to_one(state, holder)):
        assert told(state) == told(changed), "what is told depends on a sealed number"
        assert not any(salt in json.dumps(told(state)) for salt in others)
    sealed = "".join(seals_text(state, 1))
    with pytest.raises(CompanionError):
        openings_text(state, 1)
    room.do(c.Reveal())
    assert "".join(seals_text(room.state, 1)) == sealed
    for line in openings_text(room.state, 1):
        seal, text = line.rstrip("\n").split("  ", 1)
        game, round_number, seat, bid, salt = json.loads(text)
        assert f"{seal}  {seat}\n" in sealed
        assert int(bid) == numbers[seat]
        assert opens(seal, game, round_number, seat, bid, salt)
    fits_its_schema(room.state, holder)
    result = told_to_all(room.state)["last"]
    assert sum(result["counts"]) + result["above"] == result["bids"] == len(numbers)
    assert result["counts"] == [numbers.count(number) for number in range(1, len(result["counts"]) + 1)]
    assert winners_of(room.state) == (() if result["winner"] is None else (result["winner"]["seat"],))


def test_what_all_are_told_stays_small_with_thousands_in_the_room() -> None:
    names = [f"Somebody {seat}" for seat in range(2000)]
    room = playing(*names)
    for seat, name in enumerate(names[:-1]):
        room.seal(name, 1 + seat * seat % 700)
    assert len(json.dumps(told_to_all(room.state))) < 1_000
    room.do(c.Reveal())
    assert len(json.dumps(told_to_all(room.state))) < 4_000


def test_standings_name_whoever_has_won_a_round_best_first() -> None:
    room = playing("Asha", "Bo", "Chandra", winner="points")
    for winner, number in (("Asha", 2), ("Asha", 3), ("Chandra", 9)):
        for name in ("Asha", "Bo", "Chandra"):
            room.seal(name, number if name == winner else 50)
        room.do(c.BeginRound())
    assert [(entry["name"], entry["rounds_won"], entry["points"]) for entry in standings(room.state)] == [
        ("Chandra", 1, 9),
        ("Asha", 2, 5),
    ]


def test_the_host_finds_guests_by_a_part_of_the_name_or_by_number() -> None:
    room = Room()
    room.enter("Asha", "Bo", "Ashoka")
    room.do(c.RemoveGuest(1))
    assert [found["name"] for found in guests_named(room.state, "ASH", 5)] == ["Ashoka", "Asha"]
    assert [found["name"] for found in guests_named(room.state, "3", 5)] == ["Ashoka"]
    assert guests_named(room.state, "bo", 5) == []
    assert len(guests_named(room.state, "", 1)) == 1


@pytest.mark.parametrize(
    ("given", "cleaned"), [("  Asha \n B ", "Asha B"), ("Zoe\u0308", "Zoë"), ("智子", "智子"), ("x" * 24, "x" * 24)]
)
def test_a_name_is_cleaned(given: str, cleaned: str) -> None:
    assert clean_name(given) == cleaned


@pytest.mark.parametrize(
    "given", ["", "   ", "x" * 25, "a\u202eb", "a\u200bb", "Z" + "\u0335" * 9, "\ud800", "a\x00b", "\u2067x"]
)
def test_a_name_that_could_fool_or_cover_others_is_refused(given: str) -> None:
    with pytest.raises(CompanionError) as caught:
        clean_name(given)
    assert caught.value.code == "room.name"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (Options(rounds=0), "room.rounds"),
        (Options(rounds=31), "room.rounds"),
        (Options(round_s=-1), "room.seconds"),
        (Options(pause_s=3601), "room.seconds"),
        (Options(title="x" * 61), "room.title"),
        (Options(title="a\u202eb"), "room.title"),
    ],
)
def test_options_that_no_room_can_have_are_refused(options: Options, code: str) -> None:
    with pytest.raises(CompanionError) as caught:
        checked(options)
    assert caught.value.code == code
