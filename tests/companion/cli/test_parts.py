"""``raja print parts``: what is refused before anything is drawn. (The docs' own command draws them all.)"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from companion.cli.main import run


@pytest.mark.parametrize(
    ("own", "told"),
    [
        ("[dice]\nsize = 16\n", "did you mean 'dice.size_mm'"),
        ("[dice]\nsize_mm = 25\n", "take dice of 14 to 19 mm"),
        ("[dice", "correct that line"),
    ],
)
def test_parameters_that_cannot_be_are_one_sentence(
    own: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(own, encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        run(["print", "parts", "--parameters", str(file), "-o", str(tmp_path / "out")])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_without_the_cad_package_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "build123d", None)
    with pytest.raises(SystemExit) as left:
        run(["print", "parts", "-o", str(tmp_path / "out")])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "pip install -c constraints.txt -e '.[parts]'" in said
    assert said.count("\n") == 1
    assert not (tmp_path / "out").exists()
