"""Requests that are not the table's own: other hosts, other sites, guesses of the PIN, forged seats, ids, versions and tokens."""

from __future__ import annotations

import contextlib
import http.client
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.companion import GUEST
from companion.settings.loading import load_settings
from tests.companion.live_rig import LANDS
from tests.soak.attacks.outcome import Attempt, Effort, Outcome
from tests.soak.killed_server import HOST, Server

GUESSES: Final = 2000
GUESSERS: Final = 40
HEARD: Final = load_settings().pin.tries_of_all
"""In five minutes, as ``[pin]`` of the settings says."""

OTHER_SITES: Final[tuple[dict[str, str], ...]] = (
    {"Origin": "http://evil.example"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": f"http://{GUEST}.evil.example"},
    {"Origin": f"http://{GUEST}:9"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "multipart/form-data; boundary=x"},
)
OTHER_HOSTS: Final = ("evil.example", f"{GUEST}.evil.example", "10.0.0.9", "[::2]", "raja.local.evil.example", "")


@dataclass
class Asker:
    """Somebody who asks the table, as that address, under that name of it."""

    port: int
    address: str = GUEST
    name: str = GUEST
    cookie: str = ""

    def ask(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """Status and answer."""
        connection = http.client.HTTPConnection(GUEST, self.port, timeout=30, source_address=(self.address, 0))
        try:
            told = {"Host": f"{self.name}:{self.port}", "Content-Type": "application/json", "Cookie": self.cookie}
            data = None if body is None else json.dumps(body)
            connection.request(method, path, data, {**told, **(headers or {})})
            answer = connection.getresponse()
            text = answer.read()
            cookie = (answer.getheader("Set-Cookie") or "").split(";")[0]
            self.cookie = cookie or self.cookie
            with contextlib.suppress(ValueError):
                return answer.status, json.loads(text)
            return answer.status, {}
        finally:
            connection.close()

    def state(self) -> dict[str, Any]:
        """What they are told."""
        told: dict[str, Any] = self.ask("GET", "/api/state")[1]
        return told


def attempts(folder: Path, effort: Effort) -> Iterator[Attempt]:
    """Every attempt by asking."""
    server = Server(folder / "log.sqlite", address="0.0.0.0")
    server.start()
    try:
        port = server.port
        kinds = 2 * len(OTHER_SITES) + len(OTHER_HOSTS)
        yield Attempt(f"{kinds} kinds of foreign requests", "each refused, nothing changed", partial(_foreign, port))
        yield Attempt(
            "forged seats, senders, versions and ids", "each refused, nothing changed", partial(_forged, port)
        )
        yield Attempt("own tokens, and tokens changed in a letter", "nobody's", partial(_tokens, port))
        name = f"{GUESSES} guesses of the PIN from {GUESSERS} addresses"
        promise = f"at most {HEARD} heard, and a code from a host's screen is"
        yield Attempt(name, promise, partial(_guesses, port))
    finally:
        server.kill()


def _screen(port: int) -> Asker:
    return Asker(port, HOST, HOST)


def _foreign(port: int) -> Outcome:
    said = Counter[str]()
    changed = False
    for asker in (Asker(port), _screen(port)):
        for headers in OTHER_SITES:
            status, answer = asker.ask("POST", "/api/pause", {"paused": True}, headers)
            said[f"{status} {answer.get('code')}"] += 1
            changed |= bool(_screen(port).state()["lobby"]["paused"])
    for name in OTHER_HOSTS:
        status, answer = Asker(port, name=name).ask("GET", "/api/state", None, {"Host": name})
        said[f"{status} {answer.get('code')}"] += 1
    refused = all(line.startswith(("400", "403")) for line in said)
    return Outcome(refused and not changed, ", ".join(f"{n} × {line}" for line, n in said.most_common()))


def _forged(port: int) -> Outcome:
    asha, bo = Asker(port), Asker(port)
    for seat, (asker, name) in enumerate(((asha, "Asha"), (bo, "Bo"))):
        asker.ask("POST", f"/api/seats/{seat}/claim", {"name": name})
    _screen(port).ask("POST", "/api/game/start", {})
    cell = {"tiles": LANDS}
    for seat, asker in enumerate((asha, bo)):
        asker.ask(
            "POST", "/api/commands", {"command": {"command": "LayLands", "seat": seat, **cell}, "id": f"own {seat}"}
        )
    version = asha.state()["version"]
    lay = {"command": "LayLands", **cell}
    tried: list[tuple[Asker, dict[str, Any], tuple[int, ...]]] = [
        (asha, {"command": {**lay, "seat": 1}}, (403,)),
        (asha, {"command": {**lay, "seat": -1}}, (403, 422)),
        (asha, {"command": {**lay, "seat": 99}}, (403, 422)),
        (
            asha,
            {
                "command": {
                    "command": "CorrectHand",
                    "seat": -1,
                    "owner": 0,
                    "cash": 500,
                    "elephants": 0,
                    "shields": [0, 0, 0],
                    "reason": "x",
                }
            },
            (403,),
        ),
        (
            asha,
            {"command": {"command": "CorrectPrice", "seat": -1, "market": "grain", "price": 2, "reason": "x"}},
            (403,),
        ),
        (asha, {"command": {"command": "Undo", "seat": -1}}, (403, 422)),
        (Asker(port), {"command": {**lay, "seat": 0}}, (401, 403)),
        (asha, {"command": {**lay, "seat": 0}, "expected_version": version - 1}, (409,)),
        (asha, {"command": {**lay, "seat": 0}, "expected_version": version + 5}, (409,)),
        (asha, {"command": {**lay, "seat": 0}, "expected_version": -1}, (400, 409)),
        (asha, {"command": {**lay, "seat": 0}, "id": "x" * 41}, (400,)),
        (asha, {"command": {**lay, "seat": 0}, "you": {"seat": 1, "host": True}}, (400,)),
        (asha, {"command": {**lay, "seat": 1}, "id": "own 1"}, (403,)),
    ]
    wrong = []
    for asker, body, allowed in tried:
        status, answer = asker.ask("POST", "/api/commands", body)
        if status not in allowed:
            wrong.append(f"{body} → {status} {answer.get('code')}")
    again = asha.ask("POST", "/api/commands", {"command": {**lay, "seat": 0}, "id": "own 0"})[0]
    after = asha.state()["version"]
    figures = f"{len(tried)} tried, an own id sent again: {again}, version {version} → {after}"
    return Outcome(not wrong and again == 200 and after == version, "; ".join([figures, *wrong[:3]]))


def _tokens(port: int) -> Outcome:
    phone = Asker(port)
    status, _ = phone.ask("POST", "/api/seats/2/claim", {"name": "Cy"})
    if status != 200:  # the game has begun: a seat that plays
        phone.ask("POST", "/api/seats/0/request", {"name": "Cy"})
    name, _, token = phone.cookie.partition("=")
    made = [token[:at] + ("A" if letter != "A" else "B") + token[at + 1 :] for at, letter in enumerate(token)]
    made += ["", "0" * len(token), "x" * 4000, token + "A", token[:-1], '"><script>', "admin"]
    believed = 0
    for other in made:
        you = Asker(port, cookie=f"{name}={other}").state().get("you", {})
        believed += you.get("seat") is not None or bool(you.get("host"))
    return Outcome(believed == 0 and len(token) > 30, f"{len(made)} tokens, {believed} believed")


def _guesses(port: int) -> Outcome:
    pin = int(_screen(port).state()["you"]["pin"])
    said = Counter[int]()
    phone = Asker(port, "127.0.1.1")  # at an address that guesses, too; it has looked at the page before
    phone.state()
    phone.ask("GET", "/")
    for number in range(GUESSES):
        guess = (pin + 1 + number) % 10**6
        asker = Asker(port, f"127.0.1.{number % GUESSERS + 1}")
        said[asker.ask("POST", "/api/host", {"pin": f"{guess:06d}"})[0]] += 1
    code = _screen(port).ask("POST", "/api/hosts/code", {})[1]["code"]
    heard, answer = phone.ask("POST", "/api/host", {"pin": code})
    host = phone.state()["you"]["host"]
    counts = ", ".join(f"{n} × {status}" for status, n in said.most_common())
    return Outcome(
        said[403] <= HEARD and said[200] == 0 and heard == 200 and host,
        f"{counts}; the code: {heard} {answer.get('code', '')}",
    )
