"""The client is what the description makes of it, and a hub answers it."""

from __future__ import annotations

import doctest
import inspect
import socket
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from werkzeug.serving import make_server

from companion.texts.files import languages
from raja_client import Away, Hub, Refused, Table
from scripts.make_client import FOLDER, written
from tests.companion.hub.archive_rig import ArchiveRig
from tests.companion.live_rig import Rig
from tests.companion.web.browser.served_rig import ServedRig

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
BUSY_S = 600.0
"""Longer than any answer takes, so that a busy machine does not decide a test."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ArchiveRig, str]]:
    """A hub where a game of three was played, and its address."""
    rig = ArchiveRig(tmp_path_factory.mktemp("archive"))
    table = rig.table("Window")
    table.play(table.opened("raja", "first", 3), 3)
    table.outbox.send_new()
    server = make_server("127.0.0.1", 0, rig.app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield rig, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_what_is_kept_is_what_the_script_makes_of_the_description() -> None:
    for name, text in written().items():
        assert (FOLDER / name).read_text("utf-8") == text, "run `make page-types`"


def test_every_question_without_numbers_is_answered(served: tuple[ArchiveRig, str]) -> None:
    hub, asked = Hub(served[1], timeout_s=BUSY_S), 0
    for name, method in vars(Hub).items():
        if name.startswith("_") or name == "stream" or "POST" in inspect.getsource(method):
            continue
        needed = [one for one in inspect.signature(method).parameters.values() if one.default is one.empty]
        if len(needed) == 1:
            assert method(hub), name
            asked += 1
    assert asked > 10


def test_a_tournament_is_held_by_a_program_with_a_token(served: tuple[ArchiveRig, str]) -> None:
    _, address = served
    made = Hub(address, timeout_s=BUSY_S).make_token(name="Site", scopes=["tournaments"], days=30)
    hub = Hub(address, token=made["token"], timeout_s=BUSY_S)
    names = ["Asha", "Bo", "Cy", "Devi"]
    number = hub.begin_tournament(title="Cup", form="swiss", kind="raja", wanted=2, rounds=2, names=names)["id"]
    assert hub.pair_round(number) == {"round": 1}
    first, second = hub.tournament(number)["pairings"]
    hub.say_result(first["id"], ranks=[2, 1])
    hub.say_result(second["id"], ranks=[1, 1])
    scores = hub.tournament(number)["scores"]
    assert scores[0]["person"] == first["people"][1]["id"]
    hub.leave_tournament(number, first["people"][0]["id"])
    assert len(hub.tournament(number)["playing"]) == 3
    assert hub.tournament_csv(number).startswith("place,")
    with pytest.raises(Refused, match="recordings") as refused:
        hub.recordings()
    assert (refused.value.status, refused.value.code) == (403, "hub.token_scope")


def test_a_refusal_comes_in_the_programs_language(served: tuple[ArchiveRig, str]) -> None:
    told = set()
    for language in languages():
        with pytest.raises(Refused) as refused:
            Hub(served[1], token="bauble", language=language, timeout_s=BUSY_S).webhooks()
        told.add(refused.value.message)
    assert len(told) == len(languages())
    served[0].time.pass_s(61)


def test_a_page_that_follows_is_told_as_events(served: tuple[ArchiveRig, str]) -> None:
    with closing(Hub(served[1], timeout_s=BUSY_S).stream(table="1")) as events:
        name, told = next(events)
    assert name == "state"
    assert "Window" in str(told)


def test_a_table_tells_a_program_what_it_tells_a_guest() -> None:
    rig = Rig()
    served = ServedRig(rig)
    try:
        rig.started("Asha", "Bo")
        rig.play(30)
        table = Table(served.phones, timeout_s=BUSY_S)
        assert [seat["name"] for seat in table.state()["seats"]] == ["Asha", "Bo"]
        assert all(player["hand"] is None for player in table.state()["game"]["players"])
        assert len(table.games()["games"]) == 1
        assert table.moments()["moments"]
        assert table.people()["may_forget"] is False
        with closing(table.events()) as events:
            name, told = next(events)
        assert (name, told["seats"]) == ("state", table.state()["seats"])
        with pytest.raises(Refused) as refused:
            table.afterwards(game="")
        assert refused.value.status in (404, 409)
    finally:
        served.close()


def test_whoever_does_not_answer_as_a_hub_is_away() -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        nobody = f"http://127.0.0.1:{probe.getsockname()[1]}"
    with pytest.raises(Away, match="check the address"):
        Hub(nobody).wall()
    with pytest.raises(ValueError, match=r"no address of a hub"):
        Hub("club.local")


def test_what_the_docs_show_comes_out_as_they_say(served: tuple[ArchiveRig, str]) -> None:
    rig, address = served
    _, token = rig.club.tokens.make("Doc", ["read"], None)
    text = (ROOT / "docs/makers.md").read_text("utf-8")
    shown = text.replace("http://192.168.1.5:8020", address).replace("raja_1_…", token)
    example = doctest.DocTestParser().get_doctest(shown, {}, "makers.md", "docs/makers.md", 0)
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)
    assert (result.failed, result.attempted > 4) == (0, True)
