"""Accounts are for whoever wants one: made with a host's code alone, open until signed out, gone when asked."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, Final

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from companion.hub.app import create_gate_app
from companion.hub.people.names import reference
from companion.hub.routes.signed_in import COOKIE
from companion.hub.storage.tables import ACCOUNTS, HUB_METADATA, SIGN_INS
from companion.texts.files import languages
from tests.companion.hub.club_rig import IS_OWN_NAME, SETTINGS
from tests.companion.hub.people.account_rig import ACCOUNT, MAYA, OTHER, PHRASE, AccountRig, is_signed_in, refused

pytestmark = pytest.mark.slow

HOUR_S: Final = 3600
DAY_S: Final = 24 * HOUR_S


@pytest.fixture(scope="module")
def club() -> AccountRig:
    """For tests that change nothing but what they made themselves."""
    return AccountRig(most=30)


def test_a_hosts_code_makes_an_account_once_and_it_opens_on_any_device() -> None:
    rig = AccountRig(most=30)
    maya = rig.person()
    page = rig.client().post(f"/api/hub/people/{maya}/code?lang=en", json={}).text
    code = page.partition('<code class="club-code">')[2].partition("</code>")[0]
    assert "data:image/svg+xml;base64," in page
    phone = rig.phone()
    typed = {"code": f" {code.lower().replace('-', ' ')} ", "passphrase": PHRASE}
    assert phone.post(f"{ACCOUNT}/claim", json=typed).json == {"id": maya}
    assert refused(rig.phone().post(f"{ACCOUNT}/claim", json=typed)) == (403, "hub.wrong_account_code")
    other = rig.sign_in("  mAYA ")
    told: Any = other.get(ACCOUNT).json
    assert (told["id"], told["nickname"], told["devices"]) == (maya, MAYA, 2)
    for signed in (phone, other):
        assert f'href="/people/{maya}"' in signed.get("/?lang=en").text.replace("?lang=en", "")
        assert signed.get("/account").headers["Location"] == f"/people/{maya}"


def test_nobody_makes_an_account_for_a_name_without_the_code_for_it(club: AccountRig) -> None:
    cy, stranger = club.person("Cy"), club.phone()
    assert stranger.post(f"/api/hub/people/{cy}/code", json={}).status_code == 403
    _, token = club.club.tokens.make("Site", ["people"], None)
    with_token = {"Authorization": f"Bearer {token}"}
    for_program = stranger.post(f"/api/hub/people/{cy}/code", json={}, headers=with_token)
    assert refused(for_program) == (403, "hub.token_never")
    replaced, newest = (club.club.accounts.new_code(cy) for _ in range(2))
    for wrong in ("", "ABCDE-FGHJK", replaced):
        answer = stranger.post(f"{ACCOUNT}/claim", json={"code": wrong, "passphrase": PHRASE})
        assert refused(answer) == (403, "hub.wrong_account_code")
    club.time.pass_s(SETTINGS.account.code_hours * HOUR_S + 1)
    late = stranger.post(f"{ACCOUNT}/claim", json={"code": newest, "passphrase": PHRASE})
    assert refused(late) == (403, "hub.wrong_account_code")
    assert club.club.accounts.seen(cy).made_ns is None


def test_a_passphrase_that_is_refused_leaves_the_code_good() -> None:
    rig = AccountRig(most=30)
    code = rig.club.accounts.new_code(rig.person())
    for short in ("", "elephants", "aaaaaaaaaaaaaaaaaaaa", "abcde" * 30):
        answer = rig.phone().post(f"{ACCOUNT}/claim", json={"code": code, "passphrase": short})
        assert refused(answer) == (400, "hub.passphrase")
    assert rig.phone().post(f"{ACCOUNT}/claim", json={"code": code, "passphrase": PHRASE}).status_code == 200


def test_unknown_names_and_wrong_passphrases_get_one_answer_for_the_same_work(
    club: AccountRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.signed_in()
    hashed: list[str] = []
    for work in ("hash", "verify"):
        does: Callable[..., Any] = getattr(PasswordHasher, work)

        def counted(*given: Any, work: str = work, does: Callable[..., Any] = does) -> Any:
            hashed.append(work)
            return does(*given)

        monkeypatch.setattr(PasswordHasher, work, counted)
    answers = []
    for number, name in enumerate((MAYA, "Bo", "Nobody", "", "\0", "x" * 1000)):
        body = {"name": name, "passphrase": OTHER}
        answer = club.phone(f"192.168.2.{number}").post(f"{ACCOUNT}/sign-in?lang=en", json=body)
        assert refused(answer) == (403, "hub.wrong_sign_in")
        answers.append((answer.data, [name for name, _ in answer.headers], len(hashed)))
        hashed.clear()
    assert answers == [answers[0]] * len(answers)
    assert answers[0][2] == 1


def _ends(rig: AccountRig, phone: FlaskClient, maya: int) -> dict[str, Callable[[], Any]]:
    """What ends that a device is signed in."""
    host, again = rig.client(), {"passphrase": PHRASE}

    def reset() -> Any:
        code = rig.club.accounts.new_code(maya)
        return rig.phone().post(f"{ACCOUNT}/claim", json={"code": code, "passphrase": OTHER})

    return {
        "everywhere": lambda: phone.post(f"{ACCOUNT}/sign-out-everywhere", json={}),
        "another passphrase": lambda: phone.post(f"{ACCOUNT}/passphrase", json={**again, "new": OTHER}),
        "a host's new code": reset,
        "removed by oneself": lambda: phone.post(f"{ACCOUNT}/remove", json=again),
        "removed by a host": lambda: host.post(f"/api/hub/people/{maya}/account/remove", json={}),
        "deleted by oneself": lambda: phone.post(f"{ACCOUNT}/delete", json=again),
        "deleted by a host": lambda: host.post(f"/api/hub/people/{maya}/delete", json={}),
    }


_ENDS: Final = (
    *("everywhere", "another passphrase", "a host's new code", "removed by oneself", "removed by a host"),
    *("deleted by oneself", "deleted by a host"),
)


@pytest.mark.parametrize("what", _ENDS)
def test_what_ends_a_sign_in_ends_it_at_the_hub(what: str) -> None:
    rig = AccountRig(most=30)
    phone, other, maya = rig.signed_in(), rig.sign_in(), rig.person()
    assert is_signed_in(other)
    ended = _ends(rig, phone, maya)[what]()
    assert ended.status_code == 200, ended.json
    assert not is_signed_in(other), "although its cookie is what it was"
    assert is_signed_in(phone) == (what == "another passphrase")
    opens = {PHRASE: what == "everywhere", OTHER: what in ("another passphrase", "a host's new code")}
    for phrase, does in opens.items():
        answer = rig.phone().post(f"{ACCOUNT}/sign-in", json={"name": MAYA, "passphrase": phrase})
        assert (answer.status_code == 200) == does


def test_signing_out_ends_this_device_alone(club: AccountRig) -> None:
    phone, other = club.signed_in(), club.sign_in()
    cookie = phone.get_cookie(COOKIE)
    assert cookie is not None
    assert (cookie.http_only, cookie.same_site) == (True, "Lax")
    assert phone.post(f"{ACCOUNT}/sign-out", json={}).status_code == 200
    assert phone.get_cookie(COOKIE) is None
    phone.set_cookie(COOKIE, cookie.value)
    assert (is_signed_in(phone), is_signed_in(other)) == (False, True)


def test_a_device_that_nobody_uses_is_signed_out(club: AccountRig) -> None:
    phone = club.signed_in()
    for _ in range(3):
        club.time.pass_s((SETTINGS.account.signed_in_days - 1) * DAY_S)
        assert is_signed_in(phone)
    club.time.pass_s((SETTINGS.account.signed_in_days + 1) * DAY_S)
    assert not is_signed_in(phone)
    club.sign_in()
    with club.database.reading() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(SIGN_INS)).scalar_one() == 1


@given(st.text(max_size=80))
def test_no_made_up_cookie_is_anybodys(club: AccountRig, token: str) -> None:
    assert club.club.accounts.who(token) is None


def test_no_changed_cookie_is_anybodys(club: AccountRig) -> None:
    cookie = club.signed_in().get_cookie(COOKIE)
    assert cookie is not None
    token = cookie.value
    assert club.club.accounts.who(token) is not None
    for place, letter in itertools.product(range(len(token)), "Aa0-"):
        if token[place] != letter:
            assert club.club.accounts.who(token[:place] + letter + token[place + 1 :]) is None


def test_neither_passphrases_nor_codes_nor_cookies_are_kept(club: AccountRig) -> None:
    phone = club.signed_in()
    code, cookie = club.club.accounts.new_code(club.person("Bo")), phone.get_cookie(COOKIE)
    assert cookie is not None
    with club.database.reading() as connection:
        rows = [row for each in HUB_METADATA.sorted_tables for row in connection.execute(sa.select(each))]
        hashes = list(connection.scalars(sa.select(ACCOUNTS.c.passphrase)))
    assert all(kept.startswith("$argon2id$") for kept in hashes)
    kept = str(rows) + phone.get(f"{ACCOUNT}/data").text
    for secret in (PHRASE, code, code.replace("-", ""), cookie.value, cookie.value.partition(".")[0]):
        assert secret not in kept


def test_whoever_guesses_waits_and_keeps_nobody_else_waiting() -> None:
    rig = AccountRig(most=30)
    rig.signed_in()
    guess = {"name": MAYA, "passphrase": OTHER}
    guesser = rig.phone("192.168.3.1")
    statuses = [guesser.post(f"{ACCOUNT}/sign-in", json=guess).status_code for _ in range(6)]
    assert statuses == [403] * SETTINGS.wrong_codes + [429]
    again = guesser.post(f"{ACCOUNT}/sign-in", json={"name": MAYA, "passphrase": PHRASE})
    assert refused(again) == (429, "hub.sign_ins_too_fast")
    assert is_signed_in(rig.sign_in())
    codes = [guesser.post(f"{ACCOUNT}/claim", json={"code": "A", "passphrase": PHRASE}).status_code for _ in range(6)]
    assert codes == [403] * SETTINGS.wrong_codes + [429]
    for address, _ in itertools.product(range(2, 4), range(SETTINGS.wrong_codes)):
        rig.phone(f"192.168.3.{address}").post(f"{ACCOUNT}/sign-in", json=guess)
    late = rig.phone("192.168.3.9").post(f"{ACCOUNT}/sign-in", json=guess)
    assert refused(late) == (429, "hub.sign_ins_too_fast"), "one name from many addresses"
    rig.time.pass_s(61)
    assert is_signed_in(rig.sign_in())


@pytest.mark.parametrize(
    ("path", "given_body", "expected"),
    [
        ("profile", {"nickname": "", "colour": None, "recordings_shown": True}, (400, "hub.nickname")),
        ("profile", {"nickname": "x" * 25, "colour": None, "recordings_shown": True}, (400, "hub.nickname")),
        ("profile", {"nickname": "a\nb\u202e", "colour": None, "recordings_shown": True}, (400, "hub.nickname")),
        ("profile", {"nickname": "\ue0001\ue001", "colour": None, "recordings_shown": True}, (400, "hub.nickname")),
        ("profile", {"nickname": " ＢＯ ", "colour": None, "recordings_shown": True}, (409, "hub.name_taken")),
        ("profile", {"nickname": MAYA, "colour": "mauve", "recordings_shown": True}, (400, "hub.colour")),
        ("profile", {"nickname": MAYA, "colour": None}, (400, "request.missing_field")),
        ("passphrase", {"passphrase": OTHER, "new": OTHER}, (403, "hub.wrong_passphrase")),
        ("passphrase", {"passphrase": PHRASE, "new": "short"}, (400, "hub.passphrase")),
        ("remove", {"passphrase": OTHER}, (403, "hub.wrong_passphrase")),
        ("delete", {"passphrase": OTHER}, (403, "hub.wrong_passphrase")),
        ("delete", {}, (400, "request.missing_field")),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence_and_changes_nothing(
    club: AccountRig, path: str, given_body: dict[str, Any], expected: tuple[int, str]
) -> None:
    phone = club.signed_in()
    before: Any = phone.get(ACCOUNT).json
    assert refused(phone.post(f"{ACCOUNT}/{path}", json=given_body)) == expected
    assert phone.get(ACCOUNT).json == before


@pytest.mark.parametrize("path", ["profile", "passphrase", "sign-out", "sign-out-everywhere", "remove", "delete"])
def test_whoever_is_not_signed_in_is_told_so(club: AccountRig, path: str) -> None:
    assert refused(club.phone().post(f"{ACCOUNT}/{path}", json={})) == (401, "hub.signed_out")
    other_site = {"Origin": "https://elsewhere.example"}
    assert refused(club.signed_in().post(f"{ACCOUNT}/{path}", json={}, headers=other_site)) == (
        403,
        "request.cross_site",
    )


def test_whoever_deletes_themselves_leaves_a_pseudonym_and_no_byte_of_the_name() -> None:
    rig = AccountRig()
    phone, maya = rig.signed_in(), rig.person()
    wanted = {"nickname": "Zebedeus", "colour": "teal", "recordings_shown": True}
    assert phone.post(f"{ACCOUNT}/profile", json=wanted).status_code == 200
    assert phone.post(f"{ACCOUNT}/delete", json={"passphrase": PHRASE}).json == {"deleted": maya}
    rig.one.play(rig.game, 2, most=40)
    rig.one.outbox.send_new()
    with rig.database.reading() as connection:
        rows = [row for each in HUB_METADATA.sorted_tables for row in connection.execute(sa.select(each))]
    kept = "".join(str(value) for row in rows for value in row)
    assert not {word for word in ("zebedeus", "maya", "teal") if word in kept.casefold()}
    assert reference(maya) in kept
    assert "Zebedeus" not in rig.client().get(f"/people/{maya}").text


def test_hosts_do_for_others_what_these_could_do_themselves() -> None:
    rig = AccountRig(most=30)
    host, bo = rig.client(), rig.person("Bo")
    wanted = {"nickname": "Boris", "colour": "red", "recordings_shown": False}
    assert host.post(f"/api/hub/people/{bo}/profile", json=wanted).status_code == 200
    listed: Any = host.get("/api/hub/people").json
    assert [(one["name"], one["colour"], one["recordings_shown"], one["account"]) for one in listed["people"]] == [
        ("Boris", "red", False, False),
        ("Cy", None, True, False),
        (MAYA, None, True, False),
    ]
    rig.signed_in("Boris")
    page = host.get("/people?lang=en").text
    assert (page.count("has an account"), page.count('data-colour="red"')) == (1, 1)
    assert host.post(f"/api/hub/people/{bo}/account/remove", json={}).status_code == 200
    gone = host.post(f"/api/hub/people/{bo}/account/remove", json={})
    assert refused(gone) == (404, "hub.no_account")
    assert refused(host.post("/api/hub/people/99/code", json={})) == (404, "hub.no_such_person")


def test_a_stronger_hash_is_taken_over_when_somebody_signs_in() -> None:
    club = AccountRig(most=30)
    club.signed_in()
    weaker = PasswordHasher(1, 8, 1).hash(PHRASE)
    with club.database.writing() as connection:
        connection.execute(ACCOUNTS.update().values(passphrase=weaker))
    club.sign_in()
    with club.database.reading() as connection:
        kept = connection.execute(sa.select(ACCOUNTS.c.passphrase)).scalar_one()
    assert "m=1024," in kept
    club.sign_in()


def test_without_an_account_everything_is_as_it_was(club: AccountRig) -> None:
    cy, guest = club.person("Cy"), club.phone()
    page = guest.get(f"/people/{cy}?lang=en").text
    assert "<form" not in page
    assert "ask a host for a code".casefold() in page.casefold()
    assert guest.get("/people").status_code == 403
    assert "Set-Cookie" not in guest.get("/").headers


def test_a_gate_signs_nobody_in(club: AccountRig) -> None:
    app, _ = create_gate_app(club.club, IS_OWN_NAME)
    assert "/account" not in app.test_client().get("/").text
    for path in ("/account", ACCOUNT, "/people"):
        assert app.test_client().get(path).status_code == 404


@pytest.mark.parametrize("language", languages())
def test_pages_of_accounts_speak_their_readers_language(club: AccountRig, language: str) -> None:
    phone = club.signed_in()
    for client, path in (
        (club.phone(), "/account"),
        (club.client(), "/people"),
        (phone, f"/people/{club.person()}"),
        (club.client(), f"/people/{club.person('Bo')}"),
    ):
        answer = client.get(f"{path}?lang={language}")
        assert answer.status_code == 200
        assert f'<html lang="{language}">' in answer.text
