"""The page's files as such: nothing inline, nothing from elsewhere, every text in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import companion.web

WEB = Path(companion.web.__file__).parent
STATIC = WEB / "static"
TEMPLATES = sorted((WEB / "templates").glob("*.html"))
SCRIPTS = sorted((STATIC / "js").glob("*.js"))
SHEETS = sorted((STATIC / "css").glob("*.css"))
OWN_FILES = [*TEMPLATES, *SCRIPTS, *SHEETS, *sorted((STATIC / "pictures").glob("*.svg"))]
CATALOGUES = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted((STATIC / "text").glob("*.json"))}
SVG_NAMESPACE = "http://www.w3.org/2000/svg"


def test_there_is_something_to_look_at() -> None:
    assert TEMPLATES
    assert SCRIPTS
    assert SHEETS
    assert set(CATALOGUES) >= {"en", "de"}


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_a_template_has_no_script_style_or_handler_inside(path: Path) -> None:
    markup = path.read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", markup)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", markup))


@pytest.mark.parametrize("path", OWN_FILES, ids=lambda path: path.name)
def test_a_file_names_no_other_server(path: Path) -> None:
    assert "//" not in re.sub(r"(?m)(^|\s)//.*$", "", path.read_text("utf-8").replace(SVG_NAMESPACE, ""))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_module_is_small_and_says_what_it_is_for(path: Path) -> None:
    script = path.read_text("utf-8")
    assert script.startswith("/**")
    assert len(script.splitlines()) <= 400
    assert "innerHTML" not in script


@pytest.mark.parametrize("language", [name for name in CATALOGUES if name != "en"])
def test_a_language_has_every_text_with_the_same_values_in_it(language: str) -> None:
    def values(text: str) -> set[str]:
        return set(re.findall(r"\{(\w+)\}", text))

    english, other = CATALOGUES["en"], CATALOGUES[language]
    assert english.keys() == other.keys()
    assert {key: values(text) for key, text in english.items()} == {key: values(text) for key, text in other.items()}


def test_every_text_that_is_asked_for_is_in_the_catalogue() -> None:
    sources = "".join(path.read_text("utf-8") for path in [*SCRIPTS, *TEMPLATES])
    asked = set(re.findall(r'\btext\(\s*"([\w.-]+)"', sources))
    asked |= set(re.findall(r'data-(?:text|label)="([\w.-]+)"', sources))
    known = {key.removesuffix(".one").removesuffix(".other") for key in CATALOGUES["en"]}
    assert len(asked) > 30
    assert asked <= known


@pytest.mark.parametrize("font", sorted((STATIC / "vendor").glob("*/*.woff2")), ids=lambda path: path.parent.name)
def test_a_vendored_font_is_small_and_has_its_licence_beside_it(font: Path) -> None:
    assert font.stat().st_size < 64 * 1024
    assert "SIL Open Font License" in (font.parent / "LICENSE.txt").read_text("utf-8")
