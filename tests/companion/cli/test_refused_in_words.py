"""What the command line refuses is said in the language of the call, with what it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.cli.main import run

RECORDING_MISSING = {
    "en": "raja: The recording {file} cannot be opened (No such file or directory): check its name.",
    "de": "raja: Die Aufzeichnung {file} lässt sich nicht öffnen (No such file or directory): prüfe den Namen.",
    "fr": "raja: L’enregistrement {file} ne s’ouvre pas (No such file or directory)\u00a0: vérifiez son nom.",
    "es": "raja: La grabación {file} no se puede abrir (No such file or directory): revisa el nombre.",
    "ja": "raja: 記録{file}を開けません（No such file or directory）。名前を確かめてください。",
}


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a call of ``raja`` that is refused says."""
    with pytest.raises(SystemExit) as ended:
        run(list(arguments))
    assert ended.value.code == 2
    return capsys.readouterr().err.strip()


@pytest.mark.parametrize("language", RECORDING_MISSING)
def test_a_file_that_is_not_there_is_named_in_each_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    file = tmp_path / "none.mcap"
    said = refused(capsys, "--lang", language, "replay", str(file))
    assert said == RECORDING_MISSING[language].format(file=file)


def test_what_a_number_must_be_is_said_with_the_number_given(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "--lang", "de", "odds", "--elephants", "99", "--stones", "3")
    assert said == "raja: In einer Belagerung kämpfen 1 bis 10 Elefanten, nicht 99."
