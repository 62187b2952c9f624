"""What all tests share: the summary says what was left out or skipped, `--no-skips` fails then, no test has a deadline."""

from __future__ import annotations

import gc
import re
from pathlib import Path
from typing import Any, Protocol

import pytest
from hypothesis import HealthCheck, settings

from tests.compiled_routes import compile_each_route_once


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--no-skips`: fail if anything was skipped (what CI asks for); `--quick`: see `make test-quick`."""
    parser.addoption("--no-skips", action="store_true", help="fail if any test was skipped")
    parser.addoption("--quick", action="store_true", help="leave out files that are not quick as a whole, unread")


def pytest_configure() -> None:
    """No test has a deadline, as how long things take is measured in `make bench`; routes are compiled once."""
    unhurried = settings(settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("unhurried", unhurried)
    settings.load_profile("unhurried")
    compile_each_route_once()


LEFT_OUT = pytest.StashKey["dict[str, int]"]()
ROOT = Path(__file__).parent


class Worker(Protocol):
    """A worker of pytest-xdist, as the run hears of it when it ends."""

    workeroutput: dict[str, Any]


NOT_QUICK = re.compile(r"^pytestmark = .*\bmark\.(browser|long|program|simulator|slow|toolchain)\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `--quick` what no test is run of is not loaded either: that takes as long as the quick tests themselves."""
    if (
        not config.getoption("--quick")
        or collection_path.suffix != ".py"
        or not collection_path.name.startswith("test_")
    ):
        return None
    return True if NOT_QUICK.search(collection_path.read_text(encoding="utf-8")) else None


def pytest_collection() -> None:
    """What is collected stays until the end: looking through it for garbage is left out while it grows, and ever after."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_deselected(items: list[pytest.Item]) -> None:
    """Count the long tests that this run leaves out, by their area."""
    for item in items:
        if item.get_closest_marker("long") is not None:
            left_out = item.config.stash.setdefault(LEFT_OUT, {})
            left_out[_area(item.path)] = left_out.get(_area(item.path), 0) + 1


def _area(path: Path) -> str:
    """What ``make test-long AREA=`` calls the folder of a test."""
    folders = path.relative_to(ROOT).parts[:-1]
    return folders[1] if len(folders) > 1 and folders[0] == "companion" else folders[0]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Worker) -> None:
    """All workers collect, and so leave out, the same: whichever ends last tells it."""
    config: pytest.Config = node.config  # type: ignore[attr-defined]
    config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", {})


def _skipped(config: pytest.Config) -> list[str]:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return []
    reasons = []
    for report in reporter.stats.get("skipped", []):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        reasons.append(f"{report.nodeid}: {reason.removeprefix('Skipped: ')}")
    return reasons


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say once more, last, what was not tested and what it needs."""
    left_out = config.stash.get(LEFT_OUT, {})
    if config.getoption("--quick"):
        terminalreporter.write_line(
            "Not in this run: files that are slow or start programs, and long tests: make test, make test-long."
        )
    elif left_out:
        areas = ", ".join(f"{area} {count}" for area, count in sorted(left_out.items()))
        terminalreporter.write_line(
            f"Not in this run: {sum(left_out.values())} long tests ({areas}): make test-long [AREA=web]."
        )
        terminalreporter.write_line(
            "Nor are hours of random games, kills and damaged files, and speed: make help names them."
        )
    for line in _skipped(config):
        terminalreporter.write_line(f"skipped: {line}", yellow=True)
    if _skipped(config) and config.getoption("--no-skips"):
        terminalreporter.write_line("Something was skipped, and --no-skips was asked for.", red=True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A run with skips is no success where none are allowed; a worker hands on what it left out."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash.get(LEFT_OUT, {})
    if exitstatus == 0 and session.config.getoption("--no-skips") and _skipped(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
