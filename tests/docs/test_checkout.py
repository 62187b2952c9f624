"""What lies in the repository's root is known: a folder that a command made there by the way is not handed in."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tests.docs.told_commands import ROOT

KNOWN = {
    ".ci", ".gitignore", ".npmrc", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md",
    "SECURITY.md", "bench", "biome.json", "companion", "constraints.hashes.txt", "constraints.txt", "docs",
    "firmware", "hardware", "image", "package.json", "pyproject.toml", "raja_client", "scripts", "second_world", "tests", "trainers",
    "tsconfig.json", "tsconfig.worker.json", "vision",
}  # fmt: skip


def test_nothing_unknown_is_kept_in_the_root() -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("an unpacked source has no list of what is kept")
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {path.partition("/")[0] for path in kept.splitlines()} == KNOWN
