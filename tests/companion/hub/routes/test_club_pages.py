"""What a club sees: its tables, standings, people and records, as pages, as JSON and as CSV."""

from __future__ import annotations

import csv
import gzip
import io
from collections import Counter
from itertools import pairwise
from typing import Any, Final

import pytest
from flask.testing import FlaskClient

from companion.hub.app import create_gate_app
from companion.hub.standings.ranking import Against, head_to_head, season_ns, season_of, standings
from companion.hub.standings.results import Placed, Result
from companion.texts.files import languages
from tests.companion.hub.club_rig import IS_OWN_NAME, ClubRig, ClubTableRig

pytestmark = pytest.mark.slow

PAGES: Final = ("/", "/standings", "/records", "/tables/1", "/people/1", "/host")


@pytest.fixture(scope="module")
def rig() -> ClubRig:
    """Two tables: a whole game of Raja at the one, another and a Bid War that goes on at the other."""
    made = ClubRig()
    window, stairs = made.table("Window"), made.table("Stairs")
    for table, kind, key, seed, most in (
        (window, "raja", "first", 3, 20_000),
        (stairs, "raja", "second", 8, 20_000),
        (stairs, "bid_war", "third", 5, 4),
    ):
        _play(table, kind, key, seed, most)
    return made


def _play(table: ClubTableRig, kind: Any, key: str, seed: int, most: int) -> None:
    game = table.opened(kind, key, seed)
    table.play(game, seed, most)
    table.outbox.send_new()


def _json(client: FlaskClient, path: str, **asked: Any) -> Any:
    answer = client.get(path, **asked)
    assert answer.status_code == 200, answer.text
    return answer.get_json()


def _stranger(rig: ClubRig) -> FlaskClient:
    """Somebody on another machine, without the hosts' key."""
    client = rig.client()
    client.environ_base["REMOTE_ADDR"] = "192.168.1.99"
    return client


def _result(*ranks: tuple[int | None, int]) -> Result:
    return Result(0, "raja", 0, tuple([Placed(person, 0, rank, rank == 1) for person, rank in ranks]))


def test_standings_count_players_left_behind_and_share_a_place_where_all_is_equal() -> None:
    played = [_result((1, 1), (2, 2), (3, 3)), _result((3, 1), (2, 2), (1, 3)), _result((2, 1), (None, 2))]
    found = [(row.place, row.person, row.played, row.won, row.behind) for row in standings(played)]
    assert found == [(1, 2, 3, 1, 3), (2, 1, 2, 1, 2), (2, 3, 2, 1, 2)]


def test_one_person_is_set_beside_each_they_met() -> None:
    played = [
        _result((1, 1), (2, 2), (3, 2)),
        _result((2, 1), (1, 1)),
        _result((2, 1), (3, 2)),
        _result((1, 2), (2, 1)),
    ]
    assert head_to_head(played, 1) == [Against(2, 1, 1, 1), Against(3, 1, 0, 0)]


def test_a_season_is_a_year_without_a_gap() -> None:
    for year in (2025, 2028):
        begins, ends = season_ns(year)
        assert (season_of(begins), season_of(ends - 1_000_000_000)) == (year, year)
        assert season_ns(year + 1)[0] == ends


def test_the_wall_has_each_table_with_its_newest_game(rig: ClubRig) -> None:
    tables = {table["name"]: table for table in _json(rig.client(), "/api/hub/wall")["tables"]}
    assert list(tables) == ["Stairs", "Window"]
    assert (tables["Window"]["game"]["kind"], tables["Window"]["game"]["over"]) == ("raja", True)
    assert (tables["Stairs"]["game"]["kind"], tables["Stairs"]["game"]["over"]) == ("bid_war", False)
    assert [seat["name"] for seat in tables["Window"]["game"]["seats"]] == ["Asha", "Bo", "Cy"]
    page = rig.client().get("/").text
    assert "Window" in page
    assert "Stairs" in page


