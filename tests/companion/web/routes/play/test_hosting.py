"""Hosts: who is one, who may become one, and what only they do."""

from __future__ import annotations

import pytest

from companion.games.raja.state import Auction
from tests.companion.live_rig import Rig, refusal

pytestmark = pytest.mark.slow


@pytest.fixture
def rig() -> Rig:
    """A fresh table."""
    return Rig()


def test_the_tables_own_screen_is_host_and_shown_the_pin(rig: Rig) -> None:
    you = rig.screen().state()["you"]
    assert (you["host"], you["local"]) == (True, True)
    assert you["pin"].isdigit()
    assert len(you["pin"]) == 6


def test_the_own_machine_under_the_tables_address_is_a_guest(rig: Rig) -> None:
    assert rig.phone("127.0.0.1").state()["you"] == {
        "role": "spectator",
        "seat": None,
        "host": False,
        "local": False,
        "pin": None,
    }


def test_another_machine_that_says_localhost_is_a_guest(rig: Rig) -> None:
    phone = rig.phone()
    phone.host = "localhost:8000"
    assert phone.state()["you"]["host"] is False


def test_whoever_gives_the_pin_is_host_and_is_not_told_it(rig: Rig) -> None:
    phone = rig.phone()
    assert refusal(phone.post("/api/pause", paused=True)) == (403, "host.only")
    assert phone.post("/api/host", pin=rig.screen().state()["you"]["pin"]).json == {"host": True}
    you = phone.state()["you"]
    assert (you["host"], you["pin"]) == (True, None)
    assert phone.post("/api/clock", seconds=20).status_code == 200


def test_guessed_pins_are_soon_not_heard_and_the_wait_is_told(rig: Rig) -> None:
    guest, pin = rig.phone("192.168.1.66"), rig.screen().state()["you"]["pin"]
    wrong = f"{(int(pin) + 1) % 10**6:06d}"
    for _ in range(5):
        assert refusal(guest.post("/api/host", pin=wrong)) == (403, "host.wrong_pin")
    answer = guest.post("/api/host", pin=pin)
    assert refusal(answer) == (429, "host.too_many_tries")
    assert answer.headers["Retry-After"] == "300"
    assert "300 s" in (answer.json or {})["message"]
    # Another phone is heard, and the guesser again after a while.
    assert rig.phone("192.168.1.67").post("/api/host", pin=pin).status_code == 200
    rig.time.pass_s(301)
    assert guest.post("/api/host", pin=pin).status_code == 200


def test_guesses_from_many_addresses_are_counted_together(rig: Rig) -> None:
    for n in range(30):
        assert refusal(rig.phone(f"192.168.1.{n}").post("/api/host", pin="x"))[0] == 403
    assert refusal(rig.phone("192.168.2.1").post("/api/host", pin="x")) == (429, "host.too_many_tries")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/game/start", {}),
        ("/api/seats/0/free", {}),
        ("/api/seats/1/virtual", {"player": "random"}),
        ("/api/requests/1", {"agree": True}),
        ("/api/pause", {"paused": True}),
        ("/api/clock", {"seconds": 5}),
        ("/api/games", {}),
        ("/api/games/x/open", {}),
        ("/api/games/import", {}),
    ],
)
def test_what_only_hosts_may_is_refused_to_a_seat(rig: Rig, path: str, body: dict[str, object]) -> None:
    asha = rig.seated("Asha", "Bo")[0]
    before = asha.state()
    assert refusal(asha.client.post(path, json=body, base_url=f"http://{asha.host}")) == (403, "host.only")
    assert asha.state() == before


def test_a_game_starts_with_those_who_sit_and_numbers_them_anew(rig: Rig) -> None:
    asha, bo = rig.phone(), rig.phone()
    asha.post("/api/seats/1/claim", name="Asha")
    bo.post("/api/seats/4/claim", name="Bo", marker="head")
    screen = rig.screen()
    assert screen.post("/api/game/start", starting_seat=4, open_hands=True).status_code == 200
    state = bo.state()
    assert (asha.state()["you"]["seat"], state["you"]["seat"]) == (0, 1)
    assert [seat["symbol"] for seat in state["seats"]] == ["●", "★"]
    assert state["seats"][1]["marker"] == "head"
    assert state["game"]["starting_seat"] == 1
    assert all(player["hand"] for player in state["game"]["players"])
    assert state["lobby"]["stage"] == "playing"
    assert refusal(screen.post("/api/game/start")) == (409, "table.started")


