"""The page's files as such: nothing inline, nothing from elsewhere, a control for every move."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import get_args

import pytest

import companion.web
from companion.games.evening_vote import game as vote
from companion.games.raja.commands import Command
from companion.games.raja.moves import Move
from companion.small_games.kinds import KINDS as SMALL_KINDS
from companion.small_games.kinds import SmallKind
from tests.companion.live_rig import Rig

WEB = Path(companion.web.__file__).parent
STATIC = WEB / "static"
JS = STATIC / "js"
TEMPLATES = sorted([*(WEB / "templates").rglob("*.html"), *(STATIC / "shell").glob("*.html")])
SCRIPTS = sorted([*(STATIC / "js").rglob("*.js"), *(STATIC / "shell").glob("*.js")])
SHEETS = sorted((STATIC / "css").rglob("*.css"))
OWN_FILES = [*TEMPLATES, *SCRIPTS, *SHEETS, *sorted((STATIC / "pictures").glob("*.svg"))]
BY_THE_TABLE = {"Deal", "ShuffleDeck", "ShuffleSpare", "ShufflePiles", "EndDiscussion"}
"""Moves of the host and of the companion alone; the clock or a key beside the game ends the talk."""
SVG_NAMESPACE = "http://www.w3.org/2000/svg"


def test_there_is_something_to_look_at() -> None:
    assert TEMPLATES
    assert SCRIPTS
    assert SHEETS


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


def test_every_move_that_the_rules_offer_has_a_control_on_the_seat_page() -> None:
    offered = {kind.__name__.removeprefix("May") for kind in get_args(Move)}
    scenes = "".join(path.read_text("utf-8") for path in SCRIPTS if {JS / "seat", JS / "mend"} & set(path.parents))
    drawn = set(re.findall(r'(?:moveOf|allMovesOf|tradeMove|named|\.may ===)\([^"\n]*"(\w+)"', scenes))
    assert offered - drawn - {"CorrectPrice"} == set()


def test_every_command_that_the_pages_send_is_one_of_the_rules() -> None:
    known = {kind.__name__ for kind in get_args(Command)}
    scripts = "".join(path.read_text("utf-8") for path in SCRIPTS if JS / "small" not in path.parents)
    sent = set(re.findall(r'desk\.send\(\s*"(\w+)"', scripts)) | set(re.findall(r'\bcommand: "(\w+)"', scripts))
    assert len(sent) > 30
    assert sent <= known
    by_the_seats = known - {"Undo", "Redo", "RollSiegeDice", "OfferBarter", "CounterBarter"}
    assert by_the_seats <= sent


@pytest.mark.parametrize("kind", SMALL_KINDS.values(), ids=lambda kind: kind.kind)
def test_every_move_of_a_small_game_has_a_control_and_every_command_is_sent(kind: SmallKind) -> None:
    module = (
        sys.modules[kind.engine.options_type.__module__.replace(".options", ".moves")] if not kind.is_vote else vote
    )
    offered = {name.removeprefix("May") for name in vars(module) if name.startswith("May")}
    scenes = (JS / "small" / "seat").glob(f"{'vote' if kind.is_vote else kind.kind}*.js")
    script = "".join(scene.read_text("utf-8") for scene in scenes)
    drawn = set(re.findall(r'moves?Of\(\s*(?:desk\.)?state,\s*"(\w+)"', script)) | set(
        re.findall(r'tellScene\(desk, "(\w+)"', script)
    )
    assert offered - drawn - BY_THE_TABLE == set()
    assert drawn <= offered
    commands = {command.__name__ for command in kind.engine.command_types}
    sent = set(re.findall(r'desk\.send\(\s*"(\w+)"', script)) | set(re.findall(r'tellScene\(desk, "(\w+)"', script))
    assert commands - sent - BY_THE_TABLE - {"Undo", "Redo"} == set()
    assert sent <= commands


@pytest.mark.parametrize("font", sorted((STATIC / "vendor").glob("*/*.woff2")), ids=lambda path: path.parent.name)
def test_a_vendored_font_is_small_and_has_its_licence_beside_it(font: Path) -> None:
    assert font.stat().st_size < 64 * 1024
    assert "SIL Open Font License" in (font.parent / "LICENSE.txt").read_text("utf-8")


def test_the_vendored_scripts_have_their_licences_beside_them() -> None:
    assert "Apache License" in (STATIC / "vendor/fluent-bundle/LICENSE.txt").read_text("utf-8")
    assert "ISC License" in (STATIC / "vendor/immutable-json-patch/LICENSE.txt").read_text("utf-8")


def test_pages_are_given_every_language_under_a_name_that_changes_with_its_texts() -> None:
    client = Rig().screen()
    assert json.loads(client.get("/static/texts/languages.json").text)["offered"]["de"] == "Deutsch"
    name = re.search(r"/static/v-\w+/", client.get("/").text)
    assert name
    german = client.get(f"{name[0]}texts/de.ftl")
    assert german.mimetype == "text/plain"
    assert "score-title = Punkte" in german.text
    assert german.cache_control.immutable
    assert client.get(f"{name[0]}texts/tlh.ftl").status_code == 404
