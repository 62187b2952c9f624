"""What all tests share: skips are repeated in the summary, `--no-skips` turns them into a failure, no test has a deadline."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--no-skips`: fail if anything was skipped (what CI asks for)."""
    parser.addoption("--no-skips", action="store_true", help="fail if any test was skipped")


def pytest_configure() -> None:
    """A slow or busy machine fails no property: how long things take is measured in `make bench`."""
    unhurried = settings(settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("unhurried", unhurried)
    settings.load_profile("unhurried")


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
    for line in _skipped(config):
        terminalreporter.write_line(f"skipped: {line}", yellow=True)
    if _skipped(config) and config.getoption("--no-skips"):
        terminalreporter.write_line("Something was skipped, and --no-skips was asked for.", red=True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A run with skips is no success where none are allowed."""
    if exitstatus == 0 and session.config.getoption("--no-skips") and _skipped(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
