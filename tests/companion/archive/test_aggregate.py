"""Facts drawn once and added up by DuckDB are the figures of the same evenings taken together, without a name in them."""

from __future__ import annotations

import json
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from bench.archive import evening_of
from companion.archive.aggregate import SIEGE_DICE, ManyEvenings, many_evenings
from companion.archive.content_hash import digest_of_file
from companion.archive.extraction import draw_facts
from companion.archive.facts import facts_of
from companion.archive.parquet import facts_file, facts_read, write_facts
from companion.archive.report import report_of_many
from companion.cli.main import raja
from companion.errors import CompanionError
from companion.recording.example import example_evening
from companion.review.recorded_game import RecordedGame
from companion.statistics.figures import figures_of
from companion.texts.catalogue import commands_in, texts_in
from companion.texts.files import languages
from tests.companion.review.recorded import recorded_evening

pytestmark = pytest.mark.slow


def added_up(folder: Path, evenings: list[RecordedGame]) -> ManyEvenings:
    """Figures of these evenings, by way of the files of their facts."""
    for number, evening in enumerate(evenings):
        write_facts(folder, facts_of(evening, f"{number:064x}"))
    with facts_read(folder) as line:
        return many_evenings(line)


def test_figures_by_facts_are_the_figures_of_the_evenings(tmp_path: Path) -> None:
    evenings = [recorded_evening(), evening_of(1), evening_of(2), evening_of(6)]
    found, told = added_up(tmp_path, evenings), figures_of(evenings)
    own = found.figures
    assert found.count == 4
    assert own.length_s == pytest.approx(told.length_s)
    assert (own.asked, own.readings, own.taken, own.builds) == (told.asked, told.readings, told.taken, told.builds)
    assert {phase.phase: phase.n for phase in own.phases} == {phase.phase: phase.n for phase in told.phases}
    for mine, theirs in zip(
        sorted(own.phases, key=lambda p: p.phase), sorted(told.phases, key=lambda p: p.phase), strict=True
    ):
        assert (mine.median_s, mine.longest_s, mine.total_s) == pytest.approx(
            (theirs.median_s, theirs.longest_s, theirs.total_s)
        )
    assert own.brier == pytest.approx(told.brier)
    assert [(row.low, row.n) for row in own.calibration] == [(row.low, row.n) for row in told.calibration]
    wells = {group.name: group.fairness for group in told.dice if not group.name.startswith("rolled by")}
    assert {group.name: group.fairness for group in own.dice if group.name != SIEGE_DICE} == wells
    rolled = sum(group.fairness.n for group in told.dice if group.name.startswith("rolled by"))
    assert {group.fairness.n for group in own.dice if group.name == SIEGE_DICE} == {rolled}


def test_points_and_prices_are_those_of_the_games(tmp_path: Path) -> None:
    evenings = [evening_of(seed) for seed in (1, 5, 9)]
    found = added_up(tmp_path, evenings)
    ends = [evening.state for evening in evenings]
    assert [(row.seats, row.games) for row in found.scores] == [(3, 3)]
    for place, market in enumerate(found.prices):
        paths = [
            [
                evening.history.state_at(version).market.prices[place]
                for version in range(1, evening.steps[-1].version + 1)
            ]
            for evening in evenings
        ]
        assert (market.lowest, market.highest) == (min(map(min, paths)), max(map(max, paths)))
        assert market.mean_end == pytest.approx(sum(state.market.prices[place] for state in ends) / 3)


def test_no_name_and_no_title_is_in_the_facts(tmp_path: Path) -> None:
    evening = evening_of(3)
    facts = facts_of(evening, "0" * 64)
    told = repr(facts)
    assert not [name for name in (*evening.names, evening.title) if name in told]
    assert stat.S_IMODE(write_facts(tmp_path, facts).stat().st_mode) == 0o600


def test_facts_are_drawn_once(tmp_path: Path) -> None:
    asked: list[str] = []

    def gathered() -> RecordedGame:
        asked.append("gathered")
        return evening_of(1)

    first = draw_facts(tmp_path, "a" * 64, gathered)
    assert draw_facts(tmp_path, "a" * 64, gathered) == first == facts_file(tmp_path, "a" * 64)
    assert asked == ["gathered"]
    assert [file.name for file in tmp_path.iterdir()] == [first.name], "nothing half written lies about"


def test_what_is_missing_or_damaged_is_told(tmp_path: Path) -> None:
    with pytest.raises(CompanionError, match="no evenings' facts") as refused, facts_read(tmp_path):
        pass
    assert refused.value.code == "archive.no_facts"
    facts_file(tmp_path, "b" * 64).write_bytes(b"PAR1 of another world")
    with pytest.raises(CompanionError) as refused, facts_read(tmp_path):
        pass
    assert refused.value.code == "archive.facts_unreadable"
    with pytest.raises(CompanionError) as refused:
        digest_of_file(tmp_path / "none.mcap")
    assert refused.value.code == "archive.unreadable"
    (tmp_path / "file").touch()
    with pytest.raises(CompanionError) as refused:
        write_facts(tmp_path / "file", facts_of(evening_of(1), "c" * 64))
    assert refused.value.code == "archive.facts_unwritable"


@pytest.mark.parametrize("language", languages())
def test_many_evenings_are_told_in_each_language(language: str, tmp_path: Path) -> None:
    found = added_up(tmp_path, [evening_of(1), replace(evening_of(2), began=None)])
    text, words = texts_in(language), commands_in(language)
    told = report_of_many(found, text, words)
    assert words("archive.points").upper() in told
    assert text("stats.sieges.title").upper() in told
    assert "2021-02-02" in told
    assert "archive" not in told, "every text is in the catalogue"


def test_raja_stats_keeps_facts_and_tells_of_all_of_them(tmp_path: Path) -> None:
    write_facts(tmp_path, facts_of(evening_of(1), "0" * 64))
    told = CliRunner().invoke(raja, ["stats", "--facts", str(tmp_path), "--json"])
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["evenings"] == 1
    kept = facts_file(tmp_path, digest_of_file(example_evening()))
    write_facts(
        tmp_path, facts_of(recorded_evening(), kept.name.split(".")[0])
    )  # drawn before: it is not looked at again
    words = CliRunner().invoke(raja, ["stats", "--facts", str(tmp_path), "example"], env={"LANGUAGE": "en"})
    assert words.stdout.startswith("2 evenings, ")
    assert CliRunner().invoke(raja, ["stats"]).exit_code == 2
    assert CliRunner().invoke(raja, ["stats", "--facts", str(tmp_path), "--page", "x.html"]).exit_code == 2