@pytest.mark.parametrize(
    ("names", "options", "status", "code"),
    [
        (["Asha"], {}, 409, "table.too_few"),
        (["Asha", "Bo"], {"starting_seat": 3}, 400, "table.starting_seat"),
        (["Asha", "Bo"], {"rulebook": "mine"}, 400, "request.wrong_type"),
        (["Asha", "Bo"], {"rulebook": "mixed"}, 400, "table.rulings"),
        (["Asha", "Bo"], {"rulebook": "mixed", "rulings": {"final_pass": 1}}, 400, "request.wrong_type"),
    ],
)
def test_a_game_that_cannot_start_says_why(
    rig: Rig, names: list[str], options: dict[str, object], status: int, code: str
) -> None:
    rig.seated(*names)
    screen = rig.screen()
    assert refusal(screen.client.post("/api/game/start", json=options, base_url=f"http://{screen.host}")) == (
        status,
        code,
    )
    assert screen.state()["lobby"]["stage"] == "open"


def test_a_table_plays_by_the_rulings_it_has_mixed(rig: Rig) -> None:
    asha, bo, cy = rig.started("Asha", "Bo", "Cy", rulebook="mixed", rulings={"final_pass": False})
    rulings = {"final_pass": False, "bare_city_attackable": True, "attacker_minus_defender": True}
    told = bo.state()
    assert (told["lobby"]["rulebook"], told["lobby"]["options"]["rulings"]) == ("mixed", rulings)
    assert told["game"]["rulebook"] == {"name": "mixed", **rulings}
    rig.play(400, lambda state: isinstance(state.step, Auction))
    assert asha.command("PlaceBid", amount=0).status_code == 200
    assert bo.command("PassBid").status_code == 200
    assert cy.command("PlaceBid", amount=1).status_code == 200
    assert asha.command("PassBid").status_code == 200
    assert bo.command("PlaceBid", amount=2).status_code == 200, "who passed may come back in"


def test_a_pause_holds_players_but_not_the_host(rig: Rig) -> None:
    asha = rig.started("Asha", "Bo")[0]
    screen = rig.screen()
    screen.post("/api/pause", paused=True)
    assert asha.state()["lobby"]["paused"]
    assert refusal(asha.command("FinishSetUp")) == (409, "table.paused")
    correction = {"command": "CorrectPrice", "seat": -1, "market": "grain", "price": 2, "reason": "slipped"}
    assert screen.post("/api/commands", command=correction).status_code == 200
    screen.post("/api/pause", paused=False)
    assert refusal(asha.command("FinishSetUp"))[0] == 422


def test_a_freed_seat_can_be_given_back_until_somebody_takes_it(rig: Rig) -> None:
    asha, bo = rig.started("Asha", "Bo")
    screen = rig.screen()
    assert refusal(screen.post("/api/seats/0/give-back")) == (409, "seat.not_returnable")
    screen.post("/api/seats/0/free")
    assert asha.state()["you"]["seat"] is None
    assert screen.state()["lobby"]["seats"][0]["returnable"]
    assert refusal(bo.post("/api/seats/0/give-back")) == (403, "host.only")
    assert screen.post("/api/seats/0/give-back").status_code == 200
    assert asha.state()["you"]["seat"] == 0
    screen.post("/api/seats/0/free")
    other = rig.phone("192.168.1.77")
    rig.handed(other, 0, "Cy")
    assert other.state()["you"]["seat"] == 0
    assert refusal(screen.post("/api/seats/0/give-back")) == (409, "seat.not_returnable")


def test_everybody_is_told_who_paused(rig: Rig) -> None:
    asha, bo = rig.started("Asha", "Bo")
    screen = rig.screen()
    asha.post("/api/host", pin=screen.state()["you"]["pin"])
    screen.post("/api/pause", paused=True)
    assert bo.state()["lobby"]["paused_by"] is None, "whoever sits at the table's screen has no name"
    screen.post("/api/pause", paused=False)
    asha.post("/api/pause", paused=True)
    screen.post("/api/pause", paused=True)
    assert bo.state()["lobby"]["paused_by"] == "Asha"
    screen.post("/api/pause", paused=False)
    assert (bo.state()["lobby"]["paused"], bo.state()["lobby"]["paused_by"]) == (False, None)


