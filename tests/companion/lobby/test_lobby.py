"""Whatever people do in a lobby: every seat is in one hand, every hand on one seat, names and markers differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.errors import CompanionError, MalformedRequest
from companion.games.raja.game import ENGINE
from companion.games.raja.options import AS_PRINTED, STANDARD, Rulebook
from companion.games.raja.pieces import MARKERS
from companion.lobby.game_start import begun, rules_options
from companion.lobby.identity import House, with_host, without_host
from companion.lobby.lobby import Lobby, TableOptions, seat_of, with_clock
from companion.lobby.seating import asked_for, claimed, freed, left, settled, with_virtual
from companion.lobby.store import LobbyStore
from companion.table.database import Database

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
