"""What tables play is in the hub's log: each event once, in order, as a spectator saw it."""

from __future__ import annotations

import contextlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa

from companion.games.actor import BY_HOST
from companion.games.engine import HOST, Undo
from companion.hub.people.names import reference, with_names
from companion.hub.people.register import nicknames
from companion.hub.storage import migrations
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import EVENTS, GAMES, HUB_METADATA, PEOPLE, RATINGS
from companion.lobby.lobby import GameKind
from companion.outbox.cursors import Cursors
from companion.outbox.hub_connection import BATCHES, JOIN, HubAway, HubRefused
from companion.outbox.membership import (
    JOINING,
    KEY_HEADER,
    SIGNATURE_HEADER,
    new_private_key,
    public_key_of,
    signed,
)
from tests.companion.hub.club_rig import SENDING, ClubRig, ClubTableRig, options_of
from tests.companion.schema_steps import check_step_keeps_data, steps_in

pytestmark = pytest.mark.slow
STEPS: Final = steps_in(Path(migrations.__file__).parent)

KINDS: Final[tuple[GameKind, ...]] = ("raja", "bid_war", "suit_bidding", "almost", "belemmer")
"""Those that are played for points; ``test_secrets_stay.py`` sends a vote, too."""


def hub_log(rig: ClubRig, key: str) -> list[str]:
    """The hub's events of a game, with the names back in their places."""
    query = sa.select(EVENTS.c.event).join(GAMES).where(GAMES.c.key == key).order_by(EVENTS.c.version)
    with rig.database.reading() as connection:
        named = nicknames(connection, str)
        return [
            json.dumps(with_names(json.loads(e or "null"), named), sort_keys=True) for e in connection.scalars(query)
        ]


def played(table: ClubTableRig, kind: GameKind, key: str, seed: int) -> None:
    """A whole game, sent as it goes."""
    game = table.opened(kind, key, seed)
    table.play(game, seed, most=7)
    table.outbox.send_new()
    table.play(game, seed + 1)
    table.outbox.send_new()


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game_is_in_the_hubs_log_event_by_event(kind: GameKind) -> None:
    rig = ClubRig()
    table = rig.table()
    played(table, kind, "g", 3)
    assert hub_log(rig, "g") == table.spectator_log("g")
    assert table.outbox.send_new() == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_batch_ends_where_a_command_does_however_small_it_is(kind: GameKind) -> None:
    rig = ClubRig()
    table = rig.table()
    table.begin_outbox(settings=replace(SENDING, batch_events=1))
    table.play(table.opened(kind, "g", 3), 3, most=40)
    assert table.outbox.send_new() == len(table.log.commands("g"))
    assert hub_log(rig, "g") == table.spectator_log("g")


def test_lost_answers_and_a_forgetful_outbox_double_nothing() -> None:
    rig = ClubRig()
    table = rig.table()
    game = table.opened("bid_war", "g", 5)
    for seed in range(6):
        table.play(game, seed, most=9)
        table.line.cut = 1
        with pytest.raises(HubAway):
            table.outbox.send_new()
        if seed % 2:
            table.begin_outbox()  # killed before it kept its cursor
        table.outbox.send_new()
    assert hub_log(rig, "g") == table.spectator_log("g")


def test_a_hub_that_lost_its_newest_events_is_sent_them_again() -> None:
    rig = ClubRig()
    table = rig.table()
    game = table.opened("almost", "g", 5)
    table.play(game, 1, most=12)
    table.outbox.send_new()
    with rig.database.writing() as connection:  # a copy from before was put back
        connection.execute(EVENTS.delete().where(EVENTS.c.version > 4))
        connection.execute(GAMES.update().values(version=4))
    table.play(game, 2, most=5)
    table.outbox.send_new()
    assert hub_log(rig, "g") == table.spectator_log("g")


def test_an_undo_after_the_end_takes_the_result_back() -> None:
    rig = ClubRig()
    table = rig.table()
    game = table.opened("belemmer", "g", 2)
    table.play(game, 1)
    table.outbox.send_new()
    with rig.database.reading() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(RATINGS)).scalar_one() == 4
    game.submit(Undo(HOST), source=BY_HOST, t_ns=0)
    table.outbox.send_new()
    with rig.database.reading() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(RATINGS)).scalar_one() == 0
        assert connection.execute(sa.select(GAMES.c.winners)).scalar_one() is None


def test_one_damaged_game_does_not_hold_up_the_others() -> None:
    rig = ClubRig()
    table = rig.table()
    table.play(table.opened("almost", "a-damaged", 5), 1, most=5)
    table.play(table.opened("almost", "b-whole", 6), 1, most=5)
    with table.database.transaction() as connection:
        connection.exec_driver_sql("UPDATE events SET event = '{' WHERE table_id = 'a-damaged' AND version = 2")
    table.outbox.send_new()
    assert hub_log(rig, "b-whole") == table.spectator_log("b-whole")


