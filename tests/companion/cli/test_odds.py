"""``raja odds`` as a person types it."""

from __future__ import annotations

import json

import pytest

from companion.cli.main import run


def said(arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        run(["odds", *arguments.split()])
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


def test_table_has_bars_for_stones_elephants_and_x(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said("--elephants 3 --shields 2,1 --stones 9", capsys)
    assert status == 0
    assert out.startswith("3 elephants against 3 shield points and 9 stones (standard)")
    for title in ("stones lost", "elephants lost", "x  (mean 1.50)", "wall destroyed     8.71%", "█"):
        assert title in out


def test_json_counts_add_up_to_all_rolls(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = said("--elephants 3 --shields 2,1 --stones 9 --rulebook as-printed --json", capsys)
    found = json.loads(out)
    assert found["rulebook"] == "as-printed"
    assert sum(found["x_rolls"].values()) == sum(pair["rolls"] for pair in found["loss_rolls"]) == 6**9


def test_at_least_names_the_fewest_elephants(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = said("--shields 2,1 --stones 9 --at-least 75%", capsys)
    assert out.startswith("Fewest elephants: 5.")


def test_at_least_out_of_reach_says_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said("--shields 3,3,3 --stones 15 --at-least 0.99", capsys)
    assert status == 0
    assert "too small for 0.99" in out


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "--elephants 3",
        "--elephants 3 --stones",
        "--elephants 3 --stones 9 --bogus",
        "--elephants 3 --stones 9 more",
        "--elephants 11 --stones 9",
        "--elephants 0 --stones 9",
        "--elephants -1 --stones 9",
        "--elephants three --stones 9",
        "--elephants 3 --stones 32",
        "--elephants 3 --stones 9 --shields 4",
        "--elephants 3 --stones 9 --shields 1,,2",
        "--elephants 3 --stones 9 --shields 3,3,3,3,3,3,3,3,3,3,3",
        "--elephants 3 --stones 9 --rulebook house",
        "--stones 9",
        "--stones 9 --at-least 2",
        "--stones 9 --at-least often",
        "--stones 9 --at-least 1/0",
    ],
)
def test_bad_input_is_one_sentence_and_status_2(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(arguments, capsys)
    assert status == 2
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert err.startswith("raja: ")
    assert "Usage" not in err
    assert "Traceback" not in err
