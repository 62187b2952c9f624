"""Every language has every text that the code asks for, with the values it gives, and no other; and the check finds faults."""

from __future__ import annotations

import pytest

from companion.cli.main import run
from companion.texts.checking import faults_between, faults_of_refusals, faults_of_uses
from companion.texts.entries import Entry, entries_in
from companion.texts.uses import Use, Uses

pytestmark = pytest.mark.slow


def by_id(source: str) -> dict[str, Entry]:
    """The entries of a Fluent source."""
    entries, junk = entries_in(source)
    assert junk == ()
    return {entry.id: entry for entry in entries}


ENGLISH = by_id("a-b = { $who } has { $n }\nc = { $count ->\n    [one] one\n   *[other] some\n}\nd = d\n")


def test_the_catalogue_has_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(["texts", "check"])
    said = capsys.readouterr().out
    assert (stopped.value.code, said[:18]) == (0, "All texts are ther"), said


def test_what_a_language_lacks_or_has_too_much_is_found() -> None:
    other = by_id("a-b = { $who } hat { $m }\nc = einige\ne = e\n")
    assert list(faults_between("xx", other, ENGLISH)) == [
        "xx: a-b names $m, which English does not",
        "xx: a-b does not show $n",
        "xx: d is missing",
        "xx: e is in no other language",
    ]


def test_what_the_code_asks_for_in_vain_is_found() -> None:
    asked = (Use("a.b", frozenset({"who"}), "x.js"), Use("f", None, "y.js"), Use("c", None, "y.js"))
    used = Uses(frozenset({"a-b", "c"}), (), asked, ())
    assert list(faults_of_uses(ENGLISH, used)) == [
        "x.js: asks for a.b without $n",
        "y.js: asks for f, which is not in the catalogue",
        "en: d is used nowhere",
    ]


def test_a_refusal_without_its_text_or_values_is_found() -> None:
    refused = (Use("a.b", frozenset({"n"}), "x.py"), Use("g", frozenset(), "y.py"))
    other = by_id("refusal-a-b = { $m }\nrefusal-z = z\n")
    assert list(faults_of_refusals("xx", other, Uses(frozenset(), (), (), refused), ENGLISH)) == [
        "xx: refusal-a-b names $m, which x.py does not give",
        "xx: refusal-g is missing: y.py refuses so",
        "xx: refusal-z is raised nowhere",
    ]


def test_what_is_no_fluent_is_found() -> None:
    assert entries_in("a = { $b\n")[1] == ("a = { $b\n",)