def test_the_wall_for_programs_is_kept_until_something_happens_and_told_short_to_who_has_it() -> None:
    own = ClubRig()
    table, other = own.table("Window"), own.table("Attic")
    game = table.opened("bid_war", "g", 5)
    table.play(game, 5, 4)
    table.outbox.send_new()
    first = own.client().get("/api/hub/wall")
    tag = {"If-None-Match": first.headers["ETag"]}
    assert own.client().get("/api/hub/wall", headers=tag).status_code == 304
    short = own.client().get("/api/hub/wall", headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(short.data) == first.data
    own.time.pass_s(1)
    other.play(other.opened("almost", "h", 6), 6, 5)
    other.outbox.send_new()
    table.play(game, 5)
    table.outbox.send_new()
    after = _json(own.client(), "/api/hub/wall", headers=tag)
    assert [found["name"] for found in after["tables"]] == ["Attic", "Window"]
    assert after["tables"][1]["game"]["over"]
    assert after == _json(create_gate_app(own.club, IS_OWN_NAME)[0].test_client(), "/api/hub/wall")
    own.club.delete_person(1)
    own.club.joining.revoke(1)
    anew = _json(own.client(), "/api/hub/wall")
    assert [found["name"] for found in anew["tables"]] == ["Attic"]
    assert anew == _json(create_gate_app(own.club, IS_OWN_NAME)[0].test_client(), "/api/hub/wall")


def test_a_table_that_is_not_heard_of_is_shown_as_away() -> None:
    own = ClubRig()
    _play(own.table("Attic"), "bid_war", "g", 5, 4)
    assert not _json(own.client(), "/api/hub/tables/1")["away"]
    own.time.pass_s(own.club.settings.away_s + 1)
    assert _json(own.client(), "/api/hub/tables/1")["away"]


def test_standings_are_the_same_as_page_as_json_and_as_csv(rig: ClubRig) -> None:
    client = rig.client()
    told = _json(client, "/api/hub/standings")["standings"]
    rows = list(csv.DictReader(io.StringIO(client.get("/api/hub/standings.csv").text)))
    assert [(row["name"], int(row["points"]), int(row["won"])) for row in rows] == [
        (row["name"], row["behind"], row["won"]) for row in told
    ]
    assert sum(row["played"] for row in told) == 6
    assert all(a["behind"] >= b["behind"] for a, b in pairwise(told))
    page = client.get("/standings").text
    assert all(f">{row['name']}</a>" in page for row in told)


def test_all_that_programs_are_told_of_the_club_is_there_as_csv(rig: ClubRig) -> None:
    client = rig.client()

    def rows(path: str) -> list[dict[str, str]]:
        return list(csv.DictReader(io.StringIO(client.get(path).text)))

    wall = _json(client, "/api/hub/wall")["tables"]
    seats = [(table["name"], seat["name"], str(seat["points"])) for table in wall for seat in table["game"]["seats"]]
    assert [(row["name"], row["who"], row["points"]) for row in rows("/api/hub/tables.csv")] == seats
    ratings = _json(client, "/api/hub/ratings")["ratings"]
    assert [(row["kind"], row["name"], int(row["games"])) for row in rows("/api/hub/ratings.csv")] == [
        (row["kind"], row["name"], row["games"]) for row in ratings
    ]
    assert {row["kind"] for row in ratings} == {"", "raja"}
    assert all(a["shown"] >= b["shown"] for a, b in pairwise(ratings) if a["kind"] == b["kind"])
    person = _json(client, "/api/hub/people/1")
    assert [int(row["game"]) for row in rows("/api/hub/people/1.csv")] == [game["id"] for game in person["games"]]
    won = [str(game["seat"] in game["winners"]) for game in person["games"]]
    assert [row["won"] for row in rows("/api/hub/people/1.csv")] == won
    assert [(row["name"], int(row["ahead"])) for row in rows("/api/hub/people/1/against.csv")] == [
        (other["name"], other["ahead"]) for other in person["against"]
    ]
    records = _json(client, "/api/hub/records")
    assert [(row["record"], int(row["size"]), row["table"]) for row in rows("/api/hub/records.csv")] == [
        *[("wall", row["size"], row["name"]) for row in records["walls"]],
        *[("siege", row["size"], row["name"]) for row in records["sieges"]],
    ]


def test_no_name_of_a_person_is_a_formula_to_a_spreadsheet() -> None:
    own = ClubRig()
    table = own.table()
    game = table.opened("raja", "g", 3, ("=1+1", "Bo", "Cy"))
    table.play(game, 3)
    table.outbox.send_new()
    text = own.client().get("/api/hub/standings.csv").text
    assert "'=1+1" in text
    assert ",=1+1" not in text


def test_a_person_has_games_ratings_and_everybody_they_met(rig: ClubRig) -> None:
    told = _json(rig.client(), "/api/hub/people/1")
    assert Counter(game["kind"] for game in told["games"])["raja"] == 2
    assert {rating["kind"]: rating["games"] for rating in told["ratings"]} == {"": 2, "raja": 2}
    assert {against["ahead"] + against["after"] + against["level"] for against in told["against"]} == {2}


def test_whoever_is_deleted_is_in_no_page_by_name_and_not_in_the_standings() -> None:
    own = ClubRig()
    table = own.table()
    game = table.opened("raja", "g", 3, ("Zenobia", "Bo", "Cy"))
    table.play(game, 3)
    table.outbox.send_new()
    client = own.client()
    person = next(row["person"] for row in _standing_rows(client) if row["name"] == "Zenobia")
    assert client.post(f"/api/hub/people/{person}/delete", json={}).status_code == 200
    assert "Zenobia" not in {row["name"] for row in _standing_rows(client)}
    for path in (*PAGES, f"/people/{person}", "/api/hub/wall", "/api/hub/tables/1", f"/api/hub/people/{person}"):
        assert "Zenobia" not in client.get(path).text


def _standing_rows(client: FlaskClient) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(client.get("/api/hub/standings.csv").text)))


