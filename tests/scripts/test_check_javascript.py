"""What holds the pages' JavaScript to its types: it says so where it cannot run, and no type is given up in silence."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "companion" / "web" / "static"
MODULES = sorted([*(STATIC / "js").rglob("*.js"), *(STATIC / "shell").rglob("*.js")])
ANY = re.compile(r"[{<,:|(]\s*any\s*[}>,;|)\]\[]")
JSDOC = re.compile(r"/\*\*.*?\*/", re.DOTALL)
GIVEN_UP = re.compile(r"@ts-(?:nocheck|ignore)|@ts-expect-error\s*(?:\*/|$)|biome-ignore(?![^\n]*:\s*\w)", re.MULTILINE)


def checked(tmp_path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """The check where neither node nor npm is on the path."""
    for tool in ("dirname", "sh"):
        (tmp_path / tool).symlink_to(f"/usr/bin/{tool}")
    script = ["/bin/sh", str(ROOT / "scripts" / "check_javascript.sh")]
    return subprocess.run(script, env={"PATH": str(tmp_path), **env}, capture_output=True, text=True, check=False)


def test_without_node_the_check_says_so_and_is_skipped(tmp_path: Path) -> None:
    done = checked(tmp_path)
    assert done.returncode == 0
    assert "JavaScript is not checked" in done.stderr


def test_without_node_a_strict_check_fails(tmp_path: Path) -> None:
    done = checked(tmp_path, STRICT="1")
    assert done.returncode != 0
    assert "JavaScript is not checked" in done.stderr


def test_there_are_modules_to_check() -> None:
    assert len(MODULES) > 100


def test_no_finding_is_silenced_without_a_reason() -> None:
    assert [str(path) for path in MODULES if GIVEN_UP.search(path.read_text("utf-8"))] == []


def test_no_type_is_any() -> None:
    """What is not known yet is ``unknown``: whoever knows it says so where it is used."""
    found = [
        f"{path.name}: {line.strip()}"
        for path in MODULES
        for words in JSDOC.findall(path.read_text("utf-8"))
        for line in words.splitlines()
        if ANY.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "words",
    ["@param {any} it", "@type {Record<string, any>} */", " *   walls: {real: any, other: number}[]}} Thought"],
)
def test_a_type_that_is_any_is_found(words: str) -> None:
    assert ANY.search(words)


def test_the_word_any_in_a_sentence_is_no_type() -> None:
    assert not ANY.search("/** Looking back: any moment of the game, if any. @param {number} seat in any game */")
