"""On PostgreSQL: a backup is restored and says the same, the schema goes up and down, tournaments are held."""

from __future__ import annotations

import contextlib
import inspect
import itertools
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import pytest
import sqlalchemy as sa

from companion.errors import CompanionError, NotAllowed, TooSoon
from companion.hub.people.profiles import Profile
from companion.hub.processes.engines import postgres_in
from companion.hub.storage import migrations
from companion.hub.storage.database import HubDatabase
from companion.hub.storage.tables import HUB_METADATA
from tests.companion.hub.club_rig import ClubRig
from tests.companion.hub.tournament import test_tournaments
from tests.companion.schema_steps import check_step_keeps_data, steps_in
from tests.soak.club.programs import engine_program, until

pytestmark = [pytest.mark.program, pytest.mark.slow, pytest.mark.long, pytest.mark.xdist_group("postgres")]

STEPS: Final = steps_in(Path(migrations.__file__).parent)
PAGES: Final = (
    *("/", "/standings", "/records", "/tables/1", "/people/1", "/people/2", "/tournaments", "/tournaments/1"),
    *("/host", "/webhooks", "/tokens", "/api/hub/wall", "/api/hub/tables/1", "/api/hub/standings"),
    *("/api/hub/standings.csv", "/api/hub/people/1", "/api/hub/records", "/api/hub/tournaments/1"),
    *("/api/hub/tournaments/1.csv", "/api/hub/webhooks", "/api/hub/tokens"),
)
HELD: Final = [
    name
    for name, test in inspect.getmembers(test_tournaments, inspect.isfunction)
    if name.startswith("test_") and "ClubRig()" in inspect.getsource(test) and not inspect.signature(test).parameters
]


class Server:
    """A PostgreSQL of its own; ``programs`` are where ``pg_dump`` lies."""

    def __init__(self, folder: Path) -> None:
        engine = postgres_in(folder)
        self.programs = Path(next(word for word in engine.program if word.endswith("/postgres"))).parent
        self.program = engine_program(engine, folder)
        self._sockets = folder / "sockets"
        self._numbers = itertools.count(1)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://raja@/{database}?host={quote(str(self._sockets))}"

    def empty(self) -> str:
        """A new database's name."""
        name = f"club_{next(self._numbers)}"
        self.run("createdb", name)
        return name

    def run(self, program: str, *arguments: str) -> None:
        """One of PostgreSQL's own programs."""
        reached = ("--host", str(self._sockets), "--username", "raja")
        subprocess.run([str(self.programs / program), *reached, *arguments], check=True, timeout=120)

    def answers(self) -> bool:
        reached = ["--host", str(self._sockets), "--quiet"]
        return subprocess.run([str(self.programs / "pg_isready"), *reached], check=False).returncode == 0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="raja-") as folder:
        try:
            made = Server(Path(folder))
        except CompanionError as missing:
            if missing.code != "hub.engine_missing":
                raise
            pytest.skip(f"needs PostgreSQL ({missing.message})")
        made.program.begin()
        try:
            until(made.answers, "PostgreSQL answers")
            yield made
        finally:
            made.program.end()


def _lived(rig: ClubRig) -> str:
    """Two games, a tournament in its first round, a webhook that waits, a person who is deleted, a token, which is given."""
    table = rig.table("Window")
    client = rig.client()
    client.post("/api/hub/webhooks", json={"url": "https://example.org/raja", "kinds": ["game.over"]})
    names = ["Asha", "Bo", "Cy", "Zenobia"]
    wanted = {"title": "Cup", "form": "swiss", "kind": "raja", "wanted": 3, "rounds": 2, "names": names}
    client.post("/api/hub/tournaments", json=wanted)
    client.post("/api/hub/tournaments/1/rounds", json={})
    for key, players in (("one", ("Asha", "Bo", "Cy")), ("two", ("Zenobia", "Asha"))):
        table.play(table.opened("raja", key, 3, players), 3)
        table.outbox.send_new()
    assert client.post("/api/hub/people/4/delete", json={}).status_code == 200
    return rig.club.tokens.make("Site", ["read", "tournaments"], None)[1]


def _rows(rig: ClubRig) -> dict[str, list[tuple[Any, ...]]]:
    with rig.database.reading() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=str)
            for table in HUB_METADATA.sorted_tables
        }