def test_the_call_clock_is_set_within_bounds_and_switched_off(rig: Rig) -> None:
    screen = rig.screen()
    assert refusal(screen.post("/api/clock", seconds=0)) == (400, "clock.seconds")
    assert refusal(screen.post("/api/clock", seconds=601)) == (400, "clock.seconds")
    screen.post("/api/clock", seconds=20)
    assert screen.state()["clock"] == {"seconds": 20, "ends_at_ms": None}
    screen.post("/api/clock", seconds=None)
    assert screen.state()["clock"]["seconds"] is None


def test_a_virtual_player_takes_a_free_seat_and_gives_it_back(rig: Rig) -> None:
    rig.seated("Asha")
    screen = rig.screen()
    assert refusal(screen.post("/api/seats/0/virtual", player="random")) == (409, "seat.taken")
    assert screen.post("/api/seats/1/virtual", player="sensible").status_code == 200
    seat = screen.state()["lobby"]["seats"][1]
    assert (seat["virtual"], seat["taken"], seat["held"]) == ("sensible", True, False)
    assert seat["name"]
    assert refusal(rig.phone().post("/api/seats/1/claim", name="Bo")) == (409, "seat.taken")
    screen.post("/api/seats/1/virtual", player=None)
    assert screen.state()["lobby"]["seats"][1]["name"] is None


def test_a_host_may_speak_for_a_virtual_player_and_for_no_person(rig: Rig) -> None:
    rig.seated("Asha")
    screen = rig.screen()
    screen.post("/api/seats/1/virtual", player="sensible")
    screen.post("/api/game/start")
    lay = {"command": "FinishSetUp", "seat": 1}
    assert refusal(screen.post("/api/commands", command=lay))[0] == 422
    assert refusal(screen.post("/api/commands", command={**lay, "seat": 0})) == (403, "seat.not_yours")


def test_hosts_are_listed_for_hosts_alone_and_lose_their_rights_when_revoked(rig: Rig) -> None:
    asha, bo = rig.seated("Asha", "Bo")
    other, screen = rig.phone(), rig.screen()
    known = screen.state()["you"]["pin"]
    for phone in (bo, other):
        phone.post("/api/host", pin=known)
    assert asha.state()["hosts"] is None
    now_ms = rig.time.now_ns // 1_000_000
    listed = [
        {"number": 1, "seat": 1, "since_ms": now_ms, "own": True},
        {"number": 2, "seat": None, "since_ms": now_ms, "own": False},
    ]
    assert bo.state()["hosts"] == listed
    assert [host["own"] for host in screen.state()["hosts"]] == [False, False]
    assert refusal(asha.post("/api/hosts/2/revoke")) == (403, "host.only")
    assert bo.post("/api/hosts/2/revoke").status_code == 200
    assert refusal(bo.post("/api/hosts/2/revoke")) == (404, "host.unknown")
    assert other.state()["you"]["host"] is False
    assert refusal(other.post("/api/pause", paused=True)) == (403, "host.only")
    assert refusal(other.post("/api/host", pin=known)) == (403, "host.wrong_pin")
    assert bo.state()["you"]["host"] is True


def test_a_new_pin_is_shown_at_the_tables_screen_and_the_old_one_is_not_heard(rig: Rig) -> None:
    asha, screen = rig.phone(), rig.screen()
    old = screen.state()["you"]["pin"]
    assert refusal(asha.post("/api/hosts/pin")) == (403, "host.only")
    assert screen.post("/api/hosts/pin").status_code == 200
    new = screen.state()["you"]["pin"]
    assert new != old
    assert refusal(asha.post("/api/host", pin=old)) == (403, "host.wrong_pin")
    assert asha.post("/api/host", pin=new).status_code == 200


def test_guessers_at_many_addresses_lock_out_nobody_who_stands_at_the_tables_screen(rig: Rig) -> None:
    for n in range(60):
        rig.phone(f"192.168.1.{n % 12}").post("/api/host", pin=f"{n:06d}")
    asha = rig.phone("192.168.1.3")
    assert refusal(asha.post("/api/host", pin=rig.screen().state()["you"]["pin"]))[0] == 429
    assert refusal(asha.post("/api/hosts/code")) == (403, "host.only")
    shown = rig.screen().post("/api/hosts/code").json
    assert shown is not None
    assert (len(shown["code"]), shown["seconds"]) == (10, 120)
    assert shown["picture"].startswith("data:image/svg+xml;base64,")
    assert asha.post("/api/host", pin=shown["code"]).status_code == 200
    assert asha.state()["you"]["host"]
