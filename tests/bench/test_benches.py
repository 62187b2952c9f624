"""`make bench` runs every bench, or those named, and nothing that is only a part of them."""

from __future__ import annotations

import pytest

from bench.__main__ import main, names


def test_only_modules_with_a_main_are_benches() -> None:
    assert {"companion", "fallen", "rules", "vision"} <= set(names())
    assert {"free_port", "told_counts", "__main__"}.isdisjoint(names())


def test_an_unknown_bench_is_refused_with_the_known_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench", "free_port"])
    assert main() == 2
    assert f"take one of {', '.join(names())}." in capsys.readouterr().err
