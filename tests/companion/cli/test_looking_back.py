"""`raja export`, `raja stats`, `raja look`, `raja recording labels`: what they write, and how they refuse."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest

from companion.cli.main import run
from tests.companion.cli.test_bad_input import refused
from tests.companion.review.recorded import recorded_evening
from tests.companion.review.test_loading import messages_of, write

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Path:
    evening = recorded_evening()
    return write(tmp_path_factory.mktemp("evening") / "evening.mcap", evening, messages_of(evening))


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What ``raja`` prints."""
    with pytest.raises(SystemExit) as stopped:
        run(list(arguments))
    assert stopped.value.code == 0
    return capsys.readouterr().out


def test_each_form_goes_where_it_is_told(capsys: pytest.CaptureFixture[str], recording: Path, tmp_path: Path) -> None:
    assert json.loads(said(capsys, "export", str(recording), "--to", "json"))["title"] == "Asha and Bo"
    written = said(capsys, "export", str(recording), "--to", "transcript", "-o", str(tmp_path / "game.txt"))
    assert written.strip() == str(tmp_path / "game.txt")
    said(capsys, "transcript", "--commands", str(tmp_path / "game.txt"))
    tables = said(capsys, "export", str(recording), "--to", "csv").split()
    assert [Path(table).name for table in tables] == ["events.csv", "prices.csv", "points.csv", "dice.csv", "asked.csv"]
    assert Path(tables[0]).parent == recording.with_name("evening-tables")
    said(capsys, "export", str(recording), "--to", "html")
    assert "Key moments" in recording.with_suffix(".html").read_text("utf-8")
    said(capsys, "export", str(recording), "--to", "html", "--lang", "de")
    assert "Augenblicke" in recording.with_suffix(".html").read_text("utf-8")
    assert "2026-11-18%2020" in said(capsys, "export", str(recording), "--to", "bgstats")


def test_stats_are_told_in_words_as_json_and_on_a_page(
    capsys: pytest.CaptureFixture[str], recording: Path, tmp_path: Path
) -> None:
    assert "ODDS AND OUTCOME" in said(capsys, "stats", str(recording))
    page = tmp_path / "stats.html"
    assert "AUSSICHTEN" in said(capsys, "stats", str(recording), "--lang", "de", "--page", str(page))
    assert '<html lang="de">' in page.read_text("utf-8")
    body = json.loads(
        said(capsys, "stats", str(recording), str(recording), "--json", "--plots", str(tmp_path / "plots"))
    )
    assert body["evenings"] == ["Asha and Bo", "Asha and Bo"]
    assert "sieges.svg" in {path.name for path in (tmp_path / "plots").iterdir()}


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "FILE", "--to", "json"],
        ["export", "FILE", "--to", "mp4"],
        ["stats", "FILE"],
        ["look", "FILE", "--port", "8765"],
        ["recording", "labels", "FILE", "-o", "FOLDER"],
    ],
    ids=lambda arguments: " ".join(arguments[:2]),
)
@pytest.mark.parametrize(
    "content", [None, b"", b"\x89MCAP0\r\n broken", b"{}"], ids=["missing", "empty", "cut", "other"]
)
def test_what_is_no_recording_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], content: bytes | None
) -> None:
    path = tmp_path / "some.mcap"
    if content is not None:
        path.write_bytes(content)
    filled = [str(path) if a == "FILE" else str(tmp_path / "labels") if a == "FOLDER" else a for a in arguments]
    assert "some.mcap" in refused(capsys, *filled)
    assert {entry.name for entry in tmp_path.iterdir()} <= {"some.mcap"}


def test_places_that_cannot_be_written_are_named(
    capsys: pytest.CaptureFixture[str], recording: Path, tmp_path: Path
) -> None:
    nowhere = str(tmp_path / "file" / "x")
    (tmp_path / "file").write_text("")
    for form in ("json", "csv", "html", "mp4"):
        assert "cannot be written" in refused(capsys, "export", str(recording), "--to", form, "-o", nowhere)
    assert "cannot be written" in refused(capsys, "stats", str(recording), "--plots", nowhere)
    before = recording.read_bytes()
    assert "another name" in refused(capsys, "export", str(recording), "--to", "json", "-o", str(recording))
    assert recording.read_bytes() == before


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str], recording: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port}" in refused(capsys, "look", str(recording), "--port", port)


def test_words_on_nothing_in_the_picture_make_no_labels(
    capsys: pytest.CaptureFixture[str], recording: Path, tmp_path: Path
) -> None:
    assert "Nobody in it said anything" in refused(
        capsys, "recording", "labels", str(recording), "-o", str(tmp_path / "set")
    )
    assert not (tmp_path / "set").exists()
