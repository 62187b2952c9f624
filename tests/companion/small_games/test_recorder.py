"""A small game that is recorded: the file never holds a bid before its reveal, and replays to the same game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.cli.main import run
from companion.games.records import to_json
from companion.live.recording import LiveRecording
from companion.recording.messages import CommandDecided, CommandRejected, EventHappened, Message, StateReached
from companion.recording.reading import DamagedRecording, open_recording
from companion.replay.depths import replay_at
from companion.session.recorder import Recorder
from companion.settings.loading import load_settings
from companion.small_games.sealed_rounds import SealedRounds
from companion.web.app import Equipment, create_live_app
from tests.companion.live_rig import Rig
from tests.companion.small_games.playing import NAMES, command, opened, played, told, unopened_salts

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("almost", 3, {"discussion_s": 0}),
    ("suit_bidding", 2, {"ties": "carry"}),
    ("bid_war", 2, {}),
    ("belemmer", 2, {}),
]


class Kept:
    """What a recorder handed over, as it would lie in the file."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def put(self, size_bytes: int, make: Callable[[], Any]) -> None:
        """Written at once."""
        self.messages += make()

    def text(self) -> str:
        """All of it."""
        return repr([to_json(message) for message in self.messages])


def recording_into(rig: Rig, kept: Kept) -> None:
    """Records the open game, from its beginning, as a live table does."""
    Recorder(rig.small.session(), kept, lambda: 0, sealed=SealedRounds())


def recorded(rig: Rig, folder: Path) -> LiveRecording:
    """Records whatever is open at the table."""
    recording = LiveRecording(folder, SETTINGS, None, "nobody")
    rig.live.set_observer(recording)
    own_names = ("192.168.1.7", "127.0.0.1", "localhost")
    rig.app = create_live_app(rig.live, lambda name: name in own_names, rig.open_pages, Equipment(recorder=recording))
    return recording


