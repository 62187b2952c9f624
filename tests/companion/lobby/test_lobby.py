"""Whatever people do in a lobby: every seat is in one hand, every hand on one seat, names and markers differ."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import CompanionError, Conflict, MalformedRequest
from companion.games.raja.game import ENGINE
from companion.games.raja.options import AS_PRINTED, STANDARD, Rulebook
from companion.games.raja.pieces import MARKERS
from companion.lobby.game_start import begun, check_game, rules_options
from companion.lobby.identity import House, with_host, without_host
from companion.lobby.lobby import MOST_REQUESTS, Lobby, TableOptions, seat_of, with_clock
from companion.lobby.seating import asked_for, claimed, freed, given_back, left, settled, with_places, with_virtual
from companion.lobby.store import LobbyStore
from companion.table.database import Database, LogUnavailable

FRESH = Lobby("t", "An evening", "2026-11-21T07:00:00.000+00:00")
NAMES = ("Asha", "Bo", "Cy", "asha", " Bo ", "", "x" * 30)


def a_change(random: Random, lobby: Lobby) -> Lobby:
    """One thing that somebody does."""
    seat, person = random.randrange(-1, 6), f"digest {random.randrange(7)}"
    name, marker = random.choice(NAMES), random.choice((None, *MARKERS))
    changes: list[Callable[[], Lobby]] = [
        lambda: claimed(lobby, seat, person, name, marker),
        lambda: left(lobby, seat, person),
        lambda: asked_for(lobby, seat, person, name),
        lambda: settled(lobby, random.randrange(lobby.asked + 2), agree=random.random() < 0.7),
        lambda: freed(lobby, seat),
        lambda: with_virtual(lobby, seat, random.choice((None, "random", "sensible"))),
        lambda: begun(lobby, TableOptions(starting_seat=random.choice((None, seat))), MARKERS),
    ]
    return random.choice(changes[: 6 if random.randrange(8) else 7])()


@given(st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_a_lobby_stays_sound_whatever_people_do(seed: int) -> None:
    random, lobby = Random(seed), FRESH
    store = LobbyStore(Database("sqlite://"))
    refusals: list[CompanionError] = []
    for _ in range(60):
        try:
            lobby = a_change(random, lobby)
        except CompanionError as error:
            refusals.append(error)
            continue
        holders = [seat.holder for seat in lobby.seats if seat.holder is not None]
        assert len(set(holders)) == len(holders)
        names = [seat.name.casefold() for seat in lobby.seats if seat.name is not None]
        assert len(set(names)) == len(names)
        markers = [seat.marker for seat in lobby.seats if seat.marker is not None]
        assert len(set(markers)) == len(markers)
        assert not any(seat.virtual and seat.holder for seat in lobby.seats)
        assert all(seat.taken for seat in lobby.seats if seat.holder or seat.virtual)
        assert not any(seat_of(lobby, request.holder) is not None for request in lobby.requests)
        assert all(request.seat < len(lobby.seats) for request in lobby.requests)
        if lobby.started:
            assert 2 <= len(lobby.seats) <= 5
            assert ENGINE.setup(rules_options(lobby)).players
    assert all("." in error.code and error.message.endswith((".", "?")) for error in refusals)
    store.save(lobby)
    assert store.lobby("t") == lobby
    assert store.lobbies() == [lobby]


def test_the_markers_that_nobody_chose_are_dealt() -> None:
    lobby = claimed(FRESH, 1, "a", "Asha", "dome")
    lobby = claimed(lobby, 3, "b", "Bo", None)
    lobby = begun(lobby, TableOptions(), ("chair", "dome", "head", "square", "dragon"))
    assert [seat.marker for seat in lobby.seats] == ["dome", "dragon"]
    assert [seat.mat for seat in lobby.seats] == [1, 3]


@pytest.mark.parametrize("undo", ["host", "all"])
def test_the_rules_begin_with_what_the_table_agreed_on(undo: str) -> None:
    lobby = claimed(claimed(FRESH, 0, "a", "Asha", None), 1, "b", "Bo", None)
    wish = TableOptions("as-printed", open_hands=True, undo="all" if undo == "all" else "host", starting_seat=1)
    options = rules_options(begun(lobby, wish, MARKERS))
    assert options.undo_seats == ((0, 1) if undo == "all" else ())
    assert (options.open_hands, options.starting_seat) == (True, 1)
    assert options.rulebook.attacker_minus_defender is False
    assert [player.name for player in options.players] == ["Asha", "Bo"]


@pytest.mark.parametrize(
    ("rulings", "name"),
    [
        (Rulebook(final_pass=False), "mixed"),
        (Rulebook(bare_city_attackable=False), "mixed"),
        (Rulebook(attacker_minus_defender=False), "mixed"),
        (STANDARD, "standard"),
        (AS_PRINTED, "as-printed"),
    ],
)
def test_the_rules_begin_with_rulings_that_were_mixed_one_by_one(rulings: Rulebook, name: str) -> None:
    lobby = claimed(claimed(FRESH, 0, "a", "Asha", None), 1, "b", "Bo", None)
    lobby = begun(lobby, TableOptions("mixed", rulings=rulings), MARKERS)
    assert rules_options(lobby).rulebook == rulings
    assert lobby.options.rulebook == name
    store = LobbyStore(Database("sqlite://"))
    store.save(lobby)
    assert store.lobby(lobby.id) == lobby


@pytest.mark.parametrize("options", [TableOptions("mixed"), TableOptions("standard", rulings=AS_PRINTED)])
def test_rulings_go_with_a_mixed_rulebook_and_with_no_other(options: TableOptions) -> None:
    lobby = claimed(claimed(FRESH, 0, "a", "Asha", None), 1, "b", "Bo", None)
    with pytest.raises(MalformedRequest) as refused:
        begun(lobby, options, MARKERS)
    assert refused.value.code == "table.rulings"


def test_a_house_and_its_hosts_are_kept() -> None:
    store = LobbyStore(Database("sqlite://"))
    assert store.house() is None
    house = with_host(with_host(House("scrypt:…", table_id="t"), "a", 5), "b", 6)
    store.save_house(house)
    store.save_house(replace(house, pin_hash="scrypt:2"))
    assert store.house() == replace(house, pin_hash="scrypt:2")
    assert [(host.digest, host.number, host.since_ms) for host in with_host(house, "a", 9).hosts] == [
        ("a", 1, 5),
        ("b", 2, 6),
    ]
    assert with_host(without_host(house, 2), "c", 7).hosts[-1].number == 3, "a number is given once"


def test_a_clock_within_bounds_is_kept() -> None:
    assert with_clock(with_clock(FRESH, 600), None).clock_s is None


TWO_SIT = claimed(claimed(FRESH, 0, "a", "Asha", "dome"), 1, "b", "Bo", "chair")
STARTED = begun(TWO_SIT, TableOptions(), MARKERS)


def all_asking() -> Lobby:
    """As many people ask for Asha's seat as may."""
    lobby = TWO_SIT
    for number in range(MOST_REQUESTS):
        lobby = asked_for(lobby, 0, f"digest {number}", f"Guest {number}")
    return lobby