def _salts(events: list[dict[str, Any]]) -> set[bytes]:
    """All salts that a log holds: each is drawn by chance, so that none stands anywhere by accident."""
    return {event["salt"].encode() for event in events if event.get("salt")}


@pytest.mark.parametrize("kind", ["bid_war", "suit_bidding", "almost"])
def test_no_sealed_bid_and_no_salt_goes_to_the_hub_before_it_is_open(kind: GameKind) -> None:
    rig = ClubRig()
    table = rig.table()
    game = table.opened(kind, "g", on_phones(kind))
    hidden_ever = 0
    for seed in range(1, 400):
        table.play(game, seed, most=1)
        table.outbox.send_new()
        logged = [event.event for event in table.log.events("g")]
        opened = {salt.encode() for event in logged for salt in event.get("salts", ())}
        hidden = _salts(logged) - opened
        hidden_ever += len(hidden)
        sent = b"".join(table.line.bodies)
        assert not [salt for salt in hidden if salt in sent]
        if game.engine.over(game.state):
            break
    assert hidden_ever
    told = [event["event"] for body in table.line.bodies for event in json.loads(body)["events"]]
    seals = [event for event in told if event["event"] == "BidSealed"]
    assert seals
    assert not any(event.get(field) for event in seals for field in ("cards", "card", "bid", "salt"))


def on_phones(kind: GameKind) -> int:
    """A seed whose options have bids sealed on phones."""
    for seed in range(100):
        options = options_of(kind, seed)
        real = getattr(options, "cards", "phones") != "phones" or getattr(options, "bids", "phones") != "phones"
        if not real and getattr(options, "bidding", "sealed") == "sealed":
            return seed
    raise AssertionError(kind)


def test_no_hand_and_no_order_of_cards_goes_to_the_hub() -> None:
    rig = ClubRig()
    table = rig.table()
    kinds: tuple[tuple[GameKind, str], ...] = (("bid_war", "a"), ("belemmer", "b"), ("suit_bidding", "c"))
    for kind, key in kinds:
        game = table.opened(kind, key, 1)
        table.play(game, 1, most=6)
    raja = table.opened("raja", "d", 1)
    table.play(raja, 1, most=60)
    table.outbox.send_new()
    for body in table.line.bodies:
        batch = json.loads(body)
        for event in (told["event"] or {} for told in batch["events"]):
            assert event["event"] == "AuctionWon" or not event.get("order")
            assert not event.get("prizes")
            assert not event.get("decks")
            assert len(event.get("red", ())) <= 1
        for player in batch["stand"]["view"]["players"]:
            assert batch["game"]["kind"] == "suit_bidding" or not player.get("hand"), player


def test_a_revoked_tables_key_and_anothers_signature_are_of_no_use() -> None:
    rig = ClubRig()
    first, second = rig.table("First"), rig.table("Second")
    first.play(first.opened("almost", "g", 1), 1, most=4)
    first.outbox.send_new()
    stolen = first.line.bodies[-1]
    signature = first.member.signature(stolen)
    as_second = {KEY_HEADER: second.member.public_key, SIGNATURE_HEADER: signature}
    refused: Any = rig.client().post(BATCHES, data=stolen, content_type="application/json", headers=as_second)
    assert (refused.status_code, refused.json["code"]) == (403, "hub.not_signed_here")
    ids = {table.name: table.id for table in rig.club.joining.tables()}
    assert rig.client().post(f"/api/hub/tables/{ids['First']}/revoke", json={}).status_code == 200
    first.play(first.opened("almost", "h", 1), 1, most=4)
    with pytest.raises(HubRefused, match="removed from the club"):
        first.outbox.send_new()
    second.play(second.opened("almost", "g", 2), 1, most=4)
    second.outbox.send_new()
    assert hub_log(rig, "h") == []


def test_a_code_is_good_for_one_table_and_for_some_minutes() -> None:
    rig = ClubRig()
    rig.joined("One")
    guest = {"REMOTE_ADDR": "192.168.1.9"}
    for path in ("/api/hub/codes", "/api/hub/tables/1/revoke", "/api/hub/people/1/delete"):
        assert rig.client().post(path, json={}, environ_base=guest).status_code == 403
    used, late = rig.club.joining.new_code(), rig.club.joining.new_code()
    assert rig.ask_to_join(used, "Two", new_private_key()).status_code == 200
    assert rig.ask_to_join(used, "Three", new_private_key()).status_code == 403
    rig.time.pass_s(16 * 60)
    statuses = [rig.ask_to_join(late, "Late", new_private_key()).status_code for _ in range(6)]
    assert statuses == [403] * 5 + [429]
    key = new_private_key()
    of_another_code = signed(key, JOINING + used.encode())
    unsigned = {"code": late, "name": "Late", "public_key": public_key_of(key), "signature": of_another_code}
    assert rig.client().post(JOIN, json=unsigned).status_code == 400
    assert len(rig.club.joining.tables()) == 2


