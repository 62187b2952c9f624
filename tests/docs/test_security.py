"""docs/security.md names a test for each point; each of them is there."""

from __future__ import annotations

import re
from pathlib import Path

from companion.settings.loading import load_settings
from tests.companion.live_rig import Rig
from tests.said import said

ROOT = Path(__file__).parents[2]


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
    assert "of a price what it was before, of a hand only that it was corrected" in guide


def test_an_open_room_counts_what_its_guide_says() -> None:
    settings = load_settings().open_room
    guide = (ROOT / "docs/small-games.md").read_text(encoding="utf-8")
    told = f"come in and seal {settings.phone.burst:.0f} times at once"
    assert told in guide
    assert f"come in {settings.newcomer.burst:.0f} times of one address" in guide