def test_a_dump_restored_into_an_empty_database_is_the_same_hub(server: Server, tmp_path: Path) -> None:
    before = server.empty()
    rig = ClubRig(server.url(before))
    table = rig.table("Door")
    token = _lived(rig)
    file = str(tmp_path / "club.dump")
    server.run("pg_dump", "--format=custom", "--file", file, before)
    told = {path: rig.client().get(path).data for path in PAGES}
    rows = _rows(rig)
    assert all(rows[name] for name in ("club_events", "ratings", "pairings", "webhook_tellings", "api_tokens"))

    after = server.empty()
    server.run("pg_restore", "--exit-on-error", "--dbname", after, file)
    again = ClubRig(server.url(after))
    again.time.now_ns = rig.time.now_ns
    assert again.hub == rig.hub
    assert _rows(again) == rows
    for path, said in told.items():
        assert again.client().get(path).data == said, path

    # It goes on: its tables and tokens are known, and no number is given twice.
    again.club.tokens.check(token, ["read"], "192.168.1.99")
    table.line.client = again.client()
    table.play(table.opened("raja", "three", 8, ("Asha", "Bo")), 8)
    table.outbox.send_new()
    assert len(_rows(again)["games"]) == len(rows["games"]) + 1
    assert again.client().post("/api/hub/tournaments", json=test_tournaments.WANTED).status_code == 200
    for one in (rig, again):
        one.database.close()


def test_the_schema_goes_up_and_down_with_its_data(server: Server) -> None:
    rig = ClubRig(server.url(server.empty()))
    _lived(rig)
    rows = _rows(rig)
    rig.database.downgrade("0004")
    rig.database.upgrade()
    rows["people"] = [(*row[:-1], 0) for row in rows["people"]]  # what pages show anew is counted from step 0009 on
    rows["seats"] = [(*row[:-1], None) for row in rows["seats"]]  # their places at the table are kept from step 0010 on
    assert _rows(rig) == {**rows, "api_tokens": []}
    rig.database.downgrade("0001")
    rig.database.upgrade()
    kept = _rows(rig)
    assert all(kept[name] == rows[name] for name in ("club_events", "games", "people", "ratings", "seats"))
    rig.database.downgrade("base")
    rig.database.upgrade()
    rig.database.close()


def test_accounts_are_held_as_on_sqlite_also_where_two_ask_at_the_same_moment(server: Server) -> None:
    rig = ClubRig(server.url(server.empty()))
    _lived(rig)
    accounts, phrase = rig.club.accounts, "four grey elephants dance"
    with ThreadPoolExecutor(4) as hosts:
        codes = list(hosts.map(lambda _: accounts.new_code(1), range(8)))
        claimed = list(hosts.map(lambda code: _made(lambda: accounts.claim(code, phrase, "192.168.1.9")), codes))
    (made,) = [one for one in claimed if one is not None]  # of all codes the last one holds, and once
    with ThreadPoolExecutor(4) as phones:
        signed = list(phones.map(lambda _: accounts.sign_in("ASHA", phrase, "192.168.1.9"), range(8)))
    assert all(accounts.who(token) == who for who, token in [made, *signed])
    assert accounts.seen(1).devices == 9
    rig.club.change_profile(1, Profile("Zoë", "teal", recordings_shown=False))
    with pytest.raises(CompanionError, match="already called that"):
        rig.club.change_profile(1, Profile("BO", None, recordings_shown=True))
    kept = rig.club.kept_of(1)
    assert (kept.profile.nickname, len(kept.games), len(kept.devices)) == ("Zoë", 2, 9)
    assert kept.games[0].events
    rig.club.delete_person(1)
    assert [accounts.who(token) for _, token in [made, *signed]] == [None] * 9
    rig.database.close()


def _made(claim: Callable[[], Any]) -> Any:
    """What came of it; None where the code was wrong."""
    try:
        return claim()
    except (NotAllowed, TooSoon):
        return None


@pytest.mark.parametrize("step", STEPS)
def test_every_step_of_the_schema_keeps_its_data_up_and_down(server: Server, step: str) -> None:
    with contextlib.closing(HubDatabase(server.url(server.empty()), 1)) as database:
        check_step_keeps_data(database, STEPS, step)


@pytest.mark.parametrize("name", HELD)
def test_tournaments_go_as_they_do_on_sqlite(server: Server, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    made: list[ClubRig] = []

    def rig() -> ClubRig:
        made.append(ClubRig(server.url(server.empty())))
        return made[-1]

    held: Callable[[], None] = getattr(test_tournaments, name)
    monkeypatch.setattr(test_tournaments, "ClubRig", rig)
    held()
    assert made
    for one in made:
        one.database.close()