def test_whoever_is_deleted_leaves_a_pseudonym_and_no_byte_of_the_name(tmp_path: Path) -> None:
    rig = ClubRig(f"sqlite:///{tmp_path / 'hub.sqlite'}")
    table = rig.table()
    game = table.opened("raja", "g", 1, ("Zebedeus", "Bo", "Cy"))
    table.play(game, 1, most=150)
    table.outbox.send_new()
    with rig.database.reading() as connection:
        person = connection.execute(sa.select(PEOPLE.c.id).where(PEOPLE.c.nickname == "Zebedeus")).scalar_one()
    assert rig.client().post(f"/api/hub/people/{person}/delete", json={}).status_code == 200
    table.play(game, 2, most=40)
    table.outbox.send_new()
    with rig.database.reading() as connection:
        rows = [row for each in HUB_METADATA.sorted_tables for row in connection.execute(sa.select(each))]
    kept = "".join(str(value) for row in rows for value in row)
    assert "zebedeus" not in kept.casefold()
    assert reference(person) in kept
    assert rig.client().post(f"/api/hub/people/{person}/delete", json={}).status_code == 404


def test_the_schema_goes_up_and_down_with_its_data(tmp_path: Path) -> None:
    rig = ClubRig(f"sqlite:///{tmp_path / 'hub.sqlite'}")
    played(rig.table(), "almost", "g", 3)
    logged = hub_log(rig, "g")
    rig.database.upgrade()
    rig.database.check_begun()
    assert hub_log(rig, "g") == logged
    rig.club.tokens.make("Site", ["read"], None)
    rig.database.downgrade("0004")
    rig.database.upgrade()
    assert (rig.club.tokens.shown(), hub_log(rig, "g")) == ([], logged)
    assert rig.club.tokens.make("Site", ["read"], None)[0] > 0
    rig.database.downgrade("0001")
    assert (rig.database.step(), hub_log(rig, "g")) == ("0001", logged)
    rig.database.upgrade()
    rig.database.check_begun()
    assert hub_log(rig, "g") == logged
    with rig.database.reading() as connection:
        columns = {
            name: {column["name"] for column in sa.inspect(connection).get_columns(name)}
            for name in HUB_METADATA.tables
        }
    assert columns == {name: set(table.columns.keys()) for name, table in HUB_METADATA.tables.items()}
    rig.database.downgrade("base")
    assert rig.database.step() is None
    rig.database.upgrade()


@pytest.mark.parametrize(
    "step", [*(pytest.param(step, marks=pytest.mark.long) for step in STEPS[1:-2]), STEPS[0], *STEPS[-2:]]
)
def test_every_step_of_the_schema_keeps_its_data_up_and_down(step: str, tmp_path: Path) -> None:
    database = HubDatabase(f"sqlite:///{tmp_path / 'hub.sqlite'}", 1)
    with contextlib.closing(database):
        check_step_keeps_data(database, STEPS, step)


@pytest.mark.parametrize(
    "change",
    [
        {"after": -1},
        {"after": 7},
        {"events": []},
        {"game": None},
        {"stand": {"view": {}, "points": [1], "winners": [9], "walls": [], "over": True}},
    ],
)
def test_what_is_no_batch_is_refused_in_a_sentence(change: dict[str, Any]) -> None:
    rig = ClubRig()
    table = rig.table()
    table.play(table.opened("almost", "g", 1), 1, most=4)
    table.outbox.send_new()
    body = json.dumps({**json.loads(table.line.bodies[0]), **change}).encode()
    headers = {KEY_HEADER: table.member.public_key, SIGNATURE_HEADER: table.member.signature(body)}
    answer: Any = rig.client().post(BATCHES, data=body, content_type="application/json", headers=headers)
    assert (answer.status_code, answer.json["code"]) == (400, "hub.batch")


def test_a_damaged_cursor_costs_a_repetition_and_nothing_else(tmp_path: Path) -> None:
    rig = ClubRig()
    table = rig.table()
    game = table.opened("almost", "g", 5)
    file = tmp_path / "cursor.json"
    table.begin_outbox(Cursors(file, table.member.hub))
    table.play(game, 1, most=9)
    table.outbox.send_new()
    assert Cursors(file, table.member.hub).of("g") == game.version
    file.write_text("{")
    table.begin_outbox(Cursors(file, table.member.hub))
    table.play(game, 2, most=3)
    table.outbox.send_new()
    assert hub_log(rig, "g") == table.spectator_log("g")
    assert Cursors(file, "another hub").of("g") is None
