"""docs/security.md names a test for each point; each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

from companion.settings.loading import load_settings
from tests.companion.live_rig import Rig
from tests.said import said

ROOT = Path(__file__).parents[2]
LEVEL_1 = {
    "2.1": range(1, 13),
    "2.2": range(1, 4),
    "2.3": (1,),
    "2.5": range(1, 7),
    "2.7": range(1, 5),
    "2.8": (1,),
    "3.1": (1,),
    "3.2": range(1, 4),
    "3.3": (1, 2),
    "3.4": range(1, 6),
    "3.7": (1,),
    "4.1": (1, 2, 3, 5),
    "4.2": (1, 2),
    "4.3": (1, 2),
    "5.1": range(1, 6),
    "5.2": range(1, 9),
    "5.3": range(1, 11),
    "5.5": range(1, 5),
    "6.2": (1,),
    "7.1": (1, 2),
    "7.4": (1,),
    "8.2": range(1, 4),
    "8.3": range(1, 5),
    "9.1": range(1, 4),
    "10.3": range(1, 4),
    "11.1": range(1, 6),
    "12.1": (1,),
    "12.3": range(1, 6),
    "12.4": (1, 2),
    "12.5": (1, 2),
    "12.6": (1,),
    "13.1": (1, 3),
    "13.2": range(1, 4),
    "13.3": (1,),
    "14.2": range(1, 4),
    "14.3": (2, 3),
    "14.4": range(1, 8),
    "14.5": range(1, 4),
}
"""The points of OWASP ASVS 4.0.3 that are asked for at level 1, by section."""


def test_every_test_that_shows_a_point_is_there() -> None:
    rows = (ROOT / "docs/security.md").read_text(encoding="utf-8").splitlines()
    points = [line for line in rows if re.match(r"\| \d", line)]
    assert len(points) > 25
    told = [re.findall(r"`(test_\w+)`", line) for line in points]
    assert [points[n] for n, names in enumerate(told) if not names] == []
    written = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert {name for names in told for name in names} - written == set()


def test_every_point_of_level_1_is_told_of() -> None:
    text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    told = text[text.index("## OWASP ASVS") : text.index("## Attempts")]
    found = set()
    for chapter, first, last in re.findall(r"\b(\d+\.\d+)\.(\d+)(?: – \d+\.\d+\.(\d+))?", told.replace("4.0.3", "")):
        found |= {f"{chapter}.{number}" for number in range(int(first), int(last or first) + 1)}
    points = {f"{chapter}.{number}" for chapter, numbers in LEVEL_1.items() for number in numbers}
    assert len(points) == 128
    assert points - found == set()


def test_nobody_is_asked_but_whom_the_user_named() -> None:
    asks = re.compile(
        r"^\s*(?:import|from) (?:http\.client|urllib\.request|requests|httpx|aiohttp|smtplib|ftplib|redis|valkey|paho\.mqtt\.client|obstore)\b",
        re.M,
    )
    rooms = ROOT / "companion"
    asking = {
        path.relative_to(rooms).as_posix()
        for path in rooms.rglob("*.py")
        if asks.search(path.read_text(encoding="utf-8"))
    }
    assert asking == {
        "archive/bucket.py",
        "remote_camera/network_camera.py",
        "makers/mqtt_client.py",
        "open_room/process.py",
        "outbox/hub_connection.py",
        "http_post.py",
        "push/push_service.py",
        "hub/watching/news.py",
        "hub/hall/gate_messages.py",
        "hub/hooks/http_delivery.py",
        "machine/steering.py",
    }


def test_no_more_than_a_hundred_wrong_pins_are_heard_in_an_hour() -> None:
    pin = load_settings().pin
    assert pin.tries_of_all * 3600 / pin.window_s <= 100


def test_the_hosts_guide_promises_of_a_correction_what_the_chronicle_tells() -> None:
    rig = Rig()
    rig.started("Asha", "Bo")
    rig.play(30)
    screen = rig.screen()
    for command in (
        {"command": "CorrectPrice", "market": "grain", "price": 2},
        {"command": "CorrectHand", "owner": 0, "cash": 10, "elephants": 1, "shields": [1, 0, 0]},
    ):
        answer = screen.post("/api/commands", command={**command, "seat": -1, "reason": "slipped"})
        assert answer.status_code == 200, answer.json
    told = [said(line["message"]) for line in screen.state()["log"]]
    assert any(re.fullmatch(r"The host corrects: grain at 2 instead of \d+ \(slipped\)", line) for line in told)
    assert "The host corrects: a hand (slipped)" in told
    guide = (ROOT / "docs/host-guide.md").read_text(encoding="utf-8")
    assert "for a price also what it was before, for a hand only that it was corrected" in guide


def test_an_open_room_counts_what_its_guide_says() -> None:
    settings = load_settings().open_room
    guide = (ROOT / "docs/small-games.md").read_text(encoding="utf-8")
    told = f"come in and seal {settings.phone.burst:.0f} times at once"
    assert told in guide
    assert f"come in {settings.newcomer.burst:.0f} times of one address" in guide