def sat_elsewhere() -> Lobby:
    """Asha's seat was freed during the game, and she was handed Bo's meanwhile."""
    lobby = asked_for(freed(STARTED, 0), 1, "a", "Asha")
    return settled(lobby, lobby.asked, agree=True)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param(
            lambda: asked_for(all_asking(), 0, "one more", "Zoe"), "seat.too_many_requests", id="a crowd asks"
        ),
        pytest.param(lambda: given_back(sat_elsewhere(), 0), "seat.one_each", id="back to somebody with another seat"),
        pytest.param(lambda: with_places(STARTED, 8), "table.started", id="more places during a game"),
        pytest.param(
            lambda: check_game(replace(STARTED, seats=tuple(replace(seat, marker="dome") for seat in STARTED.seats))),
            "seat.marker_taken",
            id="a file in which two have one marker",
        ),
    ],
)
def test_what_would_put_two_people_on_one_thing_is_refused(change: Callable[[], Lobby | None], code: str) -> None:
    with pytest.raises(Conflict) as refused:
        change()
    assert refused.value.code == code


def test_whoever_asked_already_may_ask_otherwise_in_a_crowd() -> None:
    lobby = asked_for(all_asking(), 1, "digest 0", "Zoe")
    assert [request.seat for request in lobby.requests if request.holder == "digest 0"] == [1]
    assert len(lobby.requests) == MOST_REQUESTS


@pytest.mark.parametrize(
    ("kept", "code"),
    [
        pytest.param("no JSON", "log.damaged_people", id="no JSON"),
        pytest.param({"seats": [{"mat": 12}]}, "log.damaged_people", id="a place that no table has"),
        pytest.param({"later": True}, "log.not_understood", id="a field of a later version"),
    ],
)
def test_people_that_cannot_be_read_are_said_to_be_damaged_or_of_another_version(
    kept: str | dict[str, object], code: str
) -> None:
    database = Database("sqlite://")
    store = LobbyStore(database)
    store.save(FRESH)
    with database.engine.begin() as connection:
        (text,) = connection.exec_driver_sql("SELECT lobby FROM lobbies").one()
        changed = kept if isinstance(kept, str) else json.dumps(json.loads(text) | kept)
        connection.exec_driver_sql("UPDATE lobbies SET lobby = ?", (changed,))
    with pytest.raises(LogUnavailable) as refused:
        store.lobby("t")
    assert refused.value.code == code
