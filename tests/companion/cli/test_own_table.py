"""Which table is played at: the one that is named, else the one that was taught on its page."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from companion.cli.seeing.taught_table import TAUGHT_HERE, own_table_of
from companion.errors import CompanionError
from companion.settings.loading import load_settings
from companion.teaching.tables import write_table
from vision.teaching.lesson import QUANTITIES
from vision.teaching.taught import Taught

SHIFTS = tuple((quantity, 0.0) for quantity in QUANTITIES)
TAUGHT = Taught("home", (), (("brown", (1, 2, 3)),), 10.2, 4.1, SHIFTS)


@pytest.fixture
def ctx() -> click.Context:
    return click.Context(click.Command("play"))


def test_a_table_is_as_it_was_taught_on_its_page(tmp_path: Path, ctx: click.Context) -> None:
    assert own_table_of(ctx, None, tmp_path).settings() == load_settings()
    write_table(tmp_path / TAUGHT_HERE, TAUGHT)
    assert own_table_of(ctx, None, tmp_path).settings().palette.brown == (1, 2, 3)
    assert own_table_of(ctx, None, None).settings() == load_settings()


def test_one_that_is_named_goes_first(tmp_path: Path, ctx: click.Context) -> None:
    write_table(tmp_path / TAUGHT_HERE, TAUGHT)
    other = tmp_path / "club.json"
    write_table(other, Taught("club", (), (("brown", (4, 5, 6)),), 10.0, 4.0, SHIFTS))
    assert own_table_of(ctx, str(other), tmp_path).settings().palette.brown == (4, 5, 6)
    with pytest.raises(CompanionError, match="No table was taught"):
        own_table_of(ctx, str(tmp_path / "none.json"), tmp_path)


def test_a_damaged_file_keeps_nobody_from_playing(
    tmp_path: Path, ctx: click.Context, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / TAUGHT_HERE).write_text("{ not json", encoding="utf-8")
    assert own_table_of(ctx, None, tmp_path).settings() == load_settings()
    assert "cannot be read" in capsys.readouterr().out
