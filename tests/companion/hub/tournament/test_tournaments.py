"""A whole tournament at a club: rounds are paired, results come in by themselves, people come and go."""

from __future__ import annotations

from typing import Any, Final

import pytest
from flask.testing import FlaskClient

from companion.games.catalogue import engine_of
from companion.hub.tournament.running import MOST_PEOPLE, Tournaments
from companion.texts.files import languages
from tests.companion.hub.club_rig import ClubRig

pytestmark = pytest.mark.slow

NAMES: Final = ("Asha", "Bo", "Cy", "Devi", "Eli", "Fay")
WANTED: Final[dict[str, Any]] = {
    "title": "Autumn cup",
    "form": "swiss",
    "kind": "raja",
    "wanted": 3,
    "rounds": 2,
    "names": NAMES,
}


def begun(rig: ClubRig, **other: Any) -> int:
    answer: Any = rig.client().post("/api/hub/tournaments", json={**WANTED, **other})
    assert answer.status_code == 200, answer.json
    return int(answer.json["id"])


def told(rig: ClubRig, tournament: int) -> Any:
    return rig.client().get(f"/api/hub/tournaments/{tournament}").json


def paired(rig: ClubRig, tournament: int) -> Any:
    answer = rig.client().post(f"/api/hub/tournaments/{tournament}/rounds", json={})
    return answer.json if answer.status_code == 200 else answer


def people_at(course: Any, round_: int) -> list[list[str]]:
    return [[one["name"] for one in pairing["people"]] for pairing in course["pairings"] if pairing["round"] == round_]


def played_at(rig: ClubRig, name: str, key: str, names: list[str], seed: int) -> None:
    """A game of those people, at another table of the club, from its first event to its last."""
    table = rig.table(name)
    table.play(table.opened("raja", key, seed, tuple(names)), seed)
    table.outbox.send_new()


def test_a_tournament_from_its_first_round_to_its_end() -> None:
    rig = ClubRig()
    rig.time.now_ns = 0
    tournament = begun(rig)
    assert told(rig, tournament)["round"] == 0
    assert paired(rig, tournament) == {"round": 1}
    first = told(rig, tournament)
    assert people_at(first, 1) == [["Asha", "Bo", "Cy"], ["Devi", "Eli", "Fay"]]
    refused = paired(rig, tournament)
    assert (refused.status_code, refused.json["code"]) == (409, "hub.round_waits")

    played_at(rig, "Window", "one", ["Cy", "Asha", "Bo"], 3)
    half = told(rig, tournament)
    assert [pairing["ranks"] is not None for pairing in half["pairings"]] == [True, False]
    second = half["pairings"][1]["id"]
    assert rig.client().post(f"/api/hub/pairings/{second}/result", json={"ranks": [2, 1, 2]}).status_code == 200
    points = {one["name"]: one["points"] for one in told(rig, tournament)["scores"]}
    assert points["Eli"] == 2
    assert points["Devi"] == points["Fay"] == 0
    assert sum(points.values()) == sum(
        other > rank
        for pairing in told(rig, tournament)["pairings"]
        for rank in pairing["ranks"]
        for other in pairing["ranks"]
    )

    assert paired(rig, tournament) == {"round": 2}
    course = told(rig, tournament)
    met = [
        {
            frozenset(pair)
            for table in people_at(course, round_)
            for pair in zip(table, table[1:] + table[:1], strict=True)
        }
        for round_ in (1, 2)
    ]
    assert len(met[0] & met[1]) <= 2, "of six at two tables of three two pairs must meet again"
    for pairing in course["pairings"]:
        if pairing["round"] == 2:
            rig.client().post(f"/api/hub/pairings/{pairing['id']}/result", json={"ranks": [1, 2, 3]})
    assert told(rig, tournament)["over"]
    assert paired(rig, tournament).json["code"] == "hub.tournament_over"


def test_whoever_leaves_is_paired_no_more_and_whoever_comes_late_is() -> None:
    rig = ClubRig()
    tournament = begun(rig, wanted=2, rounds=3, names=NAMES[:4])
    paired(rig, tournament)
    for pairing in told(rig, tournament)["pairings"]:
        rig.client().post(f"/api/hub/pairings/{pairing['id']}/result", json={"ranks": [1, 2]})
    asha = told(rig, tournament)["scores"][0]
    assert (
        rig.client().post(f"/api/hub/tournaments/{tournament}/entrants/{asha['person']}/leave", json={}).status_code
        == 200
    )
    assert (
        rig.client().post(f"/api/hub/tournaments/{tournament}/entrants/{asha['person']}/leave", json={}).status_code
        == 404
    )
    assert (
        rig.client().post(f"/api/hub/tournaments/{tournament}/entrants", json={"names": ["Gil", "Bo"]}).status_code
        == 200
    )
    paired(rig, tournament)
    course = told(rig, tournament)
    assert sorted(name for table in people_at(course, 2) for name in table) == ["Bo", "Cy", "Devi", "Gil"]
    assert next(one for one in course["scores"] if one["name"] == asha["name"])["points"] == 1