@pytest.mark.parametrize("language", languages())
def test_every_page_speaks_its_readers_language(rig: ClubRig, language: str) -> None:
    client = rig.client()
    for path in PAGES:
        by_address = client.get(f"{path}?lang={language}").text
        assert f'<html lang="{language}">' in by_address
        assert f'<html lang="{language}">' in client.get(path, headers={"Accept-Language": language}).text


def test_hosts_get_a_code_put_tables_out_and_nobody_else_does(rig: ClubRig) -> None:
    stranger, host = _stranger(rig), _stranger(rig)
    for path in ("/host", "/host?key=wrong"):
        assert stranger.get(path).status_code == 403
    for path in ("/api/hub/host/code", "/api/hub/tables/1/revoke", "/api/hub/people/1/delete"):
        assert stranger.post(path, json={}).status_code == 403
    assert "Delete this person" not in stranger.get("/people/1").text
    assert host.get(f"/host?key={rig.host_key}").status_code == 302
    for scheme, secure in (("http", False), ("https", True)):
        cookie = rig.client().get(f"/host?key={rig.host_key}", base_url=f"{scheme}://127.0.0.1").headers["Set-Cookie"]
        assert ("; Secure" in cookie) is secure
    assert "Window" in host.get("/host").text
    assert "raja hub join http://127.0.0.1:8020 " in host.post("/api/hub/host/code", json={}).text


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/tables/99", 404, "hub.no_such_table"),
        ("/api/hub/tables/99", 404, "hub.no_such_table"),
        ("/api/hub/people/99", 404, "hub.no_such_person"),
        ("/api/hub/standings?season=next", 400, "hub.season"),
        ("/api/hub/standings?season=٢٠٢٦", 400, "hub.season"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(rig: ClubRig, path: str, status: int, code: str) -> None:
    answer = rig.client().get(path)
    assert answer.status_code == status
    if path.startswith("/api"):
        assert answer.get_json()["code"] == code


def test_what_cannot_be_undone_is_asked_for_twice(rig: ClubRig) -> None:
    for path in ("/host", "/people/1"):
        page = rig.client().get(path).text
        grave = [line for line in page.splitlines() if "/revoke" in line or "/delete" in line]
        assert grave
        assert all("data-sure" in line for line in grave)


def test_figures_and_health_are_told(rig: ClubRig) -> None:
    client = rig.client()
    assert 'raja_hub_batches_total{outcome="taken"}' in client.get("/metrics").text
    assert _json(client, "/health") == {"alive": True}
    assert _json(client, "/ready") == {"ready": True}