@pytest.mark.parametrize(("kind", "players", "options"), GAMES)
def test_a_recorded_game_replays_at_both_depths(
    kind: str, players: int, options: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = Rig(url=f"sqlite:///{tmp_path / 'log.sqlite'}")
    recording = recorded(rig, tmp_path / "recordings")
    phones = opened(rig, *NAMES[:players], kind=kind, options=options, undo="all")
    random = Random(7)
    list(played(rig, phones, random, most=9))
    phones[0].post("/api/small/undo")
    assert phones[0].post("/api/small/commands", command={"command": "Redo", "seat": 0}).status_code in (200, 422)
    list(played(rig, phones, random))
    recording.close()
    (path,) = (tmp_path / "recordings").iterdir()
    version = rig.small.playing().version
    fold, again = replay_at(path, "fold", SETTINGS), replay_at(path, "re-decide", SETTINGS)
    assert fold.differences == again.differences == []
    assert fold.compared["events"] == again.compared["events"] == version
    assert fold.compared["states"] > 0
    with open_recording(path) as read:
        assert (read.about["game"], read.about["title"]) == (kind, rig.live.lobby.title)
    with pytest.raises(DamagedRecording) as other:
        replay_at(path, "re-sense", SETTINGS)
    assert other.value.code == "recording.other_game"
    for words in (["stats", str(path)], ["replay", str(path)]):
        with pytest.raises(SystemExit) as ended:
            run(words)
        assert ended.value.code == 2
        assert "a recording of a small game" in capsys.readouterr().err
    said = []
    for source in (path, tmp_path / "log.sqlite"):
        with pytest.raises(SystemExit) as ended:
            run(["transcript", str(source)])
        assert ended.value.code == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert "game ended" in said[0]


@pytest.mark.parametrize(("kind", "players", "options"), GAMES)
def test_what_is_recorded_never_holds_a_seal_before_its_reveal(
    kind: str, players: int, options: dict[str, Any]
) -> None:
    rig = Rig()
    phones = opened(rig, *NAMES[:players], kind=kind, options=options, undo="all")
    kept = Kept()
    recording_into(rig, kept)
    random = Random(players)
    for _ in range(20):
        list(played(rig, phones, random, most=1))
        if random.randrange(4) == 0:
            phones[0].post("/api/small/undo", count=1 + random.randrange(2))
        late = Kept()
        recording_into(rig, late)
        rig.small.session().set_observer(None)
        recording_into(rig, kept := Kept())
        for text in (kept.text(), late.text()):
            assert not [salt for salt in lying(rig) if salt in text]


def lying(rig: Rig) -> list[str]:
    """Salts of the bids that lie sealed now."""
    table = rig.small.playing()
    views = [table.engine.view(table.state, seat) for seat in range(len(table.state.options.players))]
    bids = [player.get("bid") for view in views for player in view["players"]]
    return [bid["salt"] for bid in bids if bid and bid["salt"]]


def test_a_refused_seal_tells_no_bid_either_and_is_refused_again(tmp_path: Path) -> None:
    rig = Rig()
    recording = recorded(rig, tmp_path)
    phones = opened(rig, *NAMES[:3], kind="almost", options={"discussion_s": 0})
    kept = Kept()
    assert command(phones[0], "SealBid", bid=11).status_code == 422
    recording_into(rig, kept)
    assert command(phones[0], "SealBid", bid=77).status_code == 422
    assert "77" not in kept.text()
    assert not [message for message in kept.messages if isinstance(message, CommandRejected)]
    for phone in phones:
        assert command(phone, "SealBid", bid=3).status_code == 200
    (rejected,) = (message for message in kept.messages if isinstance(message, CommandRejected))
    assert rejected.code == "bid.out_of_range"
    recording.close()


def test_a_seal_that_an_undo_left_behind_waits_for_its_own_round() -> None:
    rig = Rig()
    phones = opened(rig, *NAMES[:3], kind="almost", options={"discussion_s": 0}, undo="all")
    kept = Kept()
    recording_into(rig, kept)
    for phone in phones:
        command(phone, "SealBid", bid=2)
    command(phones[0], "SealBid", bid=9)
    (ahead,) = unopened_salts(rig.small.playing())
    phones[0].post("/api/small/undo", count=2)
    assert told(phones[0])["view"]["round"] == 1
    for phone in phones:
        command(phone, "SealBid", bid=3)
    assert ahead not in kept.text(), "round 1 is revealed again, but that was sealed for round 2"
    for phone in phones:
        command(phone, "SealBid", bid=4)
    assert ahead in kept.text()


def test_a_recording_that_ends_in_a_sealed_round_ends_before_it(tmp_path: Path) -> None:
    rig = Rig()
    recording = recorded(rig, tmp_path)
    phones = opened(rig, *NAMES[:3], kind="almost", options={"discussion_s": 0})
    for phone in phones:
        command(phone, "SealBid", bid=2)
    command(phones[0], "SealBid", bid=9)
    (salt,) = unopened_salts(rig.small.playing())
    recording.close()
    (path,) = tmp_path.iterdir()
    with open_recording(path) as read:
        messages = list(read.messages(CommandDecided, EventHappened, StateReached))
    assert salt not in repr(messages)
    assert max(message.version for message in messages if isinstance(message, EventHappened)) == 10
    assert replay_at(path, "fold", SETTINGS).differences == []
    assert replay_at(path, "re-decide", SETTINGS).differences == []


def test_the_host_stops_and_starts_it_and_each_game_has_its_file(tmp_path: Path) -> None:
    rig = Rig()
    recording = recorded(rig, tmp_path)
    opened(rig, *NAMES[:3], kind="almost", options={"discussion_s": 0})
    screen = rig.screen()
    assert screen.post("/api/recording", on=False).json["on"] is False  # type: ignore[index]
    assert screen.post("/api/recording", on=True).json["on"] is True  # type: ignore[index]
    screen.post("/api/small/open", kind="suit_bidding")
    recording.close()
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    for path in files:
        assert replay_at(path, "re-decide", SETTINGS).differences == []


def test_of_a_game_that_goes_on_the_transcript_tells_what_everybody_may_see(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = Rig(url=f"sqlite:///{tmp_path / 'log.sqlite'}")
    phones = opened(rig, *NAMES[:3], kind="almost", options={"discussion_s": 0})
    command(phones[0], "SealBid", bid=9)
    (salt,) = unopened_salts(rig.small.playing())
    with pytest.raises(SystemExit):
        run(["transcript", str(tmp_path / "log.sqlite")])
    text = capsys.readouterr().out
    assert salt not in text
    assert "bid sealed" in text
    assert "goes on" in text


def test_commands_of_a_small_game_become_text_and_the_text_the_same_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rig = Rig(url=f"sqlite:///{tmp_path / 'log.sqlite'}")
    phones = opened(rig, *NAMES[:2], kind="bid_war")
    list(played(rig, phones, Random(3)))
    said = []
    source = tmp_path / "log.sqlite"
    for step, options in enumerate(([], ["--commands"], [])):
        with pytest.raises(SystemExit):
            run(["transcript", str(source), *options])
        said.append(capsys.readouterr().out)
        source = tmp_path / f"{step}.txt"
        source.write_text(said[-1], encoding="utf-8")
    assert said[0] == said[2]