def test_one_of_an_odd_number_has_a_bye_which_counts_and_never_twice() -> None:
    rig = ClubRig()
    tournament = begun(rig, wanted=2, rounds=3, names=NAMES[:3], kind="belemmer")
    alone = []
    for round_ in (1, 2, 3):
        paired(rig, tournament)
        course = told(rig, tournament)
        alone += [table[0] for table in people_at(course, round_) if len(table) == 1]
        for pairing in course["pairings"]:
            if len(pairing["people"]) == 2 and pairing["ranks"] is None:
                rig.client().post(f"/api/hub/pairings/{pairing['id']}/result", json={"ranks": [1, 2]})
    assert sorted(alone) == ["Asha", "Bo", "Cy"]
    assert told(rig, tournament)["over"]


def test_a_host_s_word_may_be_taken_back() -> None:
    rig = ClubRig()
    tournament = begun(rig)
    paired(rig, tournament)
    (pairing, _) = told(rig, tournament)["pairings"]
    for ranks, kept in (([3, 1, 1], [3, 1, 1]), ([], None)):
        assert rig.client().post(f"/api/hub/pairings/{pairing['id']}/result", json={"ranks": ranks}).status_code == 200
        assert told(rig, tournament)["pairings"][0]["ranks"] == kept


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": " "}, "hub.tournament"),
        ({"title": "x" * 81}, "hub.tournament"),
        ({"form": "knockout"}, "hub.tournament"),
        ({"kind": "chess"}, "hub.tournament"),
        ({"wanted": 6}, "hub.tournament"),
        ({"rounds": 0}, "hub.tournament"),
        ({"names": ["x" * 25]}, "hub.entrants"),
        ({"names": [""]}, "hub.entrants"),
        ({"names": [str(n) for n in range(MOST_PEOPLE + 1)]}, "hub.entrants"),
    ],
)
def test_what_makes_no_tournament_is_refused_and_leaves_nothing(change: dict[str, Any], code: str) -> None:
    rig = ClubRig()
    answer: Any = rig.client().post("/api/hub/tournaments", json={**WANTED, **change})
    assert (answer.status_code, answer.json["code"]) == (400, code)
    assert Tournaments(rig.club).all() == []


def test_only_hosts_change_anything_and_what_is_not_there_is_said() -> None:
    rig = ClubRig()
    tournament = begun(rig, names=["Asha"])
    stranger = rig.client()
    stranger.environ_base["REMOTE_ADDR"] = "192.168.1.99"
    for path, body in (
        ("/api/hub/tournaments", WANTED),
        (f"/api/hub/tournaments/{tournament}/rounds", {}),
        (f"/api/hub/tournaments/{tournament}/entrants", {"names": ["Bo"]}),
        (f"/api/hub/tournaments/{tournament}/entrants/1/leave", {}),
        ("/api/hub/pairings/1/result", {"ranks": []}),
    ):
        assert stranger.post(path, json=body).status_code == 403, path
    for path in ("/tournaments/9", "/api/hub/tournaments/9", "/api/hub/tournaments/9.csv"):
        assert stranger.get(path).status_code == 404
    assert paired(rig, 9).status_code == 404
    assert paired(rig, tournament).json["code"] == "hub.too_few_entrants"
    assert rig.client().post("/api/hub/pairings/1/result", json={"ranks": [1]}).status_code == 404


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Runde"), ("fr", "ronde"), ("es", "ronda"), ("ja", "回戦"), ("en", "round")]
)
def test_a_refusal_is_said_in_the_page_s_language(language: str, word: str) -> None:
    rig = ClubRig()
    tournament = begun(rig)
    paired(rig, tournament)
    answer: Any = rig.client().post(f"/api/hub/tournaments/{tournament}/rounds?lang={language}", json={})
    assert answer.json["code"] == "hub.round_waits"
    assert word in answer.json["message"]


@pytest.mark.parametrize("ranks", [[1, 2], [0, 1, 2], [2, 2, 3], [1, 2, 4]])
def test_places_that_cannot_be_are_refused(ranks: list[int]) -> None:
    rig = ClubRig()
    tournament = begun(rig)
    paired(rig, tournament)
    (pairing, _) = told(rig, tournament)["pairings"]
    answer: Any = rig.client().post(f"/api/hub/pairings/{pairing['id']}/result", json={"ranks": ranks})
    assert (answer.status_code, answer.json["code"]) == (400, "hub.ranks")


def test_everybody_sees_it_in_their_language_as_a_page_and_as_a_list() -> None:
    rig = ClubRig()
    rig.table("Window")
    tournament = begun(rig, title="=Cup")
    paired(rig, tournament)
    stranger: FlaskClient = rig.client()
    stranger.environ_base["REMOTE_ADDR"] = "192.168.1.99"
    for language in languages():
        page = stranger.get(f"/tournaments/{tournament}?lang={language}").text
        assert "Asha" in page
        assert "Window" in page
        assert "data-post" not in page, "a guest is offered nothing to change"
        assert "=Cup" in stranger.get(f"/tournaments?lang={language}").text
    lines = stranger.get(f"/api/hub/tournaments/{tournament}.csv").text.splitlines()
    assert lines[0] == "place,person,name,points,won,opponents,played"
    assert len(lines) == 1 + len(NAMES)


def test_each_game_that_a_club_knows_can_be_played_in_a_tournament() -> None:
    rig = ClubRig()
    for kind in ("raja", "bid_war", "suit_bidding", "almost", "belemmer"):
        assert engine_of(kind) is not None
        begun(rig, kind=kind)
    assert len(Tournaments(rig.club).all()) == 5
